import { expect } from '@playwright/test';
import type { OwnProfile } from '../contract/src/profiles.ts';
import { emailOf, test } from './line-test.ts';
import { presentCard, storedKeys, toast } from './member-steps.ts';
import { makePhonePhoto } from './pictures.ts';
import { call, demoPassword } from './server-calls.ts';
import { makeUnverifiedMember } from './unverified-member.ts';

// What a line does is the same at every size, and phones are what has bad ones.
test.skip(({ isMobile }) => !isMobile, 'phones have bad lines');

test('on a slow line (50 KB/s, 800 ms) a member signs in and gets to the first card', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailOf('ken') ?? '');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL('/discover');
  await expect(presentCard(page)).toBeVisible();
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'user']));
});

test.describe('a member who decides', () => {
  test.use({ signedInAs: emailOf('tabitha') });

  test('a swipe whose answer is lost brings the card back, and is neither lost nor done twice', async ({
    page,
    line,
    token,
  }) => {
    const deck = async () =>
      ((await (await call('GET', '/api/profiles/discover/', { token })).json()) as { id: number }[]).map(
        ({ id }) => id,
      );
    const first = (await deck())[0];
    await page.goto('/discover');
    const heading = presentCard(page).getByRole('heading');
    const name = (await heading.innerText()).replaceAll('\n', '');
    line.breakCall('POST /api/profiles/like-pass', 'answer lost');
    await page.getByRole('button', { name: 'Pass' }).click();
    await expect(toast(page, 'Action failed')).toContainText('Could not process your choice. Try again.');
    await expect(heading).toHaveText(name);
    expect(line.hits()).toBeGreaterThan(0);
    expect(await deck()).not.toContain(first);
    line.mend();
    // A card on its way back takes no other swipe.
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
  // oxlint-disable-next-line no-empty-pattern
  test.use({ signedInAs: async ({}, give) => give(await makeUnverifiedMember()) });

  // Each of several uploads is drawn in three sizes by the server.
  const uploadMilliseconds = 45_000;

  test('a photo whose upload is cut, and then whose answer is lost, is there once in the end', async ({
    page,
    line,
    token,
  }) => {
    test.slow();
    const photos = async () =>
      ((await (await call('GET', '/api/profiles/me', { token })).json()) as OwnProfile).photos.length;
    await page.goto('/profile');
    await page.getByLabel('Tap to change photo').setInputFiles(await makePhonePhoto('nafula'));
    await page.getByLabel('Bio', { exact: true }).fill('On a bad line.');
    const save = page.getByRole('button', { name: 'Save Profile' });
    line.breakCall('PUT /api/profiles/me', { cutAfterBytes: 20_000 });
    await save.press('Enter');
    await expect(toast(page, 'Update failed')).toContainText('Could not save profile. Please try again.', {
      timeout: uploadMilliseconds,
    });
    expect(await photos()).toBe(0);
    line.breakCall('PUT /api/profiles/me', 'answer lost');
    await save.press('Enter');
    await expect.poll(() => line.hits(), { timeout: uploadMilliseconds }).toBeGreaterThan(0);
    // The button says so while it saves; a browser sends again by itself what was cut on a used connection.
    await expect(save).toBeVisible({ timeout: uploadMilliseconds });
    expect(await photos()).toBe(1);
    line.mend();
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('On a bad line.');
    await save.press('Enter');
    await expect(page).toHaveURL('/verify', { timeout: uploadMilliseconds });
    expect(await photos()).toBe(1);
  });
});

test.describe('a member who waits', () => {
  test.use({ signedInAs: emailOf('ken') });

  test('after 15 s of silence a retry is offered, which brings the screen', async ({ page, line }) => {
    await page.clock.install();
    line.breakCall('GET /api/profiles/matches', 'silence');
    await page.goto('/matches');
    await expect(page.getByRole('main').getByText('Loading your matches...')).toBeVisible();
    await expect.poll(() => line.hits()).toBeGreaterThan(0);
    await expect(page.getByText('This is taking long. The line may be slow.')).toHaveCount(0);
    // The notice's own code comes once the page is idle; the clock stands for the reader's patience.
    await page.waitForLoadState('load');
    await page.clock.fastForward(15_000);
    await expect(page.getByText('This is taking long. The line may be slow.')).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByText('This is taking long. The line may be slow.')).toHaveCount(0);
  });
});
