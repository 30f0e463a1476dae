import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { logAct } from '../audit/index.ts';

export interface SecondFactor {
  readonly sealedSecret: Buffer;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
  readonly wrongTries: number;
  readonly wrongSince: Date | null;
}

const columns = sql`factor.sealed_secret as "sealedSecret", factor.confirmed_at as "confirmedAt",
  factor.last_step::float8 as "lastStep", factor.wrong_tries as "wrongTries", factor.wrong_since as "wrongSince"`;

const lock = statement<{ userId: number }, SecondFactor>(
  ({ userId }) => sql`select ${columns} from second_factors factor where factor.user_id = ${userId} for update`,
);

const read = statement<{ userId: number }, { isOn: boolean; codesLeft: number }>(
  ({ userId }) => sql`
    select factor.confirmed_at is not null as "isOn",
      (select count(*)::int from recovery_codes code where code.user_id = factor.user_id) as "codesLeft"
    from second_factors factor where factor.user_id = ${userId}`,
);

/** A new key replaces one that was never confirmed. Its wrong attempts stay. No row when a confirmed one exists. */
export const beginFactor = statement<{ userId: number; sealedSecret: Buffer; now: Date }, { userId: number }>(
  ({ userId, sealedSecret, now }) => sql`
    insert into second_factors (user_id, sealed_secret, created_at) values (${userId}, ${sealedSecret}, ${now})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
      where second_factors.confirmed_at is null
    returning user_id as "userId"`,
);

export const noteRight = statement<{ userId: number; step: number }>(
  ({ userId, step }) => sql`
    update second_factors set last_step = greatest(last_step, ${step}), wrong_tries = 0, wrong_since = null
    where user_id = ${userId}`,
);

export const noteWrong = statement<{ userId: number; tries: number; since: Date }>(
  ({ userId, tries, since }) => sql`
    update second_factors set wrong_tries = ${tries}, wrong_since = ${since} where user_id = ${userId}`,
);

export const confirmFactor = statement<{ userId: number; now: Date }>(
  ({ userId, now }) => sql`update second_factors set confirmed_at = ${now} where user_id = ${userId}`,
);
export const endFactor = statement<{ userId: number }>(
  ({ userId }) => sql`delete from second_factors where user_id = ${userId}`,
);

const deleteConfirmed = statement<{ userId: number }, { userId: number }>(
  ({ userId }) => sql`
    delete from second_factors where user_id = ${userId} and confirmed_at is not null returning user_id as "userId"`,
);

const deleteCodes = statement<{ userId: number }>(
  ({ userId }) => sql`delete from recovery_codes where user_id = ${userId}`,
);

const insertCodes = statement<{ userId: number; hashes: readonly Buffer[] }>(
  ({ userId, hashes }) => sql`
    insert into recovery_codes (user_id, code_hash) select ${userId}, hash from unnest(${hashes}::bytea[]) hash`,
);

/** Deletes the code. No row when there is none. */
export const useRecoveryCode = statement<{ userId: number; hash: Buffer }, { userId: number }>(
  ({ userId, hash }) => sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${hash} returning user_id as "userId"`,
);

/** Locks the member's second step: other sign-ins wait until the transaction ends. */
export const lockFactor = (on: Transaction, userId: number) => getRow(on, lock, { userId });

export async function readFactor(on: Database, userId: number): Promise<{ isOn: boolean; codesLeft: number }> {
  return (await getRow(on, read, { userId })) ?? { isOn: false, codesLeft: 0 };
}

/** Ends a confirmed second step for the operator, which is recorded in the audit. False when there was none. */
export async function endLostFactor(on: Transaction, userId: number, now: Date): Promise<boolean> {
  const isEnded = (await getRow(on, deleteConfirmed, { userId })) !== null;
  if (isEnded) await logAct(on, { moderatorId: null, action: 'end_second_step', userId }, now);
  return isEnded;
}

export async function replaceRecoveryCodes(on: Transaction, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await getRows(on, deleteCodes, { userId });
  await getRows(on, insertCodes, { userId, hashes });
}
