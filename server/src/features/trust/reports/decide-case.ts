import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Config } from '../../../config/config.ts';
import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { checkLook, logAct } from '../../people/audit/index.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import { endClaim, holdsClaim } from '../../core/claims/index.ts';
import { applyDecision } from './apply-decision.ts';
import { auditedDecision } from './decision-rules.ts';
import { tellMembers } from './tell-members.ts';
import { suspendedAlone, untilConfirmed } from './asked-sanction-rules.ts';
import { caseTimes } from './case-times.ts';
import { findCase } from './cases.repository.ts';
import { mayDecideCase } from './case-rules.ts';
import { lockCase, writeDecision, type CaseDecision } from './decided-cases.repository.ts';
import { listEarlierDecisions, listReporters } from './sanctions.repository.ts';

export interface DecideCaseDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** The key of the hashes by which banned people are recognised. */
  readonly markKey: Secret;
  readonly config: Pick<Config, 'checksLooks'>;
}

/** A reviewer's decision. A ban, or a long suspension, is only requested. */
type Decided = Omit<CaseDecision, 'asks'>;

/**
 * Decides all reports of a case that the moderator holds. The reported member and the reporters are notified. A
 * suspended member is hidden, and signed out everywhere within a second.
 *
 * @throws ApiError not_found, already_decided, claimed_by_another (also when the moderator has not claimed it),
 * looked_too_short
 */
export async function decideCase(dependencies: DecideCaseDependencies, decided: Decided) {
  const { database, clock, events } = dependencies;
  const now = clock.now();
  if (decided.until !== null && decided.until <= now)
    throw new ApiError('invalid_input', { detail: 'until: is over', fields: { until: ['is over'] } });
  const outcome = await inTransaction(database, async (transaction) => {
    const claim = { moderatorId: decided.moderatorId, kind: 'report', subjectId: decided.caseId } as const;
    if (!(await holdsClaim(transaction, claim, now))) return null;
    const alone = suspendedAlone(
      await getRows(transaction, listEarlierDecisions, { caseId: decided.caseId }),
      decided.moderatorId,
    );
    const decision = { ...decided, ...untilConfirmed(decided, alone, now) };
    const found = await lockCase(transaction, decided);
    if (!found || !mayDecideCase(found.state, found.reviewer)) return null;
    const { userId } = found.state;
    const asked = { askedAt: decision.asks && now, askedUntil: decision.asks?.until ?? null };
    await getRows(transaction, writeDecision, { ...decision, ...asked, now });
    const notified = await tellOfDecision(transaction, userId, decision, now);
    await checkLook(transaction, { ...lookOf(dependencies, decided), now });
    await endClaim(transaction, 'report', decided.caseId);
    return { userId, notified, ended: await applyDecision(dependencies, transaction, userId, decision) };
  });
  if (!outcome) throw await refusalOf(dependencies, decided);
  events.endSessions(outcome.ended);
  publishNotified(events, outcome.notified);
  if (decided.decision !== 'dismiss') events.publish({ to: [outcome.userId], event: { type: 'decision' } });
  return { id: decided.caseId, decision: decided.decision };
}

/** Notifies the reporters and, unless the case is dismissed, the member, and writes the audit. */
async function tellOfDecision(transaction: Transaction, userId: number, decision: CaseDecision, at: Date) {
  const { moderatorId, caseId, reason, note, until, asks } = decision;
  const reporters = await getRows(transaction, listReporters, { caseId });
  const told = await tellMembers(transaction, {
    members: reporters.map(({ id }) => id),
    kind: 'report',
    details: { decision: decision.decision === 'dismiss' ? 'rejected' : 'approved' },
    at,
  });
  if (decision.decision !== 'dismiss') {
    const details = { sanction: decision.decision, rule: reason };
    told.push(...(await tellMembers(transaction, { members: [userId], kind: 'safety', details, at })));
  }
  const checks = { reason, until: asks?.until ?? until, note };
  await logAct(transaction, { moderatorId, action: auditedDecision(decision), caseId, userId, checks }, at);
  return told;
}

/** Names the look that a decision about a case needs. */
export function lookOf(
  { config }: Pick<DecideCaseDependencies, 'config'>,
  { moderatorId, caseId }: Pick<Decided, 'moderatorId' | 'caseId'>,
) {
  return { moderatorId, opened: { caseId }, isChecked: config.checksLooks };
}

async function refusalOf({ database, clock }: DecideCaseDependencies, decided: Decided): Promise<ApiError> {
  const row = await getRow(database, findCase, {
    moderatorId: decided.moderatorId,
    id: decided.caseId,
    ...caseTimes(clock.now()),
  });
  if (!row) return new ApiError('not_found');
  return new ApiError(row.decidedAt ? 'already_decided' : 'claimed_by_another');
}
