import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { lastMessageOf, matchColumns } from './match-columns.ts';
import type { MatchRow } from './present-match.ts';

const matchesOf = prepared<MatchRow>(
  'list-matches',
  `with matched as (
    select low_id, high_id, high_id as partner_id, matched_at from pairs where low_id = $1 and matched_at is not null
    union all
    select low_id, high_id, low_id, matched_at from pairs where high_id = $1 and matched_at is not null
  )
  select ${matchColumns}, matched.matched_at as "matchedAt"
  from matched
  join profiles partner on partner.user_id = matched.partner_id
  left join lateral ${lastMessageOf('matched.low_id', 'matched.high_id')} last on true
  order by greatest(matched.matched_at, last.created_at) desc, last.id desc nulls last, partner.user_id`,
);

export const matchStatements = { matchesOf };

export function createMatchesRepository(database: Database) {
  return {
    /** The latest activity first: a message, or else the match itself. */
    listMatches: (userId: number): Promise<MatchRow[]> => runPrepared(database, matchesOf, [userId]),
  };
}
