import type { ReportReason, Sanction } from '@mwanzo/contract/trust/reports';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isRestricted, liftRestriction, restrictMember } from '../../people/accounts/index.ts';
import { writeAudit } from '../../people/audit/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
import { hideProfile, unhideProfile } from '../../people/profiles/index.ts';
import { mayAnswerSanction } from './asked-sanction-sql.ts';
import type { ReportDecision } from './cases.repository.ts';
import { mayReview } from './reviewer-sql.ts';

export interface CaseDecision {
  readonly caseId: number;
  readonly moderatorId: number;
  readonly decision: ReportDecision;
  readonly reason: ReportReason | null;
  readonly note: string;
  readonly until: Date | null;
  /** The ban or the long suspension that a second reviewer has to confirm; null if there is none. */
  readonly asks: { readonly decision: 'ban' | 'suspend'; readonly until: Date | null } | null;
}

/** A second reviewer's answer to a requested ban or long suspension. */
export interface SanctionAnswer {
  readonly caseId: number;
  readonly moderatorId: number;
  readonly answer: 'confirm' | 'decline';
  readonly note: string;
}

/** A decision against a member with its appeal. */
export interface SanctionRow {
  readonly id: number;
  readonly userId: number;
  readonly decision: Sanction;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly until: Date | null;
  readonly decidedAt: Date;
  readonly decidedBy: number;
  /** The time of the second reviewer's answer, if one was asked for. */
  readonly answeredAt: Date | null;
  readonly appealedAt: Date | null;
  readonly appealText: string | null;
  readonly appealOutcome: 'uphold' | 'lift' | null;
}

const decide = prepared<{ userId: number; notified: readonly NotifiedMember[] }>(
  'decide-report-case',
  `with decided as (
     update report_cases cases
       set decision = $4, reason = $5, note = nullif($6, ''), until = $7, decided_by = $1::bigint,
       decided_at = $2, ban_asked_at = case when $8::text is not null then $2::timestamptz end,
       asked_until = $9::timestamptz
     where cases.id = $3 and cases.decided_at is null
       and ${mayReview('$1::bigint', 'cases.reported_id')}
     returning cases.id, cases.reported_id
   ), told_reporters as (
     ${notify({
       recipient: 'reporter.id',
       kind: "'report'",
       details: `jsonb_build_object('decision', case when $4 = 'dismiss' then 'rejected' else 'approved' end)`,
       at: '$2',
       from: `(select distinct report.reporter_id as id from reports report join decided on decided.id = report.case_id
         where report.reporter_id is not null) reporter`,
     })}
   ), told_member as (
     ${notify({
       recipient: 'member.id',
       kind: "'safety'",
       details: `jsonb_build_object('sanction', $4::text, 'rule', $5::text)`,
       at: '$2',
       from: `decided join users member on member.id = decided.reported_id and $4 <> 'dismiss'`,
     })}
   ), told as (select * from told_reporters union all select * from told_member), logged as (
     ${writeAudit({
       moderatorId: '$1::bigint',
       action: "case $8 when 'ban' then 'ask_ban' when 'suspend' then 'ask_suspension' else $4::text || '_report' end",
       verificationId: 'null',
       caseId: 'id',
       userId: 'reported_id',
       at: '$2',
       checks: `jsonb_build_object('reason', $5::text, 'until', coalesce($9, $7::timestamptz), 'note', $6::text)`,
       from: 'decided',
     })}
   )
   select reported_id as "userId", ${notifiedMembers('told')} as notified from decided`,
);

const asked = "case when answered.asked_until is null then 'ban' else 'suspend' end";

const answerSanction = prepared<{ userId: number; until: Date | null; notified: readonly NotifiedMember[] }>(
  'answer-asked-sanction',
  `with answered as (
     update report_cases cases
       set ban_answer = $4, ban_answered_by = $1::bigint, ban_answered_at = $2,
       decision = case when $4 = 'confirm' and cases.asked_until is null then 'ban' else cases.decision end,
       until = case when $4 = 'confirm' then cases.asked_until else cases.until end
     where cases.id = $3 and ${mayAnswerSanction('cases', '$1::bigint')}
     returning cases.id, cases.reported_id, cases.reason, cases.asked_until
   ), told as (
     ${notify({
       recipient: 'member.id',
       kind: "'safety'",
       details: `jsonb_build_object('sanction', ${asked}, 'rule', answered.reason)`,
       at: '$2',
       from: `answered join users member on member.id = answered.reported_id and $4 = 'confirm'`,
     })}
   ), logged as (
     ${writeAudit({
       moderatorId: '$1::bigint',
       action: "$4::text || case when asked_until is null then '_ban' else '_suspension' end",
       verificationId: 'null',
       caseId: 'id',
       userId: 'reported_id',
       at: '$2',
       checks: `jsonb_build_object('note', $5::text)`,
       from: 'answered',
     })}
   )
   select reported_id as "userId", asked_until as "until", ${notifiedMembers('told')} as notified from answered`,
);

const restrict = prepared(
  'restrict-member',
  restrictMember({ userId: '$1::bigint', restriction: '$2::text', until: '$3::timestamptz', caseId: '$4::bigint' }),
);
const hide = prepared('hide-restricted-profile', hideProfile('$1::bigint', '$2::timestamptz'));

/** The profile stays hidden if there is another reason: an open case about a minor, or a restriction. */
const unhide = prepared(
  'unhide-profile',
  unhideProfile(
    '$1::bigint',
    `not exists (select from report_cases open
      where open.reported_id = $1 and open.is_urgent and open.decided_at is null)
      and not exists (select from users member where member.id = $1 and ${isRestricted('member')})`,
  ),
);

const lift = prepared<{ id: number }>(
  'lift-restriction',
  liftRestriction({ userId: '$1::bigint', caseId: '$2::bigint', now: '$3::timestamptz' }),
);

const restrictionOf = { suspend: 'suspended', ban: 'banned' } as const;

/** The decision of another case that still restricts the member; of several, a ban or the one that ends last. */
const findStanding = prepared<{ id: number; decision: 'suspend' | 'ban'; until: Date | null }>(
  'find-standing-restriction',
  `select cases.id, cases.decision, cases.until from report_cases cases
   where cases.reported_id = $1 and cases.id is distinct from $2::bigint and cases.decision in ('suspend', 'ban')
     and coalesce(cases.appeal_outcome, '') <> 'lift' and (cases.decision = 'ban' or cases.until > $3::timestamptz)
   order by cases.decision = 'ban' desc, cases.until desc limit 1`,
);

export const sanctionColumns = `cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
  cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
  cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
  cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome"`;

const listAgainst = prepared<SanctionRow>(
  'list-decisions-about-member',
  `select ${sanctionColumns} from report_cases cases
   where cases.reported_id = $1 and cases.decision <> 'dismiss' order by cases.id desc limit 100`,
);

type EarlierRow = Omit<SanctionRow, 'decision'> & { decision: ReportDecision; answer: SanctionAnswer['answer'] | null };
const listEarlier = prepared<EarlierRow>(
  'list-earlier-decisions',
  `select ${sanctionColumns}, cases.ban_answer as answer from report_cases cases
   where cases.reported_id = (select about.reported_id from report_cases about where about.id = $1)
     and cases.decided_at is not null and cases.id <> $1 order by cases.id desc limit 100`,
);

const find = prepared<SanctionRow>(
  'find-decision',
  `select ${sanctionColumns} from report_cases cases where cases.id = $1 and cases.decision <> 'dismiss'`,
);

export function createSanctionsRepository(on: Database | Transaction) {
  return {
    /** Null unless the case is open. */
    async decide({ decision, reason, note, until, asks, ...by }: CaseDecision, now: Date) {
      const values = [
        by.moderatorId,
        now,
        by.caseId,
        decision,
        reason,
        note,
        until,
        asks?.decision ?? null,
        asks?.until ?? null,
      ];
      const [row] = await runPrepared(on, decide, values);
      return row ?? null;
    },

    /** Null unless another moderator has requested the sanction. */
    async answerSanction({ caseId, moderatorId, answer, note }: SanctionAnswer, now: Date) {
      const [row] = await runPrepared(on, answerSanction, [moderatorId, now, caseId, answer, note]);
      return row ?? null;
    },

    async restrict(userId: number, restriction: 'suspended' | 'banned', until: Date | null, caseId: number, now: Date) {
      await runPrepared(on, restrict, [userId, restriction, until, caseId]);
      await runPrepared(on, hide, [userId, now]);
    },

    async hide(userId: number, now: Date): Promise<void> {
      await runPrepared(on, hide, [userId, now]);
    },

    /** Shows the profile again, unless there is another reason to hide it. */
    async unhide(userId: number): Promise<void> {
      await runPrepared(on, unhide, [userId]);
    },

    /** Lifts the restriction of this case, or a suspension that is over. That of another case then holds again. */
    async lift(userId: number, caseId: number | null, now: Date): Promise<void> {
      const lifted = await runPrepared(on, lift, [userId, caseId, now]);
      if (lifted.length === 0) return;
      const [other] = await runPrepared(on, findStanding, [userId, caseId, now]);
      if (!other) await runPrepared(on, unhide, [userId]);
      else await runPrepared(on, restrict, [userId, restrictionOf[other.decision], other.until, other.id]);
    },

    listAgainst: (userId: number): Promise<SanctionRow[]> => runPrepared(on, listAgainst, [userId]),
    /** The decisions of the other cases about the same member, the latest first. */
    listEarlier: (caseId: number) => runPrepared(on, listEarlier, [caseId]),

    async find(caseId: number): Promise<SanctionRow | null> {
      const [row] = await runPrepared(on, find, [caseId]);
      return row ?? null;
    },
  };
}
