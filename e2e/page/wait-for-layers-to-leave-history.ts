import { expect, type Page } from '@playwright/test';

/** Waits until only open dialogs have an entry in the history. An earlier reload would be stopped. */
export async function waitForLayersToLeaveHistory(page: Page, open = 0): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(open);
}
