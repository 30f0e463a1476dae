import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { members } from '../../core/members/index.ts';
import type { Submission } from './verification-rules.ts';

interface OwnVerificationRow {
  readonly isVerified: boolean;
  readonly status: Submission['status'] | null;
  readonly reasonCode: RefusalCode | null;
  /** The reviewer's own words. */
  readonly reason: string | null;
  readonly submittedAt: Date | null;
}

export type DocumentKeys = Pick<Submission, 'selfieKey' | 'documentKey'>;

interface NewVerification {
  readonly userId: number;
  readonly selfieKey: string;
  readonly documentKey: string;
  /** Null when no pose was asked for. */
  readonly pose: SelfiePose | null;
  /** The version of the text by which the member agreed that a program compares the faces. Null: they did not. */
  readonly consent: number | null;
  readonly submittedAt: Date;
}

export const findOwnVerification = statement<{ userId: number }, OwnVerificationRow>(
  ({ userId }) => sql`
   select member.is_verified as "isVerified", newest.status, newest.reason_code as "reasonCode",
    newest.reason,
     newest.submitted_at as "submittedAt"
   from ${members} member
   left join lateral (
     select status, reason_code, reason, submitted_at from verifications where user_id = member.id
       order by id desc limit 1
   ) newest on true
   where member.id = ${userId}`,
);

/** Removes the pending submission, if there is one, and returns the names of its documents. */
export const deletePendingVerification = statement<{ userId: number }, DocumentKeys>(
  ({ userId }) => sql`
   delete from verifications where user_id = ${userId} and status = 'pending'
   returning selfie_key as "selfieKey", document_key as "documentKey"`,
);

/** No row when the member is already verified. */
export const insertVerification = statement<NewVerification, { id: number }>(
  (input) => sql`
   insert into verifications (user_id, selfie_key, document_key, submitted_at, pose, consent)
   select member.id, ${input.selfieKey}, ${input.documentKey}, ${input.submittedAt}, ${input.pose},
     ${input.consent}::smallint from ${members} member
     where member.id = ${input.userId} and not member.is_verified
   returning id`,
);

export type ErasableVerification = DocumentKeys & { readonly id: number };

/** The next of them, without those that are stuck. */
export const listErasableVerifications = statement<
  { decidedUntil: Date; now: Date; stuck: readonly number[] },
  ErasableVerification
>(
  ({ decidedUntil, now, stuck }) => sql`
   select id, selfie_key as "selfieKey", document_key as "documentKey" from verifications
   where decided_at <= ${now} and (decided_at <= ${decidedUntil} or reason_code = 'not_reviewed')
     and (selfie_key is not null or document_key is not null) and id <> all (${stuck}::bigint[])
   order by decided_at limit 100`,
);

export const forgetDocuments = statement<{ id: number }>(
  ({ id }) => sql`
   with forgotten as (delete from verification_screenings where verification_id = ${id})
   update verifications set selfie_key = null, document_key = null where id = ${id}`,
);

const forgetting = [
  deletePendingVerification,
  statement<{ userId: number }>(
    ({ userId }) => sql`
    delete from verification_screenings using verifications
    where verifications.id = verification_screenings.verification_id and verifications.user_id = ${userId}`,
  ),
  statement<{ userId: number }>(
    ({ userId }) => sql`update verifications set selfie_key = null, document_key = null where user_id = ${userId}`,
  ),
  statement<{ userId: number }>(({ userId }) => sql`delete from selfie_poses where user_id = ${userId}`),
];

/** Erases the data that a member's consent to the verification covered, once the files are recorded. */
export async function forgetSubmissions(on: Database | Transaction, member: { readonly userId: number }) {
  for (const step of forgetting) await getRows(on, step, member);
}
