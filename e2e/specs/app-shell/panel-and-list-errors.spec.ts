import type { Page } from '@playwright/test';
import type { Notification } from '../../../contract/src/notices/notifications.ts';
import { recordRequests } from '../../network/endpoint.ts';
import { failRequests, holdRequests } from '../../network/intercept-requests.ts';
import { topCard } from '../../page/locators.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { findUnverifiedMember, makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ followsTraffic: true });

const toasts = (page: Page) => page.locator('[data-toast]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your profile' });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const logged = (page: Page, words: string) =>
  page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes(words));

const manyNotifications: Notification[] = Array.from({ length: 12 }, (_, index) => ({
  id: 900_000 + index,
  message: 'Somebody liked you.',
  is_read: false,
  created_at: '2026-01-02T03:04:05.000Z',
  kind: 'like',
  params: {
    name: null,
    profile_id: null,
    decision: null,
    refusal: null,
    changed: [],
    demo: false,
    days_left: null,
    asked: null,
    sanction: null,
  },
  link: null,
}));

test.describe('a member who has just joined', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

  test('sees the current profile each time the panel opens, has it stored, and gets from the panel to /verify', async ({
    page,
    press,
  }) => {
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(panel(page).getByText('No bio available')).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'Interests' })).toBeHidden();
    await press(panel(page).getByRole('button', { name: 'Close' }));

    const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
    const bio = 'Written on another device.';
    await apiRequest('PUT', '/api/profiles/me', {
      token,
      body: { name: 'Saida', age: 33, location: 'Wundanyi', bio, interests: ['Terraces'] },
    });
    const fetching = await holdRequests(page, 'GET /api/profiles/me');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(panel(page).getByText('Loading...')).toBeAttached();
    await expect(panel(page).getByText('No bio available')).toBeHidden();
    fetching.release();
    await expect(panel(page).getByText(bio)).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'Interests' })).toBeVisible();
    await expect(panel(page).getByText('Terraces')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toContain(bio);
    await press(panel(page).getByRole('link', { name: 'Verify your profile' }));
    await expect(page).toHaveURL('/verify');
  });
});

test.describe('a member who is not verified', () => {
  test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

  test('searches once, 400 ms after the last letter', async ({ page }) => {
    await page.clock.install();
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const requests = recordRequests(page, 'GET /api/profiles/discover');
    const search = page.getByPlaceholder('Search by name, interests...');
    await search.fill('te');
    await page.clock.runFor(399);
    await search.fill('tea');
    await page.clock.runFor(399);
    expect(requests).toEqual([]);
    const searching = page.waitForRequest((request) => request.url().includes('search=tea'));
    await page.clock.runFor(1);
    await searching;
    expect(requests).toHaveLength(1);
  });

  test('loads the matches with the page, and then once on each visit', async ({ page, press }) => {
    const requests = recordRequests(page, 'GET /api/profiles/matches');
    await page.goto('/matches');
    await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    await waitUntilIdle(page);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      dispatchEvent(new Event('focus'));
    });
    await waitUntilIdle(page);
    expect(requests).toHaveLength(1);
    await press(page.getByRole('link', { name: 'TopUp' }));
    await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
    const again = page.waitForResponse('**/api/profiles/matches/');
    await press(page.getByRole('link', { name: 'Matches' }));
    await again;
    await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    expect(requests).toHaveLength(2);
  });

  test('loads the notifications when the app opens, and each time the bell opens', async ({ page, press }) => {
    const requests = recordRequests(page, 'GET /api/notifications');
    await page.goto('/topup');
    await waitUntilIdle(page);
    expect(requests).toHaveLength(1);
    const opening = page.waitForResponse('**/api/notifications/');
    await press(bell(page));
    await opening;
    expect(requests).toHaveLength(2);
  });

  test('scrolls long notifications within 16rem; one that cannot be marked as read returns without a toast', async ({
    page,
    press,
  }) => {
    await page.route('**/api/notifications/', (route) => route.fulfill({ json: manyNotifications }));
    await failRequests(page, 'POST /api/notifications/*/mark-read', 500);
    await page.goto('/topup');
    await press(bell(page));
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByRole('listitem')).toHaveCount(12);
    const { height, content } = await list
      .getByRole('list')
      .evaluate((element) => ({ height: element.clientHeight, content: element.scrollHeight }));
    expect(height).toBe(16 * 16);
    expect(content).toBeGreaterThan(height);
    const error = logged(page, 'Could not mark as read');
    const again = page.waitForResponse('**/api/notifications/');
    await press(list.getByRole('button', { name: 'Mark as read' }).first());
    await error;
    await again;
    await expect(list.getByRole('listitem')).toHaveCount(12);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('a verified member', () => {
  test.use({ signedInAs: 'jeptoo.55@mwanzo.test' });

  test('is not asked in the panel to verify the profile', async ({ page, press }) => {
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(panel(page).getByText('Verified')).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Verify your profile' })).toHaveCount(0);
  });
});
