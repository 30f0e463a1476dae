import type { Page } from '@playwright/test';

/** Measures how far the page can be scrolled sideways in a window of this width, in px. */
export function measureOverhang(page: Page, width: number): Promise<number> {
  return page.evaluate((asked) => Math.max(document.documentElement.scrollWidth, innerWidth) - asked, width);
}
