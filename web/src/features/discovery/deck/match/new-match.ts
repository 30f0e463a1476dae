import type { Match } from '@mwanzo/contract/conversations/matches';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';

/** A match that is announced as new. */
export interface NewMatch {
  match: Match;
  /** The facts that the other member shows, for icebreakers. */
  interests: readonly string[];
  /** The number of other new matches. */
  more?: number;
  location?: string;
  prompts?: readonly PromptAnswer[];
}
