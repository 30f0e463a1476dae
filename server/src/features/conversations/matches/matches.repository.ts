import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { lastMessageOf } from '../messages/index.ts';
import { readChatNotice } from '../../notices/notifications/index.ts';
import { commentsOf, matchedPair, matchesOf } from '../../core/pairs/index.ts';
import { isKept } from '../../people/profiles/index.ts';
import { commentsColumn, matchColumns } from './match-columns.ts';
import type { MatchRow } from './present-match.ts';

const columns = matchColumns({
  me: '$1',
  low: 'matched.low_id',
  high: 'matched.high_id',
  matchedAt: 'matched.matched_at',
  now: '$2::timestamptz',
  day: '$3::date',
});

const listMatches = prepared<MatchRow>(
  'list-matches',
  `with matched as (
    ${matchesOf('$1')}
  )
  select ${columns}, matched.matched_at as "matchedAt",
    ${commentsColumn(commentsOf('matched.low_id', 'matched.high_id'))}
  from matched
  join profiles partner on partner.user_id = matched.partner_id and ${isKept('partner')}
  left join lateral ${lastMessageOf('matched.low_id', 'matched.high_id')} last on true
  order by greatest(matched.matched_at, last.created_at) desc, last.id desc nulls last, partner.user_id`,
);

export interface OpeningRow {
  /** True if the notification of the match was unread until now. */
  readonly isNoticeRead: boolean;
}

/** No row unless the two are matched. The notification of the match is marked as read. */
const openMatch = prepared<OpeningRow>(
  'open-match',
  `with pair as (
    ${matchedPair('$1::bigint', '$2::bigint')}
  ), opened as (
    insert into opened_matches (low_id, high_id, user_id) select low_id, high_id, $1 from pair on conflict do nothing
  ), noticed as (
    ${readChatNotice({ kind: 'match', reader: '$1', partner: '$2', at: '$3::timestamptz', from: 'pair', when: 'true' })}
  )
  select exists (select from noticed) as "isNoticeRead" from pair`,
);

/** Marks the notifications of these matches as read. It returns one row for each that was unread. */
const tellMatches = prepared<{ id: number }>(
  'tell-matches',
  readChatNotice({
    kind: 'match',
    reader: '$1::bigint',
    partner: 'told.partner_id',
    at: '$3::timestamptz',
    from: 'unnest($2::bigint[]) as told(partner_id)',
    when: 'true',
  }),
);

export const matchStatements = { listMatches, openMatch, tellMatches };

export function createMatchesRepository(database: Database) {
  return {
    /**
     * Matches ordered by their latest activity, newest first: the last message or, without one, the match itself. Those
     * whose profile a reviewer has hidden are left out until it is shown again.
     *
     * @param day the Nairobi day of `now`
     */
    listMatches: (userId: number, now: Date, day: string): Promise<MatchRow[]> =>
      runPrepared(database, listMatches, [userId, now, day]),

    /** Null unless the two are a match. */
    async open(userId: number, partnerId: number, now: Date): Promise<OpeningRow | null> {
      const [row] = await runPrepared(database, openMatch, [userId, partnerId, now]);
      return row ?? null;
    },

    /** Returns the number of notifications that were unread. */
    async tell(userId: number, partnerIds: readonly number[], now: Date): Promise<number> {
      return (await runPrepared(database, tellMatches, [userId, partnerIds, now])).length;
    },
  };
}
