import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';
import { respondWith } from '../../network/intercept-requests.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: emailOf('samuel') });

test('the groups stand in their order, and lead to help and to the rules', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Privacy',
    'Notifications',
    'Language and data',
    'Account',
    'Help and safety',
    'Legal',
  ]);
  const main = page.getByRole('main');
  for (const [name, href] of [
    [/^Staying safe/, '/safety'],
    [/^Ask for help/, '/support'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Community rules', '/community'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('who comes back from a page below finds the focus on its row, at the same place', async ({ page }) => {
  await page.goto('/settings');
  const row = page.getByRole('link', { name: 'Report somebody' });
  await row.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/report');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.goBack();
  await expect(row).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
});

test('somebody is chosen and reported from the settings', async ({ page, press, token }) => {
  const { name } = await findMatch(token);
  // The report stays on the page: other tests need the match.
  await respondWith(page, 'POST /api/reports/', { reported: true, blocked: false });
  await page.goto('/settings');
  await press(page.getByRole('link', { name: 'Report somebody' }));
  await expectAccessible(page, 'whom to report');
  await press(page.getByRole('button', { name: new RegExp(`^${name}`) }));
  const sheet = page.getByRole('dialog', { name: `Report ${name}` });
  await press(sheet.getByRole('radio', { name: 'Fake profile' }).or(sheet.getByRole('radio').first()).first());
  await press(sheet.getByRole('switch', { name: `Block ${name} too` }));
  await press(sheet.getByRole('button', { name: 'Send report' }));
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/settings/report');
});
