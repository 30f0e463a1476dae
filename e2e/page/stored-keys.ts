import type { Page } from '@playwright/test';

/** Lists the session's keys that are in local storage. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['accessToken', 'refreshToken', 'user', 'profile'].filter((key) => localStorage.getItem(key) !== null),
  );
}
