import type { Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { dealAlbums } from '../../network/staged-responses.ts';
import { toast, topCard } from '../../page/locators.ts';
import { waitForAnimations } from '../../page/wait-for-animations.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'otieno.3@mwanzo.test' });

const place = (page: Page, at: number) => topCard(page).getByText(`Photo ${at} of 3`);
const button = (page: Page, name: string) => topCard(page).getByRole('button', { name });
const heading = (page: Page) => topCard(page).getByRole('heading', { level: 2 });

async function openDiscover(page: Page): Promise<void> {
  // No decision reaches the server, so that the next test finds the same people.
  await page.route('**/api/profiles/like-pass/', (route) => route.fulfill({ json: { matched: false, match: null } }));
  await page.goto('/discover');
  await waitUntilSeen(page);
}

test('the edges of a photo turn to the next and the previous one, and at an end the card nods', async ({
  page,
  press,
}) => {
  await dealAlbums(page);
  await openDiscover(page);
  await page.evaluate(() => {
    const nods: string[] = [];
    Object.assign(globalThis, { nods });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function record(frames, options) {
      if (this.tagName === 'ARTICLE') nods.push(String((frames as Keyframe[])[1]?.['transform']));
      return animate.call(this, frames, options);
    };
  });
  const nods = () => page.evaluate(() => (globalThis as unknown as { nods: string[] }).nods);
  const photo = topCard(page).locator('img').first();
  const first = await photo.getAttribute('src');
  await expect(place(page, 1)).toBeVisible();
  await press(button(page, 'Previous photo'));
  expect(await nods()).toEqual(['translateX(6px)']);
  await press(button(page, 'Next photo'));
  await expect(place(page, 2)).toBeVisible();
  await expect(photo).not.toHaveAttribute('src', first ?? '');
  await expect(topCard(page).getByRole('status')).toHaveText('Photo 2 of 3');
  await press(button(page, 'Next photo'));
  await press(button(page, 'Next photo'));
  await expect(place(page, 3)).toBeVisible();
  expect(await nods()).toEqual(['translateX(6px)', 'translateX(-6px)']);
  await press(button(page, 'Previous photo'));
  await expect(place(page, 2)).toBeVisible();
});

test('an answered prompt comes with the next photo, or on a second side of a single one', async ({ page, press }) => {
  const prompts = [{ prompt_id: 'morning-start' as const, answer: 'Strong tea.' }];
  for (const { photos, next, interests } of [
    { photos: ['/media/one.webp', '/media/two.webp'], next: 'Next photo', interests: ['Music'] },
    { photos: ['/media/one.webp'], next: 'Next side', interests: [] },
  ]) {
    await page.unrouteAll({ behavior: 'wait' });
    await dealAlbums(page, { photos, photo_details: [], bio: 'Likes long walks.', prompts, interests });
    await openDiscover(page);
    await expect(topCard(page).getByText('Likes long walks.')).toBeVisible();
    await expect(topCard(page).getByText('Strong tea.')).toBeHidden();
    // The height in the layout: while the card arrives, it is drawn smaller.
    const height = () =>
      topCard(page)
        .locator('.profile-card-caption')
        .evaluate((caption) => (caption as HTMLElement).offsetHeight);
    const before = await height();
    await press(button(page, next));
    await expect(topCard(page).getByText('My morning starts with')).toBeVisible();
    await expect(topCard(page).getByText('Strong tea.')).toBeVisible();
    await expect(topCard(page).getByText('Likes long walks.')).toBeHidden();
    expect(await height()).toBe(before);
  }
});

test('a single photo without an answer has no bars and opens the profile wherever it is tapped', async ({
  page,
  hasTouch,
}) => {
  await dealAlbums(page, { photos: ['/media/one.webp'], photo_details: [], prompts: [] });
  await openDiscover(page);
  await expect(button(page, 'Next photo')).toHaveCount(0);
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error('There is no card');
  const [x, y] = [box.x + box.width * 0.1, box.y + 80];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'Space turns to the next photo and starts again after the last, unless a control has the focus',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await dealAlbums(page);
    await openDiscover(page);
    await expect(place(page, 1)).toBeVisible();
    for (const at of [2, 3, 1]) {
      await page.keyboard.press('Space');
      await expect(place(page, at)).toBeVisible();
    }
    await button(page, 'Next photo').focus();
    await page.keyboard.press('Space');
    await expect(place(page, 2)).toBeVisible();
  },
);

test('the second photo travels once its card is first; in low-data mode only when it is asked for', async ({
  page,
  press,
}) => {
  await dealAlbums(page);
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/photos/')) photos.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => localStorage.setItem('mwanzo.lowData', 'on'));
  await openDiscover(page);
  await expect(place(page, 1)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = new Set(photos).size;
  await press(button(page, 'Next photo'));
  await expect.poll(() => new Set(photos).size).toBe(before + 1);
  expect(photos.at(-1)).toContain('160.webp');
});

test('in low-data mode the preview loads a further photo only when it is asked for', async ({ page, press }) => {
  await dealAlbums(page);
  const photos = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/media/photos/')) photos.add(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => localStorage.setItem('mwanzo.lowData', 'on'));
  await openDiscover(page);
  await press(button(page, 'View the profile of'));
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('button', { name: 'Photo 2 of 3' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = photos.size;
  await press(preview.getByRole('button', { name: 'Photo 3 of 3' }));
  await expect.poll(() => photos.size).toBe(before + 1);
  expect([...photos].at(-1)).toContain('160.webp');
});

test('the preview shows the same photos, and Like or Pass in its foot closes it and sends the card away', async ({
  page,
  press,
}) => {
  await dealAlbums(page);
  await openDiscover(page);
  const decisions = recordRequests(page, 'POST /api/profiles/like-pass');
  for (const [name, matched] of [
    ['Like', true],
    ['Pass', false],
  ] as const) {
    await waitUntilSeen(page);
    const before = (await heading(page).getAttribute('aria-label')) ?? '';
    await press(button(page, 'Next photo'));
    await press(button(page, 'View the profile of'));
    const preview = page.getByRole('dialog');
    await expect(preview.getByRole('heading', { level: 2, name: before })).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Photo 2 of 3' })).toHaveAttribute('aria-pressed', 'true');
    await press(preview.getByRole('button', { name: 'Photo 3 of 3' }));
    await expect(preview.getByRole('status').filter({ hasText: 'Photo 3 of 3' })).toBeVisible();
    await press(preview.getByRole('button', { name, exact: true }));
    await expect(preview).toBeHidden();
    await expect(heading(page)).not.toHaveAccessibleName(before);
    await expect.poll(() => decisions.at(-1)?.postDataJSON() as object).toMatchObject({ matched });
  }
  expect(decisions).toHaveLength(2);
});

test(
  'the arrow keys turn the photos of the preview, and decide on nobody',
  { tag: '@desktop-only' },
  async ({ page, press }) => {
    await dealAlbums(page);
    await openDiscover(page);
    const decisions = recordRequests(page, 'POST /api/profiles/like-pass');
    await press(button(page, 'View the profile of'));
    const preview = page.getByRole('dialog');
    const shown = (at: number) => preview.getByRole('status').filter({ hasText: `Photo ${at} of 3` });
    await expect(shown(1)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(shown(2)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(shown(3)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(shown(2)).toBeVisible();
    expect(decisions).toHaveLength(0);
  },
);

test('a toast in the preview comes above the buttons in its foot', async ({ page, press }) => {
  await openDiscover(page);
  await press(page.getByRole('button', { name: 'Like', exact: true }));
  await expect(toast(page, 'You liked the profile!')).toBeVisible();
  await press(button(page, 'View the profile of'));
  const preview = page.getByRole('dialog');
  const shown = preview.locator('[data-toast]');
  await expect(shown).toBeVisible();
  await waitForAnimations(page);
  const like = preview.getByRole('button', { name: 'Like', exact: true });
  const [over, under] = [await shown.boundingBox(), await like.boundingBox()];
  expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
});

test('a profile that is opened from a chat offers to write', async ({ page, press }) => {
  await page.goto('/matches');
  await press(page.getByRole('main').getByRole('link').first());
  await press(page.getByTitle(/^View the profile of/));
  const profile = page.getByRole('dialog');
  await expect(profile.getByText('More Info')).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);
  await press(profile.getByRole('button', { name: 'Message' }));
  await expect(profile).toBeHidden();
  await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
});
