import { sql, statement } from '../../../database/sql.ts';
import { waitingLikesMax } from './model/prices.ts';
import { members } from '../../core/members/index.ts';
import { manyOpenLikes } from '../../core/pairs/index.ts';

interface Exposed {
  readonly id: number;
  readonly logPrice: number;
  /** The answers about the member since the last price. */
  readonly shown: number;
  /** The mean of the same number over the members of that gender. */
  readonly fairShare: number;
  /** The likes that wait for an answer, or 0 if they are few. */
  readonly waitingLikes: number;
}

/** The members of each gender in which everybody was shown at least once since the last price, on average. */
export const listExposed = statement<object, Exposed>(
  () => sql`
    select * from (
      select state.user_id as id, state.log_price as "logPrice", state.shown - state.priced_shown as shown,
        (avg(state.shown - state.priced_shown) over (partition by member.gender))::double precision as "fairShare",
        coalesce(waiting.count, 0) as "waitingLikes"
      from matching_states state join ${members} member on member.id = state.user_id
      left join (${manyOpenLikes(waitingLikesMax)}) waiting on waiting.user_id = state.user_id
    ) exposed where "fairShare" >= 1 order by id`,
);

export const writePrices = statement<{ ids: readonly number[]; logPrices: readonly number[] }>(
  ({ ids, logPrices }) => sql`
    update matching_states state set log_price = priced.log_price, priced_shown = state.shown
    from unnest(${ids}::bigint[], ${logPrices}::double precision[]) priced (id, log_price)
    where state.user_id = priced.id`,
);
