import type { Language } from '@mwanzo/contract/language';
import { sql, statement } from '../../../database/sql.ts';
import type { StoredOrder } from './order-rules.ts';
import { members } from '../../core/members/index.ts';
import { settings } from '../../people/settings/index.ts';

export interface MailedOrder extends Pick<StoredOrder, 'code' | 'amount' | 'receipt'> {
  readonly endsAt: Date;
  readonly email: string;
  readonly language: Language;
}

/** The paid orders whose receipt was not mailed yet. */
export const listUnmailed = statement<object, { id: number }>(
  () => sql`
   select id from payment_orders where state = 'paid' and receipt_mailed_at is null and user_id is not null
   order by id limit 1000`,
);

/** No row when there is no receipt left to mail. */
export const findUnmailed = statement<{ id: number }, MailedOrder>(
  ({ id }) => sql`
   select orders.code, orders.amount, orders.ends_at as "endsAt", member.email, chosen.language,
     (select min(money.receipt) from payment_receipts money where money.order_id = orders.id) as receipt
   from payment_orders orders join ${members} member on member.id = orders.user_id
     join ${settings} chosen on chosen.user_id = orders.user_id
   where orders.id = ${id} and orders.state = 'paid' and orders.receipt_mailed_at is null`,
);

export const noteMailed = statement<{ id: number; now: Date }>(
  ({ id, now }) => sql`update payment_orders set receipt_mailed_at = ${now} where id = ${id}`,
);
