import { ApiError } from '@mwanzo/contract/api-error';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { inTransaction } from '../../database/transaction.ts';
import { returnToDeck } from '../deck/index.ts';
import { getProfile } from '../profiles/index.ts';
import { rewindRefusalOf } from './rewind-rules.ts';
import { createRewindsRepository } from './rewinds.repository.ts';
import type { SwipeParts } from './swipe-profile.ts';

/**
 * Takes the caller's last pass of today back: the person comes first in the deck again, and the swipe goes back to the
 * day's budget. Who is named already taken back is answered in the same way, so a retry is safe.
 * @param targetId whom the caller means; without it, whoever was passed last
 * @throws ApiError not_found, nothing_to_rewind
 */
export async function rewindSwipe(
  parts: SwipeParts,
  userId: number,
  targetId?: number,
): Promise<{ profile: VisibleProfile }> {
  const day = nairobiDay(parts.clock.now());
  // The queue is a cache: it is put in order after the commit, and again by a retry.
  const rewoundId = await inTransaction(parts.database, async (transaction) => {
    const repository = createRewindsRepository(transaction);
    const lastId = await repository.lockLastPass(userId, day);
    const id = targetId ?? lastId;
    if (id === null) throw new ApiError('nothing_to_rewind');
    const refusal = rewindRefusalOf(await repository.takePassBack(userId, id, id === lastId, day));
    if (refusal) throw new ApiError(refusal);
    return id;
  });
  await returnToDeck(parts.database, userId, rewoundId);
  return { profile: await getProfile(parts, rewoundId, userId) };
}
