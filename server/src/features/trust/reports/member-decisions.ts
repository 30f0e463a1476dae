import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { signAppeal, verifyAppeal, type Restrictions } from '../../people/accounts/index.ts';
import { isAppealPossible } from './appeal-rules.ts';
import { liftSanction } from './restrict-reported.ts';
import { findDecision, listDecisionsAgainst, writeAppeal, type SanctionRow } from './sanctions.repository.ts';

interface MemberDecisionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secretKey: Secret;
}

/** The state of an appeal against a decision. */
export function appealOf({
  appealedAt,
  appealOutcome,
}: Pick<SanctionRow, 'appealedAt' | 'appealOutcome'>): MemberDecision['appeal'] {
  if (appealedAt === null) return 'possible';
  if (appealOutcome === null) return 'waiting';
  return appealOutcome === 'uphold' ? 'upheld' : 'lifted';
}

function present(row: SanctionRow, secretKey: Secret, now: Date): MemberDecision {
  return {
    id: row.id,
    decision: row.decision,
    reason: row.reason,
    decided_at: row.decidedAt.toISOString(),
    until: row.until?.toISOString() ?? null,
    appeal: appealOf(row),
    appeal_token: isAppealPossible(row, now) ? signAppeal(row.id, secretKey) : null,
  };
}

/** The warnings and suspensions of a member, the latest first. */
export async function listDecisions(
  { database, clock, secretKey }: MemberDecisionDependencies,
  userId: number,
): Promise<MemberDecision[]> {
  const rows = await getRows(database, listDecisionsAgainst, { userId });
  return rows.map((row) => present(row, secretKey, clock.now()));
}

/**
 * Appeals against a decision. Only the first text is kept.
 *
 * @throws ApiError not_found unless the token came with a decision, and 180 days after it
 */
export async function appeal(
  { database, clock, secretKey }: MemberDecisionDependencies,
  token: string,
  text: string,
): Promise<{ appeal: MemberDecision['appeal'] }> {
  const caseId = verifyAppeal(token, secretKey);
  if (caseId === null) throw new ApiError('not_found');
  const known = await getRow(database, findDecision, { caseId });
  if (!known || (known.appealedAt === null && !isAppealPossible(known, clock.now()))) throw new ApiError('not_found');
  await getRows(database, writeAppeal, { caseId, text, now: clock.now() });
  const row = await getRow(database, findDecision, { caseId });
  if (!row) throw new ApiError('not_found');
  return { appeal: appealOf(row) };
}

/** The functions that sign-in uses for suspended or banned members. */
export function createRestrictions({ database, clock, secretKey }: MemberDecisionDependencies): Restrictions {
  return {
    async explain(caseId) {
      const row = await getRow(database, findDecision, { caseId });
      if (!row) throw new Error('A restriction has a decision');
      return present(row, secretKey, clock.now());
    },
    liftEnded: (userId) =>
      inTransaction(database, (transaction) => liftSanction(transaction, { userId, caseId: null, now: clock.now() })),
  };
}
