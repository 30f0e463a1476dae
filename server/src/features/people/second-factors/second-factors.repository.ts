import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { writeAudit } from '../audit/index.ts';

export interface SecondFactor {
  readonly sealedSecret: Buffer;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
  readonly wrongTries: number;
  readonly wrongSince: Date | null;
}

const columns = `factor.sealed_secret as "sealedSecret", factor.confirmed_at as "confirmedAt",
  factor.last_step::float8 as "lastStep", factor.wrong_tries as "wrongTries", factor.wrong_since as "wrongSince"`;

const lock = prepared<SecondFactor>(
  'lock-second-factor',
  `select ${columns} from second_factors factor where factor.user_id = $1 for update`,
);

const read = prepared<{ isOn: boolean; codesLeft: number }>(
  'read-second-factor',
  `select factor.confirmed_at is not null as "isOn",
     (select count(*)::int from recovery_codes code where code.user_id = factor.user_id) as "codesLeft"
   from second_factors factor where factor.user_id = $1`,
);

/** A new key replaces one that was never confirmed. Its wrong attempts stay. */
const begin = prepared<{ userId: number }>(
  'begin-second-factor',
  `insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, $3)
   on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
     where second_factors.confirmed_at is null
   returning user_id as "userId"`,
);

const noteRight = prepared(
  'note-right-code',
  `update second_factors set last_step = greatest(last_step, $2), wrong_tries = 0, wrong_since = null
    where user_id = $1`,
);

const noteWrong = prepared(
  'note-wrong-code',
  'update second_factors set wrong_tries = $2, wrong_since = $3 where user_id = $1',
);

const confirm = prepared('confirm-second-factor', 'update second_factors set confirmed_at = $2 where user_id = $1');
const end = prepared('end-second-factor', 'delete from second_factors where user_id = $1');

const endLost = prepared<{ isEnded: boolean }>(
  'end-lost-second-factor',
  `with ended as (
     delete from second_factors where user_id = $1 and confirmed_at is not null returning user_id as id
   ), logged as (
     ${writeAudit({
       moderatorId: 'null',
       action: "'end_second_step'",
       verificationId: 'null',
       userId: 'id',
       at: '$2',
       from: 'ended',
     })}
   )
   select exists (select from ended) as "isEnded"`,
);

const replaceCodes = prepared(
  'replace-recovery-codes',
  `with earlier as (delete from recovery_codes where user_id = $1)
   insert into recovery_codes (user_id, code_hash) select $1, hash from unnest($2::bytea[]) hash`,
);

const useCode = prepared<{ userId: number }>(
  'use-recovery-code',
  'delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id as "userId"',
);

export function createSecondFactorsRepository(on: Database | Transaction) {
  return {
    /** Other sign-ins of the member wait until the transaction ends. */
    async lock(userId: number): Promise<SecondFactor | null> {
      return (await runPrepared(on, lock, [userId]))[0] ?? null;
    },

    async read(userId: number): Promise<{ isOn: boolean; codesLeft: number }> {
      return (await runPrepared(on, read, [userId]))[0] ?? { isOn: false, codesLeft: 0 };
    },

    /** False when a confirmed one exists. */
    async begin(userId: number, sealedSecret: Buffer, now: Date): Promise<boolean> {
      return (await runPrepared(on, begin, [userId, sealedSecret, now])).length > 0;
    },

    async noteRight(userId: number, step: number): Promise<void> {
      await runPrepared(on, noteRight, [userId, step]);
    },

    async noteWrong(userId: number, tries: number, since: Date): Promise<void> {
      await runPrepared(on, noteWrong, [userId, tries, since]);
    },

    async confirm(userId: number, now: Date): Promise<void> {
      await runPrepared(on, confirm, [userId, now]);
    },

    async end(userId: number): Promise<void> {
      await runPrepared(on, end, [userId]);
    },

    /** For the operator. It is recorded in the audit. False when there was none. */
    async endLost(userId: number, now: Date): Promise<boolean> {
      return (await runPrepared(on, endLost, [userId, now]))[0]?.isEnded ?? false;
    },

    async replaceCodes(userId: number, hashes: readonly Buffer[]): Promise<void> {
      await runPrepared(on, replaceCodes, [userId, hashes]);
    },

    /** Deletes the code, and resolves to true if there was one. */
    async useCode(userId: number, hash: Buffer): Promise<boolean> {
      return (await runPrepared(on, useCode, [userId, hash])).length > 0;
    },
  };
}
