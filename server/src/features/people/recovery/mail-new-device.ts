import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { DeviceName } from '../accounts/index.ts';
import { countedDeviceMailsSince, mayMailDevice } from './link-rules.ts';
import { countDeviceMails, insertMail } from './recovery.repository.ts';

/** Queues a mail about a sign-in with an unknown browser. Ring the bell after the commit. */
export async function mailNewDevice(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  { id: userId, email }: { readonly id: number; readonly email: string },
  device: DeviceName,
): Promise<void> {
  const now = clock.now();
  const sent = await getRow(transaction, countDeviceMails, { userId, since: countedDeviceMailsSince(now) });
  if (!mayMailDevice(sent?.count ?? 0)) return;
  await getRows(transaction, insertMail, { userId, kind: 'device', email, ...device, now });
}
