import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
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

const listUnmailed = prepared<{ id: number }>(
  'list-unmailed-receipts',
  `select orders.id from payment_orders orders where orders.state = 'paid' and orders.receipt_mailed_at is null
     and orders.user_id is not null
   order by orders.id limit 1000`,
);

const find = prepared<MailedOrder>(
  'find-unmailed-receipt',
  `select orders.code, orders.amount, orders.ends_at as "endsAt", ${emailOf('member')} as email,
     ${languageOf('orders.user_id')} as language,
     (select min(money.receipt) from payment_receipts money where money.order_id = orders.id) as receipt
   from payment_orders orders join users member on member.id = orders.user_id
   where orders.id = $1 and orders.state = 'paid' and orders.receipt_mailed_at is null`,
);

const noteMailed = prepared('note-receipt-mailed', 'update payment_orders set receipt_mailed_at = $2 where id = $1');

export const receiptMailStatements = { listUnmailed };

export function createReceiptMailsRepository(database: Database) {
  return {
    async listUnmailed(): Promise<number[]> {
      return (await runPrepared(database, listUnmailed, [])).map(({ id }) => id);
    },
    /** Null when there is no receipt left to mail. */
    async find(id: number): Promise<MailedOrder | null> {
      return (await runPrepared(database, find, [id]))[0] ?? null;
    },
    async noteMailed(id: number, now: Date): Promise<void> {
      await runPrepared(database, noteMailed, [id, now]);
    },
  };
}
