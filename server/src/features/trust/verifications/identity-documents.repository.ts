import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { keepDocument } from '../../core/bans/index.ts';

const keep = prepared(
  'keep-identity-document',
  keepDocument({
    mark: '$1',
    userId: 'verification.user_id',
    at: '$3',
    from: 'verifications verification where verification.id = $2',
  }),
);

export function createIdentityDocumentsRepository(on: Transaction) {
  return {
    /** Stores a document's mark with the account of a submission. False: it belongs to another account. */
    async keep(mark: Buffer, verificationId: number, now: Date): Promise<boolean> {
      return (await runPrepared(on, keep, [mark, verificationId, now])).length > 0;
    },
  };
}
