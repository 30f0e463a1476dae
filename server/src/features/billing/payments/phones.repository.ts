import { sql, statement } from '../../../database/sql.ts';

export const rememberPhone = statement<{ userId: number; sealedPhone: Buffer; now: Date }>(
  ({ userId, sealedPhone, now }) => sql`
   insert into payment_phones (user_id, sealed_phone, saved_at) values (${userId}, ${sealedPhone}, ${now})
   on conflict (user_id) do update set sealed_phone = excluded.sealed_phone, saved_at = excluded.saved_at`,
);
export const forgetPhone = statement<{ userId: number }>(
  ({ userId }) => sql`delete from payment_phones where user_id = ${userId}`,
);
export const findPhone = statement<{ userId: number }, { sealedPhone: Buffer }>(
  ({ userId }) => sql`select sealed_phone as "sealedPhone" from payment_phones where user_id = ${userId}`,
);

export const findRefusal = statement<{ phoneHash: Buffer }, { refused_at: Date }>(
  ({ phoneHash }) => sql`select refused_at from payment_refused_phones where phone_hash = ${phoneHash}`,
);
export const refusePhone = statement<{ phoneHash: Buffer; now: Date }, { refused_at: Date }>(
  ({ phoneHash, now }) => sql`
   insert into payment_refused_phones (phone_hash, refused_at) values (${phoneHash}, ${now})
   on conflict do nothing returning refused_at`,
);
export const allowPhone = statement<{ phoneHash: Buffer }, { refused_at: Date }>(
  ({ phoneHash }) => sql`delete from payment_refused_phones where phone_hash = ${phoneHash} returning refused_at`,
);
