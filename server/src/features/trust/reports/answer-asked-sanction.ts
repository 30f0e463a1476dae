import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { checkLook, logAct } from '../../people/audit/index.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import { endClaim, holdsClaim } from '../../core/claims/index.ts';
import { applyDecision } from './apply-decision.ts';
import { askedSanction, auditedAnswer } from './decision-rules.ts';
import { tellMembers } from './tell-members.ts';
import { waitsForAnswerOf } from './asked-sanction-rules.ts';
import { caseTimes } from './case-times.ts';
import { findCase } from './cases.repository.ts';
import { lookOf, type DecideCaseDependencies } from './decide-case.ts';
import { decisionAfter, mayAnswerSanction } from './case-rules.ts';
import { lockCase, writeAnswer, type SanctionAnswer } from './decided-cases.repository.ts';

/**
 * Confirms or declines a ban, or a suspension of more than 30 days, that another moderator has requested. The case must
 * be claimed. After a confirmed ban, the person is recognised by mailbox and photos. A declined sanction stays a
 * suspension of 24 hours.
 *
 * @throws ApiError not_found (also for one's own, or when it was answered), claimed_by_another, looked_too_short
 */
export async function answerAskedSanction(dependencies: DecideCaseDependencies, answered: SanctionAnswer) {
  const { database, clock, events } = dependencies;
  const now = clock.now();
  const { caseId, answer, moderatorId } = answered;
  const outcome = await inTransaction(database, async (transaction) => {
    if (!(await holdsClaim(transaction, { moderatorId, kind: 'report', subjectId: caseId }, now))) return null;
    const found = await lockCase(transaction, answered);
    if (!found || !mayAnswerSanction(found.state, found.reviewer)) return null;
    const { userId, reason: rule, askedUntil: until } = found.state;
    await getRows(transaction, writeAnswer, { ...answered, ...decisionAfter(answer, found.state), now });
    const notice = {
      members: [userId],
      kind: 'safety',
      details: { sanction: askedSanction(until), rule },
      at: now,
    } as const;
    const notified = answer === 'confirm' ? await tellMembers(transaction, notice) : [];
    const act = { moderatorId, action: auditedAnswer(answer, until), caseId, userId, checks: { note: answered.note } };
    await logAct(transaction, act, now);
    await checkLook(transaction, { ...lookOf(dependencies, answered), now });
    await endClaim(transaction, 'report', caseId);
    if (answer === 'decline') return { userId, notified, ended: [] };
    const sanction = { caseId, decision: askedSanction(until), until };
    return { userId, notified, ended: await applyDecision(dependencies, transaction, userId, sanction) };
  });
  if (!outcome) throw await refusalOf(dependencies, answered);
  events.endSessions(outcome.ended);
  publishNotified(events, outcome.notified);
  if (answer === 'confirm') events.publish({ to: [outcome.userId], event: { type: 'decision' } });
  return { id: caseId, answer };
}

async function refusalOf({ database, clock }: DecideCaseDependencies, answered: SanctionAnswer): Promise<ApiError> {
  const row = await getRow(database, findCase, {
    moderatorId: answered.moderatorId,
    id: answered.caseId,
    ...caseTimes(clock.now()),
  });
  const isWaiting = row !== null && waitsForAnswerOf(row, answered.moderatorId);
  return new ApiError(isWaiting ? 'claimed_by_another' : 'not_found');
}
