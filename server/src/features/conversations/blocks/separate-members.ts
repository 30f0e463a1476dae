import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, type Statement } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { MediaStorage } from '../../../gateways/media-storage/media-storage.ts';
import { blockMember, endMatch, type Two } from '../../core/pairs/index.ts';
import { deleteNoticesBetween, unnameLikeNotice } from '../../notices/notifications/index.ts';
import { deleteKeepsBetween } from '../../people/keeps/index.ts';
import { deleteConsents } from '../calls/index.ts';
import { removeGoneMedia, takeMediaBetween } from '../chat-media/index.ts';
import { deleteOpenings } from '../matches/index.ts';
import { freeClientIds } from '../messages/index.ts';
import { keepConversations } from '../past-conversations/index.ts';

export interface SeparationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly mediaStorage: MediaStorage;
}

/**
 * Separates two members: a `block` by the one who acts, or an `unmatch` if they are a match. All devices of both are
 * told that the match has ended, as when an account is deleted. Nobody is told who ended it. Repeating it is harmless.
 *
 * @throws ApiError invalid_input for oneself
 */
export async function separateMembers(
  dependencies: SeparationDependencies,
  how: 'block' | 'unmatch',
  userId: number,
  otherId: number,
): Promise<void> {
  if (userId === otherId) {
    throw new ApiError('invalid_input', { detail: 'user_id: is yourself', fields: { user_id: ['is yourself'] } });
  }
  const { database, clock, events } = dependencies;
  const now = clock.now();
  const isMatchOver = await inTransaction(database, async (transaction) => {
    await keepConversations(transaction, { leaverId: userId, from: [otherId], now });
    return separate(transaction, how, { me: userId, them: otherId, at: now });
  });
  if (!isMatchOver) return;
  await removeGoneMedia(dependencies);
  events.publish({ to: [otherId], event: { type: 'match_ended', partner: userId } });
  events.publish({ to: [userId], event: { type: 'match_ended', partner: otherId } });
}

type Separation = Two & { readonly at: Date };

/** They run after the pair is locked, so that they cover everything that was written before. */
const cleanups: readonly Statement<Separation, never>[] = [
  deleteKeepsBetween,
  unnameLikeNotice,
  deleteNoticesBetween,
  deleteConsents,
  deleteOpenings,
  freeClientIds,
  takeMediaBetween,
];

/** Resolves to true if this ended a match. Blocking somebody who does not exist changes nothing. */
async function separate(on: Transaction, how: 'block' | 'unmatch', separation: Separation): Promise<boolean> {
  const separated = how === 'block' ? await blockMember(on, separation) : await getRow(on, endMatch, separation);
  if (!separated) return false;
  for (const cleanup of cleanups) await getRows(on, cleanup, separation);
  return separated.isMatchOver;
}
