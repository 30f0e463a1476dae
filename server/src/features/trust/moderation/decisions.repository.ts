import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { auditEntries } from '../../people/audit/index.ts';
import { nameOf } from '../../people/profiles/index.ts';
import { mayReview } from '../reports/index.ts';

/** A decision in the audit, or its taking back. */
export interface DecisionRow {
  readonly id: number;
  readonly action: string;
  readonly verificationId: number | null;
  readonly changeId: number | null;
  readonly caseId: number | null;
  readonly userId: number;
  /** Null when the account is deleted. */
  readonly name: string | null;
  readonly decidedBy: number | null;
  readonly decidedAt: Date;
}

const listMax = 200;

const columns = `entry.id, entry.action, entry.verification_id as "verificationId", entry.change_id as "changeId",
  entry.case_id as "caseId", entry.user_id as "userId", ${nameOf('profile')}, entry.moderator_id as "decidedBy",
  entry.created_at as "decidedAt"`;

const from = `${auditEntries('entry')} left join profiles profile on profile.user_id = entry.user_id`;

const list = prepared<DecisionRow>(
  'list-decisions-of-reviewers',
  `select ${columns} from ${from}
   where entry.action = any ($2) and ${mayReview('$1::bigint', 'entry.user_id')}
   order by entry.id desc limit ${listMax}`,
);

const find = prepared<DecisionRow>(
  'find-decision-of-reviewer',
  `select ${columns} from ${from} where entry.id = $2 and ${mayReview('$1::bigint', 'entry.user_id')}`,
);

export function createDecisionListRepository(on: Database) {
  return {
    /** The newest entries with these actions, newest first. */
    list: (moderatorId: number, actions: readonly string[]) => runPrepared(on, list, [moderatorId, actions]),

    async find(moderatorId: number, id: number): Promise<DecisionRow | null> {
      const [row] = await runPrepared(on, find, [moderatorId, id]);
      return row ?? null;
    },
  };
}
