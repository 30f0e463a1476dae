import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isVerified } from '../../people/profiles/index.ts';

export interface OwnVerificationRow {
  readonly isVerified: boolean;
  readonly status: 'pending' | 'approved' | 'rejected' | null;
  readonly reasonCode: RefusalCode | null;
  /** The reviewer's own words. */
  readonly reason: string | null;
  readonly submittedAt: Date | null;
}

export interface DocumentKeys {
  readonly selfieKey: string | null;
  readonly documentKey: string | null;
}

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

const findOwn = prepared<OwnVerificationRow>(
  'find-own-verification',
  `select ${isVerified('profile')} as "isVerified", newest.status, newest.reason_code as "reasonCode", newest.reason,
     newest.submitted_at as "submittedAt"
   from profiles profile
   left join lateral (
     select status, reason_code, reason, submitted_at from verifications where user_id = profile.user_id
       order by id desc limit 1
   ) newest on true
   where profile.user_id = $1`,
);

// The lock does not cover the key, so that writes which refer to the member do not wait.
const lockSubmitter = prepared('lock-verification-submitter', 'select from users where id = $1 for no key update');

const deletePending = prepared<DocumentKeys>(
  'delete-pending-verification',
  `delete from verifications where user_id = $1 and status = 'pending'
   returning selfie_key as "selfieKey", document_key as "documentKey"`,
);

const insertVerification = prepared<{ id: number }>(
  'insert-verification',
  `insert into verifications (user_id, selfie_key, document_key, submitted_at, pose, consent)
   select profile.user_id, $2, $3, $4, $5, $6::smallint from profiles profile
     where profile.user_id = $1 and not ${isVerified('profile')}
   returning id`,
);

export type ErasableVerification = DocumentKeys & { readonly id: number };

const listErasable = prepared<ErasableVerification>(
  'list-erasable-verifications',
  `select id, selfie_key as "selfieKey", document_key as "documentKey" from verifications
   where decided_at <= $2 and (decided_at <= $1 or reason_code = 'not_reviewed')
     and (selfie_key is not null or document_key is not null) and id <> all ($3::bigint[])
   order by decided_at limit 100`,
);

const forgetDocuments = prepared(
  'forget-verification-documents',
  `with forgotten as (delete from verification_screenings where verification_id = $1)
   update verifications set selfie_key = null, document_key = null where id = $1`,
);

export const verificationStatements = {
  findOwn,
  deletePending,
  insertVerification,
  listErasable,
  forgetDocuments,
};

export function createVerificationsRepository(on: Database | Transaction) {
  return {
    async findOwnVerification(userId: number): Promise<OwnVerificationRow | null> {
      const [row] = await runPrepared(on, findOwn, [userId]);
      return row ?? null;
    },

    /** Makes other submissions of this member wait until the transaction ends. */
    async lockSubmitter(userId: number): Promise<void> {
      await runPrepared(on, lockSubmitter, [userId]);
    },

    /** Removes the pending submission, if there is one, and returns the names of its documents. */
    async deletePendingVerification(userId: number): Promise<DocumentKeys | null> {
      const [row] = await runPrepared(on, deletePending, [userId]);
      return row ?? null;
    },

    /** Returns the new id, or null when the member is already verified. */
    async insertVerification(verification: NewVerification): Promise<number | null> {
      const { userId, selfieKey, documentKey, submittedAt, pose, consent } = verification;
      const values = [userId, selfieKey, documentKey, submittedAt, pose, consent];
      const [row] = await runPrepared(on, insertVerification, values);
      return row?.id ?? null;
    },

    /**
     * Submissions decided at or before a given time, or ended without a decision, whose documents are still stored, at
     * most 100.
     */
    /** The next of them, without those that are stuck. */
    async listErasableVerifications(decidedUntil: Date, now: Date, stuck: readonly number[]) {
      return runPrepared(on, listErasable, [decidedUntil, now, stuck]);
    },

    async forgetDocuments(id: number): Promise<void> {
      await runPrepared(on, forgetDocuments, [id]);
    },
  };
}
