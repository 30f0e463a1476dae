import type { EmailState } from '@mwanzo/contract/recovery';
import { ApiError } from '../../api-error.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { endOtherSessionsOf, requirePassword, type Credentials } from '../accounts/index.ts';
import { lifetimesMs } from './link-rules.ts';
import { newLinkSeed } from './link-token.ts';
import { createLinksRepository, type Link } from './links.repository.ts';
import type { Asking, RecoveryDependencies } from './recovery-dependencies.ts';
import { findOpenLink, spendLink } from './spend-link.ts';

/**
 * Mails a link to a new address, which changes it when it is opened. Whether somebody else has the address is found out
 * when the mail is sent: then its owner is told instead.
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
    const links = createLinksRepository(transaction);
    await links.lockAccount({ id: userId });
    await links.endLinks(userId, ['change'], now);
    await links.insertLink({ userId, purpose: 'change', email, sessionId, ...newLinkSeed(secretKey) }, now);
  });
  mailBell.ring();
}

/** Notes that an address is the member's. A new one takes the place of the old, which is told. */
export async function confirmEmail(dependencies: RecoveryDependencies, token: string): Promise<{ email: string }> {
  const link = await findOpenLink(dependencies, token, ['confirm', 'change']);
  return spendLink(dependencies, link, async (transaction, account, now) => {
    if (link.purpose === 'change') return moveAccount(dependencies, transaction, { account, link, now });
    const isStillTheirs = await createLinksRepository(transaction).confirmEmail(link.userId, link.email, now);
    if (!isStillTheirs) throw new ApiError('link_ended');
    return { endedSessions: [], email: link.email };
  });
}

/**
 * The former address gets a link that puts it back, if it has ever been confirmed: otherwise it may be somebody else's, by
 * a slip of the finger, and the link would give them the account.
 */
async function moveAccount(
  { secretKey }: Pick<RecoveryDependencies, 'secretKey'>,
  transaction: Transaction,
  { account, link, now }: { readonly account: Credentials; readonly link: Link; readonly now: Date },
): Promise<{ endedSessions: number[]; email: string }> {
  const { userId, email, sessionId } = link;
  const links = createLinksRepository(transaction);
  await links.setEmail(userId, email, now);
  await links.endLinks(userId, ['reset', 'confirm', 'change'], now);
  if (account.confirmedAt)
    await links.insertLink({ userId, purpose: 'undo', email: account.email, ...newLinkSeed(secretKey) }, now);
  else await links.insertMail(userId, 'moved', account.email, now);
  return { endedSessions: await endOtherSessionsOf(transaction, userId, { kept: sessionId, now }), email };
}

/** Mails the link that confirms the present address, if that is still to be done. */
export async function sendConfirmation(dependencies: RecoveryDependencies, userId: number): Promise<void> {
  const { database, clock, mailBell } = dependencies;
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const links = createLinksRepository(transaction);
    const account = await links.lockAccount({ id: userId });
    if (!account || account.confirmedAt) return;
    await links.endLinks(userId, ['confirm'], now);
    await mailConfirmation(dependencies, transaction, account);
  });
  mailBell.ring();
}

/** Has the link mailed that confirms a member's address, with the commit. Ring the bell after it. */
export async function mailConfirmation(
  { secretKey, clock }: Pick<RecoveryDependencies, 'secretKey' | 'clock'>,
  transaction: Transaction,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const link = { userId: id, purpose: 'confirm', email, ...newLinkSeed(secretKey) } as const;
  await createLinksRepository(transaction).insertLink(link, clock.now());
}

/** What a member knows of their address. */
export async function getEmail(
  { database, clock }: Pick<RecoveryDependencies, 'database' | 'clock'>,
  userId: number,
): Promise<EmailState> {
  const links = createLinksRepository(database);
  const account = await links.findAccount(userId);
  if (!account) throw new ApiError('not_found');
  const waitingFor = await links.findWaitingChange(userId, new Date(clock.now().getTime() - lifetimesMs.change));
  return { email: account.email, is_confirmed: account.confirmedAt !== null, waiting_for: waitingFor };
}
