import type { EmailState } from '@mwanzo/contract/people/recovery';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import {
  changeEmail,
  confirmEmail as markConfirmed,
  findCredentials,
  lockCredentials,
  type Credentials,
} from '../../core/members/index.ts';
import { endSessionsOf, requirePassword } from '../accounts/index.ts';
import { lifetimesMs } from './link-rules.ts';
import { newLinkSeed } from './link-token.ts';
import { endLinks, findWaitingAddress, insertLink, insertMail, type Link } from './recovery.repository.ts';
import type { Asking, RecoveryDependencies } from './recovery-dependencies.ts';
import { findOpenLink, spendLink } from './spend-link.ts';

/**
 * Mails a link to a new address. Opening the link changes the address. When the mail is sent, the address is checked:
 * if somebody else has it, that member gets a notice instead.
 */
export async function askForEmail(
  dependencies: RecoveryDependencies,
  { userId, sessionId, network, cookies }: Asking,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { database, clock, secretKey, mailBell } = dependencies;
  const account = await requirePassword(dependencies, { userId, password, network, cookies });
  const isBanned = await dependencies.isEmailBanned(email);
  if (isBanned || account.email === email) return;
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const locked = await lockCredentials(transaction, { id: userId });
    // A link that a thief requests while the owner resets the password would not end with the others.
    if (locked?.passwordHash !== account.passwordHash) throw new ApiError('wrong_password');
    await getRows(transaction, endLinks, { userId, purposes: ['change'], now });
    await getRows(transaction, insertLink, {
      userId,
      purpose: 'change',
      email,
      sessionId,
      ...newLinkSeed(secretKey),
      now,
    });
  });
  mailBell.ring();
}

/** Records that an address belongs to the member. A new one replaces the old one, which gets a notice. */
export async function confirmEmail(dependencies: RecoveryDependencies, token: string): Promise<{ email: string }> {
  const link = await findOpenLink(dependencies, token, ['confirm', 'change']);
  return spendLink(dependencies, link, async (transaction, account, now) => {
    if (link.purpose === 'change') return moveAccount(dependencies, transaction, { account, link, now });
    const isStillTheirs = await getRow(transaction, markConfirmed, { id: link.userId, email: link.email, at: now });
    if (!isStillTheirs) throw new ApiError('link_ended');
    return { endedSessions: [], email: link.email };
  });
}

/**
 * The former address gets a link that restores it, if it was ever confirmed. Otherwise it may be a mistyped address of
 * somebody else, who would get the account by that link.
 */
async function moveAccount(
  { secretKey }: Pick<RecoveryDependencies, 'secretKey'>,
  transaction: Transaction,
  { account, link, now }: { readonly account: Credentials; readonly link: Link; readonly now: Date },
): Promise<{ endedSessions: number[]; email: string }> {
  const { userId, email, sessionId } = link;
  await getRows(transaction, changeEmail, { id: userId, email, at: now });
  await getRows(transaction, endLinks, { userId, purposes: ['reset', 'confirm', 'change'], now });
  if (account.confirmedAt)
    await getRows(transaction, insertLink, {
      userId,
      purpose: 'undo',
      email: account.email,
      ...newLinkSeed(secretKey),
      now,
    });
  else await getRows(transaction, insertMail, { userId, kind: 'moved', email: account.email, now });
  return {
    endedSessions: await endSessionsOf(transaction, userId, { kept: sessionId, now, reason: 'email_changed' }),
    email,
  };
}

/** Mails the link that confirms the current address, unless it is confirmed already. */
export async function sendConfirmation(dependencies: RecoveryDependencies, userId: number): Promise<void> {
  const { database, clock, mailBell } = dependencies;
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const account = await lockCredentials(transaction, { id: userId });
    if (!account || account.confirmedAt) return;
    await getRows(transaction, endLinks, { userId, purposes: ['confirm'], now });
    await mailConfirmation(dependencies, transaction, account);
  });
  mailBell.ring();
}

/**
 * Queues the mail with the link that confirms a member's address, in the same transaction. Ring the bell after the
 * commit.
 */
export async function mailConfirmation(
  { secretKey, clock }: Pick<RecoveryDependencies, 'secretKey' | 'clock'>,
  transaction: Transaction,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const link = { userId: id, purpose: 'confirm', email, ...newLinkSeed(secretKey) } as const;
  await getRows(transaction, insertLink, { ...link, now: clock.now() });
}

/** The state of a member's address. */
export async function getEmail(
  { database, clock }: Pick<RecoveryDependencies, 'database' | 'clock'>,
  userId: number,
): Promise<EmailState> {
  const account = await findCredentials(database, { id: userId });
  if (!account) throw new ApiError('not_found');
  const waiting = await getRow(database, findWaitingAddress, {
    userId,
    since: new Date(clock.now().getTime() - lifetimesMs.change),
  });
  return { email: account.email, is_confirmed: account.confirmedAt !== null, waiting_for: waiting?.email ?? null };
}
