import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openBadLine } from './bad-line.ts';
import { emailOf, goOffline, test as lineTest } from './line-test.ts';
import { presentCard } from './member-steps.ts';
import { buildNextRelease, openReleases, type Releases } from './releases.ts';

const test = lineTest.extend<{ releases: Releases }, { nextRelease: string }>({
  nextRelease: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const folder = await buildNextRelease();
      await give(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  releases: async ({}, give) => {
    const releases = await openReleases();
    await give(releases);
    await releases.close();
  },
  line: async ({ releases }, give) => {
    const line = await openBadLine(releases.address);
    await give(line);
    await line.close();
  },
});

// An update is the same at every size.
test.skip(({ isMobile }) => !isMobile, 'phones are what keeps the app');
test.use({ signedInAs: emailOf('ken') });
// One after the other, so that the next release is built once.
test.describe.configure({ mode: 'default' });

const present = (page: string) => `${page} · Mwanzo`;
const next = (page: string) => `${page} · Mwanzo, next release`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const avatar = (page: Page) => page.getByRole('button', { name: 'Your profile, edit' });
const panelText = (page: Page) => page.getByText(/^This visit has used/);

const keptBuilds = (page: Page) => page.evaluate(() => caches.keys());

/** The code that this document has asked for and that is not of a release. */
async function foreignScripts(page: Page, release: string): Promise<string[]> {
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const code = asked.filter((address) => /^\/assets\/.+\.js$/.test(address));
  expect(code).not.toEqual([]);
  return code.filter((address) => !existsSync(path.join(release, address)));
}

/** Opens the app for the first time, and waits until the phone keeps it. */
async function openKept(page: Page): Promise<void> {
  await page.goto('/topup');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Has each document tell when another service worker than its first one takes it over. */
async function watchTakeOver(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const found = container.controller;
    container.addEventListener('controllerchange', () => {
      if (found) document.documentElement.dataset['takenOver'] = 'yes';
    });
  });
  return () => expect(page.locator('html')).toHaveAttribute('data-taken-over', 'yes');
}

test.describe('with the app kept on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was open before a deployment goes on with its own code, and what was not kept comes from the new release', async ({
    page,
    releases,
    nextRelease,
    press,
  }) => {
    await openKept(page);
    await releases.deploy(nextRelease);
    // Neither the page nor the panel has been loaded yet, and the server has no file of them any longer.
    await press(page.getByRole('link', { name: 'Matches' }));
    await expect(heading(page, 'Your Matches')).toBeVisible();
    await press(avatar(page));
    await expect(panelText(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page.getByRole('link', { name: 'TopUp' }));
    await expect(page).toHaveTitle(present('TopUp'));

    await press(page.getByRole('link', { name: /Premium/ }));
    await expect(heading(page, 'Something Amazing is Coming Soon!')).toBeVisible();
    await expect(page).toHaveTitle(next('Coming soon'));
    expect(await foreignScripts(page, nextRelease)).toEqual([]);
  });

  test('the load after a deployment brings the new release in, the next one shows it whole, and it opens without a network', async ({
    page,
    context,
    line,
    releases,
    nextRelease,
    press,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const untilTakenOver = await watchTakeOver(page);
    await page.goto('/login');
    // The release before the present one has left its files.
    await page.evaluate(() => caches.open('mwanzo-app-before'));
    await openKept(page);
    const [before, own] = await keptBuilds(page);
    expect([before, own]).toEqual(['mwanzo-app-before', expect.stringMatching(/^mwanzo-app-\w{12}$/)]);

    await releases.deploy(nextRelease);
    await page.reload();
    await expect(page).toHaveTitle(present('TopUp'));
    await untilTakenOver();
    await expect.poll(() => keptBuilds(page)).toEqual([own, expect.stringMatching(/^mwanzo-app-\w{12}$/)]);
    // Under the new release's worker the page is still one of its own.
    await press(page.getByRole('link', { name: 'Matches' }));
    await expect(heading(page, 'Your Matches')).toBeVisible();
    await press(avatar(page));
    await expect(panelText(page)).toBeVisible();
    await expect(page).toHaveTitle(present('Matches'));

    await page.reload();
    await expect(heading(page, 'Your Matches')).toBeVisible();
    await expect(page).toHaveTitle(next('Matches'));
    await press(page.getByRole('link', { name: 'Discover' }));
    await expect(presentCard(page)).toBeVisible();
    expect(await foreignScripts(page, nextRelease)).toEqual([]);

    await goOffline(context, line);
    await page.goto('/matches');
    await expect(page.getByRole('main').getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page).toHaveTitle(next('Matches'));
    expect(errors).toEqual([]);
  });
});

test('a page whose browser keeps nothing, and whose late parts a deployment took away, loads anew at the first touch, and then they open', async ({
  page,
  releases,
  nextRelease,
  press,
}) => {
  await page.goto('/topup');
  await expect(heading(page, 'TopUp')).toBeVisible();
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  await releases.deploy(nextRelease);
  await press(avatar(page));
  await expect(page).toHaveTitle(next('TopUp'));
  await press(avatar(page));
  await expect(panelText(page)).toBeVisible();
  expect(loads).toEqual(['/topup']);
});
