import { sql, statement } from '../../../database/sql.ts';
import { moderators } from '../../core/members/index.ts';
import { reviewing } from './reviewer-sql.ts';

const { isAsked, mayAnswer } = reviewing(sql`cases`, sql`reviewer.id`);

/** The bans and long suspensions that wait for an answer, and of which the reviewers were not told. */
export const listUntoldSanctions = statement<object, { id: number; until: Date }>(
  () => sql`
    select cases.id, cases.until from report_cases cases
    where ${isAsked} and cases.asked_told_at is null order by cases.ban_asked_at, cases.id limit 200`,
);

/** No row when the reviewers were told before, or somebody has answered. */
export const markTold = statement<{ caseId: number; now: Date }, { askedUntil: Date | null }>(
  ({ caseId, now }) => sql`
    update report_cases cases set asked_told_at = ${now}
    where cases.id = ${caseId} and cases.asked_told_at is null and ${isAsked}
    returning cases.asked_until as "askedUntil"`,
);

/** All who may answer. */
export const listAnswerers = statement<{ caseId: number }, { id: number }>(
  ({ caseId }) => sql`
    select reviewer.id from report_cases cases join ${moderators} reviewer on ${mayAnswer}
    where cases.id = ${caseId}`,
);
