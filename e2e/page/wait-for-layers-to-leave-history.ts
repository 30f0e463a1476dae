import { expect, type Page } from '@playwright/test';

/** Waits until no closed dialog has an entry in the history any more. Until then a reload would be stopped. */
export async function waitForLayersToLeaveHistory(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(0);
}
