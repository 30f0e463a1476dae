import type { OpenedReportCase, ReportCase } from '@mwanzo/contract/trust/report-reviews';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { heldCases } from '../../core/claims/index.ts';
import { reviewedMedia, type MediaRow } from '../../conversations/chat-media/index.ts';
import { photosColumn, type PhotoRow } from '../../people/photos/index.ts';
import { members } from '../../core/members/index.ts';
import { repeatOffenders } from '../../conversations/shield/index.ts';
import type { CaseState } from './case-rules.ts';
import type { QueueReader } from './reviewer-rules.ts';
import { reviewing } from './reviewer-sql.ts';

export interface CaseRow
  extends
    Pick<ReportCase, 'id' | 'name' | 'reports' | 'reasons' | 'warnings'>,
    Pick<CaseState, 'userId' | 'isUrgent' | 'decision' | 'reason' | 'until' | 'decidedBy' | 'decidedAt'>,
    Pick<CaseState, 'banAskedAt' | 'askedUntil'> {
  readonly openedAt: Date;
  /** The reviewer who holds it. */
  readonly claimedBy: number | null;
  readonly note: string | null;
}

type ShownReport = OpenedReportCase['details'][number];

export interface ReportRow extends Pick<ShownReport, 'id' | 'reason' | 'text'> {
  readonly createdAt: Date;
  readonly messages: readonly (Omit<ShownReport['messages'][number], 'media'> & { readonly media: MediaRow | null })[];
}

type FileRow = { bio: string; age: number | null; birthday: string; isVerified: boolean; photos: PhotoRow[] };

const listMax = sql`200`;

/** Warnings from before `warnedSince` do not count. */
type Reader = Pick<QueueReader, 'moderatorId' | 'lapsedAt'> & { readonly warnedSince: Date };
type ReaderSql = Record<keyof Reader, Sql>;

/**
 * `from` is a row source of report_cases under the alias `cases`. `banAskedAt` is null unless a ban or a long
 * suspension waits for a second reviewer.
 */
const selectFrom = (from: Sql, { moderatorId, lapsedAt, warnedSince }: ReaderSql) => sql`
  select cases.id, cases.reported_id as "userId", member.name, cases.is_urgent as "isUrgent", cases.reports,
    array(select distinct report.reason from reports report where report.case_id = cases.id) as reasons,
    (select json_build_object('receivers', offender.receivers, 'sent', offender.sent, 'kinds', offender.kinds)
      from (${repeatOffenders({ since: sql`${warnedSince}::timestamptz` })}) offender
      where offender.user_id = cases.reported_id) as warnings,
    cases.opened_at as "openedAt", claim.moderator_id as "claimedBy", cases.decision, cases.decided_at as "decidedAt",
    cases.decided_by as "decidedBy",
    case when ${reviewing(sql`cases`, moderatorId).isAsked} then cases.ban_asked_at end as "banAskedAt",
    cases.asked_until as "askedUntil", cases.until, cases.reason, cases.note
  from ${from} left join ${members} member on member.id = cases.reported_id
  left join ${heldCases(['report'], lapsedAt)} claim on claim.subject_id = cases.id`;

const forReader = (cases: Sql, { moderatorId }: ReaderSql) => reviewing(cases, sql`${moderatorId}::bigint`);

export const listOpenCases = statement<Reader, CaseRow>(
  (input) => sql`
    ${selectFrom(
      sql`(
        (select * from report_cases asked where ${forReader(sql`asked`, input).mayAnswer}
          order by asked.ban_asked_at, asked.id limit ${listMax})
        union all
        (select * from report_cases open where open.decided_at is null and ${forReader(sql`open`, input).mayReview}
          order by open.is_urgent desc, open.opened_at, open.id limit ${listMax})
      ) cases`,
      input,
    )}
    order by cases.ban_asked_at, cases.is_urgent desc, cases.opened_at, cases.id limit ${listMax}`,
);

export const listDecidedCases = statement<Reader, CaseRow>(
  (input) => sql`
    ${selectFrom(
      sql`(
        select * from report_cases decided
        where decided.decided_at is not null and ${forReader(sql`decided`, input).mayReview}
        order by decided.decided_at desc, decided.id desc limit ${listMax}
      ) cases`,
      input,
    )}
    order by cases.decided_at desc, cases.id desc`,
);

export const findCase = statement<Reader & { id: number }, CaseRow>(
  (input) => sql`
    ${selectFrom(sql`report_cases cases`, input)}
    where cases.id = ${input.id} and ${forReader(sql`cases`, input).mayReview}`,
);

/**
 * Opens a case about each member about whom several others were warned. A dismissed case is not opened again because
 * of the same warnings. Only reports open another one.
 */
export const openCasesOfWarned = statement<{ now: Date; warnedSince: Date }>(
  ({ now, warnedSince }) => sql`
   insert into report_cases (reported_id, opened_at, is_urgent)
   select offender.user_id, ${now}::timestamptz, false
     from (${repeatOffenders({ since: sql`${warnedSince}::timestamptz` })}) offender
   where not exists (
     select from report_cases known where known.reported_id = offender.user_id and (
       known.decided_at is null or known.decided_at >= offender.last_sent_at
       or (known.decision = 'dismiss' and known.decided_at >= ${warnedSince})
     )
   )
   on conflict (reported_id) where decided_at is null do nothing`,
);

/** Of a case with thousands of reports, only the newest are shown. */
export const listReportsOf = statement<{ caseId: number }, ReportRow>(
  ({ caseId }) => sql`
   select report.id, report.reason, report.text, report.created_at as "createdAt",
     (select coalesce(json_agg(json_build_object('id', message.message_id, 'is_from_reported', message.is_from_reported,
        'text', message.text, 'timestamp', to_char(message.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'was_deleted', message.was_deleted, 'is_reported', message.is_reported,
        'media', ${reviewedMedia(sql`message.media_id`)}) order by message.message_id), '[]'::json)
      from report_messages message where message.report_id = report.id) as messages
   from reports report where report.case_id = ${caseId}
   order by report.id desc limit 50`,
);

export const findFileOf = statement<{ userId: number }, FileRow>(
  ({ userId }) => sql`
    select member.bio, member.age, member.birthday, member.is_verified as "isVerified",
      ${photosColumn(sql`member.id`)} as photos
    from ${members} member where member.id = ${userId}`,
);

/** The overview of the queues counts the rows of these statements. */
export interface CountedCase {
  readonly arrivedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly decision: string | null;
  readonly isUrgent: boolean;
  /** It waits, and this reviewer may decide it. */
  readonly isForReader: boolean;
}

/** The cases that wait or were decided since then. */
export const listCasesSince = statement<{ moderatorId: number; since: Date }, CountedCase>(
  ({ moderatorId, since }) => sql`
    select cases.opened_at as "arrivedAt", cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
      cases.decision, cases.is_urgent as "isUrgent",
      cases.decided_at is null and ${reviewing(sql`cases`, sql`${moderatorId}::bigint`).mayReview} as "isForReader"
    from report_cases cases where cases.decided_at is null or cases.decided_at >= ${since}`,
);

/** The bans and long suspensions that wait for this reviewer's answer, and the end of what holds meanwhile. */
export const listAskedSanctions = statement<{ moderatorId: number }, { askedAt: Date; holdsUntil: Date }>(
  ({ moderatorId }) => sql`
    select asked.ban_asked_at as "askedAt", asked.until as "holdsUntil" from report_cases asked
    where ${reviewing(sql`asked`, sql`${moderatorId}::bigint`).mayAnswer}`,
);

/** The appeals that wait for this reviewer, and those that somebody else has to decide. */
export const listOpenAppeals = statement<{ moderatorId: number }, { appealedAt: Date; isForReader: boolean }>(
  ({ moderatorId }) => {
    const { mayReview, mayDecideAppeal } = reviewing(sql`cases`, sql`${moderatorId}::bigint`);
    return sql`
      select cases.appealed_at as "appealedAt", ${mayDecideAppeal} as "isForReader" from report_cases cases
      where cases.appealed_at is not null and cases.appeal_decided_at is null and ${mayReview}`;
  },
);

/** The decisions that another reviewer has checked since then. */
export const listSecondLooks = statement<{ since: Date }, { decidedBy: number; hasAgreed: boolean }>(
  ({ since }) => sql`
    select decided_by as "decidedBy", appeal_outcome = 'uphold' as "hasAgreed" from report_cases
    where appeal_decided_at >= ${since}
    union all
    select decided_by, ban_answer = 'confirm' from report_cases where ban_answered_at >= ${since}`,
);
