import type { Page } from '@playwright/test';
import { fillLoginForm } from '../../page/member-steps.ts';
import { topCard } from '../../page/locators.ts';
import { keepNoChats } from '../../page/keep-offline.ts';
import { findMatch } from '../../people/matches.ts';
import { demoPassword, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const email = 'otieno.3@mwanzo.test';

async function submitLogin(page: Page): Promise<void> {
  await fillLoginForm(page, email, demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('Back after sign-in shows the landing page, which knows who is signed in and opens Discover', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('You are signed in as')).toBeHidden();
  await page.getByRole('link', { name: 'Log In' }).click();
  await submitLogin(page);
  await expect(topCard(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are signed in as Otieno.')).toBeVisible();
  await page.getByRole('link', { name: 'Start Your Journey' }).first().click();
  await expect(page).toHaveURL('/discover');
  await page.goto('/');
  await page.getByRole('link', { name: 'Open Mwanzo' }).click();
  await expect(page).toHaveURL('/discover');
});

test('a chat that was opened by its address opens after sign-in, and its arrow leads to Matches', async ({ page }) => {
  const { access } = await signIn(email);
  const { user } = await findMatch(access);
  await page.goto(`/chat/${user.id}`);
  await expect(page).toHaveURL('/login');
  await keepNoChats(page);
  await page.reload();
  await submitLogin(page);
  await expect(page).toHaveURL(`/chat/${user.id}`);
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/matches');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/chat\//);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/matches');
});

test.describe('a member', () => {
  test.use({ signedInAs: email });

  test('reads on the pages for visitors that they are signed in, and keeps what those pages show', async ({ page }) => {
    for (const [path, heading] of [
      ['/login', 'Welcome back to Mwanzo'],
      ['/signup', 'Create your account'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText('You are signed in as Otieno')).toBeVisible();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await page.getByRole('link', { name: 'Open Mwanzo' }).click();
      await expect(page).toHaveURL('/discover');
    }
  });

  test('whose session ends comes back to the same page after sign-in; after Logout to Discover', async ({ page }) => {
    await page.goto('/discover');
    await page.getByRole('link', { name: 'Matches' }).click();
    await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'run.out');
      localStorage.setItem('refreshToken', 'run.out');
    });
    await page.reload();
    await expect(page).toHaveURL('/login');
    await submitLogin(page);
    await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/discover');
    await page.getByRole('link', { name: 'TopUp' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await submitLogin(page);
    await expect(page).toHaveURL('/discover');
  });
});
