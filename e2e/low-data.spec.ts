import type { Locator, Page } from '@playwright/test';
import { presentCard, toast } from './member-steps.ts';
import { makePhonePhoto } from './pictures.ts';
import { expect, test } from './test.ts';

test.use({ signedInAs: 'wanjiku.2@mwanzo.test' });

/** The widths of the photos that the page got over the line, in order; what its cache had is not among them. */
async function watchPhotos(page: Page): Promise<string[]> {
  const asked = new Map<string, string>();
  const got: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    asked.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const photo = /^\/media\/photos\/(\w+\/\d+)\.webp$/.exec(asked.get(requestId) ?? '')?.[1];
    if (photo !== undefined && encodedDataLength > 0) got.push(photo);
  });
  await session.send('Network.enable');
  return got;
}

const widthsOf = (photos: readonly string[]) => [...new Set(photos.map((photo) => photo.split('/')[1]))].sort();
const cardPhoto = (page: Page) => presentCard(page).locator('img');
const naturalWidth = (page: Page) =>
  cardPhoto(page).evaluate((photo: HTMLImageElement) => (photo.complete ? photo.naturalWidth : 0));
const lowDataSwitch = (page: Page) => page.getByRole('switch', { name: 'Low-data mode' });

/** As a browser whose Save-Data is on tells its pages. */
async function askToSaveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  );
}

/** The pixels of the blurred stand-in that a photo has behind it, as this browser reads it. */
function standInSize(photo: Locator): Promise<number[]> {
  return photo.evaluate(async (element: HTMLElement) => {
    const picture = new Image();
    picture.src = /^url\("(data:[^"]+)"\)$/.exec(element.style.backgroundImage)?.[1] ?? '';
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
}

/** Waits for what the page does when it is idle. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await page.waitForLoadState('networkidle');
}

test('the photos of the next three cards are there before their cards, each fetched once and in the size that its card shows', async ({
  page,
  press,
  hasTouch,
}) => {
  const got = await watchPhotos(page);
  await page.goto('/discover');
  await expect.poll(() => got.length).toBeGreaterThan(0);
  await untilQuiet(page);
  // The own face is smaller.
  const ahead = got.filter((photo) => !photo.endsWith('/160'));
  expect(ahead).toHaveLength(4);
  const shown = await cardPhoto(page).evaluate((photo: HTMLImageElement) => photo.currentSrc);
  expect(widthsOf(ahead)).toEqual([/(\d+)\.webp/.exec(shown)?.[1]]);
  const before = got.length;

  const scope = hasTouch ? page : presentCard(page);
  const first = await presentCard(page).getByRole('heading', { level: 2 }).textContent();
  await press(scope.getByRole('button', { name: 'Pass', exact: true }));
  await expect(presentCard(page).getByRole('heading', { level: 2 })).not.toHaveText(first ?? '');
  await expect.poll(() => got.length).toBeGreaterThan(before);
  await untilQuiet(page);
  expect(got).toHaveLength(before + 1);
  expect(new Set(got).size).toBe(got.length);
});

test('a photo that is still on its way has its blurred stand-in', async ({ page }) => {
  await page.route('**/media/photos/**', () => undefined);
  await page.goto('/discover');
  await expect(cardPhoto(page)).toHaveAttribute('style', /data:image/);
  expect(await standInSize(cardPhoto(page))).toEqual([27, 32]);
});

test('a photo that does not arrive leaves its stand-in under its name, and is asked for again when the network is back', async ({
  page,
  context,
}) => {
  await page.route('**/media/photos/**', (route) => route.abort());
  await page.goto('/discover');
  const standIn = presentCard(page).locator('div[role=img][style*="data:image"]');
  await expect(standIn).toHaveAccessibleName(/\p{L}/u);
  await expect(cardPhoto(page)).toHaveCount(0);
  await page.unroute('**/media/photos/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await expect(standIn).toHaveCount(0);
});

test('a browser that saves data gets small photos only, none ahead, and a sharper one for a tap or a key', async ({
  page,
  press,
  hasTouch,
}) => {
  await askToSaveData(page);
  const got = await watchPhotos(page);
  await page.goto('/discover');
  await expect.poll(() => naturalWidth(page)).toBe(160);
  await untilQuiet(page);
  expect(widthsOf(got)).toEqual(['160']);
  // The own face and the present card.
  expect(got).toHaveLength(2);
  // Portraits of 4:5, as the next card shows one of which nothing was loaded.
  const next = page
    .getByRole('region', { name: 'Profiles to decide on' })
    .locator('[inert] [style*="data:image"]')
    .first();
  expect(await standInSize(next)).toEqual([27, 32]);

  await press(presentCard(page).getByRole('button', { name: /^View the profile of/ }));
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close' }) });
  const sharper = dialog.getByRole('button', { name: /^Load sharper photo of/ });
  expect((await sharper.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  if (hasTouch) await press(sharper);
  else await sharper.press('Enter');
  await expect
    .poll(() => dialog.locator('img').evaluate((photo: HTMLImageElement) => (photo.complete ? photo.naturalWidth : 0)))
    .toBe(480);
  await expect(sharper).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => naturalWidth(page)).toBe(480);
  await expect(presentCard(page).getByRole('button', { name: /^Load sharper photo/ })).toBeHidden();
  expect(widthsOf(got)).toEqual(['160', '480']);
  expect(got).toHaveLength(3);
});

test('the switch in the side panel turns low-data mode on and off, in other tabs too, and is kept', async ({
  page,
  press,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/discover');
  await expect(presentCard(other).getByRole('button', { name: /^View the profile of/ })).toBeVisible();
  await expect(presentCard(other).getByRole('button', { name: /^Load sharper photo/ })).toBeHidden();

  await page.goto('/matches');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await expect(lowDataSwitch(page)).not.toBeChecked();
  await lowDataSwitch(page).press(' ');
  await expect(lowDataSwitch(page)).toBeChecked();
  await expect(presentCard(other).getByRole('button', { name: /^Load sharper photo/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mwanzo.lowData'))).toBe('on');

  await page.reload();
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await expect(lowDataSwitch(page)).toBeChecked();
  await lowDataSwitch(page).press(' ');
  await expect(lowDataSwitch(page)).not.toBeChecked();
  await expect(presentCard(other).getByRole('button', { name: /^Load sharper photo/ })).toBeHidden();
  // Nothing is kept of a choice that is the browser's own.
  expect(await page.evaluate(() => localStorage.getItem('mwanzo.lowData'))).toBeNull();
});

test('who does not want what the browser asks for can switch it off', async ({ page, press }) => {
  await askToSaveData(page);
  await page.goto('/discover');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await expect(lowDataSwitch(page)).toBeChecked();
  await lowDataSwitch(page).press(' ');
  await page.reload();
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(160);
});

async function toldKilobytes(page: Page, press: (target: Locator) => Promise<void>): Promise<number> {
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  const text = (await page.getByText(/^This visit has used/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  return Number(/([\d.]+)\sKB/.exec(text)?.[1]);
}

test('the side panel tells what the visit has used, over pages and reloads', async ({ page, press }) => {
  const told = () => toldKilobytes(page, press);
  await page.goto('/discover');
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await untilQuiet(page);
  const first = await told();
  // Never less than what everybody loads: code, styles and fonts.
  expect(first).toBeGreaterThan(140);
  expect(first).toBeLessThan(1000);

  await press(page.getByRole('link', { name: 'Matches' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
  await untilQuiet(page);
  const second = await told();
  expect(second).toBeGreaterThan(first);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
  await untilQuiet(page);
  const third = await told();
  expect(third).toBeGreaterThan(second);
  // Code and fonts came from the browser's cache.
  expect(third - second).toBeLessThan(100);
});

test('the side panel tells what an upload has sent, even one that the server did not take', async ({ page, press }) => {
  await page.route('**/api/profiles/me', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto('/profile');
  await expect(page.getByLabel('Bio', { exact: true })).toBeVisible();
  await untilQuiet(page);
  const before = await toldKilobytes(page, press);
  const photo = await makePhonePhoto('juma');
  await page.getByLabel('Tap to change photo').setInputFiles(photo);
  await press(page.getByRole('button', { name: 'Save Profile' }));
  await expect(toast(page, 'Update failed')).toBeVisible();
  expect((await toldKilobytes(page, press)) - before).toBeGreaterThanOrEqual(Math.floor(photo.buffer.length / 1000));
});
