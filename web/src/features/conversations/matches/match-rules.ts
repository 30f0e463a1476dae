import type { Match } from '@mwanzo/contract/conversations/matches';

/** If the partner's last message is read and unanswered for this long, it is shown as the member's turn, in ms. */
const turnAfterMs = 12 * 3_600_000;

/**
 * Says whether it is the member's turn to write: the last message is the partner's, is not deleted, has been read and
 * is older than 12 hours.
 * @param now ms since the epoch
 */
export function isYourTurn({ last_message: last, unread_count: unread, user }: Match, now: number): boolean {
  if (!last || last.sender !== user.id || last.is_deleted || unread > 0) return false;
  return now - Date.parse(last.timestamp) > turnAfterMs;
}

/** From this many matches on, the list can be searched. */
export const searchableFrom = 12;

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the matches in whose name a word begins with these words, without regard to accents and capitals. */
export function matchesNamed<Named extends Pick<Match, 'name'>>(
  matches: readonly Named[],
  words: string,
): readonly Named[] {
  const wanted = folded(words.trim());
  return wanted === '' ? matches : matches.filter(({ name }) => ` ${folded(name)}`.includes(` ${wanted}`));
}

/** The order of the matches on screen, by id: those without a message as faces, the others as conversations. */
export interface Places {
  readonly faces: readonly number[];
  readonly conversations: readonly number[];
}

const lastOf = (match: Match) => match.last_message?.id ?? 0;
const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => id);

/**
 * Computes the order: faces as the server lists them, conversations by their last message. Message ids give the order,
 * never a clock.
 */
export function placesOf(matches: readonly Match[]): Places {
  return {
    faces: idsOf(matches.filter(({ last_message: last }) => last === null)),
    conversations: idsOf(
      matches.filter(({ last_message: last }) => last !== null).toSorted((one, other) => lastOf(other) - lastOf(one)),
    ),
  };
}

/**
 * Keeps the order of the matches that are still there, and adds new ones at the end. So nothing moves away under a
 * finger.
 */
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
