import { randomBytes } from 'node:crypto';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { describeKey } from '../../../gateways/step-codes/step-code.ts';
import { requirePassword, type PasswordClaim } from '../accounts/index.ts';
import { checkCode } from './check-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { sealKey } from './seal-key.ts';
import type { SecondFactorDependencies } from './second-factor-dependencies.ts';
import {
  beginFactor,
  confirmFactor,
  endFactor,
  lockFactor,
  replaceRecoveryCodes,
} from './second-factors.repository.ts';

/** RFC 4226 recommends this length. */
const keyBytes = 20;

/** A new key for an app. No code of it is required until one has confirmed the key. */
export async function beginSecondFactor(
  dependencies: SecondFactorDependencies,
  claim: PasswordClaim,
): Promise<{ key: string; uri: string }> {
  const { database, clock, vaultKey } = dependencies;
  const { email } = await requirePassword(dependencies, claim);
  const key = randomBytes(keyBytes);
  const sealed = sealKey(key, claim.userId, vaultKey);
  const isNew = await getRow(database, beginFactor, { userId: claim.userId, sealedSecret: sealed, now: clock.now() });
  if (isNew === null) throw new ApiError('second_factor_on');
  return describeKey(key, email);
}

export function confirmSecondFactor(
  dependencies: SecondFactorDependencies,
  userId: number,
  code: string,
): Promise<{ recovery_codes: string[] }> {
  return withCode(dependencies, { userId, code, isOn: false }, async (transaction) => {
    await getRows(transaction, confirmFactor, { userId, now: dependencies.clock.now() });
    return replaceCodes(transaction, userId);
  });
}

export async function renewRecoveryCodes(
  dependencies: SecondFactorDependencies,
  claim: PasswordClaim & { readonly code: string },
): Promise<{ recovery_codes: string[] }> {
  await requirePassword(dependencies, claim);
  return withCode(dependencies, { ...claim, isOn: true }, (transaction) => replaceCodes(transaction, claim.userId));
}

export async function endSecondFactor(
  dependencies: SecondFactorDependencies,
  claim: PasswordClaim & { readonly code: string },
): Promise<void> {
  await requirePassword(dependencies, claim);
  await withCode(dependencies, { ...claim, isOn: true }, (transaction) =>
    getRows(transaction, endFactor, { userId: claim.userId }),
  );
}

async function replaceCodes(transaction: Transaction, userId: number): Promise<{ recovery_codes: string[] }> {
  const codes = newRecoveryCodes();
  await getRows(transaction, replaceRecoveryCodes, { userId, hashes: codes.map(hashRecoveryCode) });
  return { recovery_codes: codes };
}

/** Runs the action that a right code allows. A wrong code is counted, so its transaction is committed too. */
async function withCode<Result>(
  { database, clock, vaultKey }: SecondFactorDependencies,
  { userId, code, isOn }: { readonly userId: number; readonly code: string; readonly isOn: boolean },
  then: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const answer = await inTransaction(database, async (transaction) => {
    const factor = await getRow(transaction, lockFactor, { userId });
    if (factor?.confirmedAt && !isOn) return { refusal: 'second_factor_on' } as const;
    if (!factor || (isOn && !factor.confirmedAt)) return { refusal: 'second_step_refused' } as const;
    const outcome = await checkCode(transaction, { userId, code, factor, now: clock.now(), vaultKey });
    if (outcome === 'too many') return { refusal: 'too_many_requests' } as const;
    if (outcome === 'wrong') return { refusal: 'second_step_refused' } as const;
    return { result: await then(transaction) };
  });
  if ('refusal' in answer) throw new ApiError(answer.refusal);
  return answer.result;
}
