import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { createAllowancesRepository } from '../../core/allowances/index.ts';
import { returnToDeck } from '../deck/index.ts';
import { getProfile } from '../../people/profiles/index.ts';
import { rewindRefusalOf } from './rewind-rules.ts';
import { createRewindsRepository } from './rewinds.repository.ts';
import type { SwipeDependencies } from './swipe-profile.ts';

/**
 * Takes back the caller's last swipe of today, a like too unless it has become a match. The other member comes first in
 * the deck again, the swipe is given back to the day's limit, and an unread notification of the like is withdrawn. A
 * swipe that was taken back already gets the same response, so a retry is safe.
 *
 * @param targetId the member whose swipe is taken back; by default, the last one
 * @throws ApiError not_found, nothing_to_rewind
 */
export async function rewindSwipe(
  dependencies: SwipeDependencies,
  userId: number,
  targetId?: number,
): Promise<{ profile: VisibleProfile }> {
  const now = dependencies.clock.now();
  const day = nairobiDay(now);
  // The queue is a cache, so it is updated after the commit, and again by a retry.
  const rewoundId = await inTransaction(dependencies.database, async (transaction) => {
    const repository = createRewindsRepository(transaction);
    const lastId = await createAllowancesRepository(transaction).lockLastSwipe(userId, day);
    const id = targetId ?? lastId;
    if (id === null) throw new ApiError('nothing_to_rewind');
    const refusal = rewindRefusalOf(
      await repository.takeSwipeBack({ userId, targetId: id, isLast: id === lastId, now, day }),
    );
    if (refusal) throw new ApiError(refusal);
    return id;
  });
  await returnToDeck(dependencies.database, userId, rewoundId);
  return { profile: await getProfile(dependencies, rewoundId, userId) };
}
