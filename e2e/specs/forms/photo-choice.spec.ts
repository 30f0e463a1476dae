import type { Locator } from '@playwright/test';
import { toast } from '../../page/locators.ts';
import { makeHugePhoto } from '../../people/photo-files.ts';
import { findUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

const sizeOf = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight] as const);

test('a file that is no picture is told at the field, until a good photo comes', async ({ page, press }) => {
  await page.goto('/profile');
  const input = page.getByLabel('Tap to change photo');
  await input.setInputFiles({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') });
  await expect(toast(page, 'Image error')).toBeVisible();
  await expect(page.getByText(/^This file is not a picture/)).toBeVisible();
  await input.setInputFiles(makeHugePhoto());
  await expect(page.getByRole('button', { name: 'Adjust' })).toBeVisible();
  await expect(page.getByText(/^This file is not a picture/)).toBeHidden();
  await press(page.getByRole('button', { name: 'Remove', exact: true }));
  await expect(page.getByRole('button', { name: 'Adjust' })).toBeHidden();
});

test('a photo can be cropped to the shape of a card, with the slider and the arrow keys', async ({ page, press }) => {
  await page.goto('/profile');
  await page.getByLabel('Tap to change photo').setInputFiles(makeHugePhoto());
  await press(page.getByRole('button', { name: 'Adjust' }));
  const dialog = page.getByRole('dialog', { name: 'Adjust photo' });
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  const frame = dialog.getByRole('group', { name: /^Photo\. The arrow keys/ });
  const place = () => frame.locator('img').evaluate((element) => element.style.transform);
  const before = await place();
  await frame.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  await press(dialog.getByRole('button', { name: 'Use photo' }));
  await expect(dialog).toBeHidden();
  const image = page.getByRole('img', { name: 'Your photo' });
  await expect
    .poll(async () => {
      const [width, height] = await sizeOf(image);
      return width / height;
    })
    .toBeCloseTo(4 / 5, 1);
});
