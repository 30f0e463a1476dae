import type { openedAppeal, waitingAppeal } from '@mwanzo/contract/trust/report-reviews';
import type { z } from 'zod';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { SignMedia } from '../../../gateways/media-storage/signed-media-path.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { checkLook, noteListing, logAct } from '../../people/audit/index.ts';
import { removeMarks } from '../../core/bans/index.ts';
import { claimCase, endClaim, holdsClaim, lapsedClaims } from '../../core/claims/index.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import { listWaitingAppeals, type AppealRow } from './sanctions.repository.ts';
import { mayDecideAppeal } from './case-rules.ts';
import { listReportsOf } from './cases.repository.ts';
import { lockCase, writeAppealDecision } from './decided-cases.repository.ts';
import { tellMembers } from './tell-members.ts';
import { lookOf, type DecideCaseDependencies } from './decide-case.ts';
import { presentReports } from './review-cases.ts';
import { liftSanction } from './restrict-reported.ts';

type Dependencies = Omit<DecideCaseDependencies, 'markKey'>;

/** Appeals that wait, except those against the moderator's own decisions. The audit records the listing. */
export async function listAppeals(
  { database, clock }: Dependencies,
  moderatorId: number,
): Promise<z.input<typeof waitingAppeal>[]> {
  const now = clock.now();
  const rows = await getRows(database, listWaitingAppeals, { moderatorId, id: null, lapsedAt: lapsedClaims(now) });
  await getRows(database, noteListing, { moderatorId, queue: 'list_appeals', now });
  return rows.map(presentAppeal);
}

function presentAppeal(row: AppealRow): z.input<typeof waitingAppeal> {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    decision: row.decision,
    reason: row.reason,
    note: row.note,
    until: row.until?.toISOString() ?? null,
    text: row.appealText ?? '',
    appealed_at: (row.appealedAt ?? row.decidedAt).toISOString(),
    claimed_by: row.claimedBy,
  };
}

interface OpenAppealDependencies extends Dependencies {
  readonly signMediaFor: (viewerId: number) => SignMedia;
}

/**
 * Claims an appeal and shows what was reported, as the first reviewer has seen it. The audit records the look.
 *
 * @throws ApiError not_found, claimed_by_another
 */
export async function openAppeal(
  { database, clock, signMediaFor }: OpenAppealDependencies,
  moderatorId: number,
  caseId: number,
): Promise<z.input<typeof openedAppeal>> {
  const now = clock.now();
  const row = await claimCase(database, { moderatorId, kind: 'appeal', subjectId: caseId }, now, {
    find: (transaction) =>
      getRow(transaction, listWaitingAppeals, { moderatorId, id: caseId, lapsedAt: lapsedClaims(now) }),
    log: (transaction, { userId }) => logAct(transaction, { moderatorId, action: 'view_appeal', caseId, userId }, now),
  });
  const reports = await getRows(database, listReportsOf, { caseId });
  return { ...presentAppeal(row), details: presentReports(reports, signMediaFor(reviewersId)) };
}

/**
 * Upholds or lifts a decision of another moderator, for the reviewer who holds the appeal. A lifted decision has no
 * effect any more.
 *
 * @throws ApiError not_found also for an appeal against the moderator's own decision, claimed_by_another also when the
 * moderator has not claimed it, looked_too_short
 */
export async function decideAppeal(
  dependencies: Dependencies,
  moderatorId: number,
  { caseId, outcome, note }: { caseId: number; outcome: 'uphold' | 'lift'; note: string },
) {
  const { database, clock, events } = dependencies;
  const now = clock.now();
  const decided = await inTransaction(database, async (transaction) => {
    if (!(await holdsClaim(transaction, { moderatorId, kind: 'appeal', subjectId: caseId }, now))) return null;
    const found = await lockCase(transaction, { caseId, moderatorId });
    if (!found || !mayDecideAppeal(found.state, found.reviewer)) return null;
    const { userId } = found.state;
    await getRows(transaction, writeAppealDecision, { moderatorId, caseId, outcome, note, now });
    const notice = { members: [userId], kind: 'safety', details: { sanction: outcome }, at: now } as const;
    const notified = await tellMembers(transaction, notice);
    const act = { moderatorId, action: `${outcome}_appeal`, caseId, userId, checks: { note } };
    await logAct(transaction, act, now);
    if (outcome === 'lift') {
      await liftSanction(transaction, { userId, caseId, now });
      await getRows(transaction, removeMarks, { caseId });
    }
    await checkLook(transaction, { ...lookOf(dependencies, { moderatorId, caseId }), now });
    await endClaim(transaction, 'appeal', caseId);
    return { userId, notified };
  });
  if (!decided) {
    const row = await getRow(database, listWaitingAppeals, { moderatorId, id: caseId, lapsedAt: lapsedClaims(now) });
    throw new ApiError(row ? 'claimed_by_another' : 'not_found');
  }
  publishNotified(events, decided.notified);
  events.publish({ to: [decided.userId], event: { type: 'decision' } });
  return { id: caseId, outcome };
}
