import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { DeviceName } from '../accounts/index.ts';
import { insertDeviceMail } from './account-mails.repository.ts';

/**
 * A member gets at most this many of these mails in a day, so that somebody who knows the password cannot flood the
 * mailbox.
 */
const noticesMax = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** Queues a mail about a sign-in with an unknown browser. Ring the bell after the commit. */
export async function mailNewDevice(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  { id: userId, email }: { readonly id: number; readonly email: string },
  device: DeviceName,
): Promise<void> {
  const now = clock.now();
  await getRows(transaction, insertDeviceMail, {
    userId,
    email,
    ...device,
    now,
    max: noticesMax,
    since: new Date(now.getTime() - dayMs),
  });
}
