import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { likesCountMax } from '../limits.ts';
import { photoDetail } from '../people/photos.ts';
import { timestampInput, timestamp } from '../text.ts';

const people = z.number().int().min(0).max(likesCountMax);

/** Somebody who likes the member, who has not liked or passed them yet. The fields are those that a stranger sees. */
export const liker = z.object({
  id: z.number().int(),
  name: z.string(),
  age: z.number().int().nullable(),
  isVerified: z.boolean(),
  location: z.string(),
  bio: z.string(),
  photo: photoDetail.nullable(),
  /** The part of the member's profile that they liked. Null stands for the whole profile. */
  liked: z.enum(['prompt', 'photo']).nullable(),
  /** They liked the member after the member's last visit to the list. */
  is_new: z.boolean(),
});
export type Liker = z.infer<typeof liker>;

/**
 * The people who like the member. A person counts if they are verified, their profile is shown, they used the app
 * within 30 days and no open report is about them. About the people who are not in `people`, the server sends only
 * their number.
 */
export const likes = z.object({
  plan: z.enum(['basic', 'premium']),
  /**
   * The number of people whom the member has not liked or passed yet; `likesCountMax` stands for that many and more.
   * With Basic, it is counted at the first request of a Nairobi day, as if the member had liked or passed nobody that
   * day, and stays until midnight.
   */
  count: people,
  /**
   * With Premium, the newest `likersListedMax`, newest first. With Basic, the first one, and one more from each Friday.
   */
  people: z.array(liker),
  /** The number of those who are not in `people`, limited like `count` and counted at the same time. */
  still_to_come: people,
  /** The member has liked or passed the person who was revealed this week. */
  has_answered: z.boolean(),
  /**
   * The Nairobi day on which the next person is revealed, a Friday. Null with Premium, which shows everybody at once.
   */
  next_on: z.iso.date().nullable(),
  /** The time of this response, which the client sends back with `markLikersSeen`. */
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
    body: z.object({ as_of: timestampInput }),
    status: 204,
    response: null,
    errors: [],
    limit: 'write',
  }),
};
