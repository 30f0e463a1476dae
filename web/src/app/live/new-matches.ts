import type { Match } from '@mwanzo/contract/conversations/matches';
import { createStore } from '../../state/store.ts';
import { likesUnderWay } from '../../shared/likes/likes-under-way.ts';
import { noteTold, wasTold } from '../../shared/matches/told-matches.ts';

/** The new matches that the member has not been told about yet, newest first. */
export const newMatches = createStore<readonly Match[]>([]);

/** Finds the matches that the member has not been told about, on this page or on any device. */
export function findNewMatches(matches: readonly Match[], liking: ReadonlySet<number>): Match[] {
  return matches.filter(
    ({ user, is_told, is_opened, last_message }) =>
      !is_told && !is_opened && last_message === null && !wasTold(user.id) && !liking.has(user.id),
  );
}

/** Looks for new matches in a list that has changed. */
export function noteMatches(matches: readonly Match[]): void {
  const found = findNewMatches(matches, likesUnderWay);
  if (found.length > 0 || newMatches.read().length > 0) newMatches.write(found);
}

/**
 * Takes all waiting matches to show them now. They are shown together and count as told; later ones are shown
 * separately.
 */
export function takeNewMatches(): readonly Match[] {
  const taken = newMatches.read();
  if (taken.length === 0) return taken;
  noteTold(taken.map(({ user }) => user.id));
  newMatches.write([]);
  return taken;
}
