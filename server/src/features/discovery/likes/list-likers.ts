import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';
import { likersListedMax, likesCountMax } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { ApiError } from '../../../errors/api-error.ts';
import {
  presentVisibleProfile,
  type ProfileViewDependencies,
  type VisibleProfileRow,
} from '../../people/profiles/index.ts';
import { createLikesRepository, type LikesRow } from './likes.repository.ts';
import { weekOf } from './likes-rules.ts';

/**
 * Lists the people who like a member. It is a GET that writes: without Premium, the first look of a week chooses the
 * person who is revealed.
 */
export async function listLikers(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  userId: number,
): Promise<Likes> {
  const now = clock.now();
  const day = nairobiDay(now);
  const week = weekOf(day);
  const rows = await createLikesRepository(database).listLikers({
    userId,
    now,
    day,
    week: week.began,
    countMax: likesCountMax,
    listedMax: likersListedMax,
  });
  const [first] = rows;
  if (!first) throw new ApiError('not_signed_in');
  const sign = signPhotoFor(userId);
  const people = rows.filter(isListed).map((row): Liker => {
    const { photo_details: photos, ...shown } = presentVisibleProfile(row, 'stranger', day, sign);
    return { ...shown, photo: photos[0] ?? null, liked: row.liked, is_new: row.isNew };
  });
  return {
    plan: first.plan,
    count: first.count,
    people,
    still_to_come: first.stillToCome,
    has_answered: first.hasAnswered,
    next_on: first.plan === 'basic' ? week.next : null,
    as_of: now.toISOString(),
  };
}

function isListed(row: LikesRow): row is LikesRow & VisibleProfileRow {
  return row.id !== null;
}
