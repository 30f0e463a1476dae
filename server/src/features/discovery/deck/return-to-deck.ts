import type { Database } from '../../../database/connect.ts';
import { createDeckQueuesRepository } from './deck-queues.repository.ts';

/** Serves the target of a swipe that was taken back before everybody else. */
export function returnToDeck(database: Database, userId: number, candidateId: number): Promise<void> {
  return createDeckQueuesRepository(database).returnToFront(userId, candidateId);
}
