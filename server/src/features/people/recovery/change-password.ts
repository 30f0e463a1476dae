import { ApiError } from '../../../errors/api-error.ts';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { changePassword as writePassword, lockCredentials } from '../../core/members/index.ts';
import { endSessionsOf, requirePassword } from '../accounts/index.ts';
import { requireGoodPassword } from './choose-password.ts';
import { endLinks, insertMail } from './recovery.repository.ts';
import type { Asking, RecoveryDependencies } from './recovery-dependencies.ts';

/** Sets a new password, if the current one is right. All other sessions end. */
export async function changePassword(
  dependencies: RecoveryDependencies,
  { userId, sessionId, network, cookies }: Asking,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<void> {
  const { database, clock, passwords, events, mailBell } = dependencies;
  const account = await requirePassword(dependencies, { userId, password: current, network, cookies });
  requireGoodPassword(password, account);
  const hash = await passwords.hash(password, { lane: 'known', network });
  const now = clock.now();
  const ended = await inTransaction(database, async (transaction) => {
    const locked = await lockCredentials(transaction, { id: userId });
    // If two changes run at once, the second has checked a password that is no longer the current one.
    if (locked?.passwordHash !== account.passwordHash) return null;
    await getRows(transaction, writePassword, { id: userId, hash });
    await getRows(transaction, endLinks, { userId, purposes: ['reset', 'change'], now });
    await getRows(transaction, insertMail, { userId, kind: 'password', email: locked.email, now });
    return endSessionsOf(transaction, userId, { kept: sessionId, now, reason: 'password_changed' });
  });
  if (!ended) throw new ApiError('wrong_password');
  events.endSessions(ended);
  mailBell.ring();
}
