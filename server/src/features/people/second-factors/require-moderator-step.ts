import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import { readFactor } from './second-factors.repository.ts';

/**
 * Creates the check for every request of a moderator in production: their account gives access to the ID photos of
 * members.
 */
export function createModeratorStep(database: Database) {
  return async (userId: number): Promise<void> => {
    const factor = await getRow(database, readFactor, { userId });
    if (!factor?.isOn) throw new ApiError('second_factor_missing');
  };
}
