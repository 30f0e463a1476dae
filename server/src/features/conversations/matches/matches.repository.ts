import { sql, statement } from '../../../database/sql.ts';
import { commentsOf, isPairOf, matchedPair, matchesOf, type Two } from '../../core/pairs/index.ts';
import { shownPhotoColumn, type PhotoRow } from '../../people/photos/index.ts';
import { lastMessageOf } from '../messages/index.ts';
import { listedCommentsColumn, matchColumns } from './match-columns.ts';
import type { ListedMatchRow } from './present-match.ts';
import { members } from '../../core/members/index.ts';

/**
 * Matches ordered by their latest activity, newest first: the last message or, without one, the match itself. Those
 * whose profile a reviewer has hidden are left out until it is shown again. `day` is the Nairobi day of `now`.
 */
export const listMatchRows = statement<{ me: number; now: Date; day: string }, ListedMatchRow>(
  ({ me, now, day }) => sql`with matched as (${matchesOf(me)})
  select ${matchColumns({
    me,
    low: sql`matched.low_id`,
    high: sql`matched.high_id`,
    matchedAt: sql`matched.matched_at`,
    now: sql`${now}::timestamptz`,
    day: sql`${day}::date`,
  })}, matched.matched_at as "matchedAt", ${listedCommentsColumn(commentsOf(sql`matched.low_id`, sql`matched.high_id`))}
  from matched
  join ${members} partner on partner.id = matched.partner_id and partner.is_kept
  left join lateral ${lastMessageOf(sql`matched.low_id`, sql`matched.high_id`)} last on true
  order by greatest(matched.matched_at, last.created_at) desc, last.id desc nulls last, partner.id`,
);

type LikedPhoto = { readonly id: number; readonly photo: PhotoRow | null };

/** Photos by their owners and ids; null for one that others no longer see. */
export const listLikedPhotos = statement<Record<'owners' | 'photos', readonly number[]>, LikedPhoto>(
  ({ owners, photos }) => sql`select liked.photo_id as id,
    ${shownPhotoColumn(sql`liked.owner_id`, sql`liked.photo_id`)} as photo
  from unnest(${owners}::bigint[], ${photos}::bigint[]) liked (owner_id, photo_id)`,
);

/** Records that a member has opened a match. Repeating it is harmless. No row unless the two are a match. */
export const writeOpening = statement<Two, { low_id: number }>(
  ({ me, them }) => sql`with pair as (${matchedPair(me, them)}), opened as (
    insert into opened_matches (low_id, high_id, user_id) select low_id, high_id, ${me} from pair on conflict do nothing
  )
  select low_id from pair`,
);

/** Forgets that two members have opened their match: if they match again, it is new. */
export const deleteOpenings = statement<Two>(
  ({ me, them }) => sql`delete from opened_matches where ${isPairOf(sql`opened_matches`, me, them)}`,
);
