import { ApiError } from '../../../errors/api-error.ts';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  findCredentials,
  type Credentials,
} from '../../core/members/index.ts';
import { endSessionsOf } from '../accounts/index.ts';
import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { requireGoodPassword } from './choose-password.ts';
import { endLinks, insertMail, type Link } from './recovery.repository.ts';
import type { RecoveryDependencies } from './recovery-dependencies.ts';
import { findOpenLink, spendLink } from './spend-link.ts';

interface ChosenPassword {
  readonly token: string;
  readonly password: string;
  readonly network: string;
}

/**
 * Sets a new password with a mailed link. All sessions end, and so does every other mailed link, except those that
 * restore a former address. Opening the link has confirmed the address.
 */
export async function resetPassword(
  dependencies: RecoveryDependencies,
  chosen: ChosenPassword,
): Promise<{ email: string }> {
  const { link, hash } = await hashChosen(dependencies, chosen, 'reset');
  return spendLink(dependencies, link, async (transaction, { id, email }, now) => {
    await getRows(transaction, confirmEmail, { id, email: link.email, at: now });
    return { endedSessions: await startAnew(transaction, { userId: id, email, hash, now }), email };
  });
}

/**
 * Restores the address to which the link was mailed, with a new password. Links that restore newer addresses end,
 * because those may belong to a thief.
 */
export async function undoEmail(
  dependencies: RecoveryDependencies,
  chosen: ChosenPassword,
): Promise<{ email: string }> {
  const { link, hash } = await hashChosen(dependencies, chosen, 'undo');
  return spendLink(dependencies, link, async (transaction, { id }, now) => {
    // The other ones would restore newer addresses than this one.
    await getRows(transaction, endLinks, { userId: id, purposes: ['undo'], since: link.id, now });
    await getRows(transaction, changeEmail, { id, email: link.email, at: now });
    return {
      endedSessions: await startAnew(transaction, { userId: id, email: link.email, hash, now }),
      email: link.email,
    };
  });
}

/** The password is hashed only if the link works. */
async function hashChosen(
  dependencies: RecoveryDependencies,
  { token, password, network }: ChosenPassword,
  purpose: 'reset' | 'undo',
): Promise<{ link: Link; hash: string }> {
  const link = await findOpenLink(dependencies, token, [purpose]);
  const account = await findCredentials(dependencies.database, { id: link.userId });
  if (!account) throw new ApiError('link_ended');
  requireGoodPassword(password, { email: link.email, fullName: account.fullName });
  return { link, hash: await dependencies.passwords.hash(password, { lane: 'known', network }) };
}

interface NewStart extends Pick<Credentials, 'email'> {
  readonly userId: number;
  readonly hash: string;
  readonly now: Date;
}

/** @returns the sessions that have ended */
async function startAnew(transaction: Transaction, { userId, email, hash, now }: NewStart): Promise<number[]> {
  await getRows(transaction, changePassword, { id: userId, hash });
  await getRows(transaction, endLinks, { userId, purposes: ['reset', 'confirm', 'change'], now });
  await getRows(transaction, insertMail, { userId, kind: 'password', email, now });
  return endSessionsOf(transaction, userId, { kept: null, now, reason: 'password_changed' });
}
