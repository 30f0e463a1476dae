import type { Match } from '@mwanzo/contract/matches';
import { createStore } from '../../state/store.ts';
import { likesUnderWay } from '../../queries/likes-under-way.ts';
import { noteShownMatches, readShownMatches } from '../../queries/shown-matches.ts';

/** The matches whose moment has not come yet, the newest first. */
export const newMatches = createStore<readonly Match[]>([]);

/**
 * Those who have become a match and were not shown as one on this device. Whoever has opened the match has seen it, and
 * so has whoever reads a conversation.
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

/** Looks through a list of matches that has changed. */
export function noteMatches(matches: readonly Match[]): void {
  const found = findNewMatches(matches, readShownMatches(), likesUnderWay);
  if (found.length > 0 || newMatches.read().length > 0) newMatches.write(found);
}

/** Takes all that wait, to be shown now: they are one moment, and count as shown. Later ones are another. */
export function takeNewMatches(): readonly Match[] {
  const taken = newMatches.read();
  if (taken.length === 0) return taken;
  noteShownMatches(taken.map(({ user }) => user.id));
  newMatches.write([]);
  return taken;
}
