import { noHints, type AnswerHints, type LikeNote } from '@mwanzo/contract/discovery/swipes';
import { planLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, retryLostRaces, type Transaction } from '../../../database/transaction.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { presentMatch } from '../../conversations/matches/index.ts';
import { dailyLimitReached } from '../../core/allowances/index.ts';
import { writeComment } from '../../core/pairs/index.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { decideSwipe } from './swipe-rules.ts';
import {
  findMatch,
  findSwipeFacts,
  writeSwipe,
  type ReadSwipe,
  type Swipe,
  type WrittenSwipe,
} from './swipes.repository.ts';

export interface SwipeDependencies extends ProfileViewDependencies {
  readonly events: EventBus;
  /** If true, a member needs a photo to like others (REQUIRE_PHOTO). */
  readonly requirePhoto: boolean;
}

/** After a lost race the facts are others, so the next try mostly finds that nothing is left to do. */
const triesMax = 5;

interface AskedSwipe {
  readonly targetId: number;
  readonly liked: boolean;
  readonly note?: LikeNote | null;
  readonly hints?: AnswerHints;
  readonly teaches?: boolean;
}

/**
 * Likes or passes somebody. A like may have a note about a part of their profile. Returns the match if the two members
 * are matched, because of this swipe or an earlier one, and the answer that has stood since before, if this swipe has
 * changed nothing.
 *
 * @throws ApiError own_profile, not_found, verification_required, photo_required, liked_part_gone, daily_limit_reached
 */
export async function swipeProfile(
  dependencies: SwipeDependencies,
  me: number,
  { targetId: them, liked, note = null, hints = noHints, teaches = true }: AskedSwipe,
) {
  if (them === me) throw new ApiError('own_profile');
  const now = dependencies.clock.now();
  const requiresPhoto = dependencies.requirePhoto;
  const lesson = { ...hints, teaches };
  const swipe = { me, them, liked, note, lesson, now, day: nairobiDay(now), requiresPhoto };
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const outcome = await trySwipe(dependencies, swipe);
    if (outcome !== 'lost') return presentOutcome(dependencies, swipe, outcome);
  }
  throw new Error(`A swipe has lost ${triesMax} races`);
}

interface Outcome {
  readonly matchedAt: Date | null;
  /** The member's own answer from before, if the swipe has changed nothing. */
  readonly standing: 'like' | 'pass' | null;
}

async function trySwipe({ database, events }: SwipeDependencies, swipe: Swipe): Promise<Outcome | 'lost'> {
  const facts = await findSwipeFacts(database, swipe);
  if (!facts) throw new ApiError('not_signed_in');
  const decision = decideSwipe(facts, swipe.liked);
  const { mine, matchedAt } = facts.pair;
  if (decision === 'settled') return { matchedAt, standing: mine ? 'like' : 'pass' };
  if (decision !== 'write') throw new ApiError(decision.refusal);

  const { note } = swipe;
  // A swipe is one statement and needs no transaction, unless a note is written with it.
  const written = note
    ? await inTransaction(database, (transaction) => writeWithNote(transaction, { swipe, note, facts }))
    : await retryLostRaces(() => writeSwipe(database, swipe, termsOf(facts)));
  if (written === 'over_limit') throw dailyLimitReached(swipe.now);
  if (written === 'lost') return written;
  publishSwipe(events, swipe, written);
  return { matchedAt: written.matchedAt, standing: null };
}

const termsOf = ({ plan, countsAsLiker }: ReadSwipe) => ({
  limit: planLimits[plan].swipesPerDay,
  isTold: countsAsLiker,
});

/** All that comes with a like is written with it or not at all. */
async function writeWithNote(
  transaction: Transaction,
  { swipe, note, facts }: { swipe: Swipe; note: LikeNote; facts: ReadSwipe },
): Promise<WrittenSwipe> {
  const written = await writeSwipe(transaction, swipe, termsOf(facts));
  const isWritten = typeof written === 'object';
  const { me, them, now: at } = swipe;
  if (isWritten) await getRows(transaction, writeComment, { me, them, ...note, answer: facts.likedAnswer, at });
  return written;
}

/** Tells the member's other devices, the other member of a match, and the members who got a notification. */
function publishSwipe(events: EventBus, { me, them }: Swipe, { matchedAt, notified }: Exclude<WrittenSwipe, string>) {
  events.publish({ to: [me], event: { type: matchedAt ? 'match' : 'swiped', partner: them } });
  if (matchedAt) events.publish({ to: [them], event: { type: 'match', partner: me } });
  publishNotified(events, notified);
}

async function presentOutcome(
  { database, signPhotoFor }: SwipeDependencies,
  { me, them, now, day }: Swipe,
  { matchedAt, standing }: Outcome,
) {
  const row = matchedAt && (await getRow(database, findMatch, { me, them, matchedAt, now, day }));
  // The response tells the member of the match.
  const match = row && presentMatch({ ...row, isNoticeUnread: false }, day, signPhotoFor(me));
  return { matched: match !== null, match, standing };
}
