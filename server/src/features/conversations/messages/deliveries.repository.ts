import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { matchedPair } from '../../core/pairs/index.ts';
import { exchangeReceipts, readUpTo } from './read-sql.ts';

/** The partner's messages up to this id were delivered. */
export interface Delivery {
  readonly partner: number;
  readonly up_to: number;
}

/**
 * Marks messages as delivered. It skips messages that were read, which need no mark. Without read receipts it writes
 * nothing, so nothing can be revealed later. The order of the locks prevents two devices from waiting for each other.
 */
const confirm = prepared<Delivery>(
  'confirm-deliveries',
  `with told as (
    select pair.low_id, pair.high_id, heard.partner_id, heard.up_to,
      ${readUpTo({ low: 'pair.low_id', high: 'pair.high_id' }, '$1')} as read_to
    from unnest($2::bigint[], $3::bigint[]) heard (partner_id, up_to)
    cross join lateral (${matchedPair('$1::bigint', 'heard.partner_id')}) pair
    where ${exchangeReceipts('$1', 'heard.partner_id')}
  ), locked as (
    select message.id from told join messages message
      on message.low_id = told.low_id and message.high_id = told.high_id
      and message.id > told.read_to and message.id <= told.up_to
    where message.sender_id = told.partner_id and message.delivered_at is null
    order by message.id
    for no key update of message
  ), written as (
    update messages message set delivered_at = $4::timestamptz from locked
    where message.id = locked.id and message.delivered_at is null
    returning message.sender_id, message.id
  )
  select sender_id as partner, max(id) as up_to from written group by sender_id`,
);

export const deliveryStatements = { confirm };

export function createDeliveriesRepository(database: Database) {
  return {
    /** @returns for each partner who may know it, the last id that was delivered with this */
    async confirm(userId: number, deliveries: readonly Delivery[], now: Date): Promise<Delivery[]> {
      const partners = deliveries.map(({ partner }) => partner);
      const ends = deliveries.map(({ up_to }) => up_to);
      return runPrepared(database, confirm, [userId, partners, ends, now]);
    },
  };
}
