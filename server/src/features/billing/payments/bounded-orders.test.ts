import { beforeEach, expect, test } from 'vitest';
import {
  askDueOrders,
  askReceipts,
  closeOldOrders,
  countPayments,
  findRefundable,
  noteReceipt,
  noteUnpaid,
  refundOrder,
} from './index.ts';
import { decidedMs, lastQueryMs } from './order-rules.ts';
import { createPaymentsWorld, newReceipt } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { callBack, clock, countPeriods, database, newMember, order, read, rows, settling, staged, storedState } = world;
const [minute, hour] = [60_000, 3_600_000];
const year = 365 * 24 * hour;
const asking = { ...settling, checkout: { callbackOrigin: 'https://mwanzo.test' } };

beforeEach(async () => {
  await database.pool.query('update payment_orders set next_query_at = null, receipt_due_at = null');
  await database.pool.query(
    "update payment_orders set state = 'failed' where state in ('pushing', 'pending', 'unconfirmed')",
  );
  clock.advance(2 * hour);
  staged.prompting = null;
  staged.asking = () => Promise.resolve({ outcome: 'unknown', code: null });
  staged.lost.length = 0;
  staged.queried.length = 0;
});

const late = async () => (await countPayments(database, clock.now())).find(({ state }) => state === 'late')?.count;

/** An order about which M-Pesa is silent, after its time. */
async function leaveUndecided() {
  const member = await newMember();
  const { code } = await order(member);
  for (let hours = 0; hours < 26; hours += 1) {
    clock.advance(hour);
    await askDueOrders(settling);
  }
  expect(await storedState(code)).toBe('needs_review');
  expect(await read(member, code)).toMatchObject({ state: 'unanswered', failure: null });
  return { member, code };
}

test.each([
  ['M-Pesa is silent', (code: string) => code],
  ['the process died before the response to its prompt', (code: string) => forget(code, 'pushing')],
  ['it was created, and its process died', (code: string) => forget(code, 'created')],
] as const)('an order is decided within its time when %s', async (_, make) => {
  const { code } = await order(await newMember());
  await make(code);
  clock.advance(decidedMs - minute);
  await askDueOrders(settling);
  clock.advance(minute);
  await askDueOrders(settling);
  // Money cannot have moved for a prompt that was never sent.
  const [row] = await rows<{ state: string; prompted: boolean }>(
    'select state, prompted_at is not null as prompted from payment_orders where code = $1',
    [code],
  );
  expect(row?.state).toBe(row?.prompted ? 'needs_review' : 'failed');
  expect(await late()).toBe(0);
});

async function forget(code: string, state: string): Promise<void> {
  await rows(
    `update payment_orders set state = $2, merchant_request_id = null, checkout_request_id = null, next_query_at = null,
       prompted_at = case when $2 = 'created' then null else prompted_at end where code = $1`,
    [code, state],
  );
}

test('an order whose queries wait for their turn is decided too, and they may still mend it', async () => {
  const member = await newMember();
  const { code } = await order(member);
  // Nothing is asked, as when M-Pesa was removed from the settings.
  for (const wait of [3 * minute, 24 * hour, hour]) {
    clock.advance(wait);
    await closeOldOrders(settling);
  }
  expect(await storedState(code)).toBe('needs_review');
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  await askDueOrders(settling);
  expect([await storedState(code), await countPeriods(member)]).toEqual(['paid', 1]);
});

test('orders of a clock that was a year ahead are counted from now, and the queries go on', async () => {
  clock.advance(year);
  const member = await newMember();
  const { code } = await order(member);
  clock.advance(80_000);
  await askDueOrders(settling);
  expect(staged.queried).toHaveLength(1);
  await rows('update payment_query_slots set free_at = $1', [new Date(clock.now().getTime() + minute)]);
  clock.advance(-year - 80_000);
  await askDueOrders(settling);
  const [row] = await rows('select created_at, prompted_at, next_query_at from payment_orders where code = $1', [code]);
  const now = clock.now();
  expect(row).toMatchObject({ created_at: now, prompted_at: now });
  // No query slot is taken for a year.
  const before = staged.queried.length;
  clock.advance(10 * minute);
  await askDueOrders(settling);
  expect(staged.queried.length).toBeGreaterThan(before);
  clock.advance(decidedMs);
  await askDueOrders(settling);
  expect(await storedState(code)).toBe('needs_review');
});

test('an order that was never accepted, by a clock that was ahead, is decided too', async () => {
  clock.advance(year);
  const { code } = await order(await newMember());
  await forget(code, 'pushing');
  clock.advance(-year);
  for (const wait of [0, lastQueryMs - minute]) {
    clock.advance(wait);
    await closeOldOrders(settling);
  }
  expect(await storedState(code)).toBe('unconfirmed');
  clock.advance(minute);
  await closeOldOrders(settling);
  expect(await storedState(code)).toBe('needs_review');
});

test('a clock that jumps ahead decides early, but never that nothing was paid', async () => {
  const member = await newMember();
  const { code } = await order(member);
  clock.advance(year);
  await askDueOrders(settling);
  await askDueOrders(settling);
  expect(await storedState(code)).toBe('needs_review');
  await callBack({});
  expect([await storedState(code), await countPeriods(member)]).toEqual(['paid', 1]);
});

test('a process whose clock is a minute ahead of another one changes no time', async () => {
  clock.advance(minute);
  const { code } = await order(await newMember());
  clock.advance(-minute);
  await closeOldOrders(settling);
  const [row] = await rows<{ at: Date }>('select created_at as at from payment_orders where code = $1', [code]);
  expect(row?.at).toEqual(new Date(clock.now().getTime() + minute));
});

test('a later callback mends an order that nobody could decide: paid, or not', async () => {
  const paid = await leaveUndecided();
  await callBack({});
  expect([await storedState(paid.code), await countPeriods(paid.member)]).toEqual(['paid', 1]);
  const failed = await leaveUndecided();
  await callBack({ code: '1032', amount: null, receipt: null });
  expect([await storedState(failed.code), await countPeriods(failed.member)]).toEqual(['failed', 0]);
});

test("M-Pesa's transaction status decides an order about which queries were silent", async () => {
  const { member, code } = await leaveUndecided();
  await askReceipts(asking);
  const [{ callbackUrl = '', merchantRequestId = '' } = {}] = staged.lost;
  const receipt = newReceipt();
  const found = { code: '0', isInitiatorRefused: false, isCompleted: true, merchantRequestId, receipt, amount: 150 };
  await world.tell(callbackUrl, { found });
  expect(await read(member, code)).toMatchObject({ state: 'paid', receipt });
  expect(await countPeriods(member)).toBe(1);
});

test('the operator decides an order by hand: with its receipt, or without any', async () => {
  const on = { database, clock };
  const open = await order(await newMember());
  expect([await noteUnpaid(on, open.code), await storedState(open.code)]).toEqual([false, 'pending']);
  const { member, code } = await leaveUndecided();
  const receipt = newReceipt();
  expect(await noteReceipt(on, code, receipt)).toBe(true);
  expect(await read(member, code)).toMatchObject({ state: 'paid', receipt });
  expect(await countPeriods(member)).toBe(1);
  expect(await noteReceipt(on, code, newReceipt())).toBe(false);
  expect(await noteUnpaid(on, code)).toBe(false);
  const other = await leaveUndecided();
  expect(await noteReceipt(on, other.code, receipt)).toBe(false);
  expect(await noteUnpaid(on, other.code)).toBe(true);
  expect(await read(other.member, other.code)).toMatchObject({ state: 'failed', failure: 'unavailable' });
  expect([await noteUnpaid(on, other.code), await noteUnpaid(on, 'MW-22222222')]).toEqual([false, false]);
});

test('what servers of the last release have given up is for a person too', async () => {
  const { code } = await order(await newMember());
  await rows("update payment_orders set state = 'expired', next_query_at = null where code = $1", [code]);
  await closeOldOrders(settling);
  const [row] = await rows('select state, result_code from payment_orders where code = $1', [code]);
  expect(row).toEqual({ state: 'needs_review', result_code: 'unanswered' });
});

test('orders that no job has decided in their time are counted', async () => {
  await order(await newMember());
  clock.advance(11 * minute);
  expect(await late()).toBe(0);
  clock.advance(minute);
  expect(await late()).toBe(1);
  await closeOldOrders(settling);
  expect(await late()).toBe(0);
  clock.advance(decidedMs);
  expect(await late()).toBe(1);
});

test('a paid order without a receipt gets the one that the operator finds, and is sold once', async () => {
  const on = { database, clock };
  const member = await newMember();
  const { code } = await order(member);
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(76_000);
  await askDueOrders(settling);
  const columns = 'state, paid_at, verified_at, ends_at, receipt_due_at is null as "isKnown"';
  const [sold] = await rows<object>(`select ${columns} from payment_orders where code = $1`, [code]);
  clock.advance(hour);
  expect(await noteReceipt(on, code, 'BYHAND0777')).toBe(true);
  expect(await rows(`select ${columns} from payment_orders where code = $1`, [code])).toEqual([
    { ...sold, isKnown: true },
  ]);
  expect(sold).toMatchObject({ state: 'paid', isKnown: false });
  expect([(await read(member, code)).receipt, await countPeriods(member)]).toEqual(['BYHAND0777', 1]);
});

test('only an order that nobody could decide is closed by hand, and one that is being paid back ends so', async () => {
  const on = { database, clock };
  const { code } = await order(await newMember());
  await callBack({ amount: 1 });
  expect([await noteUnpaid(on, code), await storedState(code)]).toEqual([false, 'needs_review']);
  await rows("update payment_orders set state = 'refunding' where code = $1", [code]);
  expect([await noteUnpaid(on, code), await noteReceipt(on, code, newReceipt())]).toEqual([false, false]);
  expect((await findRefundable(database, code))?.code).toBe(code);
  expect([await refundOrder(on, code), await storedState(code)]).toEqual([true, 'refunded']);
});
