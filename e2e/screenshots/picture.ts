import path from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '../test.ts';

interface PictureOptions {
  /** All of the page instead of what is in sight. */
  whole?: boolean;
}

interface PictureFixtures {
  /** Keeps what is on the screen as `NAME-SIZE-MODE.png`, light and dark. */
  picture: (name: string, options?: PictureOptions) => Promise<void>;
}

export const pictureFolder = path.resolve(process.env['SCREENSHOTS'] ?? 'screenshots');

/** Until nothing is on its way: no request, no image, no font, no movement but the endless one of "loading". */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    const images = [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
    await Promise.all([document.fonts.ready, ...moving.map((animation) => animation.finished.catch(() => null)), ...images.map((image) => image.decode().catch(() => null))]);
  });
}

/** In a picture of the whole page the bar at the bottom belongs to the page's end, not to the middle. */
async function dropNavigation(page: Page, dropped: boolean): Promise<void> {
  await page.evaluate((isDropped) => {
    document.body.style.position = isDropped ? 'relative' : '';
    for (const nav of document.querySelectorAll<HTMLElement>('nav')) if (getComputedStyle(nav).bottom === '0px' && getComputedStyle(nav).left === '0px' && nav.clientWidth > innerWidth / 2) nav.style.position = isDropped ? 'absolute' : '';
  }, dropped);
}

/** Lazy images load only when they come near the window. */
async function loadWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => null)));
  });
}

export const test = base.extend<PictureFixtures>({
  picture: async ({ page }, give, { project }) => {
    await give(async (name, { whole = false } = {}) => {
      if (whole) await loadWhole(page);
      if (whole) await dropNavigation(page, true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await page.screenshot({ path: path.join(pictureFolder, `${name}-${project.name}-${colorScheme}.png`), fullPage: whole });
      }
      if (whole) await dropNavigation(page, false);
    });
  },
});

export { expect } from '@playwright/test';
