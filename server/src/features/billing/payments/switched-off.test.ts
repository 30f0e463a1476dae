import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { expect, onTestFinished, test } from 'vitest';
import { moveSwitch } from '../../trust/moderation/index.ts';
import { createPaymentsWorld } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { ask, input, newMember, read } = world;

test('while payments are switched off, nothing new is ordered, and an order under way settles', async () => {
  const member = await newMember();
  const asked = input();
  const made = (await ask(member, asked)).json<PaymentOrder>();
  const { switches } = world.dependencies;
  const move = async (isOn: boolean) => {
    await moveSwitch(world.dependencies, null, { name: 'payments', isOn, because: 'a test' });
    await switches.catchUp();
  };
  onTestFinished(() => move(true));
  await move(false);
  expect((await ask(await newMember(), input())).json()).toMatchObject({ code: 'payments_off' });
  // The response to the first request may have been lost.
  expect((await ask(member, asked)).json<PaymentOrder>().code).toBe(made.code);
  await world.callBack({});
  expect((await read(member, made.code)).state).toBe('paid');
});
