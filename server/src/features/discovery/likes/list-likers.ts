import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';
import { likersListedMax, likesCountMax } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { presentVisibleProfile, type ProfileViewDependencies } from '../../people/profiles/index.ts';
import { countLikes, findLikesFacts, findUnrevealed, listShownLikers, revealLiker } from './likes.repository.ts';
import { numbersOf, weekOf } from './likes-rules.ts';

/**
 * Lists the people who like a member. It is a GET that writes: without Premium, the first look of a week chooses the
 * person who is revealed, and the first look of a day counts.
 */
export async function listLikers(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  userId: number,
): Promise<Likes> {
  const now = clock.now();
  const day = nairobiDay(now);
  const week = weekOf(day);
  const look = { userId, now, day, week: week.began };
  const facts = await getRow(database, findLikesFacts, look);
  if (!facts) throw new ApiError('not_signed_in');
  const { plan, seenUntil, hasAnswered } = facts;
  const isBasic = plan === 'basic';
  const next = isBasic && !facts.isRevealed ? await getRow(database, findUnrevealed, look) : null;
  if (next) await getRows(database, revealLiker, { ...look, ...next });
  const ofDay = isBasic ? (facts.numbers ?? (await countLikes(database, { ...look, countMax: likesCountMax }))) : null;
  // Those beyond the list are only counted.
  const rows = await getRows(database, listShownLikers, { ...look, plan, limit: likersListedMax + likesCountMax });
  const sign = signPhotoFor(userId);
  const people = rows.slice(0, likersListedMax).map((row): Liker => {
    const { photo_details: photos, ...shown } = presentVisibleProfile(row, 'stranger', day, sign);
    const isNew = seenUntil === null || row.likedAt > seenUntil;
    return { ...shown, photo: photos[0] ?? null, liked: row.liked, is_new: isNew };
  });
  const { count, stillToCome } = numbersOf(rows.length, ofDay);
  return {
    plan,
    count,
    people,
    still_to_come: stillToCome,
    has_answered: hasAnswered,
    next_on: isBasic ? week.next : null,
    as_of: now.toISOString(),
  };
}
