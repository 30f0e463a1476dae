import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { findTypingFacts } from './reads.repository.ts';

/** The shortest time between two events of one sender in one conversation, in ms. Each process counts for itself. */
const pauseMs = 3000;

/**
 * Creates the function that tells a match that a member is typing, at most every 3 s. Nothing is stored, and nobody is
 * told unless both show their presence.
 */
export function createTyping({ database, clock, events }: MessageDependencies) {
  const toldAt = new Map<string, number>();

  /** Returns true if the receiver was told just now. If the clock was set back, they are told again. */
  function isTold(key: string, now: number): boolean {
    for (const [old, at] of toldAt) {
      if (now >= at && now - at < pauseMs) break;
      toldAt.delete(old);
    }
    const at = toldAt.get(key);
    return at !== undefined && now >= at && now - at < pauseMs;
  }

  /** @throws ApiError not_found unless the two members are a match */
  return async function showTyping(userId: number, receiverId: number): Promise<void> {
    const key = `${userId} ${receiverId}`;
    const now = clock.now().getTime();
    if (isTold(key, now)) return;
    const facts = await getRow(database, findTypingFacts, { me: userId, them: receiverId });
    if (!facts?.isMatched) throw new ApiError('not_found');
    // Another request of the same member may have been faster.
    if (isTold(key, now)) return;
    toldAt.set(key, now);
    if (facts.isShown) events.publish({ to: [receiverId], event: { type: 'typing', partner: userId } });
  };
}
