import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { giveBackLastSwipe, lockLastSwipe } from '../../core/allowances/index.ts';
import { takeAnswerBack, takeCommentBack } from '../../core/pairs/index.ts';
import { withdrawLikeNotice } from '../../notices/notifications/index.ts';
import { getProfile } from '../../people/profiles/index.ts';
import { returnToFront } from '../deck/index.ts';
import { decideRewind } from './rewind-rules.ts';
import { findWhetherLiked, lockRewindFacts } from './rewinds.repository.ts';
import type { SwipeDependencies } from './swipe-profile.ts';

interface Rewind {
  readonly me: number;
  readonly them: number;
  /** It was a like, not a pass. */
  readonly wasLike: boolean;
  readonly now: Date;
  /** The Nairobi day of `now`. */
  readonly day: string;
}

/**
 * Takes back the caller's last swipe of today, a like too unless it has become a match. The other member comes first in
 * the deck again, the swipe is given back to the day's limit, and an unread notification of the like is withdrawn. A
 * swipe that was taken back already gets the same response, so a retry is safe. The caller's other devices are told.
 *
 * @param targetId the member whose swipe is taken back; by default, the last one
 * @param meant the answer that is taken back, a like or a pass; by default, either
 * @throws ApiError not_found, nothing_to_rewind
 */
export async function rewindSwipe(
  dependencies: SwipeDependencies,
  me: number,
  { targetId, meant }: { targetId: number | undefined; meant: boolean | undefined },
): Promise<{ profile: VisibleProfile }> {
  const now = dependencies.clock.now();
  const day = nairobiDay(now);
  // The queue is a cache, so it is updated after the commit, and again by a retry.
  const { rewoundId, isTaken } = await inTransaction(dependencies.database, async (transaction) => {
    const last = await getRow(transaction, lockLastSwipe, { userId: me, day });
    const lastId = last?.lastSwipedId ?? null;
    const them = targetId ?? lastId;
    if (them === null) throw new ApiError('nothing_to_rewind');
    const facts = await lockRewindFacts(transaction, { me, them });
    const decision = decideRewind({ ...facts, isOneself: them === me, isLast: them === lastId, meant });
    if (typeof decision === 'object') throw new ApiError(decision.refusal);
    if (decision === 'take') await takeBack(transaction, { me, them, wasLike: facts.pair.mine === true, now, day });
    return { rewoundId: them, isTaken: decision === 'take' };
  });
  await getRows(dependencies.database, returnToFront, { userId: me, candidateId: rewoundId });
  if (isTaken) dependencies.events.publish({ to: [me], event: { type: 'rewound', partner: rewoundId } });
  return { profile: await getProfile(dependencies, rewoundId, me) };
}

async function takeBack(transaction: Transaction, { me, them, wasLike, now, day }: Rewind): Promise<void> {
  if (wasLike) await getRows(transaction, takeCommentBack, { me, them });
  await takeAnswerBack(transaction, { me, them });
  if (wasLike) {
    // The caller likes them no more.
    const others = await getRow(transaction, findWhetherLiked, { userId: them, day });
    const isByOthers = others?.isLiked === true;
    await getRows(transaction, withdrawLikeNotice, { recipient: them, actor: me, at: now, isByOthers });
  }
  await getRows(transaction, giveBackLastSwipe, { userId: me, day, swipedId: them });
}
