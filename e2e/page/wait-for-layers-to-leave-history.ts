import { expect, type Page } from '@playwright/test';

/**
 * Waits until no closed dialog has an entry in the history any more, but those that are open. Until then a reload would be
 * stopped.
 */
export async function waitForLayersToLeaveHistory(page: Page, open = 0): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(open);
}
