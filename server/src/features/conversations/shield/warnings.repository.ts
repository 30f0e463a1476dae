import { contactKinds, type WarningKind } from '@mwanzo/contract/conversations/warnings';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/transaction.ts';

interface Warned {
  readonly sender: number;
  readonly receiver: number;
  readonly kind: WarningKind;
  readonly at: Date;
}

const addWarned = statement<Warned>(
  ({ sender, receiver, kind, at }) => sql`
    insert into message_warnings (sender_id, receiver_id, kind, sent, last_sent_at)
    values (${sender}, ${receiver}, ${kind}, 1, ${at})
    on conflict (sender_id, receiver_id, kind)
      do update set sent = message_warnings.sent + 1, last_sent_at = excluded.last_sent_at`,
);

/** Counts a message that was sent with a warning. Contact details are no offence, and are not counted. */
export async function countWarned(on: Database | Transaction, warned: Warned): Promise<void> {
  if (!contactKinds.has(warned.kind)) await getRows(on, addWarned, warned);
}
