import { toast } from '../../page/locators.ts';
import { recordRequests } from '../../network/endpoint.ts';
import { findUnverifiedMember } from '../../people/unverified-member.ts';
import { storedKeys } from '../../page/stored-keys.ts';
import { expect, test } from '../../test.ts';

test('an empty sign-in sends nothing and says under each field what to do, until the field is right', async ({
  page,
  press,
}) => {
  const requests = recordRequests(page, 'POST /api/token');
  await page.goto('/login');
  await press(page.getByRole('button', { name: 'Sign In' }));
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  await expect(password).toHaveAccessibleDescription('Enter your password.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('amina');
  await expect(email).toHaveAccessibleDescription('Enter the whole address, like amina@example.com.');
  await email.fill('amina@mwanzo.test');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Enter your password.')).toBeVisible();
  expect(requests).toHaveLength(0);
});

test('a sign-up with wrong fields has no bubble of the browser, the first wrong field gets the focus', async ({
  page,
  press,
}) => {
  const requests = recordRequests(page, 'POST /api/signup');
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Wanza Musyoka');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Birthday', { exact: true }).fill(`${new Date().getFullYear() - 10}-01-02`);
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Use at least 8 characters.');
  await expect(page.getByLabel('Birthday', { exact: true })).toHaveAccessibleDescription(
    'You must be 18 or older to join.',
  );
  await expect(page.locator('form')).toHaveAttribute('novalidate');
  expect(requests).toHaveLength(0);
});

test('a sign-up with a known address reads one sentence that helps and betrays nothing', async ({ page, press }) => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Brian Somebody');
  await page.getByLabel('Email').fill('brian@mwanzo.test');
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('some other password');
  await page.getByLabel('Birthday', { exact: true }).fill('1995-01-02');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(toast(page, 'Signup Failed')).toContainText('Something went wrong. Please try again.');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'If this address has an account already, we have sent it a mail. Otherwise check what you entered.',
  );
  expect(await storedKeys(page)).toEqual([]);
});

test.describe('a member', () => {
  test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

  test('reads under the fields of the profile what is missing, and what the server refuses', async ({
    page,
    press,
  }) => {
    await page.goto('/profile');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill(' ');
    await page.getByLabel('Age', { exact: true }).fill('17');
    await press(page.getByRole('button', { name: 'Save Profile' }));
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Enter the name that others call you\.$/);
    await expect(page.getByLabel('Age', { exact: true })).toHaveAccessibleDescription(
      'Your age must be from 18 to 100.',
    );
    await page.getByLabel('Age', { exact: true }).fill('33');
    await name.fill('Mwanzo Support');
    await page.route('**/api/profiles/me', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { code: 'invalid_input', detail: '', fields: { name: ['no'] } } })
        : route.fallback(),
    );
    await press(page.getByRole('button', { name: 'Save Profile' }));
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/This name cannot be used\./);
    await name.fill('Saida');
    await expect(name).not.toHaveAttribute('aria-invalid');
  });

  test('reads kindly that a town is not known, and takes the nearest one with a tap', async ({ page, press }) => {
    await page.goto('/profile');
    const town = page.getByLabel('Location');
    await town.fill('Mombassa');
    await town.blur();
    await expect(town).toHaveAccessibleDescription(/^We do not know this town/);
    await press(page.getByRole('button', { name: 'Add Mombasa' }));
    await expect(town).toHaveValue('Mombasa');
    await expect(page.getByText('We do not know this town')).toBeHidden();
  });
});
