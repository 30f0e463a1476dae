import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';

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

const refusePrompts = prepared<{ refused_at: Date }>(
  'refuse-prompts-of-phone',
  `insert into payment_refused_phones (phone_hash, refused_at)
   select orders.phone_hash, $2 from payment_orders orders where orders.code = $1 and orders.phone_hash is not null
   on conflict do nothing returning refused_at`,
);
const allowPrompts = prepared<{ refused_at: Date }>(
  'allow-prompts-of-phone',
  `delete from payment_refused_phones refused using payment_orders orders
   where orders.code = $1 and refused.phone_hash = orders.phone_hash returning refused.refused_at`,
);

/** The numbers that members want to be filled in, and those that get no prompts. */
export function createPhonesRepository(on: Database | Transaction) {
  return {
    async rememberPhone(userId: number, sealedPhone: Buffer, now: Date): Promise<void> {
      await runPrepared(on, rememberPhone, [userId, sealedPhone, now]);
    },
    async forgetPhone(userId: number): Promise<void> {
      await runPrepared(on, forgetPhone, [userId]);
    },
    /** False when there is no phone of this order, or it is refused already. */
    async refusePrompts(code: string, now: Date): Promise<boolean> {
      return (await runPrepared(on, refusePrompts, [code, now])).length > 0;
    },
    async allowPrompts(code: string): Promise<boolean> {
      return (await runPrepared(on, allowPrompts, [code])).length > 0;
    },
    async readPhone(userId: number): Promise<Buffer | null> {
      return (await runPrepared(on, readPhone, [userId]))[0]?.sealedPhone ?? null;
    },
  };
}
