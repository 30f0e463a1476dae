import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import { moderators } from '../../people/accounts/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
import { isSanctionAsked, mayAnswerSanction } from './asked-sanction-sql.ts';

/** The bans and long suspensions that wait for an answer, and of which the reviewers were not told. */
export const listUntoldSanctions = statement<object, { id: number; until: Date }>(
  () => sql`
   select cases.id, cases.until from report_cases cases
   where ${isSanctionAsked('cases')} and cases.asked_told_at is null order by cases.ban_asked_at, cases.id limit 200`,
);

const tell = statement<{ caseId: number; now: Date }, { notified: readonly NotifiedMember[] }>(
  ({ caseId, now }) => sql`
   with asked as (
     update report_cases cases set asked_told_at = ${now}
     where cases.id = ${caseId} and cases.asked_told_at is null and ${isSanctionAsked('cases')}
     returning cases.*
   ), told as (
     ${notify({
       recipient: 'reviewer.id',
       kind: sql`'report'`,
       details: sql`jsonb_build_object('asked', case when asked.asked_until is null then 'ban' else 'suspend' end)`,
       at: now,
       from: sql`asked join ${moderators('reviewer')} on ${mayAnswerSanction('asked', 'reviewer.id')}`,
     })}
   )
   select ${notifiedMembers('told')} as notified`,
);

export const askedSanctionStatements = { listUntold: listUntoldSanctions };

/** Notifies all who may answer. A second call notifies nobody. */
export async function tellOfAsked(
  on: Database,
  { caseId, now }: { caseId: number; now: Date },
): Promise<readonly NotifiedMember[]> {
  const row = await getRow(on, tell, { caseId, now });
  return row?.notified ?? [];
}
