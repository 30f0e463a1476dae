import { expect, type Page } from '@playwright/test';

/** Waits until the page is idle and the lazy code that shows connection notices has run, which sets --notice-h. */
export async function waitForConnectionNotices(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('style', /--notice-h/);
}
