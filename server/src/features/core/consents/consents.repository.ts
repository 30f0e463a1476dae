import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';

export interface ConsentRow {
  readonly purpose: ConsentPurpose;
  readonly version: number;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
}

const endOthers = prepared(
  'end-consents-to-other-words',
  `update consents set withdrawn_at = $4
    where user_id = $1 and purpose = $2 and version <> $3 and withdrawn_at is null`,
);
const give = prepared(
  'give-consent',
  `insert into consents (user_id, purpose, version, given_at) values ($1, $2, $3, $4)
   on conflict (user_id, purpose) where withdrawn_at is null do nothing`,
);
const withdraw = prepared(
  'withdraw-consent',
  `update consents set withdrawn_at = greatest($3, given_at)
    where user_id = $1 and purpose = $2 and withdrawn_at is null`,
);
const list = prepared<ConsentRow>(
  'list-consents',
  `select purpose, version, given_at as "givenAt", withdrawn_at as "withdrawnAt" from consents
   where user_id = $1 order by given_at desc, id desc limit 100`,
);

export function createConsentsRepository(on: Database | Transaction) {
  return {
    async give(userId: number, { purpose, version }: { purpose: ConsentPurpose; version: number }, now: Date) {
      await runPrepared(on, endOthers, [userId, purpose, version, now]);
      await runPrepared(on, give, [userId, purpose, version, now]);
    },

    async withdraw(userId: number, purpose: ConsentPurpose, now: Date): Promise<void> {
      await runPrepared(on, withdraw, [userId, purpose, now]);
    },

    list: (userId: number): Promise<ConsentRow[]> => runPrepared(on, list, [userId]),
  };
}
