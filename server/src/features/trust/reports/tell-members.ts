import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { Transaction } from '../../../database/transaction.ts';
import { notifyMembers, type NotificationDetails } from '../../notices/notifications/index.ts';

interface Notice {
  readonly members: readonly number[];
  readonly kind: NotificationKind;
  readonly details: NotificationDetails;
  readonly at: Date;
}

/** Notifies members of a decision, in its transaction, and returns who was notified. */
export function tellMembers(on: Transaction, { members, kind, details, at }: Notice) {
  return notifyMembers(
    on,
    at,
    members.map((recipient) => ({ recipient, kind, details })),
  );
}
