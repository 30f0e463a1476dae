import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockCredentials } from '../../core/members/index.ts';
import { mayMailReset, resetWindowMs } from './link-rules.ts';
import { newLinkSeed } from './link-token.ts';
import {
  endLinks,
  insertLink,
  insertResetRequest,
  listRecentResets,
  takeResetRequest,
  type ResetRequest,
} from './recovery.repository.ts';
import type { RecoveryDependencies } from './recovery-dependencies.ts';

type AskDependencies = Pick<RecoveryDependencies, 'database' | 'clock' | 'mailBell'>;
type MakeDependencies = Pick<RecoveryDependencies, 'database' | 'clock' | 'secretKey'>;

/** Records the typed address, and nothing else. Only after the response is it checked for an account. */
export async function askForReset(
  { database, clock, mailBell }: AskDependencies,
  { email, isKnownDevice }: ResetRequest,
): Promise<void> {
  await getRows(database, insertResetRequest, { email, isKnownDevice, now: clock.now() });
  mailBell.ring();
}

/**
 * Creates the link for a request, if its address has an account that may get a mail. Only the last link works. Several
 * processes may do so at once.
 */
export async function makeResetLink(dependencies: MakeDependencies, requestId: number): Promise<void> {
  const now = dependencies.clock.now();
  await inTransaction(dependencies.database, async (transaction) => {
    const request = await getRow(transaction, takeResetRequest, { id: requestId });
    const account = request && (await lockCredentials(transaction, { email: request.email }));
    if (!account) return;
    const { isKnownDevice } = request;
    const earlier = await getRows(transaction, listRecentResets, {
      userId: account.id,
      since: new Date(now.getTime() - resetWindowMs),
    });
    if (!mayMailReset(earlier, isKnownDevice)) return;
    await getRows(transaction, endLinks, { userId: account.id, purposes: ['reset'], now });
    const link = { userId: account.id, purpose: 'reset', email: account.email, isKnownDevice } as const;
    await getRows(transaction, insertLink, { ...link, ...newLinkSeed(dependencies.secretKey), now });
  });
}
