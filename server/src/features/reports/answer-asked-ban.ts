import { ApiError } from '../../api-error.ts';
import { inTransaction } from '../../database/transaction.ts';
import { removeGoneMedia } from '../chat-media/index.ts';
import { publishNotified } from '../notifications/index.ts';
import { lapsedClaims } from '../changes/index.ts';
import { applyDecision } from './apply-decision.ts';
import { waitsForAnswerOf } from './asked-ban-rules.ts';
import { caseTimes } from './case-times.ts';
import { createCasesRepository } from './cases.repository.ts';
import type { DecideCaseDependencies } from './decide-case.ts';
import { createReportsRepository } from './reports.repository.ts';
import { createSanctionsRepository, type BanAnswer } from './sanctions.repository.ts';

/**
 * Confirms or declines a ban that another moderator has requested, after claiming the case. After a confirmed ban, the
 * person is recognised by mailbox and photos. A declined one stays a suspension.
 *
 * @throws ApiError not_found (also for one's own, or when it was answered), claimed_by_another
 */
export async function answerAskedBan(dependencies: DecideCaseDependencies, answered: BanAnswer) {
  const { database, clock, events } = dependencies;
  const now = clock.now();
  const { caseId, answer } = answered;
  const outcome = await inTransaction(database, async (transaction) => {
    const row = await createSanctionsRepository(transaction).answerBan(answered, now, lapsedClaims(now));
    if (row) await createReportsRepository(transaction).releaseMedia(caseId);
    if (!row || answer === 'decline') return row && { ...row, ended: [] };
    const ban = { caseId, decision: 'ban', until: null } as const;
    return { ...row, ended: await applyDecision(dependencies, transaction, row.userId, ban) };
  });
  if (!outcome) throw await refusalOf(dependencies, answered);
  await removeGoneMedia(dependencies);
  events.endSessions(outcome.ended);
  publishNotified(events, outcome.notified);
  if (answer === 'confirm') events.publish({ to: [outcome.userId], event: { type: 'decision' } });
  return { id: caseId, answer };
}

async function refusalOf({ database, clock }: DecideCaseDependencies, answered: BanAnswer): Promise<ApiError> {
  const row = await createCasesRepository(database).findCase(
    answered.moderatorId,
    answered.caseId,
    caseTimes(clock.now()),
  );
  const isWaiting = row !== null && waitsForAnswerOf(row, answered.moderatorId);
  return new ApiError(isWaiting ? 'claimed_by_another' : 'not_found');
}
