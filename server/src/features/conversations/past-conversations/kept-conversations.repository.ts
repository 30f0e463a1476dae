import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { messagesOf } from '../messages/index.ts';
import { lockMatchesOf } from '../../core/pairs/index.ts';

interface MatchRow {
  readonly lowId: number;
  readonly highId: number;
}

const asMatches = (statement: string) =>
  `with locked as (${statement}) select low_id as "lowId", high_id as "highId" from locked`;
const lockAllMatches = prepared<MatchRow>('lock-all-matches', asMatches(lockMatchesOf('$1::bigint')));
const lockMatchesWith = prepared<MatchRow>(
  'lock-matches-with',
  asMatches(lockMatchesOf('$1::bigint', 'select unnest($2::bigint[])')),
);

/** A match without messages leaves no copy. Of a photo or voice note, only the caption is copied. */
const copyConversations = prepared(
  'copy-conversations',
  `with ended as (
    select gen_random_uuid() as id, match.low_id, match.high_id
    from unnest($2::bigint[], $3::bigint[]) match (low_id, high_id)
    where exists (${messagesOf('match.low_id', 'match.high_id')})
  ), kept as (
    insert into past_conversations (id, owner_id, ended_at)
    select id, low_id + high_id - $1::bigint, $4::timestamptz from ended
  )
  insert into past_messages (conversation_id, position, is_own, text, sent_at)
  select ended.id, row_number() over (partition by ended.id order by message.id), message.sender_id <> $1,
    case when message.sender_id <> $1 and not message.is_deleted then nullif(message.text, '') end, message.created_at
  from ended cross join lateral (${messagesOf('ended.low_id', 'ended.high_id')}) message`,
);

export const keepingStatements = { lockAllMatches, lockMatchesWith, copyConversations };

export function createKeptConversationsRepository(on: Transaction) {
  return {
    lockAllMatches: (userId: number): Promise<MatchRow[]> => runPrepared(on, lockAllMatches, [userId]),

    lockMatchesWith: (userId: number, otherIds: readonly number[]): Promise<MatchRow[]> =>
      runPrepared(on, lockMatchesWith, [userId, otherIds]),

    async copy(leaverId: number, matches: readonly MatchRow[], now: Date): Promise<void> {
      const [lowIds, highIds] = [matches.map(({ lowId }) => lowId), matches.map(({ highId }) => highId)];
      await runPrepared(on, copyConversations, [leaverId, lowIds, highIds, now]);
    },
  };
}
