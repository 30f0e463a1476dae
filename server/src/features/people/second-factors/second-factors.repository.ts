import { sql, statement } from '../../../database/sql.ts';

export interface SecondFactor {
  readonly sealedSecret: Buffer;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
  readonly wrongTries: number;
  readonly wrongSince: Date | null;
}

/** Other sign-ins of the member wait until the transaction ends. */
export const lockFactor = statement<{ userId: number }, SecondFactor>(
  ({ userId }) => sql`
    select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt", last_step::float8 as "lastStep",
      wrong_tries as "wrongTries", wrong_since as "wrongSince"
    from second_factors where user_id = ${userId} for update`,
);

/** The sealed keys of members after this id, a page of them. */
export const listSealedKeys = statement<
  { after: number; limit: number },
  { id: number; place: string; sealed: Buffer }
>(
  ({ after, limit }) => sql`
    select user_id as id, user_id::text as place, sealed_secret as sealed from second_factors
    where user_id > ${after} order by user_id limit ${limit}`,
);

/** Changes nothing when the key was replaced meanwhile. */
export const replaceSealedKey = statement<{ id: number; sealed: Buffer; replaced: Buffer }>(
  ({ id, sealed, replaced }) => sql`
    update second_factors set sealed_secret = ${sealed}
    where user_id = ${id} and sealed_secret = ${replaced}`,
);

/** No row when there is none. One that is not confirmed is not on. */
export const readFactor = statement<{ userId: number }, { isOn: boolean; codesLeft: number }>(
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

/** After a right code no try is wrong any more. */
export const noteTries = statement<Pick<SecondFactor, 'lastStep' | 'wrongTries' | 'wrongSince'> & { userId: number }>(
  ({ userId, lastStep, wrongTries, wrongSince }) => sql`
    update second_factors set last_step = greatest(last_step, ${lastStep}), wrong_tries = ${wrongTries},
      wrong_since = ${wrongSince}
    where user_id = ${userId}`,
);

export const confirmFactor = statement<{ userId: number; now: Date }>(
  ({ userId, now }) => sql`update second_factors set confirmed_at = ${now} where user_id = ${userId}`,
);

export const endFactor = statement<{ userId: number }>(
  ({ userId }) => sql`delete from second_factors where user_id = ${userId}`,
);

export const replaceRecoveryCodes = statement<{ userId: number; hashes: readonly Buffer[] }>(
  ({ userId, hashes }) => sql`
    with earlier as (delete from recovery_codes where user_id = ${userId}::bigint)
    insert into recovery_codes (user_id, code_hash) select ${userId}, hash from unnest(${hashes}::bytea[]) hash`,
);

/** Deletes the code. No row when there is none. */
export const useRecoveryCode = statement<{ userId: number; hash: Buffer }, { userId: number }>(
  ({ userId, hash }) => sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${hash} returning user_id as "userId"`,
);
