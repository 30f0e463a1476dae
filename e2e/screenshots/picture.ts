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
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    const images = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all([
      document.fonts.ready,
      ...moving.map((animation) => animation.finished.catch(() => null)),
      ...images.map((image) => image.decode().catch(() => null)),
    ]);
  });
}

/** In a picture of the whole page the bar at the bottom belongs to its end, and the rail reaches down to it. */
async function stretchNavigation(page: Page): Promise<() => Promise<void>> {
  const nav = page.getByRole('navigation', { name: 'Main' });
  const size = page.viewportSize();
  if (!size || !(await nav.isVisible())) return async () => {};
  const place = (position: string) =>
    nav.evaluate((element, given) => {
      element.style.position = given && 'absolute';
      document.body.style.position = given;
    }, position);
  if (size.width < 1024) {
    await place('relative');
    return () => place('');
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  return () => page.setViewportSize(size);
}

/** From its top; lazy images load only when they come near the window. */
async function loadWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(
      [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => null)),
    );
  });
}

export const test = base.extend<PictureFixtures>({
  picture: async ({ page }, give, { project }) => {
    await give(async (name, { whole = false } = {}) => {
      if (whole) await loadWhole(page);
      const putBack = whole ? await stretchNavigation(page) : undefined;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await page.screenshot({
          path: path.join(pictureFolder, `${name}-${project.name}-${colorScheme}.png`),
          fullPage: whole,
        });
      }
      await putBack?.();
    });
  },
});

export { expect } from '@playwright/test';
