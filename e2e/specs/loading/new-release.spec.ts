import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openBreakableConnection } from '../../network/breakable-connection.ts';
import { goOffline, test as connectionTest } from '../../network/connection-test.ts';
import { topCard } from '../../page/locators.ts';
import { waitForConnectionNotices } from '../../page/wait-for-connection-notices.ts';
import { emailOf } from '../../people/demo-members.ts';
import { buildNextRelease, openReleases, type Releases } from '../../server/releases.ts';

const test = connectionTest.extend<{ releases: Releases }>({
  releases: async ({}, use) => {
    const releases = await openReleases();
    await use(releases);
    await releases.close();
  },
  connection: async ({ releases }, use) => {
    const connection = await openBreakableConnection(releases.address);
    await use(connection);
    await connection.close();
  },
});

// The size of the screen makes no difference here.
test.use({ signedInAs: emailOf('ken') });
// The tests run one after the other, so that the next release is built only once.
test.describe.configure({ mode: 'default' });

let nextRelease: string;
// A fixture of the worker would start workers and browsers for these tests alone.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  nextRelease = await buildNextRelease();
});
test.afterAll(() => rmSync(nextRelease, { recursive: true }));

const currentTitle = (page: string) => `${page} · Mwanzo`;
const nextTitle = (page: string) => `${page} · Mwanzo, next release`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const avatar = (page: Page) => page.getByRole('button', { name: 'Your profile, edit' });
const panelText = (page: Page) => page.getByRole('link', { name: 'Settings' });

const storedBuilds = (page: Page) => page.evaluate(() => caches.keys());

/** The scripts of this document that are not part of a release. */
async function scriptsOutside(page: Page, release: string): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const code = loaded.filter((address) => /^\/assets\/.+\.js$/.test(address));
  expect(code).not.toEqual([]);
  return code.filter((address) => !existsSync(path.join(release, address)));
}

/** Opens the app for the first time and waits until the service worker has stored it. */
async function openAndStore(page: Page): Promise<void> {
  await page.goto('/topup');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/**
 * Marks a document when a new service worker takes it over.
 * @returns waits for the mark
 */
async function watchTakeover(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const firstWorker = container.controller;
    container.addEventListener('controllerchange', () => {
      if (firstWorker) document.documentElement.dataset['takenOver'] = 'yes';
    });
  });
  return () => expect(page.locator('html')).toHaveAttribute('data-taken-over', 'yes');
}

test.describe('with the app stored on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page opened before a deployment keeps its code; what was not stored comes from the new release', async ({
    page,
    releases,
    press,
  }) => {
    await openAndStore(page);
    await releases.deploy(nextRelease);
    // Neither the page nor the panel has been loaded yet, and the server no longer has their files.
    await press(page.getByRole('link', { name: 'Matches' }));
    await expect(heading(page, 'Your Matches')).toBeVisible();
    await press(avatar(page));
    await expect(panelText(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page.getByRole('link', { name: 'TopUp' }));
    await expect(page).toHaveTitle(currentTitle('TopUp'));

    await press(page.getByRole('link', { name: /Premium/ }));
    await expect(heading(page, 'Something Amazing is Coming Soon!')).toBeVisible();
    await expect(page).toHaveTitle(currentTitle('Coming soon'));

    // No page links to verification for a verified member. Its code is not stored.
    await page.evaluate(() => history.pushState(null, '', '/verify'));
    await expect(page).toHaveTitle(nextTitle('Verify your profile'));
    expect(await scriptsOutside(page, nextRelease)).toEqual([]);
  });

  test('the first load after a deployment fetches the new release; the next shows it, and it opens offline', async ({
    page,
    context,
    connection,
    releases,
    press,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const waitForTakeover = await watchTakeover(page);
    await page.goto('/login');
    // An older release has left these files behind.
    await page.evaluate(() => caches.open('mwanzo-app-before'));
    await openAndStore(page);
    const [older, current] = await storedBuilds(page);
    expect([older, current]).toEqual(['mwanzo-app-before', expect.stringMatching(/^mwanzo-app-\w{12}$/)]);

    await releases.deploy(nextRelease);
    await page.reload();
    await expect(page).toHaveTitle(currentTitle('TopUp'));
    await waitForTakeover();
    await expect.poll(() => storedBuilds(page)).toEqual([current, expect.stringMatching(/^mwanzo-app-\w{12}$/)]);
    // Under the new release's service worker the page still uses its own code.
    await press(page.getByRole('link', { name: 'Matches' }));
    await expect(heading(page, 'Your Matches')).toBeVisible();
    await press(avatar(page));
    await expect(panelText(page)).toBeVisible();
    await expect(page).toHaveTitle(currentTitle('Matches'));

    await page.reload();
    await expect(heading(page, 'Your Matches')).toBeVisible();
    await expect(page).toHaveTitle(nextTitle('Matches'));
    await press(page.getByRole('link', { name: 'Discover' }));
    await expect(topCard(page)).toBeVisible();
    expect(await scriptsOutside(page, nextRelease)).toEqual([]);

    await goOffline(context, connection);
    await page.goto('/matches');
    await expect(page.getByRole('main').getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page).toHaveTitle(nextTitle('Matches'));
    expect(errors).toEqual([]);
  });
});

test('without a service worker, a page whose code is gone stays and says so; a retry brings the new release', async ({
  page,
  releases,
  press,
}) => {
  await page.goto('/topup');
  await expect(heading(page, 'TopUp')).toBeVisible();
  await waitForConnectionNotices(page);
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  await releases.deploy(nextRelease);
  await press(avatar(page));
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page).toHaveTitle(currentTitle('TopUp'));
  await press(page.getByRole('link', { name: 'Matches' }));
  await press(retry);
  await expect(heading(page, 'Your Matches')).toBeVisible();
  await expect(page).toHaveTitle(nextTitle('Matches'));
  await press(avatar(page));
  await expect(panelText(page)).toBeVisible();
  expect(loads).toEqual(['/matches']);
});
