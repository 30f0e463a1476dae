import { allRefused, tryRefusedContent } from '../../page/try-refused-content.ts';
import { makePhonePhoto } from '../../people/photo-files.ts';
import { expect, test } from '../../test.ts';

test('the content policy blocks text as markup or script, inline styles and scripts of other origins', async ({
  page,
  watched,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(tryRefusedContent)).toEqual(allRefused);
  expect(watched.complaints).toContainEqual(expect.stringMatching(/style/));
});

test.describe('a member', () => {
  test.use({ signedInAs: 'new@mwanzo.test' });

  test('a photo of over 5 MB is made smaller by a worker, which the content policy allows', async ({
    page,
    watched,
  }) => {
    await page.goto('/profile');
    const { buffer, ...photo } = await makePhonePhoto('juma');
    const started = page.waitForEvent('worker');
    // Bytes after the end of a JPEG count towards its size and are ignored by decoders.
    await page
      .getByLabel('Tap to change photo')
      .setInputFiles({ ...photo, buffer: Buffer.concat([buffer, Buffer.alloc(5 * 1024 * 1024)]) });
    await started;
    await expect(page.locator('img[src^="blob:"]')).toBeVisible();
    expect(watched.complaints).toEqual([]);
  });
});
