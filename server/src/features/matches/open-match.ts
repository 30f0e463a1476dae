import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import { createMatchesRepository } from './matches.repository.ts';

/**
 * Records that a member has opened a match's profile or the chat. Repeating it is harmless.
 *
 * @throws ApiError not_found unless the two members are a match
 */
export async function openMatch(database: Database, userId: number, partnerId: number): Promise<void> {
  const isMatched = await createMatchesRepository(database).open(userId, partnerId);
  if (!isMatched) throw new ApiError('not_found');
}
