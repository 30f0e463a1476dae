import { expect } from '@playwright/test';
import type { OwnProfile } from '../../../contract/src/people/profiles.ts';
import { test } from '../../network/connection-test.ts';
import { toast, topCard } from '../../page/locators.ts';
import { fillLoginForm } from '../../page/member-steps.ts';
import { storedKeys } from '../../page/stored-keys.ts';
import { emailOf } from '../../people/demo-members.ts';
import { makePhonePhoto } from '../../people/photo-files.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest, demoPassword } from '../../server/api-requests.ts';

// The size of the screen makes no difference here, and it is phones that have bad connections.

test('on a slow connection (50 KB/s, 800 ms latency) a member signs in and gets to the first card', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/login');
  await fillLoginForm(page, emailOf('ken'), demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL('/discover');
  await expect(topCard(page)).toBeVisible();
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'user']));
});

test.describe('a member who swipes', () => {
  test.use({ signedInAs: emailOf('tabitha') });

  test('a swipe whose response is lost brings the card back, and still counts exactly once', async ({
    page,
    connection,
    token,
  }) => {
    const deck = async () =>
      ((await (await apiRequest('GET', '/api/profiles/discover/', { token })).json()) as { id: number }[]).map(
        ({ id }) => id,
      );
    const first = (await deck())[0];
    await page.goto('/discover');
    const heading = topCard(page).getByRole('heading');
    const name = (await heading.innerText()).replaceAll('\n', '');
    connection.breakRequests('POST /api/profiles/like-pass', 'response lost');
    await page.getByRole('button', { name: 'Pass' }).click();
    await expect(toast(page, 'Action failed')).toContainText('Could not process your choice. Try again.');
    await expect(heading).toHaveText(name);
    expect(connection.hits()).toBeGreaterThan(0);
    expect(await deck()).not.toContain(first);
    connection.repair();
    // A card that is flying back cannot be swiped.
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      )
      .toBe(0);
    await page.getByRole('button', { name: 'Pass' }).click();
    await expect(heading).not.toHaveText(name);
    expect(await deck()).not.toContain(first);
  });
});

test.describe('a member who has just joined', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

  // The server resizes each upload to three sizes.
  const uploadMilliseconds = 45_000;

  test('a photo is stored once, although its upload is cut and then the response is lost', async ({
    page,
    connection,
    token,
  }) => {
    test.slow();
    const photos = async () =>
      ((await (await apiRequest('GET', '/api/profiles/me', { token })).json()) as OwnProfile).photos.length;
    await page.goto('/profile');
    await page.getByLabel('Tap to change photo').setInputFiles(await makePhonePhoto('nafula'));
    await page.getByLabel('Bio', { exact: true }).fill('On a bad connection.');
    const save = page.getByRole('button', { name: 'Save Profile' });
    connection.breakRequests('PUT /api/profiles/me', { cutAfterBytes: 20_000 });
    await save.press('Enter');
    await expect(toast(page, 'Update failed')).toContainText('Could not save profile. Please try again.', {
      timeout: uploadMilliseconds,
    });
    expect(await photos()).toBe(0);
    connection.breakRequests('PUT /api/profiles/me', 'response lost');
    await save.press('Enter');
    await expect.poll(() => connection.hits(), { timeout: uploadMilliseconds }).toBeGreaterThan(0);
    // The button is renamed while it saves. The browser repeats a request that was cut on a reused connection.
    await expect(save).toBeVisible({ timeout: uploadMilliseconds });
    expect(await photos()).toBe(1);
    connection.repair();
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('On a bad connection.');
    await save.press('Enter');
    await expect(page).toHaveURL('/verify', { timeout: uploadMilliseconds });
    expect(await photos()).toBe(1);
  });
});

test.describe('a member who waits', () => {
  test.use({ signedInAs: emailOf('ken') });

  test('after 15 s without a response a retry is offered, which loads the screen', async ({ page, connection }) => {
    await page.clock.install();
    connection.breakRequests('GET /api/profiles/matches', 'silence');
    await page.goto('/matches');
    await expect(page.getByRole('main').getByText('Loading your matches...')).toBeVisible();
    await expect.poll(() => connection.hits()).toBeGreaterThan(0);
    await expect(page.getByText('This is taking a while. Your network may be slow.')).toHaveCount(0);
    // The code of the notice loads once the page is idle.
    await page.waitForLoadState('load');
    await page.clock.fastForward(15_000);
    await expect(page.getByText('This is taking a while. Your network may be slow.')).toBeVisible();
    connection.repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByText('This is taking a while. Your network may be slow.')).toHaveCount(0);
  });
});
