import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runOperator } from '../../../operator/run-operator.fixture.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { createPaymentsWorld } from './payments-world.fixture.ts';
import { refusePrompts } from './refuse-prompts.ts';

const world = await createPaymentsWorld();
const { ask, clock, config, database, newMember, newPhone, staged } = world;

const operator = (...words: string[]) =>
  runOperator(['payments', ...words], { DATABASE_URL: database.pool.options.connectionString ?? '' });

test('a phone whose owner never ordered gets no more prompts from anybody, until they want them again', async () => {
  const phone = newPhone();
  const order = async () =>
    ask(await newMember(), { product: 'week', phone, client_key: randomUUID(), remember: false });
  const { code } = (await order()).json<{ code: string }>();
  // The code as the prompt shows it, without its dash.
  const said = await operator('not-me', code.replace('-', '').toLowerCase());
  expect(said.stdout).toBe(`The phone of order ${code} gets no more prompts, whoever asks for them.\n`);
  clock.advance(7_200_000);
  const before = staged.prompts.length;
  const refused = await order();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_phone_refused']);
  expect(staged.prompts).toHaveLength(before);
  // Another phone of the same buyer does not belong to this owner.
  expect(
    (await ask(await newMember(), { product: 'week', phone: newPhone(), client_key: randomUUID(), remember: false }))
      .statusCode,
  ).toBe(200);
  expect(await operator('not-me', code)).toMatchObject({ code: 1 });
  expect(await operator('may-ask', code)).toMatchObject({ stderr: '' });
  expect((await order()).statusCode).toBe(200);
  expect(await operator('not-me', 'MW-22222222')).toMatchObject({ code: 1 });
});

test('who wants prompts again gets them, and nobody else who does not', async () => {
  const refused: string[] = [];
  const phones = [newPhone(), newPhone()];
  for (const phone of phones) {
    const asked = { product: 'week', phone, client_key: randomUUID(), remember: false };
    const { code } = (await ask(await newMember(), asked)).json<{ code: string }>();
    expect(await refusePrompts({ database, clock }, code, true)).toBe(true);
    expect(await refusePrompts({ database, clock }, code, true)).toBe(false);
    refused.push(code);
  }
  // A change of the secret key leaves this key, so a phone is known again after it.
  const hashOf = createKeyedHash(config.phoneKey, 'mwanzo paying phones 1');
  const { rows } = await database.pool.query<{ hash: Buffer }>('select phone_hash as hash from payment_refused_phones');
  for (const phone of phones) expect(rows).toContainEqual({ hash: hashOf(phone.replace('0', '254')) });
  clock.advance(7_200_000);
  expect(await refusePrompts({ database, clock }, refused[0] ?? '', false)).toBe(true);
  expect(await refusePrompts({ database, clock }, refused[0] ?? '', false)).toBe(false);
  const answers = [];
  for (const phone of phones) {
    const asked = { product: 'week', phone, client_key: randomUUID(), remember: false };
    answers.push((await ask(await newMember(), asked)).statusCode);
  }
  expect(answers).toEqual([200, 409]);
});
