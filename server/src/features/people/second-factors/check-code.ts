import type { Secret } from '../../../config/secret.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openKey } from './seal-key.ts';
import { noteTries, useRecoveryCode, type SecondFactor } from './second-factors.repository.ts';
import { stepOf } from '../../../gateways/step-codes/step-code.ts';

const mostWrongTries = 5;
const wrongTriesMs = 15 * 60_000;

interface Claim {
  readonly userId: number;
  readonly code: string;
  readonly factor: SecondFactor;
  readonly now: Date;
  readonly vaultKey: Secret;
}

/**
 * Returns true if a code is right, and marks it as used. Lock the factor before, so that of two sign-ins with one code
 * only one succeeds. Commit the transaction even after a wrong code, which is counted.
 */
export async function checkCode(
  transaction: Transaction,
  { userId, code, factor, now, vaultKey }: Claim,
): Promise<'right' | 'wrong' | 'too many'> {
  const { wrongSince } = factor;
  const since = wrongSince && now.getTime() - wrongSince.getTime() < wrongTriesMs ? wrongSince : null;
  const wrongTries = since ? factor.wrongTries : 0;
  if (wrongTries >= mostWrongTries) return 'too many';
  const step = stepOf(code.replaceAll(/\s/g, ''), openKey(factor.sealedSecret, userId, vaultKey), now);
  const isFresh = step !== null && step > factor.lastStep;
  if (
    isFresh ||
    (step === null && (await getRow(transaction, useRecoveryCode, { userId, hash: hashRecoveryCode(code) })))
  ) {
    const lastStep = isFresh ? step : factor.lastStep;
    await getRows(transaction, noteTries, { userId, lastStep, wrongTries: 0, wrongSince: null });
    return 'right';
  }
  const tries = { wrongTries: wrongTries + 1, wrongSince: since ?? now };
  await getRows(transaction, noteTries, { userId, lastStep: factor.lastStep, ...tries });
  return 'wrong';
}
