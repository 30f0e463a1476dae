import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../personal-data/index.ts';
import { forgetPhonesOfDeleted } from './index.ts';
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
