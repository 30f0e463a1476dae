import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findDifferences } from '../../server/src/testing/images/find-differences.ts';
import { waitForAnimations } from '../page/wait-for-animations.ts';
import { waitUntilIdle } from '../page/wait-until-idle.ts';
import { test as base } from '../test.ts';
import { findSession } from './sessions.ts';
import { stoppedAt } from './stopped-time.ts';

interface VisualFixtures {
  /** Compares the screen with its baselines, in light and dark mode. So many pixels may differ. */
  compare: (name: string, maxDiffPixels?: number) => Promise<void>;
}

/** A line of text whose place is between two pixels may be drawn a pixel lower: the pixels of one such line. */
const linePixels = 400;

/** Stands for each photo. Its quarters and its circle show how a photo is cut, and it needs few bytes in a baseline. */
const testCard = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
  <rect width="400" height="500" fill="#7a8f6a"/><path d="M0 0h200v250H0z" fill="#c98d5a"/>
  <path d="M200 250h200v250H200z" fill="#5a6f8f"/><circle cx="200" cy="200" r="110" fill="#f2e6d0"/></svg>`;

async function replacePhotos(page: Page): Promise<void> {
  await page.route(/\.(?:webp|jpe?g|avif)(?:\?.*)?$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: testCard }),
  );
}

/** Stops the page's clock. The app also reads the time from the responses, to which Node gives its own. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(stoppedAt);
  await page.addInitScript((date) => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function getStopped(name) {
      return name.toLowerCase() === 'date' ? date : get.call(this, name);
    };
  }, new Date(stoppedAt).toUTCString());
}

/** Fails with the places where the picture of this name differs, because the report of CI has no pictures. */
async function nameDifferences(name: string): Promise<void> {
  const { attachments } = base.info();
  const [before, after] = ['expected', 'actual'].map((word) =>
    attachments.findLast((attachment) => attachment.name === `${name}-${word}.png`),
  );
  if (before?.path === undefined || after?.path === undefined) return;
  const places = await findDifferences(readFileSync(before.path), readFileSync(after.path));
  expect.soft(places, `${name} differs by ${places.join('; ')}`).toEqual([]);
}

export const test = base.extend<VisualFixtures>({
  followsTraffic: async ({}, use) => use(true),

  session: async ({ signedInAs }, use) => use(signedInAs === undefined ? undefined : findSession(signedInAs)),

  page: async ({ page }, use) => {
    await stopTime(page);
    await replacePhotos(page);
    await use(page);
  },

  compare: async ({ page }, use) => {
    await use(async (name, maxDiffPixels = linePixels) => {
      await page.mouse.move(0, 0);
      // The number of unread messages is among what loads last.
      await waitUntilIdle(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await waitForAnimations(page);
        const failures = base.info().errors.length;
        await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { maxDiffPixels });
        if (base.info().errors.length > failures) await nameDifferences(`${name}-${colorScheme}`);
      }
    });
  },
});
