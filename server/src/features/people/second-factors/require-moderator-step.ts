import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { createSecondFactorsRepository } from './second-factors.repository.ts';

/**
 * Creates the check for every request of a moderator in production: their account gives access to the ID photos of
 * members.
 */
export function createModeratorStep(database: Database) {
  const factors = createSecondFactorsRepository(database);
  return async (userId: number): Promise<void> => {
    const { isOn } = await factors.read(userId);
    if (!isOn) throw new ApiError('second_factor_missing');
  };
}
