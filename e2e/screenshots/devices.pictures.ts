import { findUnverifiedMember } from '../people/unverified-member.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

test('devices', async ({ page, picture, press }) => {
  await page.goto('/settings/devices');
  await expect(page.getByText('This device')).toBeVisible();
  await picture('settings-devices');
  const everywhereElse = page.getByRole('button', { name: 'Sign out everywhere else' });
  if (await everywhereElse.isVisible()) {
    await press(everywhereElse);
    await expect(page.getByRole('dialog')).toBeVisible();
    await picture('settings-devices-question');
  }
});

test.describe('in Swahili', () => {
  test.beforeEach(async ({ context, baseURL }) =>
    context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]),
  );

  test('devices-swahili', async ({ page, picture }) => {
    await page.goto('/settings/devices');
    await expect(page.getByText('Kifaa hiki', { exact: true })).toBeVisible();
    await picture('settings-devices-swahili');
  });
});
