import { holdAndFailRequests, holdRequests } from '../network/intercept-requests.ts';
import { toast } from '../page/locators.ts';
import { expect, test } from './picture.ts';

const whole = { whole: true };

test('landing', async ({ page, picture }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picture('landing');
  await picture('landing-full', whole);
});

test('login', async ({ page, press, picture }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('amina@mwanzo.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await picture('login');
  const signingIn = await holdRequests(page, 'POST /api/token/');
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await picture('login-busy');
  signingIn.release();
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await picture('login-failed');
});

test('signup', async ({ page, press, picture }) => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Wanjikũ Kamau');
  await page.getByLabel('Email').fill('wanjiku@example.org');
  await page.getByLabel('Password', { exact: true }).fill('chai na mandazi');
  await page.getByLabel('Birthday', { exact: true }).fill('1999-03-14');
  await press(page.getByRole('radio', { name: 'Female', exact: true }));
  await page.getByLabel('Confirm password').fill('chai na chapati');
  await picture('signup-mismatch', whole);
  await page.getByLabel('Confirm password').fill('chai na mandazi');
  await page.getByRole('heading', { level: 1 }).click();
  await picture('signup', whole);
  const privacy = page.getByRole('button', { name: /^Matches see your orientation and birthday/ });
  await press(privacy);
  await picture('signup-privacy', whole);
  await press(privacy);
  const creating = await holdAndFailRequests(page, 'POST /api/signup/', 500);
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  await picture('signup-busy');
  creating.fail();
  await expect(toast(page, 'Signup Failed')).toBeVisible();
  await picture('signup-failed');
});

test('coming-soon', async ({ page, picture }) => {
  await page.goto('/coming-soon');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picture('coming-soon', whole);
});

test('404', async ({ page, picture }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picture('404');
});

test('page-failed', async ({ page, picture }) => {
  await page.route('**/assets/coming-soon*.js', (route) => route.abort());
  await page.goto('/coming-soon');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await picture('page-failed');
});
