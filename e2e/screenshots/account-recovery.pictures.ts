import { birthdayAt, makeSignedUpMember } from '../people/signed-up-member.ts';
import { linkMailedTo } from '../server/caught-mails.ts';
import { apiRequest } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

const makeMember = () =>
  makeSignedUpMember({
    fullName: 'Amina Wanjiru',
    label: 'pictured',
    birthday: birthdayAt(28, '03-14'),
    gender: 'female',
    orientation: 'straight',
  });

test('account-recovery', async ({ page, picture }) => {
  const { email } = await makeMember();
  await page.goto('/forgot');
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await picture('forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await picture('forgot-sent');
  await page.goto(await linkMailedTo(email, 'Choose a new password'));
  await page.getByLabel('New password').fill('Password1');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('on lists that attackers try first')).toBeVisible();
  await picture('reset-common-password');
  await page.goto('/reset#token=none');
  await page.reload();
  await page.getByLabel('New password').fill('maji moto na chai');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await picture('reset-ended');
  await page.goto('/confirm#token=none');
  await expect(page.getByRole('button', { name: 'Confirm the address' })).toBeVisible();
  await picture('confirm');
});

test.describe('signed in', () => {
  test.use({ signedInAs: async ({}, use) => use((await makeMember()).email) });

  test('account-address', async ({ page, picture, token, context, baseURL }) => {
    await page.goto('/settings');
    await expect(page.getByText('Confirm your address')).toBeVisible();
    await picture('settings-unconfirmed', { whole: true });
    await page.goto('/settings/password');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Enter your present password.')).toBeVisible();
    await picture('settings-password');
    await apiRequest('POST', '/api/account/email/', {
      token,
      body: { email: 'amina@example.org', password: 'karibu-mwanzo' },
    });
    await page.goto('/settings/email');
    await expect(page.getByText('Until then nothing changes')).toBeVisible();
    await picture('settings-email', { whole: true });
    await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
    await page.reload();
    await expect(page.getByText('Bado haijathibitishwa')).toBeVisible();
    await picture('settings-email-swahili', { whole: true });
  });
});
