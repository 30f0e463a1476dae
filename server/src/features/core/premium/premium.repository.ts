import { premiumTrial, products, type Product } from '@mwanzo/contract/billing/products';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { lockMember } from '../members/index.ts';
import { currentPlan, moveForward, nextPeriod, type PremiumEnd, type PremiumPeriod } from './premium-rules.ts';

/** A period to add. One that an order has paid has its order and product. */
interface AddedPeriod {
  readonly userId: number;
  readonly source: 'paid' | 'operator' | 'trial';
  readonly orderId?: number;
  readonly product?: Product;
  readonly now: Date;
}

type Length = Parameters<typeof nextPeriod>[1];
type PaidPeriod = Required<Omit<AddedPeriod, 'source'>>;

/** A period that was not taken back. */
interface LastingPeriod extends PremiumPeriod, Pick<AddedPeriod, 'source'> {
  readonly id: number;
  readonly orderId: number | null;
}

/** A paid period that moved. */
export type MovedPeriod = Pick<PremiumPeriod, 'startsAt' | 'endsAt'> & { readonly orderId: number };

const findBuyer = statement<{ orderId: number }, { userId: number }>(
  ({ orderId }) => sql`select user_id as "userId" from premium_periods where order_id = ${orderId}`,
);

const columns = sql`starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt"`;

/** An order that already has its period gets no second one. No row when that one is of another account. */
const insertPeriod = statement<AddedPeriod & PremiumPeriod, PremiumPeriod>(
  (added) => sql`
    insert into premium_periods (user_id, source, order_id, product, starts_at, ends_at, stops_at, created_at)
    values (${added.userId}, ${added.source}, ${added.orderId}, ${added.product}, ${added.startsAt}, ${added.endsAt},
      ${added.stopsAt}, ${added.now})
    on conflict (order_id) where order_id is not null do update set order_id = excluded.order_id
      where premium_periods.user_id = excluded.user_id
    returning ${columns}`,
);

const revoke = statement<{ ids: readonly number[]; now: Date }>(
  ({ ids, now }) => sql`
    update premium_periods set revoked_at = ${now} where id = any (${ids}::bigint[]) and revoked_at is null`,
);

const move = statement<{ id: number; seconds: number }, Pick<PremiumPeriod, 'startsAt' | 'endsAt'>>(
  ({ id, seconds }) => sql`update premium_periods set starts_at = starts_at - make_interval(secs => ${seconds}),
      ends_at = ends_at - make_interval(secs => ${seconds}), stops_at = stops_at - make_interval(secs => ${seconds})
    where id = ${id} and revoked_at is null
    returning starts_at as "startsAt", ends_at as "endsAt"`,
);

/** The periods that were not taken back, oldest first. */
const listPeriods = statement<{ userId: number }, LastingPeriod>(
  ({ userId }) => sql`select id, source, order_id as "orderId", ${columns} from premium_periods
    where user_id = ${userId} and revoked_at is null order by starts_at, id`,
);

/**
 * Periods that the operator gave, and periods that were taken back. A paid period is announced with its payment. The
 * text `change` is unique to each.
 */
export const listChanges = statement<{ since: Date }, { change: string; userId: number }>(
  ({ since }) => sql`select 'given ' || period.id as change, period.user_id as "userId" from premium_periods period
    where period.source = 'operator' and period.created_at >= ${since}
    union all
    select 'revoked ' || period.id, period.user_id from premium_periods period
    where period.revoked_at is not null and period.revoked_at >= ${since}`,
);

export const premiumStatements = { insertPeriod, revoke, findBuyer, move, listPeriods, listChanges };

const inOne = <Result>(
  on: Database | Transaction,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => ('pool' in on ? inTransaction(on, run) : run(on));

/** The lock comes first, so that the member's other periods are all committed. Taking back works in the same way. */
async function add(transaction: Transaction, added: AddedPeriod, length: Length): Promise<PremiumPeriod> {
  const { userId, now } = added;
  if (!(await getRow(transaction, lockMember, { id: userId }))) throw new Error('There is no such account');
  const next = nextPeriod(await getRows(transaction, listPeriods, { userId }), length, now);
  const period = await getRow(transaction, insertPeriod, { ...added, ...next });
  if (!period) throw new Error('The order is of another account');
  return period;
}

/** Moves the periods that are left to where they begin now. Returns the paid ones among those that have moved. */
async function closeGaps(transaction: Transaction, userId: number, now: Date): Promise<MovedPeriod[]> {
  const periods = await getRows(transaction, listPeriods, { userId });
  const moved: MovedPeriod[] = [];
  for (const { period, earlierByMs } of moveForward(periods, now)) {
    const row = await getRow(transaction, move, { id: period.id, seconds: earlierByMs / 1000 });
    if (row && period.orderId !== null) moved.push({ ...row, orderId: period.orderId });
  }
  return moved;
}

/** Takes back those of a member's periods that are meant. */
async function takeBack(transaction: Transaction, userId: number, now: Date, isMeant: (of: LastingPeriod) => boolean) {
  await getRow(transaction, lockMember, { id: userId });
  const ids = (await getRows(transaction, listPeriods, { userId })).filter(isMeant).map(({ id }) => id);
  if (ids.length > 0) await getRows(transaction, revoke, { ids, now });
  return { count: ids.length, moved: ids.length > 0 ? await closeGaps(transaction, userId, now) : [] };
}

/**
 * Gives a member the period that an order has paid. It starts when the current period ends, or now. The same order
 * always gets the same period.
 *
 * @throws when there is no such account
 */
export function addPeriod(on: Database | Transaction, paid: PaidPeriod): Promise<PremiumPeriod> {
  return inOne(on, (transaction) => add(transaction, { ...paid, source: 'paid' }, products[paid.product]));
}

/** Gives a member Premium for a number of days, without an order and without grace. */
export function grantDays(on: Database, userId: number, days: number, now: Date): Promise<PremiumPeriod> {
  const length = { hours: days * 24, graceHours: 0 };
  return inTransaction(on, (transaction) => add(transaction, { userId, source: 'operator', now }, length));
}

/** Gives a member the trial, without an order and without grace. A member can have one. */
export function giveTrial(transaction: Transaction, userId: number, now: Date): Promise<PremiumPeriod> {
  return add(transaction, { userId, source: 'trial', now }, { hours: premiumTrial.hours, graceHours: 0 });
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
    const { count, moved } = await takeBack(transaction, buyer.userId, now, (period) => period.orderId === orderId);
    return count > 0 ? moved : null;
  });
}

/** Takes back periods that an operator gave and that are not over, and returns their number. */
export function revokeGiven(on: Database | Transaction, userId: number, now: Date) {
  const isGiven = ({ source, stopsAt }: LastingPeriod) => source === 'operator' && stopsAt > now;
  return inOne(on, (transaction) => takeBack(transaction, userId, now, isGiven));
}

/** Null for the Basic plan. */
export async function readPlan(on: Database, userId: number, now: Date): Promise<PremiumEnd | null> {
  return currentPlan(await getRows(on, listPeriods, { userId }), now);
}
