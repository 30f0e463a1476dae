import { NetworkError, RequestError } from '../../../../api/request-error.ts';
import type { LikeNote } from '../likes/like-note.ts';
import type { NewMatch } from '../match/new-match.ts';

/** A decision that is not sent yet. It includes the facts for icebreakers, in case it makes a match. */
export interface WaitingSwipe extends Omit<NewMatch, 'match'> {
  id: number;
  name: string;
  liked: boolean;
  /** The note that is sent with a like. */
  note?: LikeNote;
}

export interface Waiting {
  /** The member who made these decisions. */
  owner: number;
  /** The decisions in their order, one per person. */
  swipes: readonly WaitingSwipe[];
  /** The matches that these decisions have made, until the member has seen them. */
  matches: readonly NewMatch[];
}

/** Parses the decisions that are stored for this member. Another member's, and unreadable ones, count as none. */
export function parseWaiting(stored: string | null, owner: number): Waiting {
  const nothing = { owner, swipes: [], matches: [] };
  try {
    const waiting = JSON.parse(stored ?? 'null') as Partial<Waiting> | null;
    if (waiting?.owner !== owner) return nothing;
    const { swipes, matches } = waiting;
    return { owner, swipes: Array.isArray(swipes) ? swipes : [], matches: Array.isArray(matches) ? matches : [] };
  } catch {
    return nothing;
  }
}

/** Adds a decision at the end. It replaces an earlier one about the same person. */
export function addSwipe(waiting: Waiting, swipe: WaitingSwipe): Waiting {
  return { ...waiting, swipes: [...waiting.swipes.filter(({ id }) => id !== swipe.id), swipe] };
}

export function removeSwipe(waiting: Waiting, profileId: number): Waiting {
  return { ...waiting, swipes: waiting.swipes.filter(({ id }) => id !== profileId) };
}

/** Says whether the same request may succeed later: the network, the server or a short limit was in the way. */
export function isWorthWaiting(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof RequestError)) return false;
  return error.status >= 500 || (error.status === 429 && error.code !== 'daily_limit_reached');
}

/**
 * If the prompt or photo of a like is no longer in the profile, returns the like with its text alone, which was meant
 * for the person. Undefined if the swipe was refused for another reason.
 */
export function withoutPart(swipe: WaitingSwipe, error: unknown): WaitingSwipe | undefined {
  if (!(error instanceof RequestError) || error.code !== 'liked_part_gone') return undefined;
  const { note, ...rest } = swipe;
  return note?.comment === undefined ? rest : { ...rest, note: { comment: note.comment } };
}
