import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { hintLimits, promptLimits, swipeBytes } from '../limits.ts';
import { match } from '../conversations/matches.ts';
import { visibleProfile } from '../people/profiles.ts';
import { promptId } from '../people/prompts.ts';
import { id, optionalText, paragraph } from '../text.ts';

/** The part of a profile that a like is about, and its comment. Both may be missing. */
export interface LikeNote {
  /** Empty if there is no comment. */
  readonly text: string;
  readonly promptId: z.output<typeof promptId> | null;
  readonly photoId: number | null;
}

/** An answer as the app saw it given, for the ranking. Each value is null if it was not said. */
export interface AnswerHints {
  /** The time from the card's appearance to the decision. */
  readonly decidingMs: number | null;
  /** The place of the card among those of its visit, from 1. */
  readonly place: number | null;
  /** 0 is nothing but the card, 1 a photo or the profile, 2 all photos or all answers. */
  readonly looked: number | null;
}

export const noHints: AnswerHints = { decidingMs: null, place: null, looked: null };

/** A whole number that only helps, so a wrong one counts as not said and refuses no swipe. */
const hint = (min: number, max: number) => z.number().int().min(min).max(max).optional().catch(undefined);

/** Accepts two forms: `matched` or `direction`, with the target as `target_profile_id` or `profile_id`. */
export const swipeBody = z
  .object({
    target_profile_id: id.optional(),
    profile_id: id.optional(),
    matched: z.boolean().optional(),
    direction: z.enum(['like', 'pass']).optional(),
    /** A comment for the other member, who reads it when the two match. Only a like may have one. */
    comment: optionalText(paragraph(0, promptLimits.commentMax)),
    /** A like may name the answer or the photo that was liked, which must be on the profile now. */
    prompt_id: optionalText(promptId),
    photo_id: optionalText(id),
    /** The time from the card's appearance to the decision. */
    deciding_ms: hint(0, hintLimits.decidingMsMax),
    /** The place of the card among those of its visit, from 1. */
    place: hint(1, hintLimits.placeMax),
    /** 0 is nothing but the card, 1 a photo or the profile, 2 all photos or all answers. */
    looked: hint(0, 2),
  })
  .transform((body, context) => {
    const targetId = body.target_profile_id ?? body.profile_id;
    const liked = body.matched ?? (body.direction === undefined ? undefined : body.direction === 'like');
    if (targetId === undefined)
      context.addIssue({ code: 'custom', path: ['target_profile_id'], message: 'is required' });
    if (liked === undefined) context.addIssue({ code: 'custom', path: ['matched'], message: 'is required' });
    const { comment: text = '', prompt_id: prompt = null, photo_id: photo = null } = body;
    if (prompt !== null && photo !== null)
      context.addIssue({ code: 'custom', path: ['photo_id'], message: 'must not come with a prompt_id' });
    const note: LikeNote | null =
      text === '' && prompt === null && photo === null ? null : { text, promptId: prompt, photoId: photo };
    const { deciding_ms: decidingMs = null, place = null, looked = null } = body;
    const hints: AnswerHints = { decidingMs, place, looked };
    if (note && liked === false) context.addIssue({ code: 'custom', path: ['comment'], message: 'needs a like' });
    return targetId === undefined || liked === undefined ? z.NEVER : { targetId, liked, note, hints };
  });

export const swipeEndpoints = {
  swipe: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/like-pass/',
    summary:
      'Like or pass a member; a like may carry a comment. Repeating a swipe returns the same match and changes no ' +
      'comment. A pass never undoes a like. `standing` is the answer from before, if the swipe has changed nothing.',
    access: 'member',
    body: swipeBody,
    status: 200,
    response: z.object({
      matched: z.boolean(),
      match: match.nullable(),
      /**
       * The member's own answer that has stood since before, perhaps from another device. It stays, so this swipe has
       * changed nothing. Null if this swipe is what holds now.
       */
      standing: z.enum(['like', 'pass']).nullable(),
    }),
    paddedTo: swipeBytes.response,
    errors: [
      'own_profile',
      'verification_required',
      'photo_required',
      'not_found',
      'liked_part_gone',
      'daily_limit_reached',
    ],
    limit: 'swipe',
  }),
  rewindSwipe: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/rewind/',
    summary:
      'Undo the last swipe of today, a like too while no match came of it. With the target named, a retry is safe: ' +
      'it undoes no other swipe. With `matched` it undoes only a like, or only a pass.',
    access: 'member',
    body: z.object({
      target_profile_id: id.optional(),
      /** The answer that the device has given. Another one, given on another device since, stays. */
      matched: z.boolean().optional(),
    }),
    status: 200,
    response: z.object({ profile: visibleProfile }),
    errors: ['not_found', 'nothing_to_rewind'],
    limit: 'rewind',
  }),
};
