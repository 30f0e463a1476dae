import { expect, type Page } from '@playwright/test';
import { comeBack, emailOf, goOffline, openChat, partnerOf, test } from './line-test.ts';
import { presentCard } from './member-steps.ts';

// What a line does is the same at every size, and phones are what has bad ones.
test.skip(({ isMobile }) => !isMobile, 'phones have bad lines');

const offlineState = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'You are offline' });
const banner = (page: Page) => page.getByText('You are offline. Check your bundle or Wi-Fi.');
const isKept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);

test.describe('the app that is kept on the phone', () => {
  test.use({ serviceWorkers: 'allow', signedInAs: emailOf('ken') });

  test('without a network every signed-in page opens and says so, and goes on by itself when it is back', async ({
    page,
    context,
    line,
    token,
  }) => {
    const partner = await partnerOf(token);
    await page.goto('/profile');
    await expect(page.getByLabel('Bio', { exact: true })).toBeVisible();
    await isKept(page);
    await goOffline(context, line);
    for (const path of ['/discover', `/chat/${partner}`, '/matches']) {
      await page.goto(path);
      await expect(offlineState(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(banner(page)).toBeVisible();
    }
    await page.goto('/topup');
    await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByLabel('Bio', { exact: true })).toBeVisible();

    await page.goto('/matches');
    await expect(offlineState(page)).toBeVisible();
    await comeBack(context, line);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(offlineState(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
  });

  test('it holds the app’s own files, and never an answer of the server or a photo', async ({ page, token }) => {
    await openChat(page, token);
    await isKept(page);
    await page.goto('/matches');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.goto('/discover');
    await expect(presentCard(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(async () => {
      const caughtAll = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caughtAll.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(
      kept.filter((path) => path !== '/discover' && !/^\/assets\/[\w.-]+\.(js|css|woff2|svg)$/.test(path)),
    ).toEqual([]);
  });

  test('what the service worker fetched for the phone is part of what the visit has used', async ({
    page,
    context,
  }) => {
    const started = context.waitForEvent('serviceworker');
    await page.goto('/topup');
    const worker = await started;
    await isKept(page);
    const sum = () =>
      performance
        .getEntries()
        .reduce((bytes, entry) => bytes + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0);
    expect(await worker.evaluate(sum)).toBeGreaterThan(20_000);
    const told = () => page.evaluate(() => Number(sessionStorage.getItem('mwanzo.visitBytes')));
    await expect.poll(async () => (await told()) - (await page.evaluate(sum)) - (await worker.evaluate(sum))).toBe(0);
  });

  test('the landing page runs no script and keeps nothing', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(async () => [
        document.scripts.length,
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    ).toEqual([0, 0, 0]);
  });

  test('what makes it installable is there: the manifest, with icons of the sizes that it names', async ({ page }) => {
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

  test('code that the server no longer has brings one new load of the page, and never a loop', async ({ page }) => {
    await page.route('**/assets/matches-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/topup');
    await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await page.getByRole('link', { name: 'Matches' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(loads.map((url) => new URL(url).pathname)).toEqual(['/matches']);
    await page.unroute('**/assets/matches-page-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
