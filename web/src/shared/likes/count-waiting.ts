import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';

/**
 * Returns how many people wait for the member's answer. Without Premium the server's count stays the same all day, so
 * those who are revealed and those to come are added up here. `people` are those whom this page has not taken away.
 */
export function countWaiting(likes: Likes, people: readonly Liker[] = likes.people): number {
  if (likes.plan === 'basic') return people.length + likes.still_to_come;
  return Math.max(people.length, likes.count - (likes.people.length - people.length));
}
