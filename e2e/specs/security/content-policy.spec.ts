import { makePhonePhoto } from '../../people/photo-files.ts';
import { expect, test } from '../../test.ts';

test('the content policy blocks text as markup or script, inline styles and scripts of other origins', async ({
  page,
  watched,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const attempts = await page.evaluate(() => {
    const refused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const element = document.createElement('p');
    document.body.append(element);
    element.setAttribute('style', 'opacity: 0.5');
    return {
      markup: refused(() => (element.innerHTML = '<b>bold</b>')),
      script: refused(() => (document.createElement('script').text = '1')),
      foreignWorker: refused(() => new Worker('https://example.org/worker.js')),
      inlineStyle: getComputedStyle(element).opacity === '1',
    };
  });
  expect(attempts).toEqual({ markup: true, script: true, foreignWorker: true, inlineStyle: true });
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
