import type { BrowserContextOptions } from '@playwright/test';
import type { Session } from '../server/api-requests.ts';

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** What the browser stores of a member who has signed in at `origin`. */
export function storageStateOf({ access, refresh, user }: Session, origin: string): StorageState {
  const localStorage = Object.entries({ accessToken: access, refreshToken: refresh, user: JSON.stringify(user) }).map(
    ([name, value]) => ({ name, value }),
  );
  return { cookies: [], origins: [{ origin, localStorage }] };
}
