import type { moderatedDecision } from '@mwanzo/contract/trust/decisions';
import type { z } from 'zod';
import { getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { listDecided } from '../../core/changes/index.ts';
import { noteListing } from '../../people/audit/index.ts';
import { listDecisionRows, type DecisionRow } from './decisions.repository.ts';
import { decisionActions, kindOf, takeBackUntil } from './take-back-rules.ts';

const actions = [...Object.values(decisionActions).flat(), 'take_back'];

/** The case that a decision is about. */
const caseOf = ({ id, verificationId, changeId, caseId }: DecisionRow): string =>
  `${verificationId ?? ''}/${changeId ?? ''}/${caseId ?? ''}${verificationId ?? changeId ?? caseId ?? id}`;

/** The last decisions of all reviewers about all kinds of cases, newest first. The audit records the listing. */
export async function listDecisions(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  moderatorId: number,
): Promise<z.input<typeof moderatedDecision>[]> {
  const now = clock.now();
  const rows = await getRows(database, listDecisionRows, { moderatorId, actions });
  await getRows(database, noteListing, { moderatorId, queue: 'list_decisions', now });
  const changes = rows.flatMap(({ changeId }) => changeId ?? []);
  const kept = new Set((await getRows(database, listDecided, { ids: changes })).map(({ id }) => id));
  const newer = new Set<string>();
  return rows.flatMap((row) => {
    const isNewest = !newer.has(caseOf(row));
    newer.add(caseOf(row));
    const kind = kindOf(row.action);
    if (kind === null) return [];
    const made = { ...row, isNewest, isKept: row.changeId === null || kept.has(row.changeId) };
    return [
      {
        id: row.id,
        kind,
        action: row.action,
        user_id: row.userId,
        name: row.name,
        decided_by: row.decidedBy,
        decided_at: row.decidedAt.toISOString(),
        take_back_until: takeBackUntil(made, moderatorId, now)?.toISOString() ?? null,
      },
    ];
  });
}
