import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { deleteAccount } from '../../personal-data/index.ts';
import { forgetPhonesOfDeleted, sealPhonesAgain } from './index.ts';
import { listOrders } from './list-orders.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { createPaymentsWorld } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { ask, clock, database, dependencies, newMember, newPhone, order, rows } = world;
const minuteMs = 60_000;

test('a phone has had its prompts also when the account is deleted, and is forgotten an hour later', async () => {
  const phone = newPhone();
  const stranger = await newMember();
  const { code } = await order(stranger, 'week', phone);
  clock.advance(3 * minuteMs);
  await order(stranger, 'week', phone);
  await deleteAccount(dependencies, stranger.id);
  const input = { product: 'week', phone, client_key: randomUUID(), remember: false };
  expect((await ask(await newMember(), input)).headers['retry-after']).toBe('3600');
  const isKept = async () =>
    (await rows('select from payment_orders where code = $1 and phone_hash is not null', [code])).length > 0;
  clock.advance(57 * minuteMs - 1);
  await forgetPhonesOfDeleted({ database, clock });
  expect(await isKept()).toBe(true);
  clock.advance(1);
  await forgetPhonesOfDeleted({ database, clock });
  expect(await isKept()).toBe(false);
  clock.advance(3 * minuteMs);
  expect(await order(await newMember(), 'week', phone)).toMatchObject({ state: 'waiting' });
});

test('a phone that has paid is forgotten too, once its member has left', async () => {
  const payer = await newMember();
  const { code } = await order(payer);
  await world.callBack({});
  await deleteAccount(dependencies, payer.id);
  clock.advance(60 * minuteMs);
  await forgetPhonesOfDeleted({ database, clock });
  expect(await rows('select phone_hash from payment_orders where code = $1', [code])).toEqual([{ phone_hash: null }]);
});

test('the phone of somebody with an account is not forgotten', async () => {
  const { code } = await order(await newMember());
  clock.advance(24 * 60 * minuteMs);
  await forgetPhonesOfDeleted({ database, clock });
  expect(await rows('select from payment_orders where code = $1 and phone_hash is not null', [code])).toHaveLength(1);
});

test('phones of orders and those to remember are sealed again with the next key, and a broken one named', async () => {
  await rows('update payment_orders set sealed_phone = null');
  const [member, other] = [await newMember(), await newMember()];
  const phone = newPhone();
  const asked = { product: 'week', phone, client_key: randomUUID(), remember: true };
  const { code } = (await ask(member, asked)).json<{ code: string }>();
  await order(other);
  await rows("insert into payment_phones values ($1, decode(repeat('00', 40), 'hex'), now())", [other.id]);
  const next = new Secret('ab'.repeat(32), [world.config.vaultKey.reveal()]);
  const seal = async (onlyLooks?: boolean) => {
    const done: string[] = [];
    for await (const each of sealPhonesAgain(database, next, onlyLooks))
      done.push(typeof each === 'string' ? each : each.place);
    return done.toSorted();
  };
  const broken = `payment_phones ${other.id}`;
  expect(await seal(true)).toEqual(['again', 'again', 'again', broken]);
  expect(await seal()).toEqual(['again', 'again', 'again', broken]);
  expect(await seal(true)).toEqual(['current', 'current', 'current', broken]);
  const alone = { ...dependencies, vaultKey: new Secret('ab'.repeat(32)) } as unknown as PaymentDependencies;
  const { orders, remembered_phone } = await listOrders(alone, member.id);
  expect([orders.map((each) => [each.code, each.whole_phone]), remembered_phone]).toEqual([
    [[code, `254${phone.slice(1)}`]],
    `254${phone.slice(1)}`,
  ]);
});

test('a phone that is forgotten, or a new one that is remembered, while phones are sealed again stays so', async () => {
  await rows('update payment_orders set sealed_phone = null');
  await rows('delete from payment_phones');
  for (let made = 0; made < 2; made += 1) {
    const asked = { product: 'week', phone: newPhone(), client_key: randomUUID(), remember: true };
    await ask(await newMember(), asked);
  }
  const lastOrder = 'where id = (select max(id) from payment_orders)';
  const another = "decode(repeat('00', 40), 'hex')";
  const lastPhone = 'where user_id = (select max(user_id) from payment_phones)';
  const sealing = sealPhonesAgain(database, new Secret('cd'.repeat(32), [world.config.vaultKey.reveal()]));
  // The rows of both orders are read before the first of them is sealed again, and so are those of both members.
  await sealing.next();
  await rows(`update payment_orders set sealed_phone = null ${lastOrder}`);
  await sealing.next();
  await sealing.next();
  await rows(`update payment_phones set sealed_phone = ${another} ${lastPhone}`);
  await sealing.next();
  expect(await sealing.next()).toMatchObject({ done: true });
  expect(await rows(`select sealed_phone from payment_orders ${lastOrder}`)).toEqual([{ sealed_phone: null }]);
  const isKept = `select sealed_phone = ${another} as "isKept" from payment_phones ${lastPhone}`;
  expect(await rows(isKept)).toEqual([{ isKept: true }]);
});
