import type { LikeNote } from '@mwanzo/contract/discovery/swipes';
import { planLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { presentMatch } from '../../conversations/matches/index.ts';
import { dailyLimitReached } from '../../core/allowances/index.ts';
import { writeComment } from '../../core/pairs/index.ts';
import { publishNotified, type NotifiedMember } from '../../notices/notifications/index.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { findMatch } from './new-match.repository.ts';
import { tellOfLike, tellOfMatch } from './notify-of-swipe.ts';
import { decideSwipe } from './swipe-rules.ts';
import { findSwipeFacts, writeSwipe, type ReadSwipe, type Swipe } from './swipes.repository.ts';

export interface SwipeDependencies extends ProfileViewDependencies {
  readonly events: EventBus;
  /** If true, a member needs a photo to like others (REQUIRE_PHOTO). */
  readonly requirePhoto: boolean;
}

/** After a lost race the facts are others, so the next try mostly finds that nothing is left to do. */
const triesMax = 5;

/**
 * Likes or passes somebody. A like may have a note about a part of their profile. Returns the match if the two members
 * are matched, because of this swipe or an earlier one.
 *
 * @throws ApiError own_profile, not_found, verification_required, photo_required, liked_part_gone, daily_limit_reached
 */
export async function swipeProfile(
  dependencies: SwipeDependencies,
  me: number,
  { targetId: them, liked, note = null }: { targetId: number; liked: boolean; note?: LikeNote | null },
) {
  if (them === me) throw new ApiError('own_profile');
  const now = dependencies.clock.now();
  const requiresPhoto = dependencies.requirePhoto;
  const swipe = { me, them, liked, note, now, day: nairobiDay(now), requiresPhoto };
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const outcome = await trySwipe(dependencies, swipe);
    if (outcome !== 'lost') return presentOutcome(dependencies, swipe, outcome.matchedAt);
  }
  throw new Error(`A swipe has lost ${triesMax} races`);
}

async function trySwipe(
  { database, events }: SwipeDependencies,
  swipe: Swipe,
): Promise<{ matchedAt: Date | null } | 'lost'> {
  const facts = await findSwipeFacts(database, swipe);
  if (!facts) throw new ApiError('not_signed_in');
  const decision = decideSwipe(facts, swipe.liked);
  if (decision === 'settled') return facts.pair;
  if (decision !== 'write') throw new ApiError(decision.refusal);

  const limit = planLimits[facts.plan].swipesPerDay;
  // A pass is one statement. All that comes with a like is written with it or not at all.
  const written = swipe.liked
    ? await inTransaction(database, (transaction) => writeLike(transaction, swipe, facts, limit))
    : await writeSwipe(database, swipe, limit);
  if (written === 'over_limit') throw dailyLimitReached(swipe.now);
  if (written !== 'lost') publishSwipe(events, swipe, written);
  return written;
}

async function writeLike(transaction: Transaction, swipe: Swipe, facts: ReadSwipe, limit: number | null) {
  const { me, them, note, now: at } = swipe;
  const written = await writeSwipe(transaction, swipe, limit);
  if (written === 'over_limit' || written === 'lost') return written;
  if (note) await writeComment(transaction, { me, them, ...note, answer: facts.likedAnswer, at });
  const telling = { me, them, at };
  if (written.matchedAt) return { ...written, notified: await tellOfMatch(transaction, telling) };
  return facts.countsAsLiker ? { ...written, notified: await tellOfLike(transaction, telling) } : written;
}

/** Tells both members about a new match, and the members who got a notification. */
function publishSwipe(
  events: EventBus,
  { me, them }: Swipe,
  { matchedAt, notified = [] }: { matchedAt: Date | null; notified?: readonly NotifiedMember[] },
) {
  if (matchedAt) {
    events.publish({ to: [me], event: { type: 'match', partner: them } });
    events.publish({ to: [them], event: { type: 'match', partner: me } });
  }
  publishNotified(events, notified);
}

async function presentOutcome(
  { database, signPhotoFor }: SwipeDependencies,
  { me, them, now, day }: Swipe,
  matchedAt: Date | null,
) {
  const row = matchedAt && (await findMatch(database, { me, them, matchedAt, now, day }));
  // The response tells the member of the match.
  const match = row && presentMatch({ ...row, isNoticeUnread: false }, day, signPhotoFor(me));
  return { matched: match !== null, match };
}
