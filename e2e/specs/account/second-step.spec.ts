import type { Page } from '@playwright/test';
import { codeAt } from '../../../server/src/gateways/step-codes/step-code.ts';
import { toast } from '../../page/locators.ts';
import { birthdayAt, makeSignedUpMember } from '../../people/signed-up-member.ts';
import { demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const makeMember = () =>
  makeSignedUpMember({
    fullName: 'Amina Wanjiru',
    label: 'careful',
    birthday: birthdayAt(28, '03-14'),
    gender: 'female',
    orientation: 'straight',
  });

test.use({ signedInAs: async ({}, use) => use((await makeMember()).email) });

/** The key of the link that opens an authenticator app. */
async function readKey(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: 'Open the app' }).getAttribute('href');
  return new URL(link ?? '').searchParams.get('secret') ?? '';
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('a second step is set up, signs in by the app and by a recovery code, and is turned off', async ({
  page,
  press,
}) => {
  await page.goto('/settings');
  const row = await page.getByText(/^careful\./).textContent();
  const email = /^\S+@example\.org/.exec(row ?? '')?.[0] ?? '';
  await press(page.getByRole('link', { name: /^Second step Off/ }));
  await page.getByLabel('Present password').fill('not the password');
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByText('This is not your present password.')).toBeVisible();
  await page.getByLabel('Present password').fill(demoPassword);
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'Add Mwanzo to your app' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = await readKey(page);
  await page.getByLabel('Code of the app').fill('12345');
  await press(page.getByRole('button', { name: 'Turn it on' }));
  await expect(page.getByText('Type the six digits.')).toBeVisible();
  await page.getByLabel('Code of the app').fill(codeAt(key, new Date()));
  await press(page.getByRole('button', { name: 'Turn it on' }));
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(8);
  await press(page.getByRole('button', { name: 'I have kept them' }));
  await expect(page.getByText('8 recovery codes are left')).toBeVisible();

  await typePassword(page, email);
  const code = page.getByLabel('Code of the app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000000');
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page.getByText('Wait for the next one.')).toBeVisible();
  // The server accepts the next code too, since a phone's clock may be ahead. The code of the set-up is used up.
  await code.fill(codeAt(key, new Date(Date.now() + 30_000)));
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await typePassword(page, email);
  await press(page.getByRole('button', { name: 'Back to the password' }));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await typePassword(page, email);
  await press(page.getByRole('button', { name: 'Use a recovery code' }));
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await page.goto('/settings/second-step');
  await expect(page.getByText('7 recovery codes are left')).toBeVisible();
  await press(page.getByRole('button', { name: 'Turn it off' }));
  const question = page.getByRole('dialog');
  await question.getByLabel('Present password').fill(demoPassword);
  await press(question.getByRole('button', { name: 'Use a recovery code' }));
  await question.getByLabel('Recovery code').fill(codes[0] ?? '');
  await press(question.getByRole('button', { name: 'Turn it off' }));
  await expect(question.getByText('or it was used before.')).toBeVisible();
  await question.getByLabel('Recovery code').fill(codes[1] ?? '');
  await press(question.getByRole('button', { name: 'Turn it off' }));
  await expect(toast(page, 'The second step is off')).toBeVisible();
  await expect(page.getByText('A code besides your password')).toBeVisible();
});
