import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import { getRow, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { members } from '../../core/members/index.ts';
import { logAct, type PictureLook } from '../../people/audit/index.ts';
import { heldCases } from '../../core/claims/index.ts';
import { reviewedFirstPhotoColumn, reviewedFirstPhotoId, type PhotoRow } from '../../people/photos/index.ts';
import { mayReview, mayReviewNow, type CountedCase, type QueuedReview } from '../reports/index.ts';
import type { ScreeningRow } from './screening-rules.ts';
import { isOpenForLooks, type Decision, type SeenProfile, type Submission } from './verification-rules.ts';

export type ListedStatus = Submission['status'] | 'decided';

export interface ReviewRow extends QueuedReview, Pick<Submission, 'status' | 'decidedAt' | 'decidedBy'> {
  readonly photo: PhotoRow | null;
  readonly reasonCode: RefusalCode | null;
  readonly reason: string | null;
  /** The number of this submission among the member's, from 1, and why the previous one was refused. */
  readonly requestNumber: number;
  readonly previousReasonCode: RefusalCode | null;
  readonly previousReason: string | null;
  /** Null when no pose was asked for. */
  readonly pose: SelfiePose | null;
  /** True if the member agreed that a program compares the faces. */
  readonly hasFaceConsent: boolean;
  /** Null while the screening has not ended. */
  readonly screening: ScreeningRow | null;
}

const listMax = sql`200`;

type Reader = { readonly moderatorId: number; readonly lapsedAt: Date };

/** `from` is a row source of verifications under the alias `verification`. Claims from `lapsedAt` have lapsed. */
const selectFrom = (from: Sql, lapsedAt: Sql) => sql`
  select verification.id, verification.user_id as "userId", member.name, member.age, member.birthday,
    member.location, member.joined_at as "joinedAt", ${reviewedFirstPhotoColumn(sql`verification.user_id`)} as photo,
    verification.status, verification.reason_code as "reasonCode", verification.reason,
    verification.submitted_at as "submittedAt", verification.decided_at as "decidedAt",
    verification.decided_by as "decidedBy", claim.moderator_id as "claimedBy", earlier.count + 1 as "requestNumber",
    earlier.reason_code as "previousReasonCode", earlier.reason as "previousReason",
    verification.pose, verification.consent is not null as "hasFaceConsent",
    (select json_build_object('scores', screening.scores, 'flags', screening.flags)
      from verification_screenings screening
      where screening.verification_id = verification.id and screening.finished_at is not null) as screening
  from ${from}
  join ${members} member on member.id = verification.user_id
  left join ${heldCases(['verification'], lapsedAt)} claim on claim.subject_id = verification.id
  cross join lateral (
    select count(*), (array_agg(each.reason_code order by each.id desc))[1] as reason_code,
      (array_agg(each.reason order by each.id desc))[1] as reason
    from verifications each where each.user_id = verification.user_id and each.id < verification.id
  ) earlier`;

const mayRead = (moderatorId: Sql, userId: Sql) => mayReview(sql`${moderatorId}::bigint`, userId);

export const listReviewsByStatus = statement<Reader & { status: Submission['status'] }, ReviewRow>(
  ({ moderatorId, lapsedAt, status }) => sql`
    ${selectFrom(sql`verifications verification`, lapsedAt)}
    where verification.status = ${status} and ${mayRead(moderatorId, sql`verification.user_id`)}
    order by verification.submitted_at, verification.id limit ${listMax}`,
);

export const listDecidedReviews = statement<Reader, ReviewRow>(
  ({ moderatorId, lapsedAt }) => sql`
    ${selectFrom(
      sql`(select * from verifications decided
        where decided_at is not null and ${mayRead(moderatorId, sql`decided.user_id`)}
        order by decided_at desc, id desc limit ${listMax}) verification`,
      lapsedAt,
    )}
    order by verification.decided_at desc, verification.id desc`,
);

export const findReview = statement<Reader & { id: number }, ReviewRow>(
  ({ moderatorId, lapsedAt, id }) => sql`
    ${selectFrom(sql`verifications verification`, lapsedAt)}
    where verification.id = ${id} and ${mayRead(moderatorId, sql`verification.user_id`)}`,
);

/** The submissions that wait or were decided since then. */
export const listSubmissionsSince = statement<{ moderatorId: number; since: Date }, Omit<CountedCase, 'isUrgent'>>(
  ({ moderatorId, since }) => sql`
    select sent.submitted_at as "arrivedAt", sent.decided_at as "decidedAt", sent.decided_by as "decidedBy",
      sent.decision, sent.status = 'pending' and ${mayRead(moderatorId, sql`sent.user_id`)} as "isForReader"
    from verifications sent where sent.status = 'pending' or sent.decided_at >= ${since}`,
);

export const findSubmission = statement<{ id: number }, Submission>(
  ({ id }) => sql`
    select verification.user_id as "userId", verification.status, verification.decided_by as "decidedBy",
      verification.decided_at as "decidedAt", verification.selfie_key as "selfieKey",
      verification.document_key as "documentKey", not exists (select from verifications newer
        where newer.user_id = verification.user_id and newer.id > verification.id) as "isNewest"
    from verifications verification where verification.id = ${id}`,
);

/** The name and the first photo that a reviewer sees. */
export const findSeenProfile = statement<{ userId: number }, SeenProfile>(
  ({ userId }) => sql`
    select member.name, ${reviewedFirstPhotoId(sql`member.id`)} as "photoId"
    from ${members} member where member.id = ${userId}`,
);

type Written = { id: number; decision: Decision; moderatorId: number | null; now: Date };

/** No row when the submission is not pending: of two moderators who decide at once, one finds it decided. */
export const writeDecision = statement<Written & Pick<ReviewRow, 'status' | 'reasonCode' | 'reason'>, { id: number }>(
  (input) => sql`
    update verifications set status = ${input.status}, decision = ${input.decision}, reason = ${input.reason},
      reason_code = ${input.reasonCode}, decided_by = ${input.moderatorId}, decided_at = ${input.now}
    where id = ${input.id} and status = 'pending' returning id`,
);

/** No row when that decision was taken back. */
export const undoDecision = statement<{ id: number; decidedAt: Date }, { id: number }>(
  ({ id, decidedAt }) => sql`
    update verifications set status = 'pending', decision = null, reason = null, reason_code = null,
      decided_by = null, decided_at = null
    where id = ${id} and decided_at = ${decidedAt} returning id`,
);

/** The end has no decider: `decided_by` stays null, and a claim does not prevent it. */
export const expireSubmissions = statement<{ submittedUntil: Date; now: Date }, { userId: number }>(
  ({ submittedUntil, now }) => sql`
    update verifications
    set status = 'rejected', decision = 'request_new', reason_code = 'not_reviewed', decided_at = ${now}
    where status = 'pending' and submitted_at <= ${submittedUntil} returning user_id as "userId"`,
);

/** A reviewer's look at a picture of a case: at the submitter's or, with `shownId`, at that of this other member. */
export type LookAtPicture = { moderatorId: number; id: number; action: PictureLook; shownId?: number };

/**
 * The names of the pictures, for a moderator who holds the case, and has decided it if it is decided. The audit
 * records that one of them is about to be seen. Null also when they are due to be erased.
 */
export async function viewPictureOf(on: Transaction, { moderatorId, id, action, shownId }: LookAtPicture, now: Date) {
  const submission = await getRow(on, findSubmission, { id });
  if (!submission || !isOpenForLooks(submission, moderatorId, now)) return null;
  const { userId } = submission;
  if (!(await mayReviewNow(on, { moderatorId, userId }))) return null;
  await logAct(on, { moderatorId, action, verificationId: id, userId: shownId ?? userId }, now);
  return submission;
}
