import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { prepared, runPrepared } from '../../../database/prepared.ts';
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
const openCase = prepared<{ id: number }>(
  'open-report-case',
  `insert into report_cases (reported_id, opened_at, is_urgent) values ($1, $2, $3)
   on conflict (reported_id) where decided_at is null
     do update set is_urgent = report_cases.is_urgent or excluded.is_urgent
   returning id`,
);

/** The lock waits for a reporter's account that is being deleted, and then finds nobody. */
const insertReport = prepared<{ isNew: boolean }>(
  'insert-report',
  `with written as (
     insert into reports (case_id, reporter_id, reason, text, created_at)
     select $1::bigint, member.id, $3, $4, $5 from users member where member.id = $2
     for key share
     on conflict (case_id, reporter_id, reason) do nothing
     returning id
   ), counted as (
     update report_cases set reports = report_cases.reports + 1 from written where report_cases.id = $1
   )
   select exists (select from written) as "isNew"`,
);

const attachMessages = prepared(
  'attach-messages-to-report',
  `with attached as (
   insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported,
     media_id)
   select report.id, near.id, near.sender_id = $3, near.text, near.created_at, near.is_deleted, near.is_reported,
     near.media_id
   from reports report cross join (${messagesAround('$2::bigint', '$3::bigint', '$5::bigint[]')}) near
   where report.case_id = $1 and report.reporter_id = $2 and report.reason = $4
   on conflict (report_id, message_id) do nothing
   returning media_id
   ) ${keepMediaFor('$1', 'select media_id from attached')}`,
);

const release = prepared('release-media-of-case', releaseMediaOf('select $1::bigint'));
const deleteEvidence = prepared(
  'delete-messages-of-case',
  `delete from report_messages said using reports report where report.id = said.report_id and report.case_id = $1`,
);

/** The cases that have reported messages although no appeal is possible any more, at most 500. */
const listClosed = prepared<{ id: number }>(
  'list-closed-cases-with-messages',
  `select cases.id from report_cases cases
   where ((cases.decision = 'dismiss' and cases.decided_at <= $1) or cases.appeal_decided_at <= $1
       or (cases.appealed_at is null and greatest(cases.decided_at, cases.ban_answered_at) <= $2))
     and exists (select from reports report join report_messages said on said.report_id = report.id
       where report.case_id = cases.id)
   order by cases.id limit 500`,
);
const hide = prepared('hide-reported-profile', hideProfile('$1::bigint', '$2::timestamptz'));

export const reportStatements = { openCase, insertReport, attachMessages };

export function createReportsRepository(on: Transaction) {
  return {
    /** Writes a report into the open case about the member. A repeated one changes nothing. */
    async write({ reporterId, reportedId, reason, text, messageIds, now }: NewReport): Promise<void> {
      const isUrgent = reason === 'under_18';
      const [opened] = await runPrepared(on, openCase, [reportedId, now, isUrgent]);
      if (!opened) throw new Error('An upsert has a row');
      const [written] = await runPrepared(on, insertReport, [opened.id, reporterId, reason, text, now]);
      if (!written?.isNew) return;
      if (messageIds.length > 0)
        await runPrepared(on, attachMessages, [opened.id, reporterId, reportedId, reason, messageIds]);
      if (isUrgent) await runPrepared(on, hide, [reportedId, now]);
    },

    /**
     * Deletes the reported messages of a case, and those around them. Their photos and voice notes are released;
     * `removeGoneMedia` runs after the commit.
     */
    async deleteEvidence(caseId: number): Promise<void> {
      await runPrepared(on, release, [caseId]);
      await runPrepared(on, deleteEvidence, [caseId]);
    },

    /**
     * The cases whose evidence is no longer needed. Decisions made at or before `standingSince` cannot be taken back,
     * and those made at or before `unappealableSince` cannot be appealed against.
     */
    async listClosed({ standingSince, unappealableSince }: Record<'standingSince' | 'unappealableSince', Date>) {
      return (await runPrepared(on, listClosed, [standingSince, unappealableSince])).map(({ id }) => id);
    },
  };
}
