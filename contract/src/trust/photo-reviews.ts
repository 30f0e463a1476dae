import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { textLimits } from '../limits.ts';
import { heldReasons, photoDetail } from '../people/photos.ts';
import { refusalCode } from '../refusals.ts';
import { idParams, paragraph, timestamp } from '../text.ts';

/**
 * The reason why a person has to look at a photo. `explicit` and most of `not_screened` are hidden until then;
 * `perhaps_explicit` is shown in the meantime.
 */
export const photoReviewReasons = [...heldReasons, 'perhaps_explicit'] as const;

/** A photo in the queue. `id` is that of the photo; `is_held` says that others do not see it yet. */
export const moderatedPhoto = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  name: z.string(),
  age: z.number().int().nullable(),
  joined_at: timestamp,
  why: z.enum(photoReviewReasons),
  is_held: z.boolean(),
  submitted_at: timestamp,
  claimed_by: z.number().int().nullable(),
});

/** A photo that a reviewer has claimed. */
export const openedPhoto = moderatedPhoto.extend({ photo: photoDetail });

const moderation = { access: 'moderator', limit: 'moderation' } as const;

export const photoReviewEndpoints = {
  listPhotoReviews: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/photos/',
    summary: 'Photos that a person is to look at: held ones first, then oldest first.',
    status: 200,
    response: z.array(moderatedPhoto),
    errors: [],
  }),
  claimPhotoReview: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/photos/{id}/claim/',
    summary: 'Claim a photo and look at it. A reviewer holds one claim at a time. Every look is logged.',
    params: idParams,
    status: 200,
    response: openedPhoto,
    errors: ['not_found', 'claimed_by_another'],
  }),
  decidePhotoReview: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/photos/{id}/decide/',
    summary:
      'Approve, and everybody sees the photo; or reject with a reason, and it is deleted. The member is notified.',
    params: idParams,
    body: z
      .object({
        decision: z.enum(['approve', 'reject']),
        reason_code: refusalCode.optional(),
        reason: paragraph(0, textLimits.reasonMax).optional(),
      })
      .refine((body) => body.decision === 'approve' || body.reason_code !== undefined || Boolean(body.reason), {
        path: ['reason'],
        message: 'is required unless approved',
      }),
    status: 200,
    response: z.object({ id: z.number().int(), decision: z.enum(['approve', 'reject']) }),
    errors: ['not_found', 'claimed_by_another', 'looked_too_short'],
  }),
};
