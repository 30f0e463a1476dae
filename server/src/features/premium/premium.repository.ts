import { products, type Product } from '@mwanzo/contract/products';
import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';

export interface PremiumPeriod {
  readonly startsAt: Date;
  /** The end of what was paid or given. */
  readonly endsAt: Date;
  /** The end of the days of grace. */
  readonly stopsAt: Date;
}

export interface PlanChange {
  /** Names the change: no two are alike. */
  readonly change: string;
  readonly userId: number;
}

interface PaidPeriod {
  readonly userId: number;
  readonly product: Product;
  readonly orderId: number;
  readonly now: Date;
}

/** The members who get Premium at the same time wait for nobody but themselves. */
const lockMember = prepared<{ id: number }>(
  'lock-member-for-premium',
  'select id from users where id = $1 for no key update',
);

/** A new period starts when the last one ends, or now. An order that has its period already gets no second one. */
const insertPeriod = prepared<PremiumPeriod>(
  'add-premium-period',
  `with start as (
    select greatest($5::timestamptz, max(period.ends_at)) as at from premium_periods period
    where period.user_id = $1::bigint and period.revoked_at is null
  ), added as (
    insert into premium_periods (user_id, source, order_id, product, starts_at, ends_at, stops_at, created_at)
    select $1, $2, $3::bigint, $4, start.at, start.at + make_interval(hours => $6::integer), start.at + make_interval(hours => $6::integer + $7::integer), $5
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

const revoke = prepared<{ id: number }>(
  'revoke-premium-period',
  'update premium_periods set revoked_at = $2 where order_id = $1 and revoked_at is null returning id',
);

const revokeGiven = prepared<{ count: number }>(
  'revoke-given-premium',
  `with revoked as (
    update premium_periods set revoked_at = $2 where user_id = $1 and source = 'operator' and revoked_at is null and stops_at > $2
    returning id
  ) select count(*)::integer as count from revoked`,
);

const readPeriods = prepared<PremiumPeriod>(
  'read-premium-periods',
  `select starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt" from premium_periods
   where user_id = $1 and revoked_at is null order by starts_at, id`,
);

/**
 * When the plan of somebody who has Premium now ends and stops: periods that follow each other without a pause count as
 * one. No row without Premium.
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

/** What the operator gave, and what anybody took back. A paid period tells of itself. */
const listChanges = prepared<PlanChange>(
  'list-premium-changes',
  `select 'given ' || period.id as change, period.user_id as "userId" from premium_periods period
   where period.source = 'operator' and period.created_at >= $1
   union all
   select 'revoked ' || period.id, period.user_id from premium_periods period
   where period.revoked_at is not null and period.revoked_at >= $1`,
);

export const premiumStatements = { insertPeriod, revoke, readPeriods, readPlan, listChanges };

const dayHours = 24;

export function createPremiumRepository(on: Database | Transaction) {
  /** The lock comes first, so that the insertion sees what was committed before it. */
  const add = async (userId: number, values: readonly unknown[]): Promise<PremiumPeriod> => {
    const addOn = async (transaction: Transaction) => {
      const [member] = await runPrepared(transaction, lockMember, [userId]);
      const [period] = member ? await runPrepared(transaction, insertPeriod, [userId, ...values]) : [];
      if (!period) throw new Error('There is no such account, or the order is of another one');
      return period;
    };
    return 'pool' in on ? inTransaction(on, addOn) : addOn(on);
  };

  return {
    /**
     * Gives a member what an order has paid. It starts when the present period ends, or now. The same order gets the
     * same period however often it is asked.
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

    /** Takes back what an order has paid. @returns whether there was something to take back */
    async revokePeriod(orderId: number, now: Date): Promise<boolean> {
      return (await runPrepared(on, revoke, [orderId, now])).length > 0;
    },

    /** Takes back what an operator gave and is not over, and returns how many periods that were. */
    async revokeGiven(userId: number, now: Date): Promise<number> {
      return (await runPrepared(on, revokeGiven, [userId, now]))[0]?.count ?? 0;
    },

    /** What was not revoked, the oldest first. */
    readPeriods: (userId: number): Promise<PremiumPeriod[]> => runPrepared(on, readPeriods, [userId]),

    /** What another process may have changed at this time or later. */
    listChanges: (since: Date): Promise<PlanChange[]> => runPrepared(on, listChanges, [since]),

    /** Null for the Basic plan. */
    async readPlan(userId: number, now: Date): Promise<{ until: Date; stopsAt: Date } | null> {
      const [row] = await runPrepared(on, readPlan, [userId, now]);
      return row ?? null;
    },
  };
}
