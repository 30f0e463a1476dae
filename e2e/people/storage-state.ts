import type { BrowserContextOptions } from '@playwright/test';
import type { Session } from '../server/api-requests.ts';

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/**
 * Makes the browser storage of a member who has signed in at `origin`.
 * @param shownMatches the partners whose match the browser has shown; other new ones open a dialog on /discover
 */
export function storageStateOf(
  { access, refresh, user }: Session,
  origin: string,
  shownMatches: readonly number[] = [],
): StorageState {
  const stored = {
    accessToken: access,
    refreshToken: refresh,
    user: JSON.stringify(user),
    ...(shownMatches.length > 0 && {
      'mwanzo.matchesShown': JSON.stringify({ owner: user.id, ids: shownMatches }),
    }),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
