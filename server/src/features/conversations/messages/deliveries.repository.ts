import { sql, statement, type Sql } from '../../../database/sql.ts';
import { matchedPair } from '../../core/pairs/index.ts';
import { bothShow } from '../../people/settings/index.ts';
import { readUpTo } from './read-sql.ts';

/** The partner's messages up to this id were delivered. */
export interface Delivery {
  readonly partner: number;
  readonly up_to: number;
}

/** `ends` are the last ids of the partners, in their order. */
type Deliveries = Readonly<Record<'partners' | 'ends', readonly number[]>> & { readonly me: number; readonly at: Date };

const readByMe = (me: Sql) => readUpTo({ low: sql`pair.low_id`, high: sql`pair.high_id` }, me);

/**
 * Marks messages as delivered. It returns, for each partner who may know it, the last id that was delivered with this.
 * It skips messages that were read, which need no mark. Without read receipts it writes nothing, so nothing can be
 * revealed later. The order of the locks prevents two devices from waiting for each other.
 */
export const confirmDeliveries = statement<Deliveries, Delivery>(
  ({ me, partners, ends, at }) => sql`
    with locked as (
      select message.id from unnest(${partners}::bigint[], ${ends}::bigint[]) heard (partner_id, up_to)
      cross join lateral (${matchedPair(me, sql`heard.partner_id`)}) pair
      join messages message on message.low_id = pair.low_id and message.high_id = pair.high_id
        and message.id > ${readByMe(me)} and message.id <= heard.up_to
      where message.sender_id = heard.partner_id and message.delivered_at is null
        and ${bothShow('read_receipts', me, sql`heard.partner_id`)}
      order by message.id for no key update of message
    ), written as (
      update messages message set delivered_at = ${at} from locked
      where message.id = locked.id and message.delivered_at is null returning message.sender_id, message.id
    )
    select sender_id as partner, max(id) as up_to from written group by sender_id`,
);
