/**
 * How the moment of a match is shown: as a dialog over the deck; in the list of matches, where the new face says it; or
 * as a toast.
 */
export type MomentPlace = 'deck' | 'list' | 'elsewhere';

/** @param hasTwoPanes whether the list of matches is beside a chat */
export function momentPlace(path: string, hasTwoPanes: boolean): MomentPlace {
  if (path === '/discover') return 'deck';
  return path === '/matches' || (hasTwoPanes && path.startsWith('/chat/')) ? 'list' : 'elsewhere';
}
