import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { keepMediaFor, releaseMedia as releaseMediaOf } from '../../conversations/chat-media/index.ts';
import { messagesAround } from '../../conversations/messages/index.ts';
import { hideProfile } from '../../people/profiles/index.ts';

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

/** The lock waits for a reporter's account that is being deleted, and then finds nobody. */
const insertReport = statement<
  {
    id: number;
    reporterId: number;
    reason: ReportReason;
    text: string;
    now: Date;
  },
  { isNew: boolean }
>(
  (input) => sql`
   with written as (
     insert into reports (case_id, reporter_id, reason, text, created_at)
     select ${input.id}::bigint, member.id, ${input.reason}, ${input.text}, ${input.now} from users member
       where member.id = ${input.reporterId}
     for key share
     on conflict (case_id, reporter_id, reason) do nothing
     returning id
   ), counted as (
     update report_cases set reports = report_cases.reports + 1 from written where report_cases.id = ${input.id}
   )
   select exists (select from written) as "isNew"`,
);

const attachMessages = statement<{
  id: number;
  reporterId: number;
  reportedId: number;
  reason: ReportReason;
  messageIds: readonly number[];
}>(
  (input) => sql`
   with attached as (
   insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported,
     media_id)
   select report.id, near.id, near.sender_id = ${input.reportedId}, near.text, near.created_at, near.is_deleted,
     near.is_reported, near.media_id
   from reports report cross join (
     ${messagesAround(
       sql`${input.reporterId}::bigint`,
       sql`${input.reportedId}::bigint`,
       sql`${input.messageIds}::bigint[]`,
     )}
   ) near
   where report.case_id = ${input.id} and report.reporter_id = ${input.reporterId} and report.reason = ${input.reason}
   on conflict (report_id, message_id) do nothing
   returning media_id
   ) ${keepMediaFor(input.id, 'select media_id from attached')}`,
);

const release = statement<{ caseId: number }>(({ caseId }) => sql`${releaseMediaOf(sql`select ${caseId}::bigint`)}`);
const deleteEvidence = statement<{ caseId: number }>(
  ({ caseId }) => sql`
   delete from report_messages said using reports report where report.id = said.report_id
      and report.case_id = ${caseId}`,
);

/** The cases that have reported messages although no appeal is possible any more, at most 500. */
const listClosed = statement<{ standingSince: Date; unappealableSince: Date }, { id: number }>(
  ({ standingSince, unappealableSince }) => sql`
   select cases.id from report_cases cases
   where ((cases.decision = 'dismiss' and cases.decided_at <= ${standingSince})
       or cases.appeal_decided_at <= ${standingSince}
       or (cases.appealed_at is null and greatest(cases.decided_at, cases.ban_answered_at) <= ${unappealableSince}))
     and exists (select from reports report join report_messages said on said.report_id = report.id
       where report.case_id = cases.id)
   order by cases.id limit 500`,
);
const hide = statement<{ reportedId: number; now: Date }>(
  ({ reportedId, now }) => sql`${hideProfile(sql`${reportedId}::bigint`, sql`${now}::timestamptz`)}`,
);

export const reportStatements = { openCase, insertReport, attachMessages };

/** Writes a report into the open case about the member. A repeated one changes nothing. */
export async function writeReport(
  on: Transaction,
  { reporterId, reportedId, reason, text, messageIds, now }: NewReport,
): Promise<void> {
  const isUrgent = reason === 'under_18';
  const opened = await getRow(on, openCase, { reportedId, now, isUrgent });
  if (!opened) throw new Error('An upsert has a row');
  const written = await getRow(on, insertReport, { id: opened.id, reporterId, reason, text, now });
  if (!written?.isNew) return;
  if (messageIds.length > 0)
    await getRows(on, attachMessages, { id: opened.id, reporterId, reportedId, reason, messageIds });
  if (isUrgent) await getRows(on, hide, { reportedId, now });
}

/**
 * Deletes the reported messages of a case, and those around them. Their photos and voice notes are released;
 * `removeGoneMedia` runs after the commit.
 */
export async function deleteEvidenceOf(on: Transaction, caseId: number): Promise<void> {
  await getRows(on, release, { caseId });
  await getRows(on, deleteEvidence, { caseId });
}

/**
 * The cases whose evidence is no longer needed. Decisions made at or before `standingSince` cannot be taken back,
 * and those made at or before `unappealableSince` cannot be appealed against.
 */
export async function listClosedCases(
  on: Transaction,
  { standingSince, unappealableSince }: Record<'standingSince' | 'unappealableSince', Date>,
) {
  return (await getRows(on, listClosed, { standingSince, unappealableSince })).map(({ id }) => id);
}
