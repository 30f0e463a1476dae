import { expect, type Page } from '@playwright/test';
import { respondWith } from '../network/intercept-requests.ts';
import { topCard } from '../page/locators.ts';
import { ownPhotos } from '../page/own-photos.ts';
import { emailOf } from '../people/demo-members.ts';
import { listMatches } from '../people/matches.ts';
import { test } from './test.ts';

const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) }).first();

test.describe('nobody signed in', () => {
  for (const [name, path] of [
    ['landing', '/'],
    ['login', '/login'],
    ['sign-up', '/signup'],
    ['forgot', '/forgot'],
  ] as const)
    test(name, async ({ page, compare }) => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await compare(name);
    });
});

test.describe('a new member', () => {
  test.use({ signedInAs: 'new@mwanzo.test' });

  test('first-profile', async ({ page, compare }) => {
    await page.goto('/profile');
    await expect(ownPhotos(page).getByText('0 of 6')).toBeVisible();
    await compare('first-profile');
  });

  test('matches-empty', async ({ page, compare }) => {
    await page.goto('/matches');
    await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    await compare('matches-empty');
  });

  test('verify', async ({ page, compare }) => {
    const pose = { pose: 'chin_puffed', until: '2099-01-01T00:00:00.000Z' };
    await respondWith(page, 'POST /api/verify/pose/', pose);
    await page.goto('/verify');
    await expect(page.getByText(/^Hold your ID under/)).toBeVisible();
    await compare('verify');
  });
});

test.describe('a member', () => {
  test.use({ signedInAs: emailOf('brian') });

  test('discover', async ({ page, press, compare }) => {
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await compare('discover');
    await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
    await expect(page.getByRole('dialog').getByText('More Info')).toBeVisible();
    await compare('preview');
  });

  test('filters', async ({ page, press, compare }) => {
    await page.goto('/discover');
    await press(page.getByRole('button', { name: /^Filters/ }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true })).toBeVisible();
    await compare('filters');
  });

  test('notifications', async ({ page, press, compare }) => {
    await page.goto('/discover');
    await press(page.getByRole('button', { name: /^Notifications/ }));
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();
    await compare('notifications');
  });

  test('panel', async ({ page, press, compare }) => {
    await page.goto('/discover');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    const panel = page.getByRole('dialog', { name: 'Your profile' });
    await expect(panel.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await compare('panel');
  });

  test('match', async ({ page, press, compare, token }) => {
    const [match] = await listMatches(token);
    await respondWith(page, 'POST /api/profiles/like-pass/', { matched: true, match });
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await press(page.getByRole('button', { name: 'Like', exact: true }).last());
    await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
    await compare('match');
  });

  test('deck-end', async ({ page, compare }) => {
    await respondWith(page, 'GET /api/profiles/discover/', []);
    await page.goto('/discover');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await compare('deck-end');
  });

  for (const [name, path, ready] of [
    ['matches', '/matches', (page: Page) => page.getByRole('main').getByRole('listitem').first()],
    ['likes', '/likes', (page: Page) => heading(page, 'Likes you')],
    ['topup', '/topup', (page: Page) => heading(page, 'TopUp')],
    ['checkout', '/premium', (page: Page) => page.getByRole('button', { name: 'Pay', exact: true })],
    ['settings', '/settings', (page: Page) => heading(page)],
    ['preferences', '/preferences', (page: Page) => page.getByText(/fit( yet\.)?$/)],
    ['own-profile', '/profile', (page: Page) => ownPhotos(page).getByText(/of 6$/)],
  ] as const)
    test(name, async ({ page, compare }) => {
      await page.goto(path);
      await expect(ready(page)).toBeVisible();
      await compare(name);
    });
});

/**
 * On one machine the chat differed by 936 pixels on the phone and 3,169 on the desktop, for a reason that is not known.
 * A missing bubble differs by more.
 */
const chatPixelsMax = 4000;

test.describe('a member with a conversation', () => {
  test.use({ signedInAs: emailOf('amina') });

  test('chat', async ({ page, press, compare, token }) => {
    const partner = (await listMatches(token)).find(({ name }) => name === 'Juma');
    await page.goto(`/chat/${partner?.user.id}`);
    await expect(page.getByRole('button', { name: /[Cc]all/ })).toBeVisible();
    await compare('chat', chatPixelsMax);
    await press(page.getByRole('button', { name: /^More/ }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await compare('chat-menu', chatPixelsMax);
  });
});

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('desk', async ({ page, compare }) => {
    await page.goto('/moderation');
    await expect(page.getByRole('button', { name: /Duncan/ })).toBeVisible();
    await compare('desk');
  });
});
