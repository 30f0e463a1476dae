import type { Match } from '@mwanzo/contract/matches';

/** A match that is shown as new. */
export interface NewMatch {
  match: Match;
  /** The other member's interests, for icebreakers. */
  interests: readonly string[];
  /** How many more matches are new. */
  more?: number;
}
