import type { Page } from '@playwright/test';
import { filesOfFirstVisit, type FirstVisit } from '../../../web/build/first-visit.ts';
import { waitForConnectionNotices } from '../../page/wait-for-connection-notices.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { expect, test } from '../../test.ts';

test.use({ followsTraffic: true });

/** This file draws the placeholder of a photo that is slow to load. */
const slowPhoto = 'src/ui/photos/decode-thumbhash.ts';
/** Wide windows show these parts beside the deck and below it. The budget is for phones. */
const wideWindow = ['src/app/deck-pane.tsx', 'src/features/discovery/deck/key-line.tsx'];

/** The scripts, styles and fonts that the page loads until it is idle, as files of the build. */
async function filesLoadedBy(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType()))
      files.add(new URL(request.url()).pathname.slice(1));
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The landing page runs no script.
  if (path !== '/') await waitForConnectionNotices(page);
  await waitUntilIdle(page);
  return [...files];
}

async function expectAllCounted(page: Page, path: FirstVisit, besides: readonly string[] = []): Promise<void> {
  const counted = filesOfFirstVisit(path, besides);
  const loaded = await filesLoadedBy(page, path);
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((file) => !counted.has(file))).toEqual([]);
}

test('a first visit to / and /login loads nothing that its byte budget does not count', async ({ page, context }) => {
  await expectAllCounted(page, '/');
  await expectAllCounted(await context.newPage(), '/login');
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'kiptoo.4@mwanzo.test' });

  test(
    'a first visit to /discover loads nothing that its byte budget does not count',
    { tag: '@desktop' },
    ({ page, isMobile }) => expectAllCounted(page, '/discover', isMobile ? [slowPhoto] : [slowPhoto, ...wideWindow]),
  );
});
