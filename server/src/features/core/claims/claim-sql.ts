import { sql, type Sql } from '../../../database/sql.ts';
import type { ClaimKind } from './claim-rules.ts';

/**
 * Scalar: the id of the reviewer who holds the case, or null. Claims made at or before the time `lapsedAt` have lapsed.
 */
export function holderOf(kind: ClaimKind, subjectId: string, lapsedAt: string): Sql {
  return sql`(select claim.moderator_id from review_claims claim
    where claim.kind = '${kind}' and claim.subject_id = ${subjectId} and claim.claimed_at > ${lapsedAt})`;
}

/** Condition: a reviewer holds one of the cases of these kinds in this array of ids. */
export function isAnyClaimed(kinds: readonly ClaimKind[], subjectIds: string, lapsedAt: string): Sql {
  return sql`exists (select from review_claims claim
    where claim.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and claim.subject_id = any (${subjectIds})
      and claim.claimed_at > ${lapsedAt})`;
}
