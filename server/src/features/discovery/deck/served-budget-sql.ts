import { sql, type Sql } from '../../../database/sql.ts';
import { lockServed, recordServed } from '../../core/allowances/index.ts';

interface Day {
  /** SQL for the viewer's id, the Nairobi day and the keyed hash of their network. */
  readonly me: Sql;
  readonly day: Sql;
  readonly network: Sql;
}

/** SQL that holds the limits of a day's profiles while a deck is served. */
export function servedBudget({ me, day, network }: Day): Record<'budget' | 'withinLimits', Sql> {
  const mine = { of: 'member', key: me, day } as const;
  const there = { of: 'network', key: network, day } as const;
  return {
    /** The rest of the day's limit for the viewer (room) and, if unverified, for their network (room_there). */
    budget: sql`-- The queue is always locked before the usage, or two fillings lock each other out.
    ${lockServed(mine, sql`viewer where viewer.profiles_max is not null and (select count(*) from queue) >= 0`)}
  ), used_there as (
    ${lockServed(there, sql`viewer where viewer.network_max is not null and (select count(*) from used) >= 0`)}
  ), budget as (
    select coalesce(used.dealt_ids, '{}') as dealt_ids, viewer.profiles_max,
      viewer.profiles_max - coalesce(cardinality(used.dealt_ids), 0) as room,
      coalesce(used_there.dealt_ids, '{}') as served_there,
      viewer.network_max - coalesce(cardinality(used_there.dealt_ids), 0) as room_there
    from viewer left join used on true left join used_there on true`,

    /**
     * The candidates who exceed no limit, and the rows that record them. A candidate whom the member's own limit
     * refuses is not shown, so it must not count for the network either.
     */
    withinLimits: sql`select ordered.id, ordered.position, ordered.was_served, ordered.was_served_there
    from (select *, count(*) filter (where not was_served) over (order by position) as newcomers,
        count(*) filter (where not was_served_there) over (order by position) as newcomers_there from next) ordered
    cross join budget cross join verdict
    where verdict.is_served and (ordered.was_served or budget.room is null or ordered.newcomers <= budget.room)
      and (ordered.was_served_there or ordered.newcomers_there <= budget.room_there)
  ), recorded as (
    ${recordServed(mine, {
      from: sql`served cross join budget where budget.room is not null and not served.was_served`,
      limit: sql`(select profiles_max from viewer)`,
    })}
  ), recorded_there as (
    ${recordServed(there, {
      from: sql`served cross join budget where not served.was_served_there
        and (served.was_served or budget.room is null or exists (select from recorded))`,
      limit: sql`(select network_max from viewer)`,
    })}`,
  };
}
