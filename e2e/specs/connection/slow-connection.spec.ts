import type { Page } from '@playwright/test';
import type { Message } from '../../../contract/src/conversations/messages.ts';
import { type Endpoint, recordRequests } from '../../network/endpoint.ts';
import { silenceFirstRequest } from '../../network/intercept-requests.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast, topCard } from '../../page/locators.ts';
import { chooseDocuments, fillLoginForm, fillSignUpForm } from '../../page/member-steps.ts';
import { openChat } from '../../page/open-chat.ts';
import { waitForConnectionNotices } from '../../page/wait-for-connection-notices.ts';
import { retryMilliseconds, waitForRetry } from '../../page/wait-for-retry.ts';
import { findMatch } from '../../people/matches.ts';
import { inventPair } from '../../people/new-member.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest, demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const hourMilliseconds = 3_600_000;

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This is taking a while. Your network may be slow.' });
const uploadNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Still sending. If you retry, it starts again and uses more data.' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/**
 * Runs an action whose request is lost, and waits until a retry is offered. In the hour after that the request neither
 * fails nor is repeated automatically.
 */
async function loseFirstRequest(
  page: Page,
  endpoint: Endpoint,
  action: () => Promise<unknown>,
  lost: 'request' | 'response' = 'request',
): Promise<void> {
  await silenceFirstRequest(page, endpoint, lost);
  const requests = recordRequests(page, endpoint);
  await waitForRetry(page, endpoint, action);
  await page.clock.fastForward(hourMilliseconds);
  expect(requests.map((request) => request.failure())).toEqual([null]);
}

test.describe('a member on a slow connection', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });

  test('is offered a retry for the deck, which shows the first card', async ({ page, press }) => {
    await loseFirstRequest(page, 'GET /api/profiles/discover/', () => page.goto('/discover'));
    await expect(notice(page)).toBeVisible();
    await press(retry(page));
    await expect(topCard(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('is offered a retry for a conversation, which shows its messages', async ({ page, press, token }) => {
    const { user } = await findMatch(token);
    await loseFirstRequest(page, 'GET /api/messages/conversation/*', () => page.goto(`/chat/${user.id}`));
    await press(retry(page));
    await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
  });

  test('can retry a message that the server already has, and it is there once', async ({ page, press, token }) => {
    const text = `Still there? ${Date.now()}`;
    // A phone that hears of the message asks for no retry, as one that fetches it does.
    await page.route('**/api/events/', (route) => route.abort());
    const partner = await openChat(page, token);
    await page.getByPlaceholder('Type a message...').fill(text);
    const endpoint = 'POST /api/messages/send/';
    await silenceFirstRequest(page, endpoint, 'response');
    // A phone that fetches the conversation finds the message there, and asks for no retry.
    await page.route('**/api/messages/conversation/**', (route) => route.abort());
    await waitForRetry(page, endpoint, () => press(page.getByRole('button', { name: 'Send', exact: true })));
    await press(retry(page));
    await expect(page.getByPlaceholder('Type a message...')).toHaveValue('');
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
    const stored = (await (
      await apiRequest('GET', `/api/messages/conversation/${partner}/`, { token })
    ).json()) as Message[];
    expect(stored.filter((message) => message.text === text)).toHaveLength(1);
  });

  test('is offered a retry in the list of notifications, which does not say that there are none', async ({
    page,
    press,
  }) => {
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await loseFirstRequest(page, 'GET /api/notifications/', async () => {
      await page.goto('/topup');
      await press(page.getByRole('button', { name: 'Notifications', exact: true }));
      await expect(list.getByText('Loading...')).toBeAttached();
    });
    await expect(page.getByText('No new notifications')).toHaveCount(0);
    await expectAccessible(page, 'the notifications on a slow connection');
    await press(list.getByRole('button', { name: 'Retry' }));
    await expect(list.getByText('Loading...')).toHaveCount(0);
    await expect(list).toBeVisible();
  });

  test('has the retry in sight in a sheet that is longer than the screen', async ({ page, press }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await loseFirstRequest(page, 'GET /api/profiles/discover/count/', () =>
      press(page.getByRole('button', { name: 'Filters', exact: true })),
    );
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('a member who signs in on a slow connection', () => {
  test('gets in by a retry with the keyboard alone, and screen readers announce the notice', async ({ page }) => {
    await page.goto('/login');
    await fillLoginForm(page, 'brian@mwanzo.test', demoPassword);
    await waitForConnectionNotices(page);
    // Screen readers announce only what appears in a live region that was there before.
    await page.evaluate(() =>
      document.querySelectorAll('output').forEach((region) => region.setAttribute('data-known', '')),
    );
    await loseFirstRequest(page, 'POST /api/token/', () => page.keyboard.press('Enter'));
    await expect(notice(page)).toHaveAttribute('data-known');
    await expectAccessible(page, 'the login form on a slow connection');
    await expect(page.getByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
    for (
      let press = 0;
      press < 10 && !(await retry(page).evaluate((button) => button === document.activeElement));
      press += 1
    )
      await page.keyboard.press('Shift+Tab');
    await expect(retry(page)).toBeFocused();
    await silenceFirstRequest(page, 'POST /api/token/');
    await page.keyboard.press('Enter');
    await expect(retry(page)).toBeHidden();
    // The focused button is gone, so the focus is back where it came from.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await page.clock.fastForward(retryMilliseconds);
    await retry(page).press('Enter');
    await expect(page).toHaveURL('/discover');
  });
});

test.describe('a visitor who signs up on a slow connection', () => {
  for (const lost of ['request', 'response'] as const) {
    test(`has one account and is signed in after a retry, if the ${lost} was lost`, async ({ page, press }) => {
      const { woman: member } = inventPair();
      await page.goto('/signup');
      await fillSignUpForm(page, member);
      await loseFirstRequest(
        page,
        'POST /api/signup/',
        () => press(page.getByRole('button', { name: 'Create Account' })),
        lost,
      );
      await expect(notice(page)).toBeVisible();
      await press(retry(page));
      await expect(toast(page, 'Welcome to Mwanzo!')).toContainText('Your account has been created successfully');
      await expect(page).toHaveURL('/profile');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(member.name.split(' ')[0] ?? '');
    });
  }
});

test.describe('a new member on a slow connection', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

  test('reads that retrying an upload uses data again, and the profile is saved', async ({ page, press }) => {
    await page.goto('/profile');
    await loseFirstRequest(page, 'PUT /api/profiles/me', () =>
      press(page.getByRole('button', { name: 'Save Profile' })),
    );
    await expect(uploadNotice(page)).toBeVisible();
    await press(retry(page));
    await expect(toast(page, 'Profile updated')).toBeVisible();
    await expect(page).toHaveURL('/verify');
  });

  test('can cancel documents that do not arrive and submit them again, with no notice beside the progress', async ({
    page,
    press,
  }) => {
    await page.goto('/verify');
    await chooseDocuments(page, 'nafula');
    await silenceFirstRequest(page, 'POST /api/verify/');
    await page.clock.install();
    await press(page.getByRole('button', { name: 'Submit for review' }));
    await expect(page.getByRole('progressbar', { name: 'Sending your documents' })).toBeAttached();
    await page.clock.fastForward(hourMilliseconds);
    await expect(uploadNotice(page)).toHaveCount(0);
    await press(page.getByRole('button', { name: 'Cancel' }));
    await press(page.getByRole('button', { name: 'Submit for review' }));
    await expect(toast(page, 'Verification submitted')).toBeVisible();
    await expect(page).toHaveURL('/discover');
  });
});
