import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { expect, onTestFinished, test } from 'vitest';
import { closeOldOrders } from './index.ts';
import { createPaymentsWorld } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { ask, clock, input, newMember, newPhone, order, read, rows, staged, storedState } = world;

test('an order that was not prompted yet prompts its own phone, whatever number and pass are sent next', async () => {
  const member = await newMember();
  const { code } = await order(member, 'week', newPhone());
  const own = staged.prompts.at(-1)?.phone;
  await rows(`update payment_orders set state = 'created', prompted_at = null, token_hash = null where code = $1`, [
    code,
  ]);
  const before = staged.prompts.length;
  expect((await ask(member, input({ product: 'month' }))).json<PaymentOrder>()).toMatchObject({ code, amount: 150 });
  expect(staged.prompts.slice(before)).toMatchObject([{ phone: own, amount: 150 }]);
});

test('a request that comes again gets its own order, also while a later one is open', async () => {
  const member = await newMember();
  const asked = input();
  const first = (await ask(member, asked)).json<PaymentOrder>();
  await world.callBack({ code: '1032', amount: null, receipt: null });
  const second = await order(member, 'month');
  const before = staged.prompts.length;
  expect((await ask(member, asked)).json<PaymentOrder>()).toMatchObject({ code: first.code, state: 'failed' });
  expect((await ask(member, input())).json<PaymentOrder>().code).toBe(second.code);
  expect(staged.prompts).toHaveLength(before);
});

test.each([null, { outcome: 'refused', code: 'phone_invalid' } as const, { outcome: 'unknown', code: null } as const])(
  'the other pages of a member hear once what became of a prompt (%j), and of a repeated request nothing',
  async (result) => {
    const member = await newMember();
    staged.prompting = result && (() => Promise.resolve(result));
    onTestFinished(() => void (staged.prompting = null));
    const told: unknown[] = [];
    onTestFinished(world.events.subscribe(({ to, event }) => told.push([...to, event])));
    const asked = input();
    await ask(member, asked);
    await ask(member, asked);
    expect(told).toEqual([[member.id, { type: 'payment' }]]);
  },
);

test('a refusal that comes after the time of its prompt still says why, and leaves nothing to ask', async () => {
  const member = await newMember();
  staged.prompting = async () => {
    clock.advance(2 * 60_000);
    await closeOldOrders(world.settling);
    return { outcome: 'refused', code: 'phone_invalid' };
  };
  onTestFinished(() => void (staged.prompting = null));
  expect(await order(member)).toMatchObject({ state: 'failed', failure: 'phone_invalid' });
});

test('whoever looks at an order has M-Pesa asked about it alone, though another one is due longer', async () => {
  await order(await newMember());
  const member = await newMember();
  const { code } = await order(member);
  clock.advance(75_000);
  await read(member, code);
  const asked = `checkout-${staged.prompts.length}`;
  await expect.poll(() => staged.queried).toEqual([asked]);
  // Also when the prompt has ended, and nobody knows whether it was paid.
  clock.advance(3 * 60_000);
  await rows("update payment_orders set state = 'unconfirmed' where code = $1", [code]);
  await read(member, code);
  await expect.poll(() => staged.queried).toEqual([asked, asked]);
});

test('a new order ends the stale one of its member, and no other', async () => {
  const member = await newMember();
  const [own, other] = [await order(member), await order(await newMember())];
  clock.set(own.again_at);
  await order(member, 'month');
  expect([await storedState(own.code), await storedState(other.code)]).toEqual(['unconfirmed', 'pending']);
});
