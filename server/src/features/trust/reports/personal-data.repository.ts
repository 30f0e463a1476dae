import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';
import { releaseMedia } from '../../conversations/chat-media/index.ts';

export const personalReports: PersonalTables = {
  report_cases: {
    personal: 'id reported_id decision reason note until decided_at appealed_at appeal_text appeal_outcome appeal_note',
    other:
      'opened_at is_urgent reports claimed_by claimed_at decided_by appeal_decided_by appeal_decided_at ' +
      'ban_asked_at asked_until asked_told_at ban_answer ban_answered_by ban_answered_at',
    exported: {
      document: 'decisions',
      rows: (me) => sql`select decision, reason, decided_at, until, appealed_at, appeal_text, appeal_outcome
        from report_cases where reported_id = ${me} and decision <> 'dismiss' order by decided_at, id`,
    },
    erased: [
      (me) => releaseMedia(sql`select id from report_cases where reported_id = ${me}`),
      (me) => sql`delete from report_cases where reported_id = ${me} and decided_at is null`,
      (me) => sql`
        update report_cases set note = null, appeal_text = null, appeal_note = null where reported_id = ${me}`,
    ],
    kept:
      'What was decided about the member, and when: the numbers of the reviewers count it, and the marks of a ban ' +
      'hang on it. It has no word of anybody.',
  },
  reports: {
    personal: 'id case_id reporter_id reason text created_at',
    other: '',
    exported: {
      document: 'reports',
      rows: (me) => sql`select reason, text, created_at from reports where reporter_id = ${me} order by id`,
    },
    erased: [
      (me) => sql`update reports set text = '' from report_cases about
        where about.id = reports.case_id and about.reported_id = ${me}`,
      (me) => sql`update report_messages said set text = '', media_id = null from reports report
        where report.id = said.report_id and report.reporter_id = ${me} and not said.is_from_reported`,
      (me) => sql`update reports set text = '', reporter_id = null where reporter_id = ${me}`,
    ],
    kept:
      'A report by the member stays with its reason and with what the other one wrote. A report about the member ' +
      'stays with its reason once it is decided.',
  },
  report_messages: {
    personal: 'report_id message_id is_from_reported text sent_at was_deleted is_reported',
    other: 'media_id',
    exported: { because: 'They are copies of messages, which are in the archive, for the reviewers of a report.' },
    erased: [
      (me) => sql`delete from report_messages said using reports report, report_cases about
        where report.id = said.report_id and about.id = report.case_id and about.reported_id = ${me}`,
    ],
    kept: 'What somebody else wrote to the member and the member reported.',
  },
};
