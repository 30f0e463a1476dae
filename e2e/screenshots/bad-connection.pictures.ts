import type { Page } from '@playwright/test';
import type { Endpoint } from '../network/endpoint.ts';
import { holdRequests } from '../network/intercept-requests.ts';
import { toast, topCard } from '../page/locators.ts';
import { chooseDocuments, fillLoginForm, fillSignUpForm, type Person } from '../page/member-steps.ts';
import { waitForConnectionNotices } from '../page/wait-for-connection-notices.ts';
import { waitForRetry } from '../page/wait-for-retry.ts';
import { waitUntilIdle } from '../page/wait-until-idle.ts';
import { demoPassword } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

test.use({ followsTraffic: true });

type Press = Person['press'];

/** `press` would open a devtools session on a phone; closing that ends the offline mode. */
const click: Press = (target) => target.click();

const offlineStrip = (page: Page) =>
  page.getByText(/^(You are offline\. Check your bundle or Wi-Fi\.|No connection\.)/).filter({ visible: true });

/** Goes offline once all photos have loaded. */
async function goOffline(page: Page): Promise<void> {
  await waitForConnectionNotices(page);
  await waitUntilIdle(page);
  await page.evaluate(() =>
    Promise.all(
      [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => null)),
    ),
  );
  await page.context().setOffline(true);
  await expect(offlineStrip(page)).toBeVisible();
}

/** Gives no response to requests to the endpoint, runs an action that sends one, and waits until a retry is offered. */
async function stall(page: Page, endpoint: Endpoint, action: () => Promise<unknown>): Promise<void> {
  await holdRequests(page, endpoint);
  await waitForRetry(page, endpoint, action);
}

async function submitLogin(page: Page, press: Press): Promise<void> {
  await fillLoginForm(page, 'amina@mwanzo.test', demoPassword);
  await press(page.getByRole('button', { name: 'Sign In' }));
}

async function submitSignUp(page: Page, press: Press): Promise<void> {
  const account = { email: 'wanjiku@example.org', password: 'chai na mandazi', birthday: '1999-03-14' };
  await fillSignUpForm(page, { name: 'Wanjikũ Kamau', ...account });
  await press(page.getByRole('button', { name: 'Create Account' }));
}

async function submitVerification(page: Page, press: Press): Promise<void> {
  await chooseDocuments(page, 'nafula');
  await press(page.getByRole('button', { name: 'Submit for review' }));
}

test.describe('bad connection, visitors', () => {
  test('bad connection: login', async ({ page, press, picture }) => {
    await page.goto('/login');
    await goOffline(page);
    await submitLogin(page, click);
    await expect(toast(page, 'Login Failed')).toBeVisible();
    await picture('offline-login');
    await page.context().setOffline(false);
    await page.reload();
    await stall(page, 'POST /api/token/', () => submitLogin(page, press));
    await picture('slow-login');
  });

  test('bad connection: signup', async ({ page, press, picture }) => {
    await page.goto('/signup');
    await goOffline(page);
    await submitSignUp(page, click);
    await expect(toast(page, 'Signup Failed')).toBeVisible();
    await picture('offline-signup');
    await page.context().setOffline(false);
    await page.reload();
    await stall(page, 'POST /api/signup/', () => submitSignUp(page, press));
    await picture('slow-signup');
  });
});

test.describe('bad connection, a new member', () => {
  test.use({ signedInAs: 'new@mwanzo.test' });

  test('bad connection: verify', async ({ page, press, picture }) => {
    await page.goto('/verify');
    await goOffline(page);
    await submitVerification(page, click);
    await expect(page.getByText(/^You are offline\. Your photos will be sent/)).toBeVisible();
    await picture('offline-verify');
    await click(page.getByRole('button', { name: 'Cancel' }));
    await page.context().setOffline(false);
    await page.reload();
    await holdRequests(page, 'POST /api/verify/');
    await submitVerification(page, press);
    await expect(page.getByRole('progressbar')).toBeAttached();
    await picture('slow-verify');
    await stall(page, 'GET /api/verify/', () => page.reload());
    await picture('slow-verify-loading');
  });

  test('bad connection: profile', async ({ page, press, picture }) => {
    await page.goto('/profile');
    await page.getByLabel('Location').fill('Kilifi');
    await stall(page, 'PUT /api/profiles/me', () => press(page.getByRole('button', { name: 'Save Profile' })));
    await picture('slow-profile');
  });
});

test.describe('bad connection, a member', () => {
  test.use({ signedInAs: async ({ isMobile }, use) => use(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

  const matchOf = (page: Page, isMobile: boolean) => page.getByRole('link', { name: isMobile ? /Kiptoo/ : /Mwende/ });

  test.describe('offline', () => {
    test.use({ serviceWorkers: 'allow' });

    test('bad connection: offline', async ({ page, isMobile, picture }) => {
      await page.goto('/matches');
      await click(matchOf(page, isMobile));
      await expect(page.getByRole('log')).toBeVisible();
      await expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);
      await goOffline(page);
      await page.getByPlaceholder('Type a message...').fill('I will bring two sweaters, then. One of them is yours.');
      await click(page.getByRole('button', { name: 'Send', exact: true }));
      await expect(page.getByText('Waits here and goes by itself')).toBeVisible();
      await picture('chat-offline');
      const chat = new URL(page.url()).pathname;
      for (const [path, name] of [
        ['/discover', 'discover'],
        ['/matches', 'matches'],
        [chat, 'chat'],
        ['/topup', 'topup'],
        ['/profile', 'profile'],
      ] as const) {
        await page.goto(path);
        await expect(offlineStrip(page)).toBeVisible();
        await expect(page.locator('[data-toast]')).toBeHidden();
        await picture(`offline-${name}`);
      }
      await page.goto('/matches');
      await click(page.getByRole('button', { name: 'Notifications', exact: true }));
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'You are offline' })).toBeVisible();
      await picture('offline-notifications');
      await page.keyboard.press('Escape');
      await click(page.getByRole('button', { name: 'Your profile, edit' }));
      await expect(page.getByText('Failed to load profile')).toBeVisible();
      await picture('offline-panel');
    });
  });

  test('bad connection: slow deck', async ({ page, press, picture }) => {
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await stall(page, 'POST /api/profiles/like-pass/', () =>
      press(page.getByRole('button', { name: 'Pass', exact: true }).last()),
    );
    await picture('slow-swipe');
    await stall(page, 'GET /api/profiles/discover/', () => page.reload());
    await picture('slow-discover');
  });

  test('bad connection: slow lists', async ({ page, press, isMobile, picture }) => {
    await stall(page, 'GET /api/profiles/matches/', () => page.goto('/matches'));
    await picture('slow-matches');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await press(matchOf(page, isMobile));
    await expect(page.getByRole('log')).toBeVisible();
    await page.getByPlaceholder('Type a message...').fill('Karibu chai.');
    await stall(page, 'POST /api/messages/send/', () => press(page.getByRole('button', { name: 'Send', exact: true })));
    await picture('slow-chat-sending');
    await stall(page, 'GET /api/messages/conversation/*', () => page.reload());
    await picture('slow-chat');
  });

  test('bad connection: slow dialogs', async ({ page, press, picture }) => {
    await page.goto('/discover');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    const panel = page.getByRole('dialog', { name: 'Your profile' });
    await press(panel.getByRole('button', { name: 'Edit', exact: true }));
    await stall(page, 'PATCH /api/profiles/me', () => press(page.getByRole('button', { name: 'Save Changes' })));
    await picture('slow-edit-dialog');
    // The profile may be requested before the press.
    await stall(page, 'GET /api/profiles/me', async () => {
      await page.reload();
      await press(page.getByRole('button', { name: 'Your profile, edit' }));
    });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await picture('slow-panel');
    await stall(page, 'GET /api/notifications/', async () => {
      await page.reload();
      await press(page.getByRole('button', { name: 'Notifications', exact: true }));
    });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await picture('slow-notifications');
  });
});

test.describe('bad connection, a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('bad connection: slow review', async ({ page, isMobile, picture }) => {
    test.skip(isMobile, 'reviewers sit at a desk');
    await stall(page, 'GET /api/moderation/verifications/', () => page.goto('/moderation'));
    await picture('slow-moderation');
  });
});
