import type { Match } from '@mwanzo/contract/conversations/matches';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { PhotoRow } from '../../people/photos/index.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { listLikedPhotos, listMatchRows } from './matches.repository.ts';
import { presentMatch, type ListedMatchRow } from './present-match.ts';

/** All matches of a member, ordered by their latest activity, newest first. */
export async function listMatches(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  me: number,
): Promise<Match[]> {
  const now = clock.now();
  const day = nairobiDay(now);
  const rows = await getRows(database, listMatchRows, { me, now, day });
  const photos = await photosOfComments(database, me, rows);
  const sign = signPhotoFor(me);
  return rows.map((row) => {
    const comments = (row.comments ?? []).map((comment) => [...comment, photos.get(comment[4] ?? 0) ?? null] as const);
    return presentMatch({ ...row, comments }, day, sign);
  });
}

/** The photos that comments are about. Most lists have none, so that nothing is read. */
async function photosOfComments(
  database: Database,
  me: number,
  rows: readonly ListedMatchRow[],
): Promise<ReadonlyMap<number, PhotoRow | null>> {
  const liked = rows.flatMap(({ id, comments }) =>
    (comments ?? []).flatMap(([sender, , , , photoId]) =>
      photoId === null ? [] : [{ photoId, ownerId: sender === me ? id : me }],
    ),
  );
  if (liked.length === 0) return new Map();
  const [owners, photos] = [liked.map(({ ownerId }) => ownerId), liked.map(({ photoId }) => photoId)];
  const found = await getRows(database, listLikedPhotos, { owners, photos });
  return new Map(found.map(({ id, photo }) => [id, photo]));
}
