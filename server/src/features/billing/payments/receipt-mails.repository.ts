import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import { emailOf } from '../../people/accounts/index.ts';
import { languageOf } from '../../people/settings/index.ts';

export interface MailedOrder {
  readonly code: string;
  readonly amount: number;
  readonly endsAt: Date;
  readonly receipt: string | null;
  readonly email: string;
  readonly language: Language;
}

const listUnmailed = statement<object, { id: number }>(
  () => sql`
   select orders.id from payment_orders orders where orders.state = 'paid'
    and orders.receipt_mailed_at is null
     and orders.user_id is not null
   order by orders.id limit 1000`,
);

/** Null when there is no receipt left to mail. */
export const findUnmailedReceipt = statement<{ id: number }, MailedOrder>(
  ({ id }) => sql`
   select orders.code, orders.amount, orders.ends_at as "endsAt", ${emailOf('member')} as email,
     ${languageOf('orders.user_id')} as language,
     (select min(money.receipt) from payment_receipts money where money.order_id = orders.id) as receipt
   from payment_orders orders join users member on member.id = orders.user_id
   where orders.id = ${id} and orders.state = 'paid' and orders.receipt_mailed_at is null`,
);

export const noteMailed = statement<{ id: number; now: Date }>(
  ({ id, now }) => sql`update payment_orders set receipt_mailed_at = ${now} where id = ${id}`,
);

export const receiptMailStatements = { listUnmailed };

export async function listUnmailedReceipts(on: Database): Promise<number[]> {
  return (await getRows(on, listUnmailed, {})).map(({ id }) => id);
}
