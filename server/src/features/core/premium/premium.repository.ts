import { premiumTrial, products, type Product } from '@mwanzo/contract/billing/products';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';

export interface PremiumPeriod {
  readonly startsAt: Date;
  /** The end of the paid or given time. */
  readonly endsAt: Date;
  /** The end of the days of grace. */
  readonly stopsAt: Date;
}

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

/** Locks the member, so that two changes of their Premium run one after the other. Other members are not affected. */
const lockMember = prepared<{ id: number }>(
  'lock-member-for-premium',
  'select id from users where id = $1 for no key update',
);

/** A new period starts when the last one ends, or now. An order that already has its period gets no second one. */
const insertPeriod = prepared<PremiumPeriod>(
  'add-premium-period',
  `with start as (
    select greatest($5::timestamptz, max(period.ends_at)) as at from premium_periods period
    where period.user_id = $1::bigint and period.revoked_at is null
  ), added as (
    insert into premium_periods (user_id, source, order_id, product, starts_at, ends_at, stops_at, created_at)
    select $1, $2, $3::bigint, $4, start.at, start.at + make_interval(hours => $6::integer),
      start.at + make_interval(hours => $6::integer + $7::integer), $5
    from start
    on conflict (order_id) where order_id is not null do nothing
    returning starts_at, ends_at, stops_at
  )
  select period.starts_at as "startsAt", period.ends_at as "endsAt", period.stops_at as "stopsAt" from (
    select * from added
    union all
    select starts_at, ends_at, stops_at from premium_periods where user_id = $1 and order_id = $3
  ) period`,
);

/**
 * Statement that takes back the periods of a condition at the time $2. Later periods move forward, in their order, to
 * now or to the end of the current one, and keep their length, so no time is lost. It returns the number that were
 * taken back, and each period that has moved.
 */
const takeBack = (condition: string): string => `with revoked as (
    update premium_periods set revoked_at = $2 where ${condition} and revoked_at is null returning id, user_id
  ), remaining as (
    select period.id, period.starts_at, period.ends_at from premium_periods period
    where period.user_id = (select user_id from revoked limit 1) and period.revoked_at is null
      and period.stops_at > $2::timestamptz and period.id not in (select id from revoked)
  ), places as (
    select waiting.id, greatest($2, (select max(running.ends_at) from remaining running where running.starts_at <= $2))
      + make_interval(secs => coalesce(sum(extract(epoch from waiting.ends_at - waiting.starts_at)) over (
          order by waiting.starts_at, waiting.id rows between unbounded preceding and 1 preceding), 0)) as at
    from remaining waiting where waiting.starts_at > $2
  ), earlier as (
    select places.id, make_interval(secs => extract(epoch from period.starts_at - places.at)) as by
    from places join premium_periods period on period.id = places.id where places.at < period.starts_at
  ), moved as (
    update premium_periods period
    set starts_at = period.starts_at - earlier.by, ends_at = period.ends_at - earlier.by,
      stops_at = period.stops_at - earlier.by
    from earlier where period.id = earlier.id
    returning period.order_id, period.starts_at, period.ends_at
  )
  select taken.count, moved.order_id as "orderId", moved.starts_at as "startsAt", moved.ends_at as "endsAt"
  from (select count(*)::integer as count from revoked) taken left join moved on true`;

/** A paid period that moved. */
export interface MovedPeriod {
  readonly orderId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface TakenBack {
  readonly count: number;
  readonly orderId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const revoke = prepared<TakenBack>('revoke-premium-period', takeBack('order_id = $1'));
const revokeGiven = prepared<TakenBack>(
  'revoke-given-premium',
  takeBack(`user_id = $1 and source = 'operator' and stops_at > $2`),
);

const lockMemberOfOrder = prepared<{ id: number }>(
  'lock-member-of-premium-order',
  `select id from users
   where id = (select period.user_id from premium_periods period where period.order_id = $1) for no key update`,
);

const readPeriods = prepared<PremiumPeriod>(
  'read-premium-periods',
  `select starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt" from premium_periods
   where user_id = $1 and revoked_at is null order by starts_at, id`,
);

/**
 * The end of a member's current Premium: periods that follow each other without a gap count as one. No row without
 * Premium.
 */
const readPlan = prepared<{ until: Date; stopsAt: Date }>(
  'read-premium',
  `with recursive lasting as (
    select period.starts_at, period.ends_at, period.stops_at from premium_periods period
    where period.user_id = $1 and period.revoked_at is null and period.stops_at > $2 and period.starts_at <= $2
    union
    select later.starts_at, later.ends_at, later.stops_at from lasting join premium_periods later
      on later.user_id = $1 and later.revoked_at is null
      and later.starts_at > lasting.starts_at and later.starts_at <= lasting.stops_at
  )
  select max(ends_at) as until, max(stops_at) as "stopsAt" from lasting having count(*) > 0`,
);

/** Periods that the operator gave, and periods that were taken back. A paid period is announced with its payment. */
const listChanges = prepared<PlanChange>(
  'list-premium-changes',
  `select 'given ' || period.id as change, period.user_id as "userId" from premium_periods period
   where period.source = 'operator' and period.created_at >= $1
   union all
   select 'revoked ' || period.id, period.user_id from premium_periods period
   where period.revoked_at is not null and period.revoked_at >= $1`,
);

export const premiumStatements = {
  insertPeriod,
  revoke,
  revokeGiven,
  lockMemberOfOrder,
  readPeriods,
  readPlan,
  listChanges,
};

const dayHours = 24;
const isPaid = (row: TakenBack): row is TakenBack & MovedPeriod => row.orderId !== null;

export function createPremiumRepository(on: Database | Transaction) {
  const inOne = <Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
    'pool' in on ? inTransaction(on, run) : run(on);

  /**
   * The lock comes first, so that the insertion sees everything that was committed before it. Taking back works in the
   * same way.
   */
  const add = (userId: number, values: readonly unknown[]): Promise<PremiumPeriod> =>
    inOne(async (transaction) => {
      const [member] = await runPrepared(transaction, lockMember, [userId]);
      const [period] = member ? await runPrepared(transaction, insertPeriod, [userId, ...values]) : [];
      if (!period) throw new Error('There is no such account, or the order is of another one');
      return period;
    });

  return {
    /**
     * Gives a member the period that an order has paid. It starts when the current period ends, or now. The same order
     * always gets the same period.
     *
     * @throws when there is no such account
     */
    addPeriod({ userId, product, orderId, now }: PaidPeriod): Promise<PremiumPeriod> {
      const { hours, graceHours } = products[product];
      return add(userId, ['paid', orderId, product, now, hours, graceHours]);
    },

    /** Gives a member Premium for a number of days, without an order and without grace. */
    grantDays(userId: number, days: number, now: Date): Promise<PremiumPeriod> {
      return add(userId, ['operator', null, null, now, days * dayHours, 0]);
    },

    /** Waits until no other change of the member's Premium is under way, and keeps others waiting until the commit. */
    async lockMember(userId: number): Promise<void> {
      await runPrepared(on, lockMember, [userId]);
    },

    /** Gives a member the trial, without an order and without grace. A member can have one. */
    giveTrial(userId: number, now: Date): Promise<PremiumPeriod> {
      return add(userId, ['trial', null, null, now, premiumTrial.hours, 0]);
    },

    /**
     * Takes back the period that an order has paid.
     *
     * @returns the paid periods that now begin earlier; null when there was nothing to take back
     */
    async revokePeriod(orderId: number, now: Date): Promise<readonly MovedPeriod[] | null> {
      const rows = await inOne(async (transaction) => {
        await runPrepared(transaction, lockMemberOfOrder, [orderId]);
        return runPrepared(transaction, revoke, [orderId, now]);
      });
      return (rows[0]?.count ?? 0) > 0 ? rows.filter(isPaid) : null;
    },

    /** Takes back periods that an operator gave and that are not over, and returns their number. */
    async revokeGiven(userId: number, now: Date): Promise<{ count: number; moved: readonly MovedPeriod[] }> {
      const rows = await inOne(async (transaction) => {
        await runPrepared(transaction, lockMember, [userId]);
        return runPrepared(transaction, revokeGiven, [userId, now]);
      });
      return { count: rows[0]?.count ?? 0, moved: rows.filter(isPaid) };
    },

    /** The periods that were not revoked, oldest first. */
    readPeriods: (userId: number): Promise<PremiumPeriod[]> => runPrepared(on, readPeriods, [userId]),

    /** Changes at this time or later, which another process may have made. */
    listChanges: (since: Date): Promise<PlanChange[]> => runPrepared(on, listChanges, [since]),

    /** Null for the Basic plan. */
    async readPlan(userId: number, now: Date): Promise<{ until: Date; stopsAt: Date } | null> {
      const [row] = await runPrepared(on, readPlan, [userId, now]);
      return row ?? null;
    },
  };
}
