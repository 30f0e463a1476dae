import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { logAct } from '../../people/audit/index.ts';
import { forgetDocument } from '../../core/bans/index.ts';
import { unmarkVerified } from '../../people/profiles/index.ts';
import { mayReview, withdrawFrom } from '../reports/index.ts';

// The pictures must still be there, and the member must not have sent others.
const reopen = statement<{ id: number; by: number; at: Date }, { userId: number }>(
  (input) => sql`
   with before as (
     select verification.id, verification.user_id, verification.status from verifications verification
     where verification.id = ${input.id} and verification.decided_by = ${input.by}::bigint
       and verification.decided_at = ${input.at}
       and verification.selfie_key is not null and verification.document_key is not null
       and ${mayReview(sql`${input.by}::bigint`, 'verification.user_id')}
       and not exists (
         select from verifications newer where newer.user_id = verification.user_id and newer.id > verification.id
       )
     for update
   ), reopened as (
     update verifications verification
       set status = 'pending', decision = null, reason = null, reason_code = null, decided_by = null,
       decided_at = null
     from before where verification.id = before.id
     returning verification.id, verification.user_id
   ), unmarked as (
     ${unmarkVerified({ from: 'before', when: sql`before.status = 'approved'` })}
   ), forgotten as (
     ${forgetDocument('(select user_id from before)', input.at)}
   )
   select user_id as "userId" from reopened`,
);

/**
 * Puts a submission back into the queue, as it was before a decision of that time: without the badge, the document's
 * mark and the notification.
 *
 * @returns the member; null if the decision stands
 */
export async function reopenVerification(
  transaction: Transaction,
  id: number,
  decided: { readonly by: number; readonly at: Date },
  now: Date,
): Promise<number | null> {
  const row = await getRow(transaction, reopen, { id, by: decided.by, at: decided.at });
  if (!row) return null;
  const { userId } = row;
  await getRows(transaction, withdrawFrom, { members: [userId], kind: 'verification', writtenAt: decided.at, at: now });
  await logAct(transaction, { moderatorId: decided.by, action: 'take_back', verificationId: id, userId }, now);
  return userId;
}
