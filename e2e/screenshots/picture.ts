import path from 'node:path';
import type { Page } from '@playwright/test';
import { waitForAnimations } from '../page/wait-for-animations.ts';
import { test as base } from '../test.ts';

interface PictureOptions {
  /** The whole page instead of the part in the window. */
  whole?: boolean;
}

interface PictureFixtures {
  /** Saves the screen as `NAME-SIZE-MODE.png`, in light and dark mode. */
  picture: (name: string, options?: PictureOptions) => Promise<void>;
}

export const pictureFolder = path.resolve(process.env['SCREENSHOTS'] ?? 'screenshots');

/** Waits for fonts, animations and the images in sight. */
async function settle(page: Page): Promise<void> {
  await waitForAnimations(page);
  await page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(images.map((image) => image.decode().catch(() => null)));
  });
}

/**
 * Prepares the navigation for a picture of the whole page: the bar moves to the page's end, and the rail on a desktop
 * reaches down to it.
 * @returns undoes it
 */
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

/** Scrolls to the top and loads all images; lazy ones would otherwise load only when they come near the window. */
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
  picture: async ({ page }, use, { project }) => {
    await use(async (name, { whole = false } = {}) => {
      if (whole) await loadWhole(page);
      const restore = whole ? await stretchNavigation(page) : undefined;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await page.screenshot({
          path: path.join(pictureFolder, `${name}-${project.name}-${colorScheme}.png`),
          fullPage: whole,
        });
      }
      await restore?.();
    });
  },
});

export { expect } from '@playwright/test';
