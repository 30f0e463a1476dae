import { ApiError } from '@mwanzo/contract/api-error';
import { planLimits } from '@mwanzo/contract/limits';
import type { Match } from '@mwanzo/contract/matches';
import { endOfNairobiDay, nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import { presentMatch, type MatchRow } from '../matches/index.ts';
import type { SignPhoto } from '../photos/index.ts';
import { hasLostToItsTwin, refusalOf } from './swipe-rules.ts';
import { createSwipesRepository, type SwipeInput, type SwipeRow } from './swipes.repository.ts';

export interface SwipeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly signPhoto: SignPhoto;
  /** Likes need a photo of one's own (REQUIRE_PHOTO). */
  readonly requirePhoto: boolean;
}

const limits = { basic: planLimits.basic.swipesPerDay, premium: planLimits.premium.swipesPerDay };

/**
 * Likes or passes somebody. Answers the match if the two are one, be it by this swipe or before.
 * @throws ApiError own_profile, not_found, verification_required, photo_required, daily_limit_reached
 */
export async function swipeProfile(parts: SwipeParts, userId: number, swipe: { targetId: number; liked: boolean }) {
  if (swipe.targetId === userId) throw new ApiError('own_profile');
  const now = parts.clock.now();
  const day = nairobiDay(now);
  const row = await writeOnce(parts.database, {
    userId,
    ...swipe,
    now,
    day,
    photoRequired: parts.requirePhoto,
    limits,
  });
  const refusal = refusalOf(row, swipe.liked);
  if (refusal === 'daily_limit_reached') {
    throw new ApiError(refusal, {
      retryAfterSeconds: Math.ceil((endOfNairobiDay(now).getTime() - now.getTime()) / 1000),
    });
  }
  if (refusal) throw new ApiError(refusal);
  const match: Match | null = isMatch(row) ? presentMatch(row, day, parts.signPhoto) : null;
  return { matched: match !== null, match };
}

/** A swipe that lost to its twin gives its place in the day's budget back, and reads what the twin wrote. */
async function writeOnce(database: Database, input: SwipeInput): Promise<SwipeRow> {
  const repository = createSwipesRepository(database);
  const row = await repository.writeSwipe(input);
  if (!row) throw new ApiError('not_signed_in');
  if (!hasLostToItsTwin(row)) return row;
  await repository.returnSwipe(input.userId, input.day);
  const again = await repository.writeSwipe(input);
  if (!again) throw new ApiError('not_signed_in');
  return again;
}

function isMatch(row: SwipeRow): row is SwipeRow & MatchRow {
  return row.matchedAt !== null && row.id !== null;
}
