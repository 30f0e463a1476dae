import type { Match } from '@mwanzo/contract/matches';
import type { PromptAnswer } from '@mwanzo/contract/prompts';

/** A match that a swipe has just made. */
export interface NewMatch {
  match: Match;
  /** What the other member shows, for icebreakers. */
  interests: readonly string[];
  location?: string;
  prompts?: readonly PromptAnswer[];
}
