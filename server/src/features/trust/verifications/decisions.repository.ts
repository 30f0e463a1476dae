import type { RefusalCode } from '@mwanzo/contract/refusals';
import { sql, statement } from '../../../database/sql.ts';
import { reviewedFirstPhotoId } from '../../people/photos/index.ts';
import { members } from '../../core/members/index.ts';
import type { Decision, SeenProfile, Submission } from './verification-rules.ts';

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

interface WrittenDecision {
  readonly id: number;
  readonly status: 'approved' | 'rejected';
  readonly decision: Decision;
  readonly reasonCode: RefusalCode | null;
  readonly reason: string | null;
  readonly moderatorId: number | null;
  readonly now: Date;
}

/** No row when the submission is not pending: of two moderators who decide at once, one finds it decided. */
export const writeDecision = statement<WrittenDecision, { id: number }>(
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
