import { deck } from '../../page/locators.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'wanjiku.2@mwanzo.test' });

test('a visit to every screen requests nothing from other origins and logs no error or warning', async ({
  page,
  press,
  watched,
}) => {
  const openAndClose = async (button: string | RegExp, dialog: string) => {
    await press(page.getByRole('button', { name: button }));
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
  };

  for (const path of ['/', '/login', '/signup', '/verify', '/coming-soon', '/profile', '/topup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilIdle(page);
  }
  await page.goto('/discover');
  await expect(deck(page).getByRole('article').first()).toBeVisible();
  await openAndClose(/^Filters/, 'Perfect Match Filters');
  await openAndClose(/^Notifications/, 'Notifications');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitForLayersToLeaveHistory(page);

  await page.goto('/matches');
  await press(page.getByRole('main').getByRole('link').first());
  await expect(page.getByRole('log')).toBeVisible();
  await waitUntilIdle(page);
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/login');

  expect(watched).toEqual({ foreignRequests: [], complaints: [], failedRequests: [] });
});
