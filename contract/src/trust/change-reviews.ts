import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { textLimits } from '../limits.ts';
import { changedParts, genders } from '../people/options.ts';
import { photoDetail, photoPath } from '../people/photos.ts';
import { refusalCode } from '../refusals.ts';
import { idParams, paragraph, timestamp } from '../text.ts';

/**
 * A change of a verified member's profile, as a reviewer sees it in the queue: `name` and `photo` (160 px wide) are
 * those that others see. A change that is saved again with another name, gender or first photo is a new one.
 */
export const moderatedChange = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  name: z.string(),
  age: z.number().int().nullable(),
  location: z.string(),
  joined_at: timestamp,
  photo: photoPath.nullable(),
  parts: z.array(z.enum(changedParts)),
  submitted_at: timestamp,
  decide_by: timestamp,
  claimed_by: z.number().int().nullable(),
});

const changeSide = z.object({ name: z.string(), gender: z.enum(genders).nullable(), photo: photoDetail.nullable() });

/** A claimed change: the values that others see now, beside the new ones. */
export const openedChange = moderatedChange.extend({ old: changeSide, new: changeSide });

/**
 * The checks that a reviewer ticks before approving a change: one for each of its parts. `photo_fits`: the new first
 * photo shows the person of the old one or, if there is none, somebody who fits name and age.
 */
export const changeChecks = z
  .object({ name_fits: z.boolean(), gender_fits: z.boolean(), photo_fits: z.boolean() })
  .partial();

const moderation = { access: 'moderator', limit: 'moderation' } as const;

export const changeReviewEndpoints = {
  listChanges: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/changes/',
    summary: 'New names, genders and first photos of verified members that nobody has looked at, oldest first.',
    status: 200,
    response: z.array(moderatedChange),
    errors: [],
  }),
  claimChange: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/changes/{id}/claim/',
    summary: 'Claim a change and look at it. A reviewer holds one claim of any kind. Every look is logged.',
    params: idParams,
    status: 200,
    response: openedChange,
    errors: ['not_found', 'claimed_by_another'],
  }),
  decideChange: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/changes/{id}/decide/',
    summary:
      'Approve with the check of each part, and everybody sees the change; or reject with a reason, and it is ' +
      'dropped. The member is notified.',
    params: idParams,
    body: z
      .object({
        decision: z.enum(['approve', 'reject']),
        reason_code: refusalCode.optional(),
        reason: paragraph(0, textLimits.reasonMax).optional(),
        checks: changeChecks.optional(),
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
