import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import type { ClaimKind } from './claim-rules.ts';

/**
 * Row source of the cases of these kinds that a reviewer holds: subject_id, moderator_id. Claims made at or before the
 * time `lapsedAt` have lapsed. A case of one kind has one row at most.
 */
export function heldCases(kinds: readonly ClaimKind[], lapsedAt: Sql): Sql {
  const listed = joinSql(
    kinds.map((kind) => sql`'${kind}'`),
    sql`, `,
  );
  return sql`(select claim.subject_id, claim.moderator_id from review_claims claim
    where claim.kind in (${listed}) and claim.claimed_at > ${lapsedAt})`;
}
