import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';

/** The statement waits for another account that is being approved with the same document, then finds it taken. */
const keep = prepared(
  'keep-identity-document',
  `insert into identity_documents (mark, user_id, created_at)
   select $1, verification.user_id, $3 from verifications verification where verification.id = $2
   on conflict (mark) do update set created_at = identity_documents.created_at
     where identity_documents.user_id = excluded.user_id
   returning user_id`,
);

export function createIdentityDocumentsRepository(on: Transaction) {
  return {
    /** Stores a document's mark with the account of a submission. False: it belongs to another account. */
    async keep(mark: Buffer, verificationId: number, now: Date): Promise<boolean> {
      return (await runPrepared(on, keep, [mark, verificationId, now])).length > 0;
    },
  };
}
