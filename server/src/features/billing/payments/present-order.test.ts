import { expect, test } from 'vitest';
import { createPaymentsWorld } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { clock, newMember, newPhone, order, read } = world;
const minuteMs = 60_000;

test('the whole number of an order is told for an hour', async () => {
  const member = await newMember();
  const phone = newPhone();
  const whole_phone = phone.replace('0', '254');
  const made = await order(member, 'week', phone);
  expect(made).toMatchObject({ whole_phone });
  await world.callBack({ code: '1032', amount: null, receipt: null });
  clock.advance(60 * minuteMs - 1);
  expect(await read(member, made.code)).toMatchObject({ state: 'failed', whole_phone });
  clock.advance(1);
  expect(await read(member, made.code)).toMatchObject({ state: 'failed', whole_phone: null });
});

test('an order says the server’s time of each response, from which a device counts the seconds', async () => {
  const member = await newMember();
  const made = await order(member, 'week');
  expect(made.as_of).toBe(clock.now().toISOString());
  clock.advance(30_000);
  expect(await read(member, made.code)).toEqual({ ...made, as_of: clock.now().toISOString() });
});

test('the whole number is in no receipt', async () => {
  const member = await newMember();
  const made = await order(member, 'week');
  await world.callBack({});
  expect(await read(member, made.code)).toMatchObject({ state: 'paid', whole_phone: null, phone: made.phone });
});
