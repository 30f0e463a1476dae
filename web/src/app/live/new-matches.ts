import type { Match } from '@mwanzo/contract/matches';
import { createStore } from '../../state/store.ts';
import { likesUnderWay } from '../../queries/likes-under-way.ts';
import { noteShownMatches, readShownMatches } from '../../queries/shown-matches.ts';

/** The new matches that the member has not been told about yet, newest first. */
export const newMatches = createStore<readonly Match[]>([]);

/**
 * Finds the matches that are new and were not announced on this device. A match that was opened, or whose conversation
 * was read, is not new.
 */
export function findNewMatches(
  matches: readonly Match[],
  shown: ReadonlySet<number>,
  liking: ReadonlySet<number>,
): Match[] {
  return matches.filter(
    ({ user, is_opened, last_message }) =>
      !is_opened && last_message === null && !shown.has(user.id) && !liking.has(user.id),
  );
}

/** Looks for new matches in a list that has changed. */
export function noteMatches(matches: readonly Match[]): void {
  const found = findNewMatches(matches, readShownMatches(), likesUnderWay);
  if (found.length > 0 || newMatches.read().length > 0) newMatches.write(found);
}

/**
 * Takes all waiting matches to show them now. They are shown together and count as announced; later ones are shown
 * separately.
 */
export function takeNewMatches(): readonly Match[] {
  const taken = newMatches.read();
  if (taken.length === 0) return taken;
  noteShownMatches(taken.map(({ user }) => user.id));
  newMatches.write([]);
  return taken;
}
