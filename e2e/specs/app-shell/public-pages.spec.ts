import { expectAccessible } from '../../page/expect-accessible.ts';
import { expect, test } from '../../test.ts';

const pages = [
  { link: 'Privacy Policy', path: '/privacy', swahili: 'Sera ya Faragha' },
  { link: 'Terms of Service', path: '/terms', swahili: 'Masharti ya Huduma' },
  { link: 'Support', path: '/support', swahili: 'Msaada' },
];

test('the footer leads to pages about the rules, by keyboard, in both languages and without a script', async ({
  page,
  press,
}) => {
  for (const { link, path, swahili } of pages) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    expect(await page.locator('script').count()).toBe(0);
    await expectAccessible(page, path);
    await press(page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }));
    await expect(page.getByRole('heading', { level: 1, name: swahili })).toBeVisible();
    await page.context().clearCookies();
  }
  // This server has no operator, and says so.
  await page.goto('/privacy');
  await expect(page.getByText('Nobody is named as the operator of this server yet.')).toBeVisible();
  await press(page.getByRole('main').getByRole('link', { name: 'Community rules' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Community rules' })).toBeVisible();
  await expectAccessible(page, '/community');
});

test('on paper a page about the rules has its words alone', async ({ page }) => {
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
