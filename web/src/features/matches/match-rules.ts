import type { Match } from '@mwanzo/contract/matches';

/** How long a partner's message waits, read, until it is shown as one's turn to write, in ms. */
const turnAfterMs = 12 * 3_600_000;

/**
 * Whether it is the member's turn to write: the last message is the partner's, is not deleted, has been read and is
 * older than 12 hours.
 * @param now ms since the epoch
 */
export function isYourTurn({ last_message: last, unread_count: unread, user }: Match, now: number): boolean {
  if (!last || last.sender !== user.id || last.is_deleted || unread > 0) return false;
  return now - Date.parse(last.timestamp) > turnAfterMs;
}

/** The ids of the matches in the order in which they are shown: those without a message as faces, the others below. */
export interface Places {
  readonly faces: readonly number[];
  readonly conversations: readonly number[];
}

const lastOf = (match: Match) => match.last_message?.id ?? 0;
const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => id);

/** Faces in the server's order, conversations by their last message. Ids give its order, never a clock. */
export function placesOf(matches: readonly Match[]): Places {
  return {
    faces: idsOf(matches.filter(({ last_message: last }) => last === null)),
    conversations: idsOf(
      matches.filter(({ last_message: last }) => last !== null).toSorted((one, other) => lastOf(other) - lastOf(one)),
    ),
  };
}

/** The same places for who is still there; who is new comes last. So nothing moves away under a finger. */
export function keepPlaces(shown: Places, matches: readonly Match[]): Places {
  const known = new Set([...shown.faces, ...shown.conversations]);
  const present = new Set(matches.map(({ id }) => id));
  const added = placesOf(matches.filter(({ id }) => !known.has(id)));
  const stay = (ids: readonly number[], more: readonly number[]) => [...ids.filter((id) => present.has(id)), ...more];
  return {
    faces: stay(shown.faces, added.faces),
    conversations: stay(shown.conversations, added.conversations),
  };
}

const areSameIds = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id, place) => id === others[place]);

export function areSamePlaces(one: Places, other: Places): boolean {
  return areSameIds(one.faces, other.faces) && areSameIds(one.conversations, other.conversations);
}
