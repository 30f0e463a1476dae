import type { Locator } from '@playwright/test';
import { ownPhotos, photoTile } from '../../page/own-photos.ts';
import { makePhotographedMember, photoIdsOf } from '../../people/photographed-member.ts';
import { expect, test } from '../../test.ts';

test.use({
  signedInAs: async ({}, use) =>
    use((await makePhotographedMember(['crimson', 'marigold', 'teal', 'coral', 'indigo'])).email),
});

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to take hold of');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test(
  'a photo is dragged by its handle; Escape leaves the photos as they were',
  { tag: '@desktop-only' },
  async ({ page, token }) => {
    const [a, b, ...others] = await photoIdsOf(token, 'me');
    await page.goto('/profile');
    await expect(photoTile(page, 5)).toBeVisible();
    const take = async () => {
      // The place is measured each time, because the page scrolls near the edge of the window. The hover waits until
      // the photo stands still.
      await ownPhotos(page).locator('.photo-slot-handle').nth(1).hover();
      const first = await middleOf(photoTile(page, 1));
      await page.mouse.down();
      await page.mouse.move(first.x, first.y, { steps: 5 });
      await expect(ownPhotos(page).locator('[data-lifted]')).toHaveCount(1);
    };
    await take();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(ownPhotos(page).locator('[data-lifted]')).toHaveCount(0);
    expect(await photoIdsOf(token, 'me')).toEqual([a, b, ...others]);
    await take();
    await page.mouse.up();
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([b, a, ...others]);
  },
);

test(
  'near the edge of a low window the page follows a dragged photo, which stays at the hand',
  { tag: '@desktop-only' },
  async ({ page, token }) => {
    const before = await photoIdsOf(token, 'me');
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto('/profile');
    const handle = ownPhotos(page).locator('.photo-slot-handle').nth(1);
    await expect(handle).toBeVisible();
    await handle.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }),
    );
    const scrolled = () => page.evaluate(() => scrollY);
    const start = await scrolled();
    const { x, y } = await middleOf(handle);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, 415, { steps: 3 });
    // The hand rests, and the page keeps scrolling below it.
    await expect.poll(scrolled).toBeGreaterThan(start + 150);
    await page.mouse.move(x, 210);
    const lifted = await middleOf(ownPhotos(page).locator('[data-lifted] .photo-slot-handle'));
    expect(Math.abs(lifted.y - 210)).toBeLessThan(24);
    await page.mouse.move(x, 5, { steps: 3 });
    await expect.poll(scrolled).toBeLessThan(start);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await photoIdsOf(token, 'me')).toEqual(before);
  },
);

test('in the edit dialog its body scrolls, not the page below', { tag: '@desktop-only' }, async ({ page, press }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/topup');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
  const body = page.getByRole('dialog', { name: 'Edit Profile' }).locator('.overflow-y-auto').first();
  const { x, y } = await middleOf(photoTile(page, 1));
  await page.mouse.move(x, Math.min(y, 220));
  await page.mouse.down();
  await expect(ownPhotos(page).locator('[data-lifted]')).toHaveCount(1);
  await page.mouse.move(x, 380, { steps: 4 });
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(60);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.move(x, 130, { steps: 4 });
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
});
