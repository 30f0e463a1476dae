import { ApiError } from '../../../errors/api-error.ts';
import { brokenConstraint } from '../../../database/broken-constraint.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { lockCredentials, type Credentials } from '../../core/members/index.ts';
import { isOpen, type LinkPurpose } from './link-rules.ts';
import { hashLinkToken } from './link-token.ts';
import { endLink, findLink, type Link } from './recovery.repository.ts';
import type { RecoveryDependencies } from './recovery-dependencies.ts';

type LinkDependencies = Pick<RecoveryDependencies, 'database' | 'clock' | 'events' | 'mailBell'>;

/**
 * The link of a token, and its member. Nothing is changed.
 *
 * @throws ApiError link_ended, also for a token that never existed
 */
export async function findOpenLink(
  { database, clock }: Pick<LinkDependencies, 'database' | 'clock'>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Link> {
  const link = await getRow(database, findLink, { tokenHash: hashLinkToken(token) });
  if (!link || !purposes.includes(link.purpose) || !isOpen(link, clock.now())) throw new ApiError('link_ended');
  return link;
}

/**
 * Makes the change that the link allows. The member's row is locked meanwhile.
 *
 * @returns the sessions that have ended, and the address
 */
type Change = (
  transaction: Transaction,
  account: Credentials,
  now: Date,
) => Promise<{ readonly endedSessions: readonly number[]; readonly email: string }>;

/**
 * Marks the link as used and runs its action in one transaction. If two requests race, one wins.
 *
 * @throws ApiError link_ended
 */
export async function spendLink(
  { database, clock, events, mailBell }: LinkDependencies,
  link: Link,
  change: Change,
): Promise<{ email: string }> {
  const now = clock.now();
  const done = await inTransaction(database, async (transaction) => {
    const account = await lockCredentials(transaction, { id: link.userId });
    if (!account || !(await getRow(transaction, endLink, { id: link.id, now }))) return null;
    return change(transaction, account, now);
  }).catch((error: unknown) => {
    // Somebody else now has the address.
    if (brokenConstraint(error) === 'users_email_unique') return null;
    throw error;
  });
  if (!done) throw new ApiError('link_ended');
  events.endSessions(done.endedSessions);
  mailBell.ring();
  return { email: done.email };
}
