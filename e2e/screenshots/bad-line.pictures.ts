import type { Locator, Page } from '@playwright/test';
import { delayCalls, isCallOf, type Endpoint } from '../failing-calls.ts';
import { presentCard, toast } from '../member-steps.ts';
import { makeVerificationPictures } from '../pictures.ts';
import { untilAtRest } from '../until-at-rest.ts';
import { expect, test } from './picture.ts';

type Press = (target: Locator) => Promise<void>;

/** A tap comes from a devtools session of its own, and with it ends that the network is off. */
const click: Press = (target) => target.click();

const offlineStrip = (page: Page) => page.getByText('You are offline. Check your bundle or Wi-Fi.');

/** Pictures further down come late. */
async function goOffline(page: Page): Promise<void> {
  await untilAtRest(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all(
      [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => null)),
    ),
  );
  await page.context().setOffline(true);
  await expect(offlineStrip(page)).toBeVisible();
}

/** No answer of these calls comes any more, and after the action, which makes one, 15 s have gone by. */
async function waitInVain(page: Page, endpoint: Endpoint, action: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  await delayCalls(page, endpoint);
  const call = page.waitForRequest(isCallOf(endpoint));
  await action();
  await call;
  // A call can be on its way before the page's code, which is what counts the seconds.
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('load');
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
}

async function fillLogin(page: Page, press: Press): Promise<void> {
  await page.getByLabel('Email').fill('amina@mwanzo.test');
  await page.getByLabel('Password', { exact: true }).fill('karibu-mwanzo');
  await press(page.getByRole('button', { name: 'Sign In' }));
}

async function fillSignUp(page: Page, press: Press): Promise<void> {
  await page.getByLabel('Full name').fill('Wanjikũ Kamau');
  await page.getByLabel('Email').fill('wanjiku@example.org');
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('chai na mandazi');
  await page.getByLabel('Birthday', { exact: true }).fill('1999-03-14');
  await press(page.getByRole('button', { name: 'Create Account' }));
}

async function fillVerification(page: Page, press: Press): Promise<void> {
  const { idDocument, selfie } = await makeVerificationPictures('nafula');
  await page.getByLabel('Add a photo of your ID').setInputFiles(idDocument);
  await page.getByLabel('Take a selfie with your ID').setInputFiles(selfie);
  await press(page.getByRole('button', { name: 'Submit for review' }));
}

test.describe('bad line, visitors', () => {
  test('bad line: login', async ({ page, press, picture }) => {
    await page.goto('/login');
    await goOffline(page);
    await fillLogin(page, click);
    await expect(toast(page, 'Login Failed')).toBeVisible();
    await picture('offline-login');
    await page.context().setOffline(false);
    await page.reload();
    await waitInVain(page, 'POST /api/token/', () => fillLogin(page, press));
    await picture('slow-login');
  });

  test('bad line: signup', async ({ page, press, picture }) => {
    await page.goto('/signup');
    await goOffline(page);
    await fillSignUp(page, click);
    await expect(toast(page, 'Signup Failed')).toBeVisible();
    await picture('offline-signup');
    await page.context().setOffline(false);
    await page.reload();
    await waitInVain(page, 'POST /api/signup/', () => fillSignUp(page, press));
    await picture('slow-signup');
  });
});

test.describe('bad line, a new member', () => {
  test.use({ signedInAs: 'new@mwanzo.test' });

  test('bad line: verify', async ({ page, press, picture }) => {
    await page.goto('/verify');
    await goOffline(page);
    await fillVerification(page, click);
    await expect(toast(page, 'Upload failed')).toBeVisible();
    await picture('offline-verify');
    await page.context().setOffline(false);
    await page.reload();
    await waitInVain(page, 'POST /api/verify/', () => fillVerification(page, press));
    await picture('slow-verify');
    await waitInVain(page, 'GET /api/verify/', () => page.reload());
    await picture('slow-verify-loading');
  });

  test('bad line: profile', async ({ page, press, picture }) => {
    await page.goto('/profile');
    await page.getByLabel('Location').fill('Kilifi');
    await waitInVain(page, 'PUT /api/profiles/me', () => press(page.getByRole('button', { name: 'Save Profile' })));
    await picture('slow-profile');
  });
});

test.describe('bad line, a member', () => {
  test.use({ signedInAs: async ({ isMobile }, give) => give(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

  const matchOf = (page: Page, isMobile: boolean) => page.getByRole('link', { name: isMobile ? /Kiptoo/ : /Mwende/ });

  test.describe('offline', () => {
    test.use({ serviceWorkers: 'allow' });

    test('bad line: offline', async ({ page, isMobile, picture }) => {
      await page.goto('/matches');
      await click(matchOf(page, isMobile));
      await expect(page.getByRole('log')).toBeVisible();
      await expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);
      await goOffline(page);
      await page.getByPlaceholder('Type a message...').fill('I will bring two sweaters, then. One of them is yours.');
      await click(page.getByRole('button', { name: 'Send', exact: true }));
      await expect(toast(page, 'Send failed')).toBeVisible();
      await picture('offline-chat-failed');
      await expect(toast(page, 'Send failed')).toBeHidden();
      await picture('offline-chat-unsent');
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

  test('bad line: slow deck', async ({ page, press, picture }) => {
    await page.goto('/discover');
    await expect(presentCard(page)).toBeVisible();
    await waitInVain(page, 'POST /api/profiles/like-pass/', () =>
      press(page.getByRole('button', { name: 'Pass', exact: true }).last()),
    );
    await picture('slow-swipe');
    await waitInVain(page, 'GET /api/profiles/discover/', () => page.reload());
    await picture('slow-discover');
  });

  test('bad line: slow lists', async ({ page, press, isMobile, picture }) => {
    await waitInVain(page, 'GET /api/profiles/matches/', () => page.goto('/matches'));
    await picture('slow-matches');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await press(matchOf(page, isMobile));
    await expect(page.getByRole('log')).toBeVisible();
    await page.getByPlaceholder('Type a message...').fill('Karibu chai.');
    await waitInVain(page, 'POST /api/messages/send/', () =>
      press(page.getByRole('button', { name: 'Send', exact: true })),
    );
    await picture('slow-chat-sending');
    await waitInVain(page, 'GET /api/messages/conversation/*', () => page.reload());
    await picture('slow-chat');
  });

  test('bad line: slow dialogs', async ({ page, press, picture }) => {
    await page.goto('/discover');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    const panel = page.getByRole('dialog', { name: 'Your profile' });
    await press(panel.getByRole('button', { name: 'Edit' }));
    await waitInVain(page, 'PATCH /api/profiles/me', () => press(page.getByRole('button', { name: 'Save Changes' })));
    await picture('slow-edit-dialog');
    await page.reload();
    await waitInVain(page, 'GET /api/profiles/me', () =>
      press(page.getByRole('button', { name: 'Your profile, edit' })),
    );
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await picture('slow-panel');
    await waitInVain(page, 'GET /api/notifications/', async () => {
      await page.reload();
      await press(page.getByRole('button', { name: 'Notifications', exact: true }));
    });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await picture('slow-notifications');
  });
});

test.describe('bad line, a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('bad line: slow review', async ({ page, isMobile, picture }) => {
    test.skip(isMobile, 'reviewers sit at a desk');
    await waitInVain(page, 'GET /api/moderation/verifications/', () => page.goto('/moderation'));
    await picture('slow-moderation');
  });
});
