import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import { createSecondFactorsRepository } from './second-factors.repository.ts';

/** What each call of a moderator asks in production: their account opens the ID photos of members. */
export function createModeratorStep(database: Database) {
  const factors = createSecondFactorsRepository(database);
  return async (userId: number): Promise<void> => {
    const { isOn } = await factors.read(userId);
    if (!isOn) throw new ApiError('second_factor_missing');
  };
}
