import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { checkCode } from './check-code.ts';
import type { SecondFactorDependencies } from './second-factor-dependencies.ts';
import { lockFactor } from './second-factors.repository.ts';

/** Creates the check of the second step for a sign-in, once the password is right. */
export function createSecondStep({
  database,
  clock,
  vaultKey,
}: Pick<SecondFactorDependencies, 'database' | 'clock' | 'vaultKey'>) {
  return async (userId: number, code: string | undefined): Promise<void> => {
    const outcome = await inTransaction(database, async (transaction) => {
      const factor = await getRow(transaction, lockFactor, { userId });
      if (!factor?.confirmedAt) return 'right';
      if (code === undefined) return 'missing';
      return checkCode(transaction, { userId, code, factor, now: clock.now(), vaultKey });
    });
    if (outcome === 'missing') throw new ApiError('second_factor_required');
    if (outcome === 'too many') throw new ApiError('too_many_requests');
    if (outcome === 'wrong') throw new ApiError('wrong_code');
  };
}
