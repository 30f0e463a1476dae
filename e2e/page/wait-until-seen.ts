import { expect, type Page } from '@playwright/test';

/** Waits until presses, keys and flicks count for the card on top: it must have been there for 300 ms. */
export async function waitUntilSeen(page: Page): Promise<void> {
  const pass = page.locator('[data-swipe=left]:not(dialog *)');
  await expect(pass).toBeEnabled();
  await expect(pass).not.toHaveAttribute('aria-disabled');
}
