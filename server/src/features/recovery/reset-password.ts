import { ApiError } from '../../api-error.ts';
import { endSessionsOf, type Credentials } from '../accounts/index.ts';
import type { Transaction } from '../../database/transaction.ts';
import { requireGoodPassword } from './choose-password.ts';
import { createLinksRepository, type Link } from './links.repository.ts';
import type { RecoveryDependencies } from './recovery-dependencies.ts';
import { findOpenLink, spendLink } from './spend-link.ts';

interface ChosenPassword {
  readonly token: string;
  readonly password: string;
  readonly network: string;
}

/**
 * Sets a new password with the link that was mailed. All sessions end, and every other link that was mailed, except those
 * that put a former address back. Whoever has opened the link has shown that the address is theirs.
 */
export async function resetPassword(
  dependencies: RecoveryDependencies,
  chosen: ChosenPassword,
): Promise<{ email: string }> {
  const { link, hash } = await hashChosen(dependencies, chosen, 'reset');
  return spendLink(dependencies, link, async (transaction, { id, email }, now) => {
    await createLinksRepository(transaction).confirmEmail(id, link.email, now);
    return { endedSessions: await startAnew(transaction, { userId: id, email, hash, now }), email };
  });
}

/**
 * Puts the address back to which the link was mailed, with a new password. Ways back to addresses that came later end: they
 * may be those of a thief.
 */
export async function undoEmail(
  dependencies: RecoveryDependencies,
  chosen: ChosenPassword,
): Promise<{ email: string }> {
  const { link, hash } = await hashChosen(dependencies, chosen, 'undo');
  return spendLink(dependencies, link, async (transaction, { id }, now) => {
    const links = createLinksRepository(transaction);
    await links.endUndosSince(id, link.id, now);
    await links.setEmail(id, link.email, now);
    return {
      endedSessions: await startAnew(transaction, { userId: id, email: link.email, hash, now }),
      email: link.email,
    };
  });
}

/** Only a link that works is worth the hash. */
async function hashChosen(
  dependencies: RecoveryDependencies,
  { token, password, network }: ChosenPassword,
  purpose: 'reset' | 'undo',
): Promise<{ link: Link; hash: string }> {
  const link = await findOpenLink(dependencies, token, [purpose]);
  const account = await createLinksRepository(dependencies.database).findAccount(link.userId);
  if (!account) throw new ApiError('link_ended');
  requireGoodPassword(password, { email: link.email, fullName: account.fullName });
  return { link, hash: await dependencies.passwords.hash(password, network) };
}

interface NewStart extends Pick<Credentials, 'email'> {
  readonly userId: number;
  readonly hash: string;
  readonly now: Date;
}

/** @returns the sessions that have ended */
async function startAnew(transaction: Transaction, { userId, email, hash, now }: NewStart): Promise<number[]> {
  const links = createLinksRepository(transaction);
  await links.setPassword(userId, hash);
  await links.endLinks(userId, ['reset', 'confirm', 'change'], now);
  await links.insertMail(userId, 'password', email, now);
  return endSessionsOf(transaction, userId, now);
}
