import { getRows } from '../../../database/sql.ts';
import type { Secret } from '../../../config/secret.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { endSessionsOf } from '../../people/accounts/index.ts';
import { createBansRepository, emailMark, photoMarks } from '../../core/bans/index.ts';
import { findEmailOf, listDocumentMarksOf, listLooksOf } from './banned-member.repository.ts';
import { restrictAndHide, unhideMember, type CaseDecision } from './sanctions.repository.ts';

interface ApplyDecisionDependencies {
  readonly clock: Clock;
  /** The key of the hashes by which banned people are recognised. */
  readonly vaultKey: Secret;
}

/**
 * Applies a decision to a member. A banned one is recognised by mailbox, documents and photos.
 *
 * @returns the sessions that have ended with it
 */
export async function applyDecision(
  { clock, vaultKey }: ApplyDecisionDependencies,
  transaction: Transaction,
  userId: number,
  { caseId, decision, until }: Pick<CaseDecision, 'caseId' | 'decision' | 'until'>,
): Promise<number[]> {
  const now = clock.now();
  if (decision === 'dismiss' || decision === 'warn') {
    await getRows(transaction, unhideMember, { userId });
    return [];
  }
  await restrictAndHide(transaction, {
    userId,
    restriction: decision === 'ban' ? 'banned' : 'suspended',
    until,
    caseId,
    now,
  });
  if (decision === 'ban') {
    const bans = createBansRepository(transaction);
    const email = await findEmailOf(transaction, userId);
    if (email !== null) await bans.add('email', [emailMark(email, vaultKey)], caseId, now);
    await bans.add('document', await listDocumentMarksOf(transaction, userId), caseId, now);
    await bans.add('photo', photoMarks(await listLooksOf(transaction, userId)), caseId, now);
  }
  return endSessionsOf(transaction, userId, { now, reason: 'restricted' });
}
