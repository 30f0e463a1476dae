import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { askDueOrders } from './index.ts';
import { acceptedAs, createPaymentsWorld } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { callBack, clock, countPeriods, newMember, order, read, rows, settling, staged, storedState } = world;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const run = () => askDueOrders(settling);
const unknown = { outcome: 'unknown', code: '4999' } as const;

beforeEach(async () => {
  await world.database.pool.query('update payment_orders set next_query_at = null');
  clock.advance(2 * hour);
  staged.queried.length = 0;
  staged.asking = () => Promise.resolve(unknown);
});

test('without a callback M-Pesa is asked at 75 s, 3 min, 10 min, 1 h, 6 h and 24 h', async () => {
  const member = await newMember();
  const { code } = await order(member);
  const asked: number[] = [];
  const start = clock.now().getTime();
  for (const at of [74, 75, 179, 180, 599, 600, 3599, 3600, 21_599, 21_600, 86_399, 86_400, 90_000, 200_000]) {
    clock.set(new Date(start + at * second));
    const before = staged.queried.length;
    await run();
    if (staged.queried.length > before) asked.push(at);
  }
  expect(asked).toEqual([75, 180, 600, 3600, 21_600, 86_400]);
  expect(await read(member, code)).toMatchObject({ state: 'unanswered', failure: null });
});

test('a prompt is being checked when its time is over, and after two minutes the member may try again', async () => {
  const member = await newMember();
  const { code, again_at } = await order(member, 'day');
  clock.advance(75 * second);
  expect(await read(member, code)).toMatchObject({ state: 'checking' });
  clock.set(again_at);
  const other = await order(member, 'week');
  expect(other.code).not.toBe(code);
  expect(await storedState(code)).toBe('unconfirmed');
});

test('a query that says paid counts from 75 s on, not before', async () => {
  const member = await newMember();
  const { code } = await order(member);
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(5 * second);
  await world.database.pool.query('update payment_orders set next_query_at = $1 where code = $2', [clock.now(), code]);
  await run();
  expect([staged.queried.length, await storedState(code), await countPeriods(member)]).toEqual([1, 'pending', 0]);
  clock.advance(175 * second);
  await run();
  expect([await storedState(code), await countPeriods(member)]).toEqual(['paid', 1]);
  expect(await read(member, code)).toMatchObject({ receipt: null });
  await callBack({ receipt: 'LATE000001' });
  expect(await read(member, code)).toMatchObject({ state: 'paid', receipt: 'LATE000001' });
  expect(await countPeriods(member)).toBe(1);
});

test('a query that was sent before 75 s does not count, however late its response comes', async () => {
  const member = await newMember();
  const { code } = await order(member);
  clock.advance(74 * second);
  await world.database.pool.query('update payment_orders set next_query_at = $1 where code = $2', [clock.now(), code]);
  staged.asking = () => {
    staged.asking = () => Promise.resolve(unknown);
    clock.advance(10 * second);
    return Promise.resolve({ outcome: 'paid' });
  };
  await run();
  expect([await storedState(code), await countPeriods(member)]).toEqual(['pending', 0]);
});

test('looking at an order that is due asks M-Pesa', async () => {
  const member = await newMember();
  const { code } = await order(member);
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(76 * second);
  await read(member, code);
  await expect.poll(() => storedState(code)).toBe('paid');
});

test('an order that is being checked is asked about when its member looks at it', async () => {
  const member = await newMember();
  const { code } = await order(member);
  for (const wait of [76 * second, 2 * minute]) {
    clock.advance(wait);
    await run();
  }
  expect(await storedState(code)).toBe('unconfirmed');
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(10 * minute);
  await read(member, code);
  await expect.poll(() => storedState(code)).toBe('paid');
});

test('an open order is asked about before a payment that a query has yet to confirm', async () => {
  const idOfNewest = () => `checkout-${staged.prompts.length}`;
  await order(await newMember());
  const paid = idOfNewest();
  await callBack({ checkoutRequestId: null });
  clock.advance(10 * second);
  await order(await newMember());
  const open = idOfNewest();
  clock.advance(75 * second);
  await rows('update payment_query_slots set free_at = $1 where slot > 1', [new Date(clock.now().getTime() + minute)]);
  await run();
  expect(staged.queried).toEqual([open]);
  clock.advance(minute);
  await run();
  expect(staged.queried).toEqual([open, paid]);
});

test('of open orders the one that has been due longest is asked about first', async () => {
  const placed = staged.prompts.length;
  for (let orders = 0; orders < 3; orders += 1) {
    await order(await newMember());
    clock.advance(10 * second);
  }
  clock.advance(75 * second);
  await rows('update payment_query_slots set free_at = $1 where slot > 1', [new Date(clock.now().getTime() + minute)]);
  await run();
  expect(staged.queried).toEqual([`checkout-${placed + 1}`]);
});

test('a callback that comes after the order was left to a person still pays', async () => {
  const member = await newMember();
  const { code } = await order(member);
  const told: string[] = [];
  onTestFinished(
    world.events.subscribe(({ to, event }) => {
      if (to.includes(member.id)) told.push(event.type);
    }),
  );
  for (const wait of [75 * second, 3 * minute, 10 * minute, hour, 6 * hour, 24 * hour, minute]) {
    clock.advance(wait);
    await run();
  }
  expect(await storedState(code)).toBe('needs_review');
  // The other pages hear that it is being checked, and that nothing was found out.
  expect(told).toEqual(['payment', 'payment']);
  await callBack({});
  expect([await storedState(code), await countPeriods(member)]).toEqual(['paid', 1]);
});

test('a payment whose callback came before the response of its prompt is confirmed by a query too', async () => {
  staged.prompting = async (prompt) => {
    await callBack({ checkoutRequestId: 'checkout-early' }, prompt);
    return acceptedAs('early');
  };
  const { code, state } = await order(await newMember());
  staged.prompting = null;
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(76 * second);
  await run();
  const [row] = await rows('select verified_at from payment_orders where code = $1', [code]);
  expect([state, row]).toEqual(['paid', { verified_at: clock.now() }]);
});

test('a payment is confirmed by a query, and one that denies it takes nothing back', async () => {
  const member = await newMember();
  const { code } = await order(member);
  await callBack({ checkoutRequestId: null });
  staged.asking = () => Promise.resolve({ outcome: 'failed', code: '1032' });
  clock.advance(76 * second);
  await run();
  expect([staged.queried.length, await storedState(code), await countPeriods(member)]).toEqual([1, 'paid', 1]);
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(3 * minute);
  await run();
  const [row] = await rows('select verified_at, next_query_at from payment_orders where code = $1', [code]);
  expect(row).toEqual({ verified_at: clock.now(), next_query_at: null });
});

test('a query that says failed is told to the member, and M-Pesa is asked on: it has been wrong before', async () => {
  const member = await newMember();
  const { code } = await order(member);
  staged.asking = () => Promise.resolve({ outcome: 'failed', code: '1037' });
  clock.advance(76 * second);
  await run();
  expect(await read(member, code)).toMatchObject({ state: 'failed', failure: 'unreachable' });
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(3 * minute);
  await run();
  expect([await storedState(code), await countPeriods(member)]).toEqual(['paid', 1]);
});

test.each(['4999', '500.001.1001', '400.002.02', '429'])(
  'a query that fails with %s leaves the order as it is',
  async (said) => {
    const { code } = await order(await newMember());
    // The service of this test reports every unknown outcome as a failure.
    staged.asking = () => Promise.resolve({ outcome: said.startsWith('5') ? 'unknown' : 'failed', code: said });
    clock.advance(76 * second);
    await run();
    expect(await storedState(code)).toBe('pending');
  },
);

test('a refunded order stays refunded, whatever M-Pesa says of it later', async () => {
  const member = await newMember();
  const { code } = await order(member);
  await world.database.pool.query("update payment_orders set state = 'refunded', next_query_at = $2 where code = $1", [
    code,
    clock.now(),
  ]);
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(2 * minute);
  await run();
  await callBack({});
  expect([await storedState(code), await countPeriods(member)]).toEqual(['refunded', 0]);
});

test('several processes ask five times a minute together, and each order once', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, newMember));
  for (const member of members) await order(member);
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  clock.advance(75 * second);
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = staged.queried.length;
    await Promise.all([run(), run(), run(), run()]);
    rounds.push(staged.queried.length - before);
    clock.advance(minute);
  }
  expect(rounds).toEqual([5, 5, 2]);
  expect(new Set(staged.queried).size).toBe(12);
});

test('an order whose process died before the prompt ends without one', async () => {
  const member = await newMember();
  const { code } = await order(member);
  await world.database.pool.query(
    "update payment_orders set state = 'created', prompted_at = null, next_query_at = null where code = $1",
    [code],
  );
  clock.advance(2 * minute);
  await run();
  expect(await read(member, code)).toMatchObject({ state: 'failed', failure: 'not_sent' });
});
