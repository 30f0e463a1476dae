import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { keepDocument } from '../../core/bans/index.ts';

const keep = statement<{ mark: Buffer; verificationId: number; now: Date }>(
  ({ mark, verificationId, now }) =>
    sql`${keepDocument({
      mark: mark,
      userId: 'verification.user_id',
      at: now,
      from: sql`verifications verification where verification.id = ${verificationId}`,
    })}`,
);

/** Stores a document's mark with the account of a submission. False: it belongs to another account. */
export async function keepIdentityDocument(
  on: Transaction,
  { mark, verificationId, now }: { mark: Buffer; verificationId: number; now: Date },
): Promise<boolean> {
  return (await getRow(on, keep, { mark, verificationId, now })) !== null;
}
