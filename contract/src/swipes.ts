import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { match } from './matches.ts';
import { visibleProfile } from './profiles.ts';
import { id } from './text.ts';

/** Accepts two forms: `matched` or `direction`, with the target as `target_profile_id` or `profile_id`. */
export const swipeBody = z
  .object({
    target_profile_id: id.optional(),
    profile_id: id.optional(),
    matched: z.boolean().optional(),
    direction: z.enum(['like', 'pass']).optional(),
  })
  .transform((body, context) => {
    const targetId = body.target_profile_id ?? body.profile_id;
    const liked = body.matched ?? (body.direction === undefined ? undefined : body.direction === 'like');
    if (targetId === undefined)
      context.addIssue({ code: 'custom', path: ['target_profile_id'], message: 'is required' });
    if (liked === undefined) context.addIssue({ code: 'custom', path: ['matched'], message: 'is required' });
    return targetId === undefined || liked === undefined ? z.NEVER : { targetId, liked };
  });

export const swipeEndpoints = {
  swipe: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/like-pass/',
    summary: 'Like or pass a member. Repeating a swipe returns the same response. A pass never undoes a like.',
    access: 'member',
    body: swipeBody,
    status: 200,
    response: z.object({ matched: z.boolean(), match: match.nullable() }),
    errors: ['own_profile', 'verification_required', 'photo_required', 'not_found', 'daily_limit_reached'],
    limit: 'swipe',
  }),
  rewindSwipe: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/rewind/',
    summary:
      'Undo the last swipe of today, a like too while no match came of it. With the target named, a retry is safe: it undoes no other swipe.',
    access: 'member',
    body: z.object({ target_profile_id: id.optional() }),
    status: 200,
    response: z.object({ profile: visibleProfile }),
    errors: ['not_found', 'nothing_to_rewind'],
    limit: 'rewind',
  }),
};
