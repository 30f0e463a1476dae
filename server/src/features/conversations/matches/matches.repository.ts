import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { commentsOf, matchedPair, matchesOf } from '../../core/pairs/index.ts';
import { shownPhotoColumn, type PhotoRow } from '../../people/photos/index.ts';
import { isKept } from '../../people/profiles/index.ts';
import { lastMessageOf } from '../messages/index.ts';
import { listedCommentsColumn, matchColumns } from './match-columns.ts';
import type { ListedMatchRow } from './present-match.ts';

interface ListInput {
  readonly me: number;
  readonly now: Date;
  /** The Nairobi day of `now`. */
  readonly day: string;
}

const list = statement<ListInput, ListedMatchRow>(
  ({ me, now, day }) => sql`with matched as (
    ${matchesOf(me)}
  )
  select ${matchColumns({
    me,
    low: 'matched.low_id',
    high: 'matched.high_id',
    matchedAt: 'matched.matched_at',
    now: sql`${now}::timestamptz`,
    day: sql`${day}::date`,
  })}, matched.matched_at as "matchedAt", ${listedCommentsColumn(commentsOf('matched.low_id', 'matched.high_id'))}
  from matched
  join profiles partner on partner.user_id = matched.partner_id and ${isKept('partner')}
  left join lateral ${lastMessageOf('matched.low_id', 'matched.high_id')} last on true
  order by greatest(matched.matched_at, last.created_at) desc, last.id desc nulls last, partner.user_id`,
);

/**
 * Matches ordered by their latest activity, newest first: the last message or, without one, the match itself. Those
 * whose profile a reviewer has hidden are left out until it is shown again.
 */
export const listMatchRows = (on: Database, input: ListInput): Promise<ListedMatchRow[]> => getRows(on, list, input);

interface LikedPhotos {
  readonly owners: readonly number[];
  readonly photos: readonly number[];
}

const likedPhotos = statement<LikedPhotos, { id: number; photo: PhotoRow | null }>(
  ({
    owners,
    photos,
  }) => sql`select liked.photo_id as id, ${shownPhotoColumn('liked.owner_id', 'liked.photo_id')} as photo
  from unnest(${owners}::bigint[], ${photos}::bigint[]) liked (owner_id, photo_id)`,
);

/** Photos by their owners and ids; null for one that others no longer see. */
export async function findLikedPhotos(on: Database, input: LikedPhotos): Promise<ReadonlyMap<number, PhotoRow | null>> {
  return new Map((await getRows(on, likedPhotos, input)).map(({ id, photo }) => [id, photo]));
}

interface Opening {
  readonly me: number;
  readonly them: number;
}

const open = statement<Opening, { low_id: number }>(
  ({ me, them }) => sql`with pair as (
    ${matchedPair(sql`${me}::bigint`, sql`${them}::bigint`)}
  ), opened as (
    insert into opened_matches (low_id, high_id, user_id) select low_id, high_id, ${me} from pair on conflict do nothing
  )
  select low_id from pair`,
);

/** Records that a member has opened a match. Repeating it is harmless. @returns false unless the two are a match */
export async function writeOpening(on: Transaction, opening: Opening): Promise<boolean> {
  return (await getRow(on, open, opening)) !== null;
}

export const matchStatements = { list, likedPhotos, open };
