import type { Page } from '@playwright/test';

/** Switches to the tab of `page`, with the events that a browser sends then. */
export async function switchTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new Event('focus'));
  });
}
