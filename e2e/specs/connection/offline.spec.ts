import { expect, type Page } from '@playwright/test';
import { goOffline, goOnline, test } from '../../network/connection-test.ts';
import { topCard } from '../../page/locators.ts';
import { openChat } from '../../page/open-chat.ts';
import { waitForConnectionNotices } from '../../page/wait-for-connection-notices.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';

test.use({ followsTraffic: true });

// The size of the screen makes no difference here, and it is phones that have bad connections.

const offlineState = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'You are offline' });
const banner = (page: Page) => page.getByText('You are offline. Check your bundle or Wi-Fi.');
/** Waits until the service worker has stored the app. */
const waitUntilStored = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);

test.describe('with the app stored on the phone', () => {
  test.use({ serviceWorkers: 'allow', signedInAs: emailOf('ken') });

  test('without a network every page for members opens and says so, and loads when the network is back', async ({
    page,
    context,
    connection,
    token,
  }) => {
    const partner = (await findMatch(token)).user.id;
    await page.goto('/profile');
    await expect(page.getByLabel('Bio', { exact: true })).toBeVisible();
    await waitUntilStored(page);
    await goOffline(context, connection);
    for (const path of ['/discover', `/chat/${partner}`, '/matches']) {
      await page.goto(path);
      await expect(offlineState(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(path.startsWith('/chat/') ? page.getByText('No connection.') : banner(page)).toBeVisible();
    }
    await page.goto('/topup');
    await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByLabel('Bio', { exact: true })).toBeVisible();

    await page.goto('/matches');
    await expect(offlineState(page)).toBeVisible();
    await goOnline(context, connection);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(offlineState(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
  });

  test('the app’s own files are stored, and never a response of the API or a photo', async ({ page, token }) => {
    await openChat(page, token);
    await waitUntilStored(page);
    await page.goto('/matches');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await waitUntilIdle(page);
    const stored = await page.evaluate(async () => {
      const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return cached.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.length).toBeGreaterThan(20);
    expect(
      stored.filter((path) => !/^\/(discover|open-pages\/[\w-]+|assets\/[\w.-]+\.(js|css|woff2|svg))?$/.test(path)),
    ).toEqual([]);
  });

  test('what the service worker downloads counts as data used by the visit', async ({ page, context }) => {
    const started = context.waitForEvent('serviceworker');
    await page.goto('/topup');
    const worker = await started;
    await waitUntilStored(page);
    const sum = () =>
      performance
        .getEntries()
        .reduce((bytes, entry) => bytes + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0);
    expect(await worker.evaluate(sum)).toBeGreaterThan(20_000);
    const countedBytes = () => page.evaluate(() => Number(sessionStorage.getItem('mwanzo.visitBytes')));
    await expect
      .poll(async () => (await countedBytes()) - (await page.evaluate(sum)) - (await worker.evaluate(sum)))
      .toBe(0);
  });

  test('the landing page loads no script file and stores nothing', async ({ page }) => {
    await page.goto('/');
    await waitUntilIdle(page);
    expect(
      await page.evaluate(async () => [
        [...document.scripts].filter(({ src }) => src !== '').length,
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    ).toEqual([0, 0, 0]);
  });

  test('the app can be installed: its manifest names icons that have the sizes it says', async ({ page }) => {
    await page.goto('/discover');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await page.request.get(href ?? '')).json()) as {
      start_url: string;
      scope: string;
      display: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ start_url: '/discover', scope: '/', display: 'standalone' });
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });
});

test.describe('an old page after an update', () => {
  test.use({ signedInAs: emailOf('ken') });

  test('code that the server no longer has leaves the page as it is; a retry opens the next, without a loop', async ({
    page,
  }) => {
    await page.route('**/assets/matches-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/topup');
    const heading = page.getByRole('heading', { level: 1, name: 'TopUp' });
    await expect(heading).toBeVisible();
    await waitForConnectionNotices(page);
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
    await page.getByRole('link', { name: 'Matches' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(heading).toBeVisible();
    expect(loads).toEqual([]);
    await retry.click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(loads).toEqual(['/matches']);
    await page.unroute('**/assets/matches-page-*.js');
    await retry.click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
