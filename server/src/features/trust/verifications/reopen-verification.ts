import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { writeAudit } from '../../people/audit/index.ts';
import { forgetDocument } from '../../core/bans/index.ts';
import { withdrawNotices } from '../../notices/notifications/index.ts';
import { unmarkVerified } from '../../people/profiles/index.ts';
import { mayReview } from '../reports/index.ts';

// The pictures must still be there, and the member must not have sent others.
const reopen = prepared<{ userId: number }>(
  'reopen-verification',
  `with before as (
     select verification.id, verification.user_id, verification.status from verifications verification
     where verification.id = $1 and verification.decided_by = $2::bigint and verification.decided_at = $3
       and verification.selfie_key is not null and verification.document_key is not null
       and ${mayReview('$2::bigint', 'verification.user_id')}
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
     ${unmarkVerified({ from: 'before', when: "before.status = 'approved'" })}
   ), forgotten as (
     ${forgetDocument('(select user_id from before)', '$3')}
   ), withdrawn as (
     ${withdrawNotices({ recipients: 'select user_id from before', kind: "'verification'", writtenAt: '$3', at: '$4' })}
   ), logged as (
     ${writeAudit({
       moderatorId: '$2::bigint',
       action: "'take_back'",
       verificationId: 'id',
       userId: 'user_id',
       at: '$4',
       from: 'reopened',
     })}
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
  const [row] = await runPrepared(transaction, reopen, [id, decided.by, decided.at, now]);
  return row?.userId ?? null;
}
