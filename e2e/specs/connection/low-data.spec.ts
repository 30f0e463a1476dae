import type { Locator, Page } from '@playwright/test';
import type { VisibleProfile } from '../../../contract/src/people/profiles.ts';
import { isRequestTo } from '../../network/endpoint.ts';
import { deck, toast, topCard } from '../../page/locators.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { makePhonePhoto } from '../../people/photo-files.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'wanjiku.2@mwanzo.test', followsTraffic: true });

/** Records the photos that the page downloads from now on, as `name/width`; those from its cache are not among them. */
async function recordPhotos(page: Page): Promise<string[]> {
  const addresses = new Map<string, string>();
  const downloaded: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const photo = /^\/media\/photos\/(\w+\/\d+)\.webp$/.exec(addresses.get(requestId) ?? '')?.[1];
    if (photo !== undefined && encodedDataLength > 0) downloaded.push(photo);
  });
  await session.send('Network.enable');
  return downloaded;
}

const widthsOf = (photos: readonly string[]) => [...new Set(photos.map((photo) => photo.split('/')[1]))].sort();
const cardPhoto = (page: Page) => topCard(page).locator('img');
const naturalWidth = (page: Page) =>
  cardPhoto(page).evaluate((photo: HTMLImageElement) => (photo.complete ? photo.naturalWidth : 0));
const lowDataSwitch = (page: Page) => page.getByRole('switch', { name: 'Low data' });

/** Makes the browser report that Save-Data is on. */
async function turnOnSaveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  );
}

/** The size in pixels of the blurred placeholder behind a photo. */
function placeholderSize(photo: Locator): Promise<number[]> {
  return photo.evaluate(async (element: HTMLElement) => {
    const picture = new Image();
    picture.src = /^url\("(data:[^"]+)"\)$/.exec(element.style.backgroundImage)?.[1] ?? '';
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
}

test(
  'the next three cards’ first photos and the top card’s second one load ahead, once and in the size that is shown',
  { tag: '@desktop' },
  async ({ page, press, isMobile }) => {
    const downloaded = await recordPhotos(page);
    const dealt = page.waitForRequest(isRequestTo('GET /api/profiles/discover'));
    await page.goto('/discover');
    const cards = (await (await (await dealt).response())?.json()) as VisibleProfile[];
    // A desktop has the whole profile beside the card, with every photo.
    const photosOf = (index: number) => (isMobile ? 2 : (cards[index]?.photos.length ?? 0));
    await expect.poll(() => downloaded.length).toBeGreaterThan(0);
    await waitUntilIdle(page);
    // The member's own photo is smaller.
    const ahead = downloaded.filter((photo) => !photo.endsWith('/160'));
    expect(ahead).toHaveLength(3 + photosOf(0));
    const shown = await cardPhoto(page).evaluate((photo: HTMLImageElement) => photo.currentSrc);
    expect(widthsOf(ahead)).toEqual([/(\d+)\.webp/.exec(shown)?.[1]]);
    const before = downloaded.length;

    const first = await topCard(page).getByRole('heading', { level: 2 }).getAttribute('id');
    await press(page.getByRole('button', { name: 'Pass', exact: true }));
    await expect(topCard(page).getByRole('heading', { level: 2 })).not.toHaveId(first ?? '');
    const expected = before + photosOf(1);
    await expect.poll(() => downloaded.length).toBeGreaterThanOrEqual(expected);
    await waitUntilIdle(page);
    // Two photos are new: the first one of the card that has come, and the second one of the card that is now first.
    expect(downloaded).toHaveLength(expected);
    expect(new Set(downloaded).size).toBe(downloaded.length);
  },
);

test('a photo that is still loading has a blurred placeholder', async ({ page }) => {
  await page.route('**/media/photos/**', () => undefined);
  await page.goto('/discover');
  await expect(cardPhoto(page)).toHaveAttribute('style', /data:image/);
  expect(await placeholderSize(cardPhoto(page))).toEqual([27, 32]);
});

test('a photo that cannot be loaded leaves a placeholder with its name, and loads when the network is back', async ({
  page,
  context,
}) => {
  await page.route('**/media/photos/**', (route) => route.abort());
  await page.goto('/discover');
  const placeholder = topCard(page).locator('div[role=img][style*="data:image"]');
  await expect(placeholder).toHaveAccessibleName(/\p{L}/u);
  await expect(cardPhoto(page)).toHaveCount(0);
  await page.unroute('**/media/photos/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await expect(placeholder).toHaveCount(0);
});

test('with Save-Data only small photos load, none ahead, and a sharper one on a tap or key press', async ({
  page,
  press,
  hasTouch,
}) => {
  await turnOnSaveData(page);
  const downloaded = await recordPhotos(page);
  await page.goto('/discover');
  await expect.poll(() => naturalWidth(page)).toBe(160);
  await waitUntilIdle(page);
  expect(widthsOf(downloaded)).toEqual(['160']);
  // The member's own photo and the top card.
  expect(downloaded).toHaveLength(2);
  // The next card shows a placeholder, a portrait of 4:5, and no photo of it was loaded.
  const next = deck(page).locator('[inert] [style*="data:image"]').first();
  expect(await placeholderSize(next)).toEqual([27, 32]);

  // At the top of the card, on the left, is the button that loads a sharper photo.
  await topCard(page)
    .getByRole('button', { name: /^View the profile of/ })
    .click({ position: { x: 180, y: 140 } });
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close' }) });
  const sharper = dialog.getByRole('button', { name: /^Load sharper photo of/ });
  expect((await sharper.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  if (hasTouch) await press(sharper);
  else await sharper.press('Enter');
  await expect
    .poll(() =>
      dialog
        .getByRole('img')
        .first()
        .evaluate((photo: HTMLImageElement) => (photo.complete ? photo.naturalWidth : 0)),
    )
    .toBeGreaterThan(160);
  await expect(sharper).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  // The arches of the other photos stay empty until they are pressed.
  expect(await dialog.getByRole('button', { name: /^Photo \d of/ }).count()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(160);
  await expect(topCard(page).getByRole('button', { name: /^Load sharper photo/ })).toBeHidden();
  expect(widthsOf(downloaded)).toEqual(['160', '480']);
  expect(downloaded).toHaveLength(2 + 1);
});

test('the switch in the settings turns low-data mode on and off, in other tabs too, and is remembered', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/discover');
  await expect(topCard(other).getByRole('button', { name: /^View the profile of/ })).toBeVisible();
  await expect(topCard(other).getByRole('button', { name: /^Load sharper photo/ })).toBeHidden();

  await page.goto('/settings');
  await expect(lowDataSwitch(page)).not.toBeChecked();
  await lowDataSwitch(page).press(' ');
  await expect(lowDataSwitch(page)).toBeChecked();
  await expect(topCard(other).getByRole('button', { name: /^Load sharper photo/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mwanzo.lowData'))).toBe('on');

  await page.reload();
  await expect(lowDataSwitch(page)).toBeChecked();
  await lowDataSwitch(page).press(' ');
  await expect(lowDataSwitch(page)).not.toBeChecked();
  await expect(topCard(other).getByRole('button', { name: /^Load sharper photo/ })).toBeHidden();
  // A choice that equals the browser's setting is not stored.
  expect(await page.evaluate(() => localStorage.getItem('mwanzo.lowData'))).toBeNull();
});

test('a member can switch off the low-data mode that the browser asks for', async ({ page }) => {
  await turnOnSaveData(page);
  await page.goto('/settings');
  await expect(lowDataSwitch(page)).toBeChecked();
  await lowDataSwitch(page).press(' ');
  await page.goto('/discover');
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(160);
});

/** Reads how much data the visit has used, as the settings show it. */
const usedKilobytes = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('mwanzo.visitBytes')) / 1000);

test('the settings show how much data the visit has used, across pages and reloads', async ({ page, press }) => {
  const shown = () => usedKilobytes(page);
  await page.goto('/discover');
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await waitUntilIdle(page);
  const first = await shown();
  // Every visit loads at least the code, the styles and the fonts.
  expect(first).toBeGreaterThan(140);
  expect(first).toBeLessThan(1000);

  await press(page.getByRole('link', { name: 'Matches' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
  await waitUntilIdle(page);
  const second = await shown();
  expect(second).toBeGreaterThan(first);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
  await waitUntilIdle(page);
  const third = await shown();
  expect(third).toBeGreaterThan(second);
  // Code and fonts came from the browser's cache.
  expect(third - second).toBeLessThan(100);
  await page.goto('/settings');
  await expect(
    page.getByText(/This month so far on this device: [\d.]+\sKB\. This visit: [\d.]+\sKB\.$/),
  ).toBeVisible();
});

test('an upload counts, even one that the server refused', async ({ page, press }) => {
  await page.route('**/api/profiles/me', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto('/profile');
  await expect(page.getByLabel('Bio', { exact: true })).toBeVisible();
  await waitUntilIdle(page);
  const before = await usedKilobytes(page);
  const photo = await makePhonePhoto('juma');
  await page.getByLabel('Tap to change photo').setInputFiles(photo);
  await press(page.getByRole('button', { name: 'Save Profile' }));
  await expect(toast(page, 'Update failed')).toBeVisible();
  expect((await usedKilobytes(page)) - before).toBeGreaterThanOrEqual(Math.floor(photo.buffer.length / 1000));
});
