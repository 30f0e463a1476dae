import { makeCouple } from '../../people/couple.ts';
import { topCard } from '../../page/locators.ts';
import { expect, test } from '../../test.ts';

const publicPages = [
  { path: '/', heading: /Mountains never meet/ },
  { path: '/login', heading: 'Welcome back to Mwanzo' },
  { path: '/signup', heading: 'Create your account' },
  { path: '/coming-soon', heading: 'Something Amazing is Coming Soon!' },
  { path: '/no/such-page', heading: 'Oops! Page not found' },
];
const memberPages = [
  { path: '/verify', heading: 'Your profile is verified' },
  { path: '/discover', heading: 'Discover' },
  { path: '/matches', heading: 'Your Matches' },
  { path: '/topup', heading: 'TopUp' },
  { path: '/profile', heading: 'Your profile' },
];

test('a visitor who reloads a page stays on it', async ({ page, watched }) => {
  for (const { path, heading } of [...publicPages, { path: '/verify', heading: 'Verify your profile' }]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(watched.complaints.filter((complaint) => !complaint.includes('/no/such-page'))).toEqual([]);
});

test.describe('a member', () => {
  test.use({ signedInAs: 'akinyi.1@mwanzo.test' });

  test('who reloads a page stays on it, signed in', async ({ page, watched }) => {
    for (const { path, heading } of memberPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    expect(watched.complaints).toEqual([]);
  });

  test('who reloads the deck finds the same person on top', async ({ page }) => {
    await page.goto('/discover');
    const name = (await topCard(page).getByRole('heading').textContent()) ?? '';
    await page.reload();
    await expect(topCard(page).getByRole('heading')).toHaveText(name);
  });
});

test.describe('a member who has a match', () => {
  test.use({ signedInAs: async ({}, use) => use((await makeCouple())[0].email) });

  test('who reloads a chat still sees who it is with, and can go back to the matches and forward again', async ({
    page,
    press,
  }) => {
    await page.goto('/topup');
    await press(page.getByRole('link', { name: 'Matches' }));
    const card = page.getByRole('main').getByRole('link').first();
    const name = ((await card.getByRole('heading').textContent()) ?? '').split(',')[0] ?? '';
    await press(card);
    await expect(page).toHaveURL(/\/chat\/\d+$/);
    const address = page.url();
    await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
