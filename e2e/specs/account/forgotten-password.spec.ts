import { toast } from '../../page/locators.ts';
import { birthdayAt, makeSignedUpMember } from '../../people/signed-up-member.ts';
import { demoPassword, serverAddress, signIn } from '../../server/api-requests.ts';
import { linkMailedTo } from '../../server/caught-mails.ts';
import { expect, test } from '../../test.ts';

const makeMember = () =>
  makeSignedUpMember({
    fullName: 'Amina Wanjiru',
    label: 'forgetful',
    birthday: birthdayAt(28, '03-14'),
    gender: 'female',
    orientation: 'straight',
  });

test('a mailed link replaces a forgotten password; it works once, and not for a program that fetches it', async ({
  page,
  press,
}) => {
  const { email } = await makeMember();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await press(page.getByRole('link', { name: 'Forgot password?' }));
  await expect(page).toHaveTitle('Forgot your password? · Mwanzo');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await press(page.getByRole('button', { name: 'Send the link' }));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await linkMailedTo(email, 'Choose a new password');
  // A mail program's scanner opens the link first, and follows it as a browser would.
  expect((await fetch(`${serverAddress()}${link}`)).status).toBe(200);
  await page.goto(link);
  await page.getByLabel('New password').fill('Password1');
  await press(page.getByRole('button', { name: 'Save the password' }));
  await expect(page.getByText('on lists that attackers try first')).toBeVisible();
  await page.getByLabel('New password').fill('maji moto na chai');
  await press(page.getByRole('button', { name: 'Save the password' }));

  await expect(toast(page, 'Your password has changed')).toContainText('Sign in with the new one.');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('maji moto na chai');
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(signIn(email, demoPassword)).rejects.toThrow('401');

  await page.goto(link);
  await page.getByLabel('New password').fill('maji moto na chai');
  await press(page.getByRole('button', { name: 'Save the password' }));
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeFocused();
  await press(page.getByRole('link', { name: 'Get a new link' }));
  await expect(page).toHaveURL('/forgot');
});

test.describe('signed in', () => {
  test.use({ signedInAs: async ({}, use) => use((await makeMember()).email) });

  test('an address is confirmed and changed by mailed links, and the former one takes the account back', async ({
    page,
    press,
    session,
  }) => {
    await page.goto('/settings/email');
    await expect(page.getByText('Not confirmed yet')).toBeVisible();
    const address = (await page.getByText(/^forgetful\./).textContent()) ?? '';
    await page.goto(await linkMailedTo(address, 'Confirm your e-mail address'));
    await press(page.getByRole('button', { name: 'Confirm the address' }));
    await expect(page.getByRole('heading', { name: 'The address is confirmed' })).toBeFocused();

    await page.goto('/settings');
    await press(page.getByRole('link', { name: /^E-mail/ }));
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    const next = `next.${address}`;
    await page.getByLabel('New address').fill(next);
    await page.getByLabel('Present password').fill('not the password');
    await press(page.getByRole('button', { name: 'Send the link' }));
    await expect(page.getByText('This is not your present password.')).toBeVisible();
    await page.getByLabel('Present password').fill(demoPassword);
    await press(page.getByRole('button', { name: 'Send the link' }));
    await expect(page.getByRole('status').filter({ hasText: next })).toContainText('Until then nothing changes');
    await page.goto(await linkMailedTo(next, 'Confirm your new e-mail address'));
    await press(page.getByRole('button', { name: 'Confirm the address' }));
    await expect(page.getByText(next)).toBeVisible();
    // The session that asked for the change goes on.
    await page.goto('/settings/email');
    await expect(page.getByText(next, { exact: true })).toBeVisible();

    await page.goto(await linkMailedTo(address, 'Your Mwanzo account has a new e-mail'));
    await expect(page.getByRole('heading', { name: 'Take your account back' })).toBeVisible();
    await page.getByLabel('New password').fill('maji moto na chai');
    await press(page.getByRole('button', { name: 'Save the password' }));
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(address);
    expect((await signIn(address, 'maji moto na chai')).user.id).toBe(session?.user.id);
  });

  test('the password is changed in the settings, and the member stays signed in', async ({ page, press }) => {
    await page.goto('/settings');
    await press(page.getByRole('link', { name: /^Password/ }));
    await press(page.getByRole('button', { name: 'Save the password' }));
    await expect(page.getByLabel('Present password')).toBeFocused();
    await page.getByLabel('Present password').fill(demoPassword);
    await page.getByLabel('New password').fill('maji moto na chai');
    await press(page.getByRole('button', { name: 'Save the password' }));
    await expect(toast(page, 'Your password has changed')).toContainText('Other devices were signed out.');
    await expect(page).toHaveURL('/settings');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});
