import { expectAccessible } from '../../page/expect-accessible.ts';
import { expect, test } from '../../test.ts';

test('everybody reads about safety in both languages, without a script', async ({ page, press }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Staying safe' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Staying safe' })).toBeVisible();
  scripts.length = 0;
  for (const name of ['Meeting', 'Money', 'Photos and threats', 'On Mwanzo'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const number of ['999', '112', '1195'])
    await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  await expectAccessible(page, 'page about safety');
  await press(page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }));
  await expect(page).toHaveURL('/safety?lang=sw');
  await expect(page.getByRole('heading', { level: 1, name: 'Kuwa salama' })).toBeVisible();
  expect(scripts).toEqual([]);
});
