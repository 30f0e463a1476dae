import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { likesCountMax } from './limits.ts';
import { photoDetail } from './photos.ts';
import { momentInput, timestamp } from './text.ts';

const people = z.number().int().min(0).max(likesCountMax);

/** Somebody who likes the member and waits for an answer, as a stranger sees them. */
export const liker = z.object({
  id: z.number().int(),
  name: z.string(),
  age: z.number().int().nullable(),
  isVerified: z.boolean(),
  location: z.string(),
  bio: z.string(),
  photo: photoDetail.nullable(),
  /** What of the member's profile they liked. Null: the whole of it. */
  liked: z.enum(['prompt', 'photo']).nullable(),
  /** They liked the member after the member's last visit to the list. */
  is_new: z.boolean(),
});
export type Liker = z.infer<typeof liker>;

/**
 * Who likes the member. Verified people are counted whose profile is shown, who were here within 30 days and whom no open
 * report is about. Of those who are not in `people` nothing leaves the server but how many they are.
 */
export const likes = z.object({
  plan: z.enum(['basic', 'premium']),
  /** Everybody who waits for an answer; `likesCountMax` stands for that many and more. */
  count: people,
  /** Premium: the newest `likersListedMax`, the newest first. Basic: the first, and one more from each Friday. */
  people: z.array(liker),
  /** Those who are not in `people`, counted as `count` is. */
  still_to_come: people,
  /** The member has answered the one who opened this week. */
  has_answered: z.boolean(),
  /** The Nairobi day on which the next one opens, a Friday. Null with Premium, where nobody has to wait. */
  next_on: z.iso.date().nullable(),
  /** The moment of this response, for `markLikersSeen`. */
  as_of: timestamp,
});
export type Likes = z.infer<typeof likes>;

export const likeEndpoints = {
  listLikers: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/likes-me/',
    summary: 'Who likes the member: everybody with Premium, one more each week without it, and how many they are.',
    access: 'member',
    status: 200,
    response: likes,
    errors: [],
    limit: 'read',
  }),
  markLikersSeen: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/likes-me/seen/',
    summary: 'The member has seen the list as it was at this moment. It never goes back; repeating it is harmless.',
    access: 'member',
    body: z.object({ as_of: momentInput }),
    status: 204,
    response: null,
    errors: [],
    limit: 'write',
  }),
};
