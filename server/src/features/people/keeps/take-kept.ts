import type { Database } from '../../../database/connect.ts';
import { createKeepsRepository } from './keeps.repository.ts';

/** The ids of the people with whom a member's deck opens, the newest first. Those who were answered are forgotten. */
export function takeKept(database: Database, userId: number): Promise<number[]> {
  return createKeepsRepository(database).takeKept(userId);
}
