import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';

export const rememberPhone = statement<{ userId: number; sealedPhone: Buffer; now: Date }>(
  ({ userId, sealedPhone, now }) => sql`
   insert into payment_phones (user_id, sealed_phone, saved_at) values (${userId}, ${sealedPhone}, ${now})
   on conflict (user_id) do update set sealed_phone = excluded.sealed_phone, saved_at = excluded.saved_at`,
);
export const forgetPhone = statement<{ userId: number }>(
  ({ userId }) => sql`delete from payment_phones where user_id = ${userId}`,
);
const readPhone = statement<{ userId: number }, { sealedPhone: Buffer }>(
  ({ userId }) => sql`select sealed_phone as "sealedPhone" from payment_phones where user_id = ${userId}`,
);

const refusePrompts = statement<{ code: string; now: Date }, { refused_at: Date }>(
  ({ code, now }) => sql`
   insert into payment_refused_phones (phone_hash, refused_at)
   select orders.phone_hash, ${now} from payment_orders orders where orders.code = ${code}
     and orders.phone_hash is not null
   on conflict do nothing returning refused_at`,
);
const allowPrompts = statement<{ code: string }, { refused_at: Date }>(
  ({ code }) => sql`
   delete from payment_refused_phones refused using payment_orders orders
   where orders.code = ${code} and refused.phone_hash = orders.phone_hash returning refused.refused_at`,
);

/** False when there is no phone of this order, or it is refused already. */
export async function refusePromptsOf(
  on: Database | Transaction,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  return (await getRow(on, refusePrompts, { code, now })) !== null;
}

export async function allowPromptsOf(on: Database | Transaction, code: string): Promise<boolean> {
  return (await getRow(on, allowPrompts, { code })) !== null;
}

export async function readPhoneOf(on: Database | Transaction, userId: number): Promise<Buffer | null> {
  return (await getRow(on, readPhone, { userId }))?.sealedPhone ?? null;
}
