import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockMember } from '../members/index.ts';
import type { Claim, ClaimKind, StoredClaim } from './claim-rules.ts';

const columns = sql`moderator_id as "moderatorId", kind, subject_id as "subjectId", claimed_at as "claimedAt"`;

/** Reviewers who take each other's lapsed claims lock them in the same order. */
export const findConcerned = statement<Claim, StoredClaim>(
  ({ moderatorId, kind, subjectId }) => sql`
    select ${columns} from review_claims
    where moderator_id = ${moderatorId} or (kind = ${kind} and subject_id = ${subjectId})
    order by moderator_id for update`,
);

/** The reviewer's claim, lapsed or not. It stays until the transaction ends. */
export const lockOwn = statement<{ moderatorId: number }, StoredClaim>(
  ({ moderatorId }) => sql`select ${columns} from review_claims where moderator_id = ${moderatorId} for share`,
);

const end = statement<{ moderatorIds: readonly number[] }>(
  ({ moderatorIds }) => sql`delete from review_claims where moderator_id = any (${moderatorIds}::bigint[])`,
);

/** Of two reviewers who claim a free case at once, the second one waits here and then gets nothing. */
const insert = statement<Claim & { now: Date }, { isMade: true }>(
  ({ moderatorId, kind, subjectId, now }) => sql`
    insert into review_claims (moderator_id, kind, subject_id, claimed_at)
    values (${moderatorId}, ${kind}, ${subjectId}, ${now})
    on conflict do nothing returning true as "isMade"`,
);

export const endOf = statement<{ kind: ClaimKind; subjectId: number }>(
  ({ kind, subjectId }) => sql`delete from review_claims where kind = ${kind} and subject_id = ${subjectId}`,
);

/** The claims of this reviewer and of this case, lapsed ones too. They are locked until the transaction ends. */
export async function lockConcerned(on: Transaction, claim: Claim): Promise<StoredClaim[]> {
  // Two devices of one reviewer claim one after the other, so that each sees the claim of the other.
  await lockMember(on, claim.moderatorId);
  return getRows(on, findConcerned, claim);
}

/** False if another reviewer has just claimed the case. */
export async function replaceClaims(
  on: Transaction,
  ended: readonly number[],
  claim: Claim & { readonly now: Date },
): Promise<boolean> {
  await getRows(on, end, { moderatorIds: ended });
  return (await getRows(on, insert, claim)).length > 0;
}
