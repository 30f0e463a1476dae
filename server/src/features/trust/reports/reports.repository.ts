import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { keepMediaFor } from '../../conversations/chat-media/index.ts';
import { listMessagesAround } from '../../conversations/messages/index.ts';
import { setHidden } from '../../people/profiles/index.ts';

export interface NewReport {
  readonly reporterId: number;
  readonly reportedId: number;
  readonly reason: ReportReason;
  readonly text: string;
  readonly messageIds: readonly number[];
  readonly now: Date;
}

/** The row stays locked until the report is written, because a decision covers all reports that came before it. */
const openCase = statement<{ reportedId: number; now: Date; isUrgent: boolean }, { id: number }>(
  ({ reportedId, now, isUrgent }) => sql`
   insert into report_cases (reported_id, opened_at, is_urgent) values (${reportedId}, ${now}, ${isUrgent})
   on conflict (reported_id) where decided_at is null
     do update set is_urgent = report_cases.is_urgent or excluded.is_urgent
   returning id`,
);

type FiledReport = Omit<NewReport, 'reportedId' | 'messageIds'> & { readonly caseId: number };

/**
 * Writes a report and counts it. No row for a repeated one. The lock waits for a reporter's account that is being
 * deleted, and then finds nobody.
 */
export const insertReport = statement<FiledReport, { id: number }>(
  (input) => sql`
    with filed as (
      insert into reports (case_id, reporter_id, reason, text, created_at)
      select ${input.caseId}::bigint, member.id, ${input.reason}, ${input.text}, ${input.now} from users member
        where member.id = ${input.reporterId} for key share
      on conflict (case_id, reporter_id, reason) do nothing returning id
    )
    update report_cases set reports = reports + 1 from filed where report_cases.id = ${input.caseId}
    returning filed.id`,
);

/** `messages` are JSON. */
const attachMessages = statement<{ reportId: number; reportedId: number; messages: string }>(
  ({ reportId, reportedId, messages }) => sql`
    insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported,
      media_id)
    select ${reportId}::bigint, near.id, near."senderId" = ${reportedId}, near.text, near."sentAt", near."isDeleted",
      near."isReported", near."mediaId"
    from jsonb_to_recordset(${messages}::jsonb) near (id bigint, "senderId" bigint, text text, "sentAt" timestamptz,
      "isDeleted" boolean, "isReported" boolean, "mediaId" bigint)`,
);

/** Deletes the reported messages of a case, and those around them, whose media were released by `releaseMediaOf`. */
export const deleteEvidence = statement<{ caseId: number }>(
  ({ caseId }) => sql`
    delete from report_messages said using reports report
    where report.id = said.report_id and report.case_id = ${caseId}`,
);

/**
 * The cases whose evidence is no longer needed, at most 500. Decisions made at or before `standingSince` cannot be
 * taken back, and those made at or before `unappealableSince` cannot be appealed against.
 */
export const listClosedCases = statement<{ standingSince: Date; unappealableSince: Date }, { id: number }>(
  ({ standingSince, unappealableSince }) => sql`
   select cases.id from report_cases cases
   where ((cases.decision = 'dismiss' and cases.decided_at <= ${standingSince})
       or cases.appeal_decided_at <= ${standingSince}
       or (cases.appealed_at is null and greatest(cases.decided_at, cases.ban_answered_at) <= ${unappealableSince}))
     and exists (select from reports report join report_messages said on said.report_id = report.id
       where report.case_id = cases.id)
   order by cases.id limit 500`,
);

/** Writes a report into the open case about the member. A repeated one changes nothing. */
export async function writeReport(on: Transaction, report: NewReport): Promise<void> {
  const { reporterId, reportedId, reason, messageIds, now } = report;
  const isUrgent = reason === 'under_18';
  const opened = await getRow(on, openCase, { reportedId, now, isUrgent });
  if (!opened) throw new Error('An upsert has a row');
  const caseId = opened.id;
  const written = await getRow(on, insertReport, { ...report, caseId });
  if (!written) return;
  if (messageIds.length > 0) {
    const near = await getRows(on, listMessagesAround, { me: reporterId, them: reportedId, ids: messageIds });
    await getRows(on, attachMessages, { reportId: written.id, reportedId, messages: JSON.stringify(near) });
    await getRows(on, keepMediaFor, { caseId, ids: near.flatMap(({ mediaId }) => mediaId ?? []) });
  }
  if (isUrgent) await getRows(on, setHidden, { userId: reportedId, hiddenAt: now });
}
