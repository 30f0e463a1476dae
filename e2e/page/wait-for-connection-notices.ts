import { expect, type Page } from '@playwright/test';

/** Waits until the code that shows connection notices, deferred until the page is idle, has run: it sets a style. */
export async function waitForConnectionNotices(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('style', /--notice-h/);
}
