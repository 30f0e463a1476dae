import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { lastMessageOf } from '../messages/index.ts';
import { commentsOf, matchesOf } from '../pairs/index.ts';
import { commentsColumn, matchColumns } from './match-columns.ts';
import type { MatchRow } from './present-match.ts';

const listMatches = prepared<MatchRow>(
  'list-matches',
  `with matched as (
    ${matchesOf('$1')}
  )
  select ${matchColumns}, matched.matched_at as "matchedAt",
    ${commentsColumn(commentsOf('matched.low_id', 'matched.high_id'))}
  from matched
  join profiles partner on partner.user_id = matched.partner_id
  left join lateral ${lastMessageOf('matched.low_id', 'matched.high_id')} last on true
  order by greatest(matched.matched_at, last.created_at) desc, last.id desc nulls last, partner.user_id`,
);

export const matchStatements = { listMatches };

export function createMatchesRepository(database: Database) {
  return {
    /** The latest activity first: the last message or, without one, the match itself. */
    listMatches: (userId: number): Promise<MatchRow[]> => runPrepared(database, listMatches, [userId]),
  };
}
