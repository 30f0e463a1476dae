import { premiumTrial, products, type Product } from '@mwanzo/contract/billing/products';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { lockMember } from '../members/index.ts';
import { currentPlan, moveForward, nextPeriod, type PremiumEnd, type PremiumPeriod } from './premium-rules.ts';

export interface PlanChange {
  /** A unique number of the change. */
  readonly change: string;
  readonly userId: number;
}

interface PaidPeriod {
  readonly userId: number;
  readonly product: Product;
  readonly orderId: number;
  readonly now: Date;
}

/** A period to add. One that an order has paid has its order and product. */
interface AddedPeriod {
  readonly userId: number;
  readonly source: 'paid' | 'operator' | 'trial';
  readonly orderId?: number;
  readonly product?: Product;
  readonly hours: number;
  readonly graceHours: number;
  readonly now: Date;
}

/** A paid period that moved. */
export interface MovedPeriod {
  readonly orderId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const findBuyer = statement<{ orderId: number }, { userId: number }>(
  ({ orderId }) => sql`select user_id as "userId" from premium_periods where order_id = ${orderId}`,
);

const columns = sql`starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt"`;

/** An order that already has its period gets no second one. */
const insertPeriod = statement<Omit<AddedPeriod, 'hours' | 'graceHours'> & PremiumPeriod, PremiumPeriod>(
  (added) => sql`
    insert into premium_periods (user_id, source, order_id, product, starts_at, ends_at, stops_at, created_at)
    values (${added.userId}, ${added.source}, ${added.orderId}, ${added.product}, ${added.startsAt}, ${added.endsAt},
      ${added.stopsAt}, ${added.now})
    on conflict (order_id) where order_id is not null do nothing
    returning ${columns}`,
);

const findOfOrder = statement<{ userId: number; orderId?: number }, PremiumPeriod>(
  ({ userId, orderId }) =>
    sql`select ${columns} from premium_periods where user_id = ${userId} and order_id = ${orderId}`,
);

const revoke = statement<{ orderId: number; now: Date }, { userId: number }>(
  ({ orderId, now }) => sql`
    update premium_periods set revoked_at = ${now} where order_id = ${orderId} and revoked_at is null
    returning user_id as "userId"`,
);

const revokeOfOperator = statement<{ userId: number; now: Date }, { userId: number }>(
  ({ userId, now }) => sql`
    update premium_periods set revoked_at = ${now}
    where user_id = ${userId} and source = 'operator' and stops_at > ${now} and revoked_at is null
    returning user_id as "userId"`,
);

const move = statement<{ id: number; seconds: number }, { orderId: number | null; startsAt: Date; endsAt: Date }>(
  ({ id, seconds }) => sql`
    update premium_periods set starts_at = starts_at - make_interval(secs => ${seconds}),
      ends_at = ends_at - make_interval(secs => ${seconds}), stops_at = stops_at - make_interval(secs => ${seconds})
    where id = ${id} and revoked_at is null
    returning order_id as "orderId", starts_at as "startsAt", ends_at as "endsAt"`,
);

const listPeriods = statement<{ userId: number }, PremiumPeriod & { id: number }>(
  ({ userId }) => sql`
    select id, ${columns} from premium_periods where user_id = ${userId} and revoked_at is null order by starts_at, id`,
);

/** Periods that the operator gave, and periods that were taken back. A paid period is announced with its payment. */
export const listChanges = statement<{ since: Date }, PlanChange>(
  ({ since }) => sql`
    select 'given ' || period.id as change, period.user_id as "userId" from premium_periods period
    where period.source = 'operator' and period.created_at >= ${since}
    union all
    select 'revoked ' || period.id, period.user_id from premium_periods period
    where period.revoked_at is not null and period.revoked_at >= ${since}`,
);

export const premiumStatements = {
  insertPeriod,
  findOfOrder,
  revoke,
  revokeOfOperator,
  findBuyer,
  move,
  listPeriods,
  listChanges,
};

const dayHours = 24;

const inOne = <Result>(
  on: Database | Transaction,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => ('pool' in on ? inTransaction(on, run) : run(on));

/** The lock comes first, so that the member's other periods are all committed. Taking back works in the same way. */
async function add(transaction: Transaction, added: AddedPeriod): Promise<PremiumPeriod> {
  const { userId, hours, graceHours, now } = added;
  if (!(await lockMember(transaction, userId))) throw new Error('There is no such account');
  const next = nextPeriod(await getRows(transaction, listPeriods, { userId }), { hours, graceHours }, now);
  const period =
    (await getRow(transaction, insertPeriod, { ...added, ...next })) ?? (await getRow(transaction, findOfOrder, added));
  if (!period) throw new Error('The order is of another account');
  return period;
}

/** Moves the periods that are left to where they begin now. Returns the paid ones among those that have moved. */
async function closeGaps(transaction: Transaction, userId: number, now: Date): Promise<MovedPeriod[]> {
  const periods = await getRows(transaction, listPeriods, { userId });
  const remaining = periods.filter(({ stopsAt }) => stopsAt > now);
  const moved: MovedPeriod[] = [];
  for (const { period, earlierByMs } of moveForward(remaining, now)) {
    const row = await getRow(transaction, move, { id: period.id, seconds: earlierByMs / 1000 });
    if (row && row.orderId !== null) moved.push({ ...row, orderId: row.orderId });
  }
  return moved;
}

/**
 * Gives a member the period that an order has paid. It starts when the current period ends, or now. The same order
 * always gets the same period.
 *
 * @throws when there is no such account
 */
export function addPeriod(on: Database | Transaction, paid: PaidPeriod): Promise<PremiumPeriod> {
  const { hours, graceHours } = products[paid.product];
  return inOne(on, (transaction) => add(transaction, { ...paid, source: 'paid', hours, graceHours }));
}

/** Gives a member Premium for a number of days, without an order and without grace. */
export function grantDays(on: Database, userId: number, days: number, now: Date): Promise<PremiumPeriod> {
  const given = { userId, source: 'operator', hours: days * dayHours, graceHours: 0, now } as const;
  return inOne(on, (transaction) => add(transaction, given));
}

/** Gives a member the trial, without an order and without grace. A member can have one. */
export function giveTrial(on: Database | Transaction, userId: number, now: Date): Promise<PremiumPeriod> {
  const given = { userId, source: 'trial', hours: premiumTrial.hours, graceHours: 0, now } as const;
  return inOne(on, (transaction) => add(transaction, given));
}

/**
 * Takes back the period that an order has paid.
 *
 * @returns the paid periods that now begin earlier; null when there was nothing to take back
 */
export function revokePeriod(
  on: Database | Transaction,
  orderId: number,
  now: Date,
): Promise<readonly MovedPeriod[] | null> {
  return inOne(on, async (transaction) => {
    const buyer = await getRow(transaction, findBuyer, { orderId });
    if (!buyer) return null;
    await lockMember(transaction, buyer.userId);
    const revoked = await getRow(transaction, revoke, { orderId, now });
    return revoked && closeGaps(transaction, revoked.userId, now);
  });
}

/** Takes back periods that an operator gave and that are not over, and returns their number. */
export function revokeGiven(
  on: Database | Transaction,
  userId: number,
  now: Date,
): Promise<{ count: number; moved: readonly MovedPeriod[] }> {
  return inOne(on, async (transaction) => {
    await lockMember(transaction, userId);
    const { length: count } = await getRows(transaction, revokeOfOperator, { userId, now });
    return { count, moved: count > 0 ? await closeGaps(transaction, userId, now) : [] };
  });
}

/** The periods that were not revoked, oldest first. */
export const readPeriods = (on: Database, userId: number): Promise<PremiumPeriod[]> =>
  getRows(on, listPeriods, { userId });

/** Null for the Basic plan. */
export async function readPlan(on: Database, userId: number, now: Date): Promise<PremiumEnd | null> {
  return currentPlan(await readPeriods(on, userId), now);
}
