import type { Match } from '@mwanzo/contract/matches';
import type { PromptAnswer } from '@mwanzo/contract/prompts';

/** A match that is shown as new. */
export interface NewMatch {
  match: Match;
  /** What the other member shows, for icebreakers. */
  interests: readonly string[];
  /** How many more matches are new. */
  more?: number;
  location?: string;
  prompts?: readonly PromptAnswer[];
}
