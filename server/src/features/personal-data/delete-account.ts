import type { Database } from '../../database/connect.ts';
import { getRow, getRows } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../gateways/clock.ts';
import { deleteMember, lockCredentials } from '../core/members/index.ts';
import { listSessionIds, rememberDeletedSessions } from '../people/accounts/index.ts';
import { lockPhotos } from '../people/photos/index.ts';
import { findSettings } from '../people/settings/index.ts';
import { keepConversations } from '../conversations/past-conversations/index.ts';
import { eraseFiles, type EraseFilesDependencies } from './erase-files.ts';
import { listPartnersOf, writeErasure, runErasure, type FormerAddress } from './erasures.repository.ts';
import { listErasures } from './personal-tables.ts';

/**
 * Deletes an account with all data about its member. The rows go in one transaction, which also records the files that
 * have to be removed. If the process dies, the next one removes them. Sessions end within a second, in every process.
 * Repeating it is harmless.
 *
 * @returns the address of the account; null when it was already gone
 */
export async function deleteAccount(
  dependencies: EraseFilesDependencies,
  userId: number,
): Promise<FormerAddress | null> {
  const { events } = dependencies;
  const gone = await deleteRows(dependencies, userId);
  if (!gone) return null;
  events.endSessions(gone.erasure.sessionIds);
  for (const partner of gone.partners)
    events.publish({ to: [partner], event: { type: 'match_ended', partner: userId } });
  // The account is gone. The job removes the files that cannot be removed now.
  await eraseFiles(dependencies, gone.erasure).catch(() => undefined);
  return gone.address;
}

/** Deletes the rows. A running server does the rest within half a minute. Null when the account is already gone. */
export function deleteRows(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: number,
) {
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    // An upload under way locks the profile alone. Without this lock, its photo could come after the list of files.
    await getRow(transaction, lockPhotos, { userId });
    const account = await lockCredentials(transaction, { id: userId });
    if (!account) return null;
    const { language } = (await getRow(transaction, findSettings, { userId })) ?? {};
    const address = { email: account.email, language: language ?? 'en' };
    const partners = await listPartnersOf(transaction, userId);
    await keepConversations(transaction, { leaverId: userId, from: 'everybody', now });
    const sessionIds = (await getRows(transaction, listSessionIds, { userId })).map(({ id }) => id);
    const erasure = await writeErasure(transaction, { userId, sessionIds, now });
    await getRows(transaction, rememberDeletedSessions, { userId, now });
    for (const step of listErasures()) await runErasure(transaction, step, userId);
    await getRows(transaction, deleteMember, { id: userId });
    return { address, partners, erasure };
  });
}
