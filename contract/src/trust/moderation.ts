import { z } from 'zod';
import { changeReviewEndpoints } from './change-reviews.ts';
import { documentKinds, documentNumberMax, plainDocumentNumber } from './document-numbers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { textLimits } from '../limits.ts';
import { photoDetail, photoPath } from '../people/photos.ts';
import { refusal, refusalCode } from '../refusals.ts';
import { selfiePoses } from './selfie-poses.ts';
import { verificationScreening } from './screenings.ts';
import { date, id, idParams, line, paragraph, timestamp } from '../text.ts';
import { verificationStatuses } from './verifications.ts';

const decidedStatuses = verificationStatuses.filter((status) => status !== 'none');

/**
 * The lists of verifications. `decided` holds the approved and rejected ones, newest decision first. All others are
 * oldest first.
 */
const listed = [...decidedStatuses, 'decided'] as const;

/**
 * The checks that a reviewer ticks before approving. `photo_fits`: the first photo of the profile shows the person of
 * the selfie and the document, or there is no photo. `pose_fits`: the selfie shows the pose that was asked for or, if
 * none was, the person with this document in their hand.
 */
export const reviewChecks = z
  .object({
    same_person: z.boolean(),
    photo_fits: z.boolean(),
    name_fits: z.boolean(),
    age_fits: z.boolean(),
    document_genuine: z.boolean(),
    pose_fits: z.boolean(),
  })
  .partial();

/**
 * `not_another` is needed when the selfie looks like a picture of another member: the reviewer has compared the two,
 * and they are not the same person's.
 */
const sentChecks = reviewChecks.extend({ not_another: z.boolean().optional() });

const allHold = (checks: z.infer<typeof reviewChecks> = {}): boolean =>
  reviewChecks.keyof().options.every((name) => checks[name]);

/** The number of the document, as the reviewer reads it on the picture. */
const reviewedDocument = z.object({ kind: z.enum(documentKinds), number: line(1, documentNumberMax) });

/** The name and the first photo that the reviewer has looked at. */
const seenProfile = z.object({ name: line(1, textLimits.nameMax), photo_id: id.nullable() });

/**
 * A verification as a reviewer sees it. `age` is the age on the profile and `age_by_birthday` the age today in Nairobi;
 * `age_differs` says that they are more than a year apart. `photo` is the member's first photo, 160 px wide, and
 * `photo_detail` the same photo in every width.
 * `request_number` counts the member's submissions from 1. `refusal` is why this one was refused, `previous_refusal`
 * why the one before it was.
 */
export const moderatedVerification = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  name: z.string(),
  age: z.number().int().nullable(),
  birthday: date,
  age_by_birthday: z.number().int(),
  age_differs: z.boolean(),
  location: z.string(),
  joined_at: timestamp,
  photo: photoPath.nullable(),
  photo_detail: photoDetail.nullable(),
  status: z.enum(decidedStatuses),
  refusal: refusal.nullable(),
  submitted_at: timestamp,
  decide_by: timestamp,
  decided_at: timestamp.nullable(),
  /** The reviewer who decided. Nobody else opens the pictures of a decided submission. */
  decided_by: z.number().int().nullable(),
  claimed_by: z.number().int().nullable(),
  request_number: z.number().int(),
  previous_refusal: refusal.nullable(),
  /** The pose that the selfie has to show; null when none was asked for. */
  pose: z.enum(selfiePoses).nullable(),
  /** True if the member agreed that a program compares the faces. Otherwise there are never screening hints. */
  has_face_consent: z.boolean(),
  /** Null until the screening has given its hints. */
  screening: verificationScreening.nullable(),
});

/**
 * A claimed verification. `lookalike` is the member on whose picture the selfie was seen; null if it was seen on none,
 * the picture is gone, or the reviewer must not review that member.
 */
export const openedVerification = moderatedVerification.extend({
  lookalike: z.object({ user_id: z.number().int(), name: z.string() }).nullable(),
});

const moderation = { access: 'moderator', limit: 'moderation' } as const;

export const moderationEndpoints = {
  listVerifications: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/verifications/',
    summary: 'Verifications of one status, oldest first, or those decided last.',
    query: z.object({ status: z.enum(listed).default('pending') }),
    status: 200,
    response: z.array(moderatedVerification),
    errors: [],
  }),
  claimVerification: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/verifications/{id}/claim/',
    summary:
      'Claim a verification, so that no two reviewers work on it: one that waits, or one that was decided within 24 ' +
      'hours, for another look at its pictures. A reviewer holds one claim of any kind.',
    params: idParams,
    status: 200,
    response: openedVerification,
    errors: ['not_found', 'already_decided', 'claimed_by_another'],
  }),
  getVerificationSelfie: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/verifications/{id}/selfie/',
    summary:
      'The selfie, for the reviewer who has claimed the verification. It says in its pixels who looks at it and ' +
      'when. Every read is logged.',
    params: idParams,
    status: 200,
    response: { contentType: 'image/webp', cacheSeconds: 0 },
    errors: ['not_found', 'claimed_by_another', 'busy'],
  }),
  getVerificationDocument: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/verifications/{id}/id_document/',
    summary:
      'The ID document, for the reviewer who has claimed the verification. It says in its pixels who looks at it ' +
      'and when. Every read is logged.',
    params: idParams,
    status: 200,
    response: { contentType: 'image/webp', cacheSeconds: 0 },
    errors: ['not_found', 'claimed_by_another', 'busy'],
  }),
  getVerificationLookalike: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/verifications/{id}/lookalike/',
    summary: 'The picture of another member that the selfie looks like, marked like the selfie. Every read is logged.',
    params: idParams,
    status: 200,
    response: { contentType: 'image/webp', cacheSeconds: 0 },
    errors: ['not_found', 'claimed_by_another', 'busy'],
  }),
  decideVerification: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/verifications/{id}/decide/',
    summary:
      'Approve the name and photo that were seen, with all checks and the number of the document, once both ' +
      'pictures were looked at; or reject or ask for new photos with a reason: a code, free text or both. The ' +
      'member is notified.',
    params: idParams,
    body: z
      .object({
        decision: z.enum(['approve', 'reject', 'request_new']),
        reason_code: refusalCode.optional(),
        reason: paragraph(0, textLimits.reasonMax).optional(),
        checks: sentChecks.optional(),
        seen: seenProfile.optional(),
        document: reviewedDocument.optional(),
      })
      .refine((body) => body.decision === 'approve' || body.reason_code !== undefined || Boolean(body.reason), {
        path: ['reason'],
        message: 'is required unless approved',
      })
      .refine((body) => body.decision !== 'approve' || body.seen !== undefined, {
        path: ['seen'],
        message: 'is required to approve',
      })
      .refine((body) => body.decision !== 'approve' || allHold(body.checks), {
        path: ['checks'],
        message: 'must all hold to approve',
      })
      .refine((body) => body.decision !== 'approve' || body.document !== undefined, {
        path: ['document'],
        message: 'is required to approve',
      })
      .refine(({ document }) => !document || plainDocumentNumber(document.kind, document.number) !== null, {
        path: ['document'],
        message: 'is not the number of such a document',
      }),
    status: 200,
    response: moderatedVerification,
    errors: [
      'not_found',
      'already_decided',
      'claimed_by_another',
      'profile_changed',
      'pictures_not_seen',
      'looked_too_short',
      'document_used',
      'document_banned',
    ],
  }),
  ...changeReviewEndpoints,
};
