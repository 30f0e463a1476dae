import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import { sql, statement } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import type { HeldPose } from './pose-rules.ts';
import type { Submission } from './verification-rules.ts';

/** The reason is the reviewer's own words. */
interface OwnVerificationRow {
  readonly isVerified: boolean;
  readonly status: Submission['status'] | null;
  readonly reasonCode: RefusalCode | null;
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
   select member.is_verified as "isVerified", newest.status, newest.reason_code as "reasonCode", newest.reason,
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

type Erasing = { readonly decidedUntil: Date; readonly now: Date; readonly stuck: readonly number[] };

/** The next of them, without those that are stuck. */
export const listErasableVerifications = statement<Erasing, ErasableVerification>(
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

export const forgetPoses = statement<{ userId: number }>(
  ({ userId }) => sql`delete from selfie_poses where user_id = ${userId}`,
);

/** Erases what a member's consent to the verification covered, once the files are recorded. The poses are apart. */
export const forgetSubmissions = statement<{ userId: number }>(
  ({ userId }) => sql`
   with screenings as (
     delete from verification_screenings using verifications sent
     where sent.id = verification_screenings.verification_id and sent.user_id = ${userId}::bigint
       and sent.status <> 'pending'
   ), pending as (delete from verifications where user_id = ${userId} and status = 'pending')
   update verifications set selfie_key = null, document_key = null
   where user_id = ${userId} and status <> 'pending'`,
);

/** The last pose that was given to a member. */
export const findPose = statement<{ userId: number }, HeldPose>(
  ({ userId }) => sql`
    select held.pose, held.given_at as "givenAt", held.used_at as "usedAt", exists (select from verifications sent
      where sent.user_id = held.user_id and sent.status = 'pending') as "isSubmissionPending"
    from selfie_poses held where held.user_id = ${userId}`,
);

/** No row when the last one is not over: if two requests run at once, the second finds the pose of the first. */
export const writePose = statement<{ userId: number; pose: SelfiePose; now: Date; endedAt: Date }, { userId: number }>(
  ({ userId, pose, now, endedAt }) => sql`
    insert into selfie_poses as held (user_id, pose, given_at) values (${userId}, ${pose}, ${now})
    on conflict (user_id) do update set pose = excluded.pose, given_at = excluded.given_at, used_at = null
      where held.used_at is not null or held.given_at <= ${endedAt}
    returning user_id as "userId"`,
);

/** No row when another pose was given in the meantime. */
export const markPoseUsed = statement<{ userId: number; givenAt: Date; now: Date }, { userId: number }>(
  ({ userId, givenAt, now }) => sql`
    update selfie_poses set used_at = ${now} where user_id = ${userId} and given_at = ${givenAt}
    returning user_id as "userId"`,
);

type Keys = { readonly keys: readonly string[] };

export const insertUnheld = statement<Keys & { userId: number; eraseAt: Date }>(
  ({ keys, userId, eraseAt }) => sql`
    insert into unheld_documents (key, user_id, erase_at)
    select key, ${userId}, ${eraseAt} from unnest(${keys}::text[]) key`,
);

/** A row for each of them that existed. */
export const removeUnheld = statement<Keys, { key: string }>(
  ({ keys }) => sql`delete from unheld_documents where key = any (${keys}::text[]) returning key`,
);

/** The due documents that nobody else is working on, without those that are stuck. The transaction locks them. */
export const lockDueDocuments = statement<{ now: Date; limit: number; stuck: readonly string[] }, { key: string }>(
  ({ now, limit, stuck }) => sql`
    select key from unheld_documents where erase_at <= ${now} and key <> all (${stuck}::text[])
    order by erase_at limit ${limit} for update skip locked`,
);

/** Those of these keys that exist, locked until the transaction ends. */
export const lockUnheld = statement<Keys, { key: string }>(
  ({ keys }) => sql`select key from unheld_documents where key = any (${keys}::text[]) for update`,
);

/** The next keys of all documents in the vault in their order, also of those that are due to be erased. */
export const listDocumentKeys = statement<{ after: string; limit: number }, { storageKey: string }>(
  ({ after, limit }) => sql`
    select named.key as "storageKey" from (
      select selfie_key as key from verifications union all select document_key from verifications
      union all select unheld.key from unheld_documents unheld
    ) named where named.key > ${after} order by named.key limit ${limit}`,
);
