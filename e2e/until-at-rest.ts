import { expect, type Page } from '@playwright/test';

/** The page rests, and what can say that the line is bad has come: it measures its room. */
export async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('style', /--notice-h/);
}
