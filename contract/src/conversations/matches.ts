import { z } from 'zod';
import { mediaKinds } from './chat-media.ts';
import { defineEndpoint } from '../endpoint.ts';
import { presence } from '../events.ts';
import { matchesToldMax } from '../limits.ts';
import { photoDetail, photoPath } from '../people/photos.ts';
import { promptAnswer } from '../people/prompts.ts';
import { id, timestamp, userIdParams } from '../text.ts';

/**
 * The comment that somebody sent with a like, delivered with the match. If its text is empty, they only chose the part
 * that they liked.
 */
export const likeComment = z.object({
  sender: z.number().int(),
  text: z.string(),
  about: z.enum(['prompt', 'photo']).nullable(),
  /** The answer as it was at the time of the like. */
  prompt: promptAnswer.nullable(),
  /** The photo that was liked; null if there is none, or it has been deleted. */
  photo: photoDetail.nullable(),
});
export type LikeComment = z.infer<typeof likeComment>;

/** A match as listed. `id` is the partner's profile id, which is also their user id. */
export const match = z.object({
  id: z.number().int(),
  profileId: z.number().int(),
  user: z.object({ id: z.number().int() }),
  name: z.string(),
  age: z.number().int().nullable(),
  photo: photoPath.nullable(),
  photo_detail: photoDetail.nullable(),
  isVerified: z.boolean(),
  matched_at: timestamp,
  /**
   * The number of the partner's messages that the member has not read; `unreadCountMax` stands for that many and more.
   */
  unread_count: z.number().int(),
  /** The member has opened the partner's profile or the chat since the match. */
  is_opened: z.boolean(),
  /**
   * The member knows of the match: they have opened it, somebody has written, or its notification was read. A server of
   * release 0.3.0 does not say it.
   */
  is_told: z.boolean().optional(),
  /** Null unless both show their presence. */
  presence,
  /** The comments of both likes, at most one each, the earlier one first. */
  comments: z.array(likeComment),
  /** The last message. A deleted one has an empty text. `seen_at` has the same rules as in a message. */
  last_message: z
    .object({
      id: z.number().int(),
      text: z.string(),
      timestamp,
      sender: z.number().int(),
      is_deleted: z.boolean(),
      /** The message's media, besides its text. */
      media_kind: z.enum(mediaKinds).nullable(),
      seen_at: timestamp.nullable(),
    })
    .nullable(),
});
export type Match = z.infer<typeof match>;

export const matchEndpoints = {
  listMatches: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/matches/',
    summary: 'The matches of the member, the latest activity first.',
    access: 'member',
    status: 200,
    response: z.array(match),
    errors: [],
    limit: 'read',
  }),
  openMatch: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/matches/{userId}/opened/',
    summary: 'The member has opened the profile of a match or the chat with them. Repeating it is harmless.',
    access: 'member',
    params: userIdParams,
    status: 204,
    response: null,
    errors: ['not_found'],
    limit: 'write',
  }),
  tellMatches: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/matches/told/',
    summary:
      'The member has been told of these matches: their notifications count as read. Others are left out. ' +
      'Repeating it is harmless.',
    access: 'member',
    body: z.object({ user_ids: z.array(id).min(1).max(matchesToldMax) }),
    status: 204,
    response: null,
    errors: [],
    limit: 'write',
  }),
  unmatch: defineEndpoint({
    method: 'DELETE',
    path: '/api/profiles/matches/{userId}/',
    summary:
      'End a match for both, for good: the two are not shown to each other again. Repeating it is harmless, and ' +
      'somebody who is no match gets the same response.',
    access: 'member',
    params: userIdParams,
    status: 204,
    response: null,
    errors: [],
    limit: 'block',
  }),
};
