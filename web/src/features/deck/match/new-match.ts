import type { Match } from '@mwanzo/contract/matches';

/** A match that a swipe has just made. */
export interface NewMatch {
  match: Match;
  /** The other member's interests, for icebreakers. */
  interests: readonly string[];
}
