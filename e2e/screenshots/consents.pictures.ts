import { makeVerifiedMember } from '../people/verified-member.ts';
import { apiRequest } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

test.use({
  signedInAs: async ({}, use) => {
    const { email, token } = await makeVerifiedMember();
    await apiRequest('PATCH', '/api/profiles/me', { token, body: { shown_to: 'liked', orientation: 'queer' } });
    await use(email);
  },
});

test('consents', async ({ page, picture }) => {
  await page.goto('/settings/consents');
  const withdraw = page.getByRole('button', { name: 'Withdraw: Your ID and selfie' });
  await expect(withdraw).toBeVisible();
  await picture('settings-consents', { whole: true });
  await withdraw.click();
  const question = page.getByRole('dialog', { name: 'Withdraw your consent?' });
  await expect(question).toBeVisible();
  await picture('settings-consents-question');
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText(/^Withdrawn on /)).toBeVisible();
  await picture('settings-consents-withdrawn', { whole: true });
});

test('consents-swahili', async ({ page, picture, context, baseURL }) => {
  await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
  await page.goto('/settings/consents');
  await expect(page.getByRole('heading', { name: 'Mwelekeo wako' })).toBeVisible();
  await picture('settings-consents-swahili', { whole: true });
});
