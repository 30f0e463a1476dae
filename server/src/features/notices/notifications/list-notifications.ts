import { notificationsMax } from '@mwanzo/contract/limits';
import type { Notification } from '@mwanzo/contract/notices/notifications';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { listNewest } from './notifications.repository.ts';
import { presentNotification } from './present-notification.ts';

/** The newest 50 notifications, read ones included. */
export async function listNotifications(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  reader: number,
): Promise<Notification[]> {
  const rows = await getRows(database, listNewest, { reader, limit: notificationsMax, now: clock.now() });
  return rows.map(presentNotification);
}
