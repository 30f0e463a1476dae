import { codeAt } from '../../server/src/gateways/step-codes/step-code.ts';
import { birthdayAt, makeSignedUpMember } from '../people/signed-up-member.ts';
import { apiRequest, demoPassword } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

const makeMember = () =>
  makeSignedUpMember({
    fullName: 'Amina Wanjiru',
    label: 'pictured',
    birthday: birthdayAt(28, '03-14'),
    gender: 'female',
    orientation: 'straight',
  });

test('second-step-at-sign-in', async ({ page, picture }) => {
  const { email, token } = await makeMember();
  const path = '/api/account/second-step/';
  const begun = await apiRequest('POST', path, { token, body: { password: demoPassword } });
  const { key } = (await begun.json()) as { key: string };
  await apiRequest('POST', `${path}confirm/`, { token, body: { code: codeAt(key, new Date()) } });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Code of the app')).toBeFocused();
  await picture('login-code');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Type one of your recovery codes.')).toBeVisible();
  await picture('login-recovery-code');
});

test.describe('signed in', () => {
  test.use({ signedInAs: async ({}, use) => use((await makeMember()).email) });

  test('second-step', async ({ page, picture, context, baseURL }) => {
    await page.goto('/settings');
    await expect(page.getByRole('link', { name: /^Second step Off/ })).toBeVisible();
    await picture('settings-second-step-row', { whole: true });
    await page.goto('/settings/second-step');
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await picture('settings-second-step');
    await page.getByLabel('Present password').fill(demoPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await picture('settings-second-step-key', { whole: true });
    const link = await page.getByRole('link', { name: 'Open the app' }).getAttribute('href');
    const key = new URL(link ?? '').searchParams.get('secret') ?? '';
    await page.getByLabel('Code of the app').fill(codeAt(key, new Date()));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await picture('settings-second-step-codes', { whole: true });
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('button', { name: 'New recovery codes' }).focus();
    await picture('settings-second-step-on');
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await picture('settings-second-step-off');
    await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
    await page.goto('/settings/second-step');
    await expect(page.getByText('Kuingia kunahitaji msimbo')).toBeVisible();
    await picture('settings-second-step-swahili');
  });
});

test.describe('a reviewer without a second step', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('second-step-in-the-room', async ({ page, picture }) => {
    // The server asks for a second step only in production.
    const json = { code: 'second_factor_missing', detail: 'Set up a second step first.' };
    await page.route('**/api/moderation/**', (route) => route.fulfill({ status: 403, json }));
    await page.goto('/moderation');
    await expect(page.getByRole('heading', { name: 'One thing before you review' })).toBeVisible();
    await picture('moderation-step-missing');
  });
});
