import type { Match } from '@mwanzo/contract/conversations/matches';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { LikeNote } from '@mwanzo/contract/discovery/swipes';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { dailyLimitReached, dailyLimits, spendOnce } from '../../core/allowances/index.ts';
import { presentMatch, type MatchRow } from '../../conversations/matches/index.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { hasLostToItsTwin, refusalOf } from './swipe-rules.ts';
import { createSwipesRepository, type SwipeInput, type SwipeRow } from './swipes.repository.ts';

export interface SwipeDependencies extends ProfileViewDependencies {
  readonly events: EventBus;
  /** If true, a member needs a photo to like others (REQUIRE_PHOTO). */
  readonly requirePhoto: boolean;
}

const limits = dailyLimits('swipesPerDay');

/**
 * Likes or passes somebody. A like may have a note about a part of their profile. Returns the match if the two members
 * are matched, because of this swipe or an earlier one.
 *
 * @throws ApiError own_profile, not_found, verification_required, photo_required, liked_part_gone, daily_limit_reached
 */
export async function swipeProfile(
  dependencies: SwipeDependencies,
  userId: number,
  swipe: { targetId: number; liked: boolean; note?: LikeNote | null },
) {
  if (swipe.targetId === userId) throw new ApiError('own_profile');
  const now = dependencies.clock.now();
  const day = nairobiDay(now);
  const row = await writeOnce(dependencies.database, {
    userId,
    targetId: swipe.targetId,
    liked: swipe.liked,
    note: swipe.note ?? null,
    now,
    day,
    photoRequired: dependencies.requirePhoto,
    limits,
  });
  const refusal = refusalOf(row, swipe.liked);
  if (refusal === 'daily_limit_reached') throw dailyLimitReached(now);
  if (refusal) throw new ApiError(refusal);
  publishSwipe(dependencies.events, userId, swipe.targetId, row);
  // The response tells the member of the match.
  const match: Match | null = isMatch(row)
    ? presentMatch({ ...row, isNoticeUnread: false }, day, dependencies.signPhotoFor(userId))
    : null;
  return { matched: match !== null, match };
}

/** Tells both members about a new match, and the members who got a notification. */
function publishSwipe(
  events: EventBus,
  userId: number,
  targetId: number,
  { isWritten, matchedAt, notified }: SwipeRow,
) {
  if (isWritten && matchedAt !== null) {
    events.publish({ to: [userId], event: { type: 'match', partner: targetId } });
    events.publish({ to: [targetId], event: { type: 'match', partner: userId } });
  }
  publishNotified(events, notified);
}

async function writeOnce(database: Database, input: SwipeInput): Promise<SwipeRow> {
  const repository = createSwipesRepository(database);
  const spender = { kind: 'swipes', userId: input.userId, day: input.day } as const;
  const row = await spendOnce(database, spender, {
    write: () => repository.writeSwipe(input),
    hasLostToItsTwin: (outcome) => outcome !== null && hasLostToItsTwin(outcome),
    isCounted: (outcome) => outcome?.isAllowed ?? false,
  });
  if (!row) throw new ApiError('not_signed_in');
  return row;
}

function isMatch(row: SwipeRow): row is SwipeRow & MatchRow {
  return row.matchedAt !== null && row.id !== null;
}
