import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ReceiptResult } from '../../../gateways/payments/payments.ts';
import { createKillableDatabase } from '../../../testing/killable-database.ts';
import { askDueOrders, askReceipts, countWithoutReceipt, findForgottenReceipts, listWithoutReceipt } from './index.ts';
import { createPaymentsWorld, newReceipt } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { callBack, clock, countPeriods, database, newMember, order, read, rows, settling, staged, storedState } = world;
const [minute, hour] = [60_000, 3_600_000];
const asking = { ...settling, checkout: { callbackOrigin: 'https://mwanzo.test' } };
const unknown = { outcome: 'unknown', code: '4999' } as const;

beforeEach(async () => {
  await database.pool.query('update payment_orders set next_query_at = null, receipt_due_at = null');
  clock.advance(2 * hour);
  staged.lost.length = 0;
  staged.finding = () => Promise.resolve({ outcome: 'accepted' });
});

/** An order whose callback was lost, and that a query has paid. */
async function payByQuery() {
  const member = await newMember();
  const { code, amount } = await order(member);
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(76_000);
  await askDueOrders(settling);
  staged.asking = () => Promise.resolve(unknown);
  return { member, code, amount, merchantRequestId: `merchant-${staged.prompts.length}` };
}

/** Asks for the receipts that are due so long after now, and returns the addresses of the questions. */
async function askAfter(ms: number): Promise<string[]> {
  clock.advance(ms);
  const before = staged.lost.length;
  await askReceipts(asking);
  return staged.lost.slice(before).map(({ callbackUrl }) => callbackUrl);
}

const found = (more: Partial<ReceiptResult>): { found: ReceiptResult } => ({
  found: {
    code: '0',
    isInitiatorRefused: false,
    isCompleted: true,
    merchantRequestId: null,
    receipt: newReceipt(),
    amount: 150,
    ...more,
  },
});

const receiptsOf = async (code: string) =>
  (
    await rows<{ receipt: string }>(
      'select receipt from payment_receipts join payment_orders orders on orders.id = order_id where code = $1',
      [code],
    )
  ).map(({ receipt }) => receipt);

test('a receipt that was lost is asked for until it is known, and its member is told', async () => {
  const { member, code, merchantRequestId } = await payByQuery();
  expect(await askAfter(4 * minute)).toEqual([]);
  const [first = ''] = await askAfter(minute);
  expect(staged.lost).toEqual([{ merchantRequestId, callbackUrl: first }]);
  expect(await askAfter(14 * minute)).toEqual([]);
  const [second = ''] = await askAfter(minute);
  expect(second).not.toBe(first);
  const told: unknown[] = [];
  onTestFinished(world.events.subscribe(({ to, event }) => told.push([...to, event])));
  const receipt = newReceipt();
  const response = await world.tell(second, found({ merchantRequestId, receipt }));
  expect(response.json()).toEqual({ ResultCode: 0, ResultDesc: 'Accepted' });
  expect(await read(member, code)).toMatchObject({ state: 'paid', receipt });
  expect(await countPeriods(member)).toBe(1);
  expect(told).toEqual([[member.id, { type: 'payment' }]]);
  expect(await askAfter(48 * hour)).toEqual([]);
});

test('a question without an outcome is asked again: 15 minutes, an hour, six, and every day later', async () => {
  const { code } = await payByQuery();
  staged.finding = () => Promise.resolve({ outcome: 'unknown', code: null });
  const asked: number[] = [];
  const start = clock.now().getTime();
  for (const minutes of [4, 5, 19, 20, 79, 80, 439, 440, 1879, 1880, 3319, 3320]) {
    clock.set(new Date(start + minutes * minute));
    if ((await askAfter(0)).length > 0) asked.push(minutes);
  }
  expect(asked).toEqual([5, 20, 80, 440, 1880, 3320]);
  expect(await countWithoutReceipt(database, clock.now())).toBe(1);
  expect(await storedState(code)).toBe('paid');
});

test('a callback that comes meanwhile wins, and the result after it changes nothing', async () => {
  const { member, code } = await payByQuery();
  const [address = ''] = await askAfter(5 * minute);
  const receipt = newReceipt();
  await callBack({ receipt });
  await world.tell(address, found({}));
  expect([await receiptsOf(code), await storedState(code)]).toEqual([[receipt], 'paid']);
  expect(await countPeriods(member)).toBe(1);
  expect(await askAfter(48 * hour)).toEqual([]);
});

test('a result and a callback at the same moment are one receipt', async () => {
  const { code, merchantRequestId } = await payByQuery();
  const [address = ''] = await askAfter(5 * minute);
  const receipt = newReceipt();
  await Promise.all([
    callBack({ receipt }),
    world.tell(address, found({ receipt, merchantRequestId })),
    world.tell(address, found({ receipt, merchantRequestId })),
  ]);
  expect([await receiptsOf(code), await storedState(code)]).toEqual([[receipt], 'paid']);
});

test('a result that comes before the response to its question counts, and nothing is asked after it', async () => {
  const { code, merchantRequestId } = await payByQuery();
  staged.finding = async () => {
    await world.tell(staged.lost.at(-1)?.callbackUrl ?? '', found({ merchantRequestId }));
    return { outcome: 'accepted' };
  };
  expect(await askAfter(5 * minute)).toHaveLength(1);
  expect(await receiptsOf(code)).toHaveLength(1);
  expect(await askAfter(48 * hour)).toEqual([]);
  expect(await countWithoutReceipt(database, clock.now())).toBe(0);
});

test('a forged result, one of another order and an empty one change nothing, and it is asked on', async () => {
  const taken = newReceipt();
  await order(await newMember());
  await callBack({ receipt: taken });
  const { code } = await payByQuery();
  const [first = ''] = await askAfter(5 * minute);
  const [address = ''] = await askAfter(15 * minute);
  const elsewhere = `https://mwanzo.test/api/till/${'0a'.repeat(24)}/`;
  const told: unknown[] = [];
  onTestFinished(world.events.subscribe(({ event }) => told.push(event)));
  for (const url of [elsewhere, first]) await world.tell(url, found({}));
  for (const body of [
    found({ merchantRequestId: 'merchant-of-another' }),
    found({ receipt: taken }),
    found({ isCompleted: false }),
    found({ receipt: null }),
    found({ amount: null }),
    found({ code: '2032' }),
    { told: { code: '0', amount: 150, receipt: newReceipt(), merchantRequestId: null, checkoutRequestId: null } },
    { junk: true },
  ])
    await world.tell(address, body);
  expect([await receiptsOf(code), await storedState(code), told]).toEqual([[], 'paid', []]);
  expect(await askAfter(hour)).toHaveLength(1);
});

test('the address of a question takes no callback, and that of an order no result', async () => {
  const member = await newMember();
  const { code } = await order(member);
  const { callbackUrl = '' } = staged.prompts.at(-1) ?? {};
  await world.tell(callbackUrl, found({}));
  expect([await storedState(code), await receiptsOf(code)]).toEqual(['pending', []]);
});

test('a receipt of another amount is for a person, and Premium stays', async () => {
  const { member, code } = await payByQuery();
  const [address = ''] = await askAfter(5 * minute);
  const told: unknown[] = [];
  onTestFinished(world.events.subscribe(({ to, event }) => told.push([...to, event])));
  await world.tell(address, found({ amount: 1 }));
  expect(told).toEqual([[member.id, { type: 'payment' }]]);
  expect(await storedState(code)).toBe('needs_review');
  expect([(await receiptsOf(code)).length, await countPeriods(member)]).toEqual([1, 1]);
});

test('a refused initiator is not tried again for hours, by no order', async () => {
  await payByQuery();
  const { code } = await payByQuery();
  const addresses = await askAfter(20 * minute);
  expect(addresses).toHaveLength(2);
  const later = "update payment_orders set receipt_due_at = receipt_due_at + interval '1 day' where code = $1";
  await rows(later, [(await payByQuery()).code]);
  await world.tell(addresses[1] ?? '', found({ code: '2001', isInitiatorRefused: true, receipt: null }));
  expect(await askAfter(5 * hour)).toEqual([]);
  expect(await askAfter(hour)).toHaveLength(2);
  expect(await receiptsOf(code)).toEqual([]);
});

test('two processes ask for each receipt once, and five times a minute together', async () => {
  for (let count = 0; count < 7; count += 1) await payByQuery();
  clock.advance(10 * minute);
  await Promise.all([askReceipts(asking), askReceipts(asking)]);
  expect(staged.lost).toHaveLength(5);
  clock.advance(minute);
  await Promise.all([askReceipts(asking), askReceipts(asking)]);
  expect(new Set(staged.lost.map(({ merchantRequestId }) => merchantRequestId)).size).toBe(7);
});

test('a process that dies at any statement of a question leaves it to the next one', async () => {
  const { code, merchantRequestId } = await payByQuery();
  clock.advance(5 * minute);
  let deaths = 0;
  for (let statement = 1; statement <= 3; statement += 1) {
    const dying = createKillableDatabase(world.serving);
    dying.killAt(statement, 'after');
    await askReceipts({ ...asking, database: dying }).catch(() => undefined);
    if (dying.isDead) deaths += 1;
    clock.advance(24 * hour);
  }
  expect(deaths).toBe(3);
  const [address = ''] = await askAfter(0);
  await world.tell(address, found({ merchantRequestId }));
  expect(await receiptsOf(code)).toHaveLength(1);
});

test('without an initiator M-Pesa is asked for nothing, and the operator is told after an hour', async () => {
  const { code } = await payByQuery();
  clock.advance(59 * minute);
  const count = () => countWithoutReceipt(database, clock.now());
  expect([await count(), await listWithoutReceipt(database, clock.now())]).toEqual([0, []]);
  clock.advance(minute);
  await askReceipts({ ...asking, payments: { ...asking.payments, findsReceipts: false } });
  const lost = await listWithoutReceipt(database, clock.now());
  expect([staged.lost, await count(), lost]).toMatchObject([[], 1, [{ code }]]);
});

test('an order that was paid by a server of the last release is found and asked about', async () => {
  const { code } = await payByQuery();
  await rows('update payment_orders set receipt_due_at = null where code = $1', [code]);
  expect(await askAfter(hour)).toEqual([]);
  await findForgottenReceipts({ database, clock });
  const due = async () => (await rows('select receipt_due_at from payment_orders where code = $1', [code]))[0];
  expect(await due()).toEqual({ receipt_due_at: clock.now() });
  // Those with a receipt are left alone.
  await rows('update payment_orders set receipt_due_at = null');
  await callBack({});
  await findForgottenReceipts({ database, clock });
  expect(await due()).toEqual({ receipt_due_at: null });
});

test('what is kept of a result names nobody', async () => {
  const { code } = await payByQuery();
  const [address = ''] = await askAfter(5 * minute);
  await world.tell(address, { ...found({}), DebitPartyName: '254712345678 - ASHA OTIENO' });
  const events = await rows<{ code: string; body: string | null }>(
    `select event.code, body from payment_events event join payment_orders orders on orders.id = order_id
     where orders.code = $1 and event.code like 'receipt%' order by event.id`,
    [code],
  );
  expect(events).toEqual([
    { code: 'receipt asked', body: null },
    { code: 'receipt 0', body: null },
  ]);
});
