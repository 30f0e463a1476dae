import type { Transaction } from '../../database/transaction.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { DeviceName } from '../accounts/index.ts';
import { createAccountMailsRepository } from './account-mails.repository.ts';

/** Whoever knows a password cannot flood its owner's mailbox: a day has so many of these mails. */
const noticesMax = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** Has a mail sent about a sign-in in a browser that did not know the account. Ring the bell after the commit. */
export async function mailNewDevice(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  { id: userId, email }: { readonly id: number; readonly email: string },
  device: DeviceName,
): Promise<void> {
  const now = clock.now();
  await createAccountMailsRepository(transaction).insertDeviceMail(
    { userId, email, device, now },
    { max: noticesMax, since: new Date(now.getTime() - dayMs) },
  );
}
