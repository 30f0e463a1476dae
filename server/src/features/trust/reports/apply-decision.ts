import type { Secret } from '../../../config/secret.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { endSessionsOf } from '../../people/accounts/index.ts';
import { createBansRepository, emailMark, photoMarks } from '../../core/bans/index.ts';
import { createBannedMemberRepository } from './banned-member.repository.ts';
import { createSanctionsRepository, type CaseDecision } from './sanctions.repository.ts';

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
  const sanctions = createSanctionsRepository(transaction);
  const now = clock.now();
  if (decision === 'dismiss' || decision === 'warn') {
    await sanctions.unhide(userId);
    return [];
  }
  await sanctions.restrict(userId, decision === 'ban' ? 'banned' : 'suspended', until, caseId, now);
  if (decision === 'ban') {
    const bans = createBansRepository(transaction);
    const banned = createBannedMemberRepository(transaction);
    const email = await banned.findEmail(userId);
    if (email !== null) await bans.add('email', [emailMark(email, vaultKey)], caseId, now);
    await bans.add('document', await banned.listDocumentMarks(userId), caseId, now);
    await bans.add('photo', photoMarks(await banned.listLooks(userId)), caseId, now);
  }
  return endSessionsOf(transaction, userId, { now, reason: 'restricted' });
}
