import { sql, type Sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';
import { mayCommunicate } from './relation-sql.ts';
import { bitOf } from './taught-together.repository.ts';

/** Pairs of the member, without those of people who have left: a block and a deletion must look the same. */
const pairsShown = (me: Sql): Sql =>
  sql`select pair.*, pair.low_id + pair.high_id - ${me} as other_id,
    pair.low_id = ${me} as is_low
    from pairs pair where ${me} in (pair.low_id, pair.high_id)`;

/**
 * It names what two matches have done together that teaches the order of decks if both let it learn. Plans for a date
 * are left out: whoever makes one has it in their own data, and the other one must not learn of it. Of separated pairs
 * only those are listed that the member has blocked.
 */
const doneTogether = sql`case when ${mayCommunicate(sql`pair`)} then nullif(concat_ws(', ',
              case when pair.taught & ${bitOf.conversation} > 0 then 'your conversation' end,
              case when pair.taught & ${bitOf.call} > 0 then 'a call' end), '')
            when pair.is_parted then 'your block' end`;

export const personalPairs: PersonalTables = {
  pairs: {
    personal:
      'low_id high_id low_liked high_liked low_swiped_at high_swiped_at matched_at low_blocked_at high_blocked_at ' +
      'unmatched_at match_ended_at low_deciding_ms high_deciding_ms low_place high_place low_looked high_looked ' +
      'taught',
    other: 'is_parted low_to_learn high_to_learn',
    exported: {
      document: 'likes_passes_and_blocks',
      rows: (me) => sql`select * from (
          select case when ${mayCommunicate(sql`pair`)} then pair.other_id end as match_id, pair.matched_at,
            case when is_low then pair.low_liked else pair.high_liked end as i_liked,
            case when is_low then pair.low_swiped_at else pair.high_swiped_at end as i_answered_at,
            case when is_low then pair.low_deciding_ms else pair.high_deciding_ms end as i_took_ms,
            case when is_low then pair.low_place else pair.high_place end as at_place_in_my_deck,
            case case when is_low then pair.low_looked else pair.high_looked end when 0 then 'the card'
              when 1 then 'some of the profile' when 2 then 'all photos or answers' end as i_had_looked_at,
            case when is_low then pair.low_blocked_at else pair.high_blocked_at end as i_blocked_at,
            ${doneTogether} as may_have_taught_the_order
          from (${pairsShown(me)}) pair
          where not pair.is_parted
            or (case when is_low then pair.low_blocked_at is not null and pair.high_blocked_at is null
              else pair.high_blocked_at is not null and pair.low_blocked_at is null end)
        ) mine where i_answered_at is not null or i_blocked_at is not null
        order by coalesce(i_answered_at, i_blocked_at), matched_at`,
    },
  },
  like_comments: {
    personal: 'low_id high_id author_id text prompt_id answer photo_id created_at',
    other: '',
    exported: {
      document: 'comments',
      rows: (me) => sql`
        select case when ${mayCommunicate(sql`pair`)} then pair.other_id end as match_id,
          comment.author_id = ${me} as is_mine,
          comment.text, comment.prompt_id, comment.answer, comment.created_at
        from (${pairsShown(me)}) pair
        join like_comments comment on comment.low_id = pair.low_id and comment.high_id = pair.high_id
        where not pair.is_parted and (comment.author_id = ${me} or ${mayCommunicate(sql`pair`)})
        order by comment.created_at, pair.other_id`,
    },
  },
};
