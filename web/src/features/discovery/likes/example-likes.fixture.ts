import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';

/** Returns somebody who likes the member. */
export function liker(id: number, fields: Partial<Liker> = {}): Liker {
  return {
    id,
    name: `Person ${id}`,
    age: 30,
    isVerified: true,
    location: 'Nakuru',
    bio: '',
    photo: null,
    liked: null,
    is_new: false,
    ...fields,
  };
}

/** Returns the list that a member with Premium gets. */
export const premiumLikes = (...people: Liker[]): Likes => ({
  plan: 'premium',
  count: people.length,
  people,
  still_to_come: 0,
  has_answered: false,
  next_on: null,
  as_of: '2026-11-21T09:00:00.000Z',
});
