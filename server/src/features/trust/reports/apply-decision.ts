import { getRows } from '../../../database/sql.ts';
import type { Secret } from '../../../config/secret.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { findCredentials } from '../../core/members/index.ts';
import { endSessionsOf } from '../../people/accounts/index.ts';
import { addMarks, emailMark, listDocumentMarks, photoMarks } from '../../core/bans/index.ts';
import { listLooks } from '../../people/photos/index.ts';
import { restrictReported, unhideReported } from './restrict-reported.ts';
import type { CaseDecision } from './decided-cases.repository.ts';

interface ApplyDecisionDependencies {
  readonly clock: Clock;
  /** The key of the hashes by which banned people are recognised. */
  readonly markKey: Secret;
}

/**
 * Applies a decision to a member. A banned one is recognised by mailbox, documents and photos.
 *
 * @returns the sessions that have ended with it
 */
export async function applyDecision(
  { clock, markKey }: ApplyDecisionDependencies,
  transaction: Transaction,
  userId: number,
  { caseId, decision, until }: Pick<CaseDecision, 'caseId' | 'decision' | 'until'>,
): Promise<number[]> {
  const now = clock.now();
  if (decision === 'dismiss' || decision === 'warn') {
    await unhideReported(transaction, userId);
    return [];
  }
  const kind = decision === 'ban' ? 'banned' : 'suspended';
  await restrictReported(transaction, { userId, kind, until, caseId, now });
  if (decision === 'ban') {
    const add = (of: 'email' | 'document' | 'photo', marks: readonly Buffer[]) =>
      getRows(transaction, addMarks, { kind: of, marks, caseId, now });
    const account = await findCredentials(transaction, { id: userId });
    if (account) await add('email', [emailMark(account.email, markKey)]);
    const documents = await getRows(transaction, listDocumentMarks, { userId });
    await add(
      'document',
      documents.map(({ mark }) => mark),
    );
    const looks = await getRows(transaction, listLooks, { userId });
    await add('photo', photoMarks(looks.map(({ bits }) => bits)));
  }
  return endSessionsOf(transaction, userId, { kept: null, now, reason: 'restricted' });
}
