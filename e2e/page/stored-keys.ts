import type { Page } from '@playwright/test';

/** Which of the session's keys are in local storage. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['accessToken', 'refreshToken', 'user', 'profile'].filter((key) => localStorage.getItem(key) !== null),
  );
}
