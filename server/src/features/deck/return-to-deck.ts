import type { Database } from '../../database/connect.ts';
import { createDeckQueuesRepository } from './deck-queues.repository.ts';

/** Deals somebody of whom a swipe was taken back before everybody else. */
export function returnToDeck(database: Database, userId: number, candidateId: number): Promise<void> {
  return createDeckQueuesRepository(database).returnToFront(userId, candidateId);
}
