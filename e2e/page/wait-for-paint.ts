import type { Page } from '@playwright/test';

/** Waits for two frames: everything laid out before is on the screen by then. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
