import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';

const rememberPhone = prepared(
  'remember-paying-phone',
  `insert into payment_phones (user_id, sealed_phone, saved_at) values ($1, $2, $3)
   on conflict (user_id) do update set sealed_phone = excluded.sealed_phone, saved_at = excluded.saved_at`,
);
const forgetPhone = prepared('forget-paying-phone', 'delete from payment_phones where user_id = $1');
const readPhone = prepared<{ sealedPhone: Buffer }>(
  'read-paying-phone',
  'select sealed_phone as "sealedPhone" from payment_phones where user_id = $1',
);

/** The numbers that members want to find filled in. */
export function createPhonesRepository(on: Database | Transaction) {
  return {
    async rememberPhone(userId: number, sealedPhone: Buffer, now: Date): Promise<void> {
      await runPrepared(on, rememberPhone, [userId, sealedPhone, now]);
    },
    async forgetPhone(userId: number): Promise<void> {
      await runPrepared(on, forgetPhone, [userId]);
    },
    async readPhone(userId: number): Promise<Buffer | null> {
      return (await runPrepared(on, readPhone, [userId]))[0]?.sealedPhone ?? null;
    },
  };
}
