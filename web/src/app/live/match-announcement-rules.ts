/**
 * The place where a new match is shown: in a dialog over the deck, in the list of matches (which shows the new face by
 * itself), or in a toast.
 */
export type AnnouncementPlace = 'deck' | 'list' | 'elsewhere';

/** @param hasTwoPanes whether the list of matches is beside a chat */
export function announcementPlace(path: string, hasTwoPanes: boolean): AnnouncementPlace {
  if (path === '/discover') return 'deck';
  return path === '/matches' || (hasTwoPanes && path.startsWith('/chat/')) ? 'list' : 'elsewhere';
}
