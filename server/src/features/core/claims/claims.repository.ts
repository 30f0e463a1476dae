import { sql, statement } from '../../../database/sql.ts';
import type { Claim, ClaimKind, StoredClaim } from './claim-rules.ts';

const columns = sql`moderator_id as "moderatorId", kind, subject_id as "subjectId", claimed_at as "claimedAt"`;

/**
 * The claims of this reviewer and of this case, lapsed ones too, until the transaction ends. Reviewers who take each
 * other's lapsed claims lock them in the same order.
 */
export const lockConcerned = statement<Claim, StoredClaim>(
  ({ moderatorId, kind, subjectId }) => sql`select ${columns} from review_claims
    where moderator_id = ${moderatorId} or (kind = ${kind} and subject_id = ${subjectId})
    order by moderator_id for update`,
);

/**
 * The reviewer's claim, lapsed or not. It stays until the transaction ends. Of two decisions at once the second one
 * waits here: with a shared lock, each would wait for the other one to end the claim.
 */
export const lockOwn = statement<{ moderatorId: number }, StoredClaim>(
  ({ moderatorId }) => sql`select ${columns} from review_claims where moderator_id = ${moderatorId} for update`,
);

export const endClaimsBy = statement<{ ended: readonly number[] }>(
  ({ ended }) => sql`delete from review_claims where moderator_id = any (${ended}::bigint[])`,
);

/** Of two reviewers who claim a free case at once, the second one waits here and then gets nothing. */
export const insertClaim = statement<Claim & { now: Date }, { isMade: true }>(
  ({ moderatorId, kind, subjectId, now }) => sql`insert into review_claims (moderator_id, kind, subject_id, claimed_at)
    values (${moderatorId}, ${kind}, ${subjectId}, ${now}) on conflict do nothing returning true as "isMade"`,
);

export const endOf = statement<{ kind: ClaimKind; subjectId: number }>(
  ({ kind, subjectId }) => sql`delete from review_claims where kind = ${kind} and subject_id = ${subjectId}`,
);
