import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeExhaustedMember } from './exhausted-member.ts';
import { findByName, presentCard } from './member-steps.ts';
import { expect, test } from './test.ts';

// Pictures of every screen for the eye: SCREENSHOTS=folder npm run test:e2e -- screenshots
const folder = process.env['SCREENSHOTS'] ?? '';
const phoneSizes = [{ width: 360, height: 640 }, { width: 390, height: 844 }];
const desktopSizes = [{ width: 1280, height: 800 }];

test.skip(folder === '', 'SCREENSHOTS names no folder');

async function picture(page: Page, name: string, isMobile: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const size of isMobile ? phoneSizes : desktopSizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Promise.all([document.fonts.ready, ...document.getAnimations().map((animation) => (animation.effect?.getComputedTiming().iterations === Infinity ? null : animation.finished.catch(() => null)))]));
      await page.screenshot({ path: path.join(folder, `${name}-${size.width}-${colorScheme}.png`) });
    }
  }
}

test('screens of visitors', async ({ page, isMobile }) => {
  for (const [name, address] of Object.entries({ landing: '/', login: '/login', signup: '/signup', verify: '/verify', 'coming-soon': '/coming-soon', '404': '/no-such-page' })) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, name, isMobile);
  }
});

test.describe('somebody new', () => {
  test.use({ signedInAs: 'new@mwanzo.test' });

  test('screens of a new member', async ({ page, press, isMobile }) => {
    await page.goto('/profile');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await picture(page, 'profile', isMobile);
    await page.goto('/matches');
    await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    await picture(page, 'matches-empty', isMobile);
    await page.goto('/discover');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(page.getByRole('link', { name: 'Verify your profile' })).toBeVisible();
    await picture(page, 'panel-unverified', isMobile);
  });
});

test.describe('somebody who has seen everybody', () => {
  // oxlint-disable-next-line no-empty-pattern
  test.use({ signedInAs: async ({}, give) => give(await makeExhaustedMember()) });

  test('empty deck', async ({ page, isMobile }) => {
    await page.goto('/discover');
    await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
    await picture(page, 'discover-empty', isMobile);
  });
});

test.describe('a member', () => {
  test.use({ signedInAs: async ({ isMobile }, give) => give(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

  test('discover with everything that opens over it', async ({ page, press, isMobile }) => {
    test.slow();
    const { promise: taken, resolve: wasTaken } = Promise.withResolvers<void>();
    await page.route('**/api/profiles/discover/**', (route) => taken.then(() => route.continue()), { times: 1 });
    await page.goto('/discover');
    await expect(page.getByText('Finding your perfect matches...')).toBeVisible();
    await page.screenshot({ path: path.join(folder, `discover-loading-${isMobile ? 390 : 1280}-light.png`) });
    wasTaken();
    await expect(presentCard(page)).toBeVisible();
    await picture(page, 'discover', isMobile);
    await press(page.getByRole('button', { name: /^Notifications/ }));
    await picture(page, 'notifications', isMobile);
    await page.keyboard.press('Escape');
    await press(presentCard(page).getByRole('button', { name: /^View the profile of/ }));
    await picture(page, 'preview', isMobile);
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    const panel = page.getByRole('dialog', { name: 'Your profile' });
    await expect(panel.getByRole('button', { name: 'Edit' })).toBeVisible();
    await picture(page, 'panel', isMobile);
    await press(panel.getByRole('button', { name: 'Edit' }));
    await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
    await picture(page, 'edit-dialog', isMobile);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: /^Filters/ }));
    const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
    await press(filters.getByRole('radio', { name: 'Straight' }));
    await filters.getByLabel('Location').selectOption('Nairobi');
    await picture(page, 'filters', isMobile);
    await press(filters.getByRole('button', { name: 'Close' }));
    await picture(page, 'discover-filtered', isMobile);
  });

  test('match, matches and chats', async ({ page, press, isMobile }) => {
    test.slow();
    await page.goto('/discover');
    await findByName({ page, press }, isMobile ? 'Salim' : 'Chebet');
    await press(page.getByRole('button', { name: 'Like', exact: true }).first());
    await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
    await picture(page, 'match', isMobile);
    await press(page.getByRole('link', { name: 'Say hello' }));
    await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
    await picture(page, 'chat-new', isMobile);
    await page.goto('/matches');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await picture(page, 'matches', isMobile);
    await press(page.getByRole('link', { name: isMobile ? /Otieno/ : /Akinyi/ }));
    await expect(page.getByRole('log')).toBeVisible();
    await picture(page, 'chat', isMobile);
    await page.goto('/topup');
    await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
    await picture(page, 'topup', isMobile);
    await page.goto('/profile');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await picture(page, 'own-profile', isMobile);
  });
});
