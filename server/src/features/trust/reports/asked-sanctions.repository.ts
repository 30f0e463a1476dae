import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { moderators } from '../../people/accounts/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
import { isSanctionAsked, mayAnswerSanction } from './asked-sanction-sql.ts';

const listUntold = prepared<{ id: number; until: Date }>(
  'list-untold-asked-sanctions',
  `select cases.id, cases.until from report_cases cases
   where ${isSanctionAsked('cases')} and cases.asked_told_at is null order by cases.ban_asked_at, cases.id limit 200`,
);

const tell = prepared<{ notified: readonly NotifiedMember[] }>(
  'tell-of-asked-sanction',
  `with asked as (
     update report_cases cases set asked_told_at = $2
     where cases.id = $1 and cases.asked_told_at is null and ${isSanctionAsked('cases')}
     returning cases.*
   ), told as (
     ${notify({
       recipient: 'reviewer.id',
       kind: "'report'",
       details: `jsonb_build_object('asked', case when asked.asked_until is null then 'ban' else 'suspend' end)`,
       at: '$2',
       from: `asked join ${moderators('reviewer')} on ${mayAnswerSanction('asked', 'reviewer.id')}`,
     })}
   )
   select ${notifiedMembers('told')} as notified`,
);

export const askedSanctionStatements = { listUntold };

export function createAskedSanctionsRepository(on: Database) {
  return {
    /** The bans and long suspensions that wait for an answer, and of which the reviewers were not told. */
    listUntold: () => runPrepared(on, listUntold, []),

    /** Notifies all who may answer. A second call notifies nobody. */
    async tell(caseId: number, now: Date): Promise<readonly NotifiedMember[]> {
      const [row] = await runPrepared(on, tell, [caseId, now]);
      return row?.notified ?? [];
    },
  };
}
