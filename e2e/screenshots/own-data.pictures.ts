import { makeVerifiedMember } from '../people/verified-member.ts';
import { apiRequest } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

test.use({
  signedInAs: async ({}, use) => {
    const { email, token } = await makeVerifiedMember();
    await apiRequest('PATCH', '/api/profiles/me', { token, body: { shown_to: 'liked' } });
    await use(email);
  },
});

test('own-data', async ({ page, picture, token }) => {
  await page.goto('/settings/data');
  const start = page.getByRole('button', { name: 'Download', exact: true });
  await expect(start).toBeVisible();
  await picture('settings-data');
  await start.click();
  await expect(page.getByText('Please type your password')).toBeVisible();
  await picture('settings-data-failed');
  await page.goto('/settings/delete');
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeVisible();
  await picture('settings-delete', { whole: true });
  await apiRequest('PATCH', '/api/profiles/me', { token, body: { is_paused: true } });
  await page.goto('/discover');
  await expect(page.getByRole('heading', { name: 'Your profile is paused' })).toBeVisible();
  await picture('discover-paused');
  await page.goto('/goodbye');
  await expect(page.getByRole('heading', { name: 'Your account is gone' })).toBeVisible();
  await picture('goodbye');
});

test('own-data-swahili', async ({ page, picture, context, baseURL }) => {
  await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
  await page.goto('/settings/delete');
  await expect(page.getByRole('button', { name: 'Futa milele' })).toBeVisible();
  await picture('settings-delete-swahili', { whole: true });
});
