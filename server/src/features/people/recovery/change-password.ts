import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { endOtherSessionsOf, requirePassword } from '../accounts/index.ts';
import { requireGoodPassword } from './choose-password.ts';
import { createLinksRepository } from './links.repository.ts';
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
    const links = createLinksRepository(transaction);
    const locked = await links.lockAccount({ id: userId });
    // If two changes run at once, the second has checked a password that is no longer the current one.
    if (locked?.passwordHash !== account.passwordHash) return null;
    await links.setPassword(userId, hash);
    await links.endLinks(userId, ['reset', 'change'], now);
    await links.insertMail(userId, 'password', locked.email, now);
    return endOtherSessionsOf(transaction, userId, { kept: sessionId, now, reason: 'password_changed' });
  });
  if (!ended) throw new ApiError('wrong_password');
  events.endSessions(ended);
  mailBell.ring();
}
