import type { OpenedReportCase, ReportCase } from '@mwanzo/contract/trust/report-reviews';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { SignMedia } from '../../../gateways/media-storage/signed-media-path.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { noteListing, logAct } from '../../people/audit/index.ts';
import { presentMedia, type MediaRow } from '../../conversations/chat-media/index.ts';
import type { SignPhotoFor } from '../../people/photos/index.ts';
import { shownAge } from '../../people/profiles/index.ts';
import { claimCase } from '../../core/claims/index.ts';
import { suspendedAlone, waitsForAnswerOf } from './asked-sanction-rules.ts';
import { caseTimes } from './case-times.ts';
import {
  findCase,
  findFileOf,
  listDecidedCases,
  listOpenCases,
  listReportsOf,
  type CaseRow,
  type ReportRow,
} from './cases.repository.ts';
import { appealOf } from './member-decisions.ts';
import { listEarlierDecisions } from './sanctions.repository.ts';

export interface ReviewDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly signPhotoFor: SignPhotoFor;
  readonly signMediaFor: (viewerId: number) => SignMedia;
}

/**
 * Cases of reports: bans to answer and the open ones, urgent and then oldest first, or those decided last. The audit
 * records the listing.
 */
export async function listCases(
  { database, clock }: ReviewDependencies,
  moderatorId: number,
  status: 'open' | 'decided',
): Promise<ReportCase[]> {
  const now = clock.now();
  const listed = status === 'open' ? listOpenCases : listDecidedCases;
  const rows = await getRows(database, listed, { moderatorId, ...caseTimes(now) });
  await getRows(database, noteListing, { moderatorId, queue: 'list_reports', now });
  return rows.map(presentCase);
}

/**
 * Claims a case and opens it: the reports with their attachments, and the member's file.
 *
 * @throws ApiError not_found, already_decided, claimed_by_another
 */
export async function openCase(
  { database, clock, signMediaFor }: ReviewDependencies,
  moderatorId: number,
  id: number,
): Promise<OpenedReportCase> {
  const now = clock.now();
  const row = await claimCase(database, { moderatorId, kind: 'report', subjectId: id }, now, {
    find: (transaction) => getRow(transaction, findCase, { moderatorId, id, ...caseTimes(now) }),
    isOver: (found) => found.decidedAt !== null && !waitsForAnswerOf(found, moderatorId),
    log: (transaction, { userId }) =>
      logAct(transaction, { moderatorId, action: 'view_report', caseId: id, userId }, now),
  });
  const [reports, file, earlier] = [
    await getRows(database, listReportsOf, { caseId: id }),
    await getRow(database, findFileOf, { userId: row.userId }),
    await getRows(database, listEarlierDecisions, { caseId: id }),
  ];
  return {
    ...presentCase(row),
    details: presentReports(reports, signMediaFor(reviewersId)),
    profile: file && {
      bio: file.bio,
      age: shownAge(file, nairobiDay(now)),
      is_verified: file.isVerified,
      photos: file.photos.length,
    },
    suspended_alone: suspendedAlone(earlier, moderatorId).map(({ from, until }) => ({
      from: from.toISOString(),
      until: until.toISOString(),
    })),
    earlier: earlier.map((decision) => ({
      id: decision.id,
      decision: decision.decision,
      reason: decision.reason,
      note: decision.note,
      until: decision.until?.toISOString() ?? null,
      decided_at: decision.decidedAt.toISOString(),
      decided_by: decision.decidedBy,
      appeal: decision.decision === 'dismiss' ? null : appealOf(decision),
    })),
  };
}

/** The reports of a case with their messages, for a reviewer of the case or of an appeal. */
export function presentReports(reports: readonly ReportRow[], sign: SignMedia): OpenedReportCase['details'] {
  return reports.map(({ createdAt, messages, ...report }) => ({
    ...report,
    created_at: createdAt.toISOString(),
    messages: messages.map((message) => ({
      ...message,
      media: message.media && presentCovered(message.media, sign),
    })),
  }));
}

/** A photo is shown only once it is asked for. */
function presentCovered(row: MediaRow, sign: SignMedia) {
  const media = presentMedia(row, { sign, isOwn: true });
  return media.kind === 'voice' ? media : { kind: media.kind, width: media.width, height: media.height };
}

function presentCase(row: CaseRow): ReportCase {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    is_urgent: row.isUrgent,
    reports: row.reports,
    reasons: [...row.reasons],
    warnings: row.warnings && { ...row.warnings, kinds: [...row.warnings.kinds] },
    opened_at: row.openedAt.toISOString(),
    claimed_by: row.claimedBy,
    decision: row.decision,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
    asked_ban:
      row.banAskedAt === null || row.reason === null || row.decidedBy === null
        ? null
        : {
            asked_by: row.decidedBy,
            asked_at: row.banAskedAt.toISOString(),
            reason: row.reason,
            note: row.note,
            decision: row.askedUntil === null ? 'ban' : 'suspend',
            until: row.askedUntil?.toISOString() ?? null,
            holds_until: row.until?.toISOString() ?? null,
          },
  };
}
