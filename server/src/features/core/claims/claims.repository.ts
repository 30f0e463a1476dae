import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Claim, ClaimKind, StoredClaim } from './claim-rules.ts';

/** Two devices of one reviewer claim one after the other, so that each sees the claim of the other. */
const lockReviewer = prepared('lock-reviewer-who-claims', 'select from users where id = $1 for no key update');

const columns = `moderator_id as "moderatorId", kind, subject_id as "subjectId", claimed_at as "claimedAt"`;

/** Reviewers who take each other's lapsed claims lock them in the same order. */
const lockConcerned = prepared<StoredClaim>(
  'lock-claims-of-reviewer-and-case',
  `select ${columns} from review_claims
   where moderator_id = $1 or (kind = $2 and subject_id = $3) order by moderator_id for update`,
);

const lockOwn = prepared<StoredClaim>(
  'lock-claim-of-reviewer',
  `select ${columns} from review_claims where moderator_id = $1 for share`,
);

const end = prepared('end-claims-of-reviewers', 'delete from review_claims where moderator_id = any ($1::bigint[])');

/** Of two reviewers who claim a free case at once, the second one waits here and then gets nothing. */
const insert = prepared<{ isMade: true }>(
  'insert-claim',
  `insert into review_claims (moderator_id, kind, subject_id, claimed_at) values ($1, $2, $3, $4)
   on conflict do nothing returning true as "isMade"`,
);

const endOf = prepared('end-claim-of-case', 'delete from review_claims where kind = $1 and subject_id = $2');

export const claimStatements = { lockConcerned, endOf };

export function createClaimsRepository(on: Transaction) {
  return {
    /** The claims of this reviewer and of this case, lapsed ones too. They are locked until the transaction ends. */
    async lockConcerned({ moderatorId, kind, subjectId }: Claim): Promise<StoredClaim[]> {
      await runPrepared(on, lockReviewer, [moderatorId]);
      return runPrepared(on, lockConcerned, [moderatorId, kind, subjectId]);
    },

    /** The reviewer's claim, lapsed or not. It stays until the transaction ends. */
    lockOwn: (moderatorId: number): Promise<StoredClaim[]> => runPrepared(on, lockOwn, [moderatorId]),

    /** False if another reviewer has just claimed the case. */
    async replace({ moderatorId, kind, subjectId }: Claim, ended: readonly number[], now: Date): Promise<boolean> {
      await runPrepared(on, end, [ended]);
      return (await runPrepared(on, insert, [moderatorId, kind, subjectId, now])).length > 0;
    },

    async endOf(kind: ClaimKind, subjectId: number): Promise<void> {
      await runPrepared(on, endOf, [kind, subjectId]);
    },
  };
}
