import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';
import { request } from '../api/request.ts';

/** Query options for the people who like the member, and their number. */
export const likesQuery = {
  queryKey: ['likes'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/profiles/likes-me/', { signal }),
};

/**
 * Returns how many people wait for the member's answer. Without Premium the server's count stays the same all day, so
 * those who are revealed and those to come are added up here. `people` are those whom this page has not taken away.
 */
export function countWaiting(likes: Likes, people: readonly Liker[] = likes.people): number {
  if (likes.plan === 'basic') return people.length + likes.still_to_come;
  return Math.max(people.length, likes.count - (likes.people.length - people.length));
}
