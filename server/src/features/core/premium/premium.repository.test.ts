import { beforeEach, expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { planOf } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { addPeriod, grantDays, readPlan, revokeGiven, revokePeriod, premiumStatements } from './premium.repository.ts';
import { findUse, forgetTrialsBefore, readTrialFacts } from './trials.repository.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const hourMs = 60 * 60 * 1000;
const start = clock.now();
const after = (hours: number) => new Date(start.getTime() + hours * hourMs);
let orders = 1;
const nextOrder = () => (orders += 1);

beforeEach(() => clock.set(start));

const read = async (member: TestMember) => (await inject({ url: '/api/premium/', headers: member.headers })).json();

test('a member without a period is Basic', async () => {
  const member = await createMember(testApp);
  expect(await read(member)).toEqual({
    plan: 'basic',
    until: null,
    stops_at: null,
    checkout: null,
    pretend_phone_port: null,
    trial: { is_offered: false, ends_at: null, was_started: false },
  });
});

test.each([
  { product: 'day', hours: 24, grace: 0 },
  { product: 'week', hours: 168, grace: 24 },
  { product: 'month', hours: 720, grace: 72 },
] as const)('a $product is Premium for $hours hours and $grace of grace, and not a moment more', async (sold) => {
  const member = await createMember(testApp);
  const period = await addPeriod(database, {
    userId: member.id,
    product: sold.product,
    orderId: nextOrder(),
    now: start,
  });
  expect(period).toEqual({ startsAt: start, endsAt: after(sold.hours), stopsAt: after(sold.hours + sold.grace) });
  for (const [hours, plan] of [
    [0, 'premium'],
    [sold.hours + sold.grace - 1 / hourMs, 'premium'],
    [sold.hours + sold.grace, 'basic'],
  ] as const) {
    clock.set(after(hours));
    const { token } = member;
    const row = await readPlan(database, member.id, clock.now());
    expect({ hours, plan: row ? 'premium' : 'basic', token }).toEqual({ hours, plan, token });
  }
});

test('a second pass starts when the first one ends, and one bought in the days of grace at once', async () => {
  const member = await createMember(testApp);
  const add = (now: Date) => addPeriod(database, { userId: member.id, product: 'week', orderId: nextOrder(), now });
  await add(start);
  expect(await add(after(1))).toMatchObject({ startsAt: after(168), endsAt: after(336) });
  expect(await read(member)).toMatchObject({
    plan: 'premium',
    until: after(336).toISOString(),
    stops_at: after(360).toISOString(),
  });
  expect(await add(after(350))).toMatchObject({ startsAt: after(350), endsAt: after(518) });
});

test('one order gives one period, however often and however much at once it is settled', async () => {
  const member = await createMember(testApp);
  const orderId = nextOrder();
  const add = () =>
    inTransaction(database, (transaction) =>
      addPeriod(transaction, { userId: member.id, product: 'day', orderId, now: start }),
    );
  const added = await Promise.all(Array.from({ length: 8 }, add));
  expect(new Set(added.map(({ endsAt }) => endsAt.getTime()))).toEqual(new Set([after(24).getTime()]));
  expect(await getRows(database, premiumStatements.listPeriods, { userId: member.id })).toHaveLength(1);
});

test('orders settled at the same time follow each other without an overlap', async () => {
  const member = await createMember(testApp);
  await Promise.all(
    Array.from({ length: 8 }, () =>
      addPeriod(database, { userId: member.id, product: 'day', orderId: nextOrder(), now: start }),
    ),
  );
  const periods = await getRows(database, premiumStatements.listPeriods, { userId: member.id });
  expect(periods.map(({ startsAt }) => startsAt)).toEqual(Array.from({ length: 8 }, (_, day) => after(24 * day)));
});

test("an order gives nothing to anybody but its member, and a deleted account's order is refused", async () => {
  const [member, other] = [await createMember(testApp), await createMember(testApp)];
  const orderId = nextOrder();
  await addPeriod(database, { userId: member.id, product: 'day', orderId, now: start });
  await expect(addPeriod(database, { userId: other.id, product: 'day', orderId, now: start })).rejects.toThrow('order');
  await expect(addPeriod(database, { userId: 1, product: 'day', orderId: nextOrder(), now: start })).rejects.toThrow(
    'account',
  );
  expect(await read(other)).toMatchObject({ plan: 'basic' });
});

test('a revoked order ends Premium at once, and can be revoked once', async () => {
  const member = await createMember(testApp);
  const orderId = nextOrder();
  await addPeriod(database, { userId: member.id, product: 'month', orderId, now: start });
  expect(await revokePeriod(database, orderId, start)).toEqual([]);
  expect(await revokePeriod(database, orderId, start)).toBeNull();
  expect(await read(member)).toMatchObject({ plan: 'basic', until: null });
});

/** Buys passes one after the other at the start. @returns their orders */
async function buy(member: TestMember, ...sold: readonly ('day' | 'week' | 'month')[]): Promise<number[]> {
  const bought = sold.map((product) => ({ product, orderId: nextOrder() }));
  for (const one of bought) await addPeriod(database, { ...one, userId: member.id, now: start });
  return bought.map(({ orderId }) => orderId);
}

const hoursOf = async (member: TestMember) => {
  const periods = await getRows(database, premiumStatements.listPeriods, { userId: member.id });
  const hour = (moment: Date) => (moment.getTime() - start.getTime()) / hourMs;
  return periods.map(({ startsAt, endsAt, stopsAt }) => [hour(startsAt), hour(endsAt), hour(stopsAt)]);
};

test('when the running pass is given back, those behind it begin now, whole and in their order', async () => {
  const member = await createMember(testApp);
  const [first = 0, second = 0, third = 0] = await buy(member, 'week', 'day', 'month');
  const moved = await revokePeriod(database, first, after(10));
  expect(moved?.toSorted((one, other) => one.orderId - other.orderId)).toEqual([
    { orderId: second, startsAt: after(10), endsAt: after(34) },
    { orderId: third, startsAt: after(34), endsAt: after(754) },
  ]);
  expect(await hoursOf(member)).toEqual([
    [10, 34, 34],
    [34, 754, 826],
  ]);
  expect(await readPlan(database, member.id, after(10))).toMatchObject({ until: after(754) });
});

test('however many passes wait behind the one that is given back, none overlaps another', async () => {
  const member = await createMember(testApp);
  const [first = 0] = await buy(member, 'month', 'day', 'week', 'day', 'day');
  await revokePeriod(database, first, after(10));
  expect((await hoursOf(member)).map(([starts, ends]) => [starts, ends])).toEqual([
    [10, 34],
    [34, 202],
    [202, 226],
    [226, 250],
  ]);
});

test('when a pass that waits is given back, those behind it follow the one that runs', async () => {
  const member = await createMember(testApp);
  const [, second = 0] = await buy(member, 'week', 'month', 'day');
  await revokePeriod(database, second, after(10));
  expect(await hoursOf(member)).toEqual([
    [0, 168, 192],
    [168, 192, 192],
  ]);
});

test('giving back a pass that is over, or the last one, moves nothing', async () => {
  const member = await createMember(testApp);
  const [first = 0, , third = 0] = await buy(member, 'day', 'week', 'month');
  expect(await revokePeriod(database, first, after(30))).toEqual([]);
  expect(await revokePeriod(database, third, after(30))).toEqual([]);
  expect(await hoursOf(member)).toEqual([[24, 192, 216]]);
});

test('a pass paid while the one before it is given back loses no time, and overlaps nothing', async () => {
  const member = await createMember(testApp);
  const [first = 0] = await buy(member, 'month', 'week');
  const orderId = nextOrder();
  await Promise.all([
    revokePeriod(database, first, start),
    addPeriod(database, { userId: member.id, product: 'day', orderId, now: start }),
  ]);
  expect((await hoursOf(member)).map(([starts, ends]) => [starts, ends])).toEqual([
    [0, 168],
    [168, 192],
  ]);
});

test('a paid pass behind given days begins now when they are taken back', async () => {
  const member = await createMember(testApp);
  await grantDays(database, member.id, 30, start);
  const [orderId] = await buy(member, 'week');
  expect(await revokeGiven(database, member.id, after(1))).toMatchObject({ count: 1, moved: [{ orderId }] });
  expect(await hoursOf(member)).toEqual([[1, 169, 193]]);
});

test('given days add up, and are taken back together; what was paid stays', async () => {
  const member = await createMember(testApp);
  await grantDays(database, member.id, 30, start);
  expect(await grantDays(database, member.id, 2, start)).toMatchObject({
    endsAt: after(32 * 24),
    stopsAt: after(32 * 24),
  });
  expect(await revokeGiven(database, member.id, start)).toEqual({ count: 2, moved: [] });
  expect(await read(member)).toMatchObject({ plan: 'basic' });
  await addPeriod(database, { userId: member.id, product: 'day', orderId: nextOrder(), now: start });
  expect(await revokeGiven(database, member.id, start)).toEqual({ count: 0, moved: [] });
  expect(await read(member)).toMatchObject({ plan: 'premium' });
});

test('given days that are over are not taken back', async () => {
  const member = await createMember(testApp);
  await grantDays(database, member.id, 1, start);
  expect(await revokeGiven(database, member.id, after(24))).toEqual({ count: 0, moved: [] });
  expect(await getRows(database, premiumStatements.listPeriods, { userId: member.id })).toMatchObject([
    { endsAt: after(24) },
  ]);
});

const about = {
  userId: 1,
  orderId: 9,
  id: 5,
  ids: [5],
  now: start,
  since: start,
  seconds: 60,
  marks: [],
  startedAt: start,
};
const added = { source: 'paid', product: 'day', startsAt: start, endsAt: after(24), stopsAt: after(24) } as const;
test.each(Object.keys(premiumStatements) as (keyof typeof premiumStatements)[])(
  '%s finds periods by an index',
  async (name) => {
    const plan = await planOf<typeof about & typeof added>(database, premiumStatements[name], { ...about, ...added });
    expect(plan).toContain('premium_periods_');
    expect(plan).not.toContain('Seq Scan');
  },
);

const ofTrial = { readTrialFacts, findUse, forgetTrialsBefore };
test.each(Object.keys(ofTrial) as (keyof typeof ofTrial)[])('%s of the trial reads no whole table', async (name) => {
  expect(await planOf<typeof about>(database, ofTrial[name], about)).not.toContain('Seq Scan');
});
