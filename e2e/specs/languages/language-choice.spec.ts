import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { expect, test } from '../../test.ts';

test.use({ followsTraffic: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page changes its language with a tap and remembers it', async ({ page, press }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Your Journey' }).first()).toBeVisible();
    await press(page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }));
    await expect(page.getByRole('link', { name: 'Anza Safari Yako' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Anza Safari Yako' }).first()).toBeVisible();
    await press(page.getByRole('banner').getByRole('link', { name: 'English' }));
    await expect(page.getByRole('link', { name: 'Start Your Journey' }).first()).toBeVisible();
  });
});

test('the app uses the language that was chosen on the landing page', async ({ page, press }) => {
  await page.goto('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }));
  await press(page.getByRole('link', { name: 'Ingia', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Karibu tena Mwanzo' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  await expect(page).toHaveTitle(/^Ingia/);
});

test.describe('in a browser that prefers Swahili', () => {
  test.use({ locale: 'sw-KE' });

  test('everything is in Swahili until English is chosen', async ({ page, press }) => {
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Fungua akaunti yako' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Anza Safari Yako' }).first()).toBeVisible();
    await press(page.getByRole('banner').getByRole('link', { name: 'English' }));
    await press(page.getByRole('link', { name: 'Log In' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back to Mwanzo' })).toBeVisible();
  });
});

test.describe('a member', () => {
  test.use({ signedInAs: 'nyambura.16@mwanzo.test' });

  test('Swahili chosen in the side panel holds here, on the landing page and on the next page of other tabs', async ({
    page,
    press,
    context,
  }) => {
    await page.goto('/matches');
    const other = await context.newPage();
    await other.goto('/topup');
    await expect(other.getByRole('link', { name: 'Discover' })).toBeVisible();

    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Kiswahili' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Mliochaguana' })).toBeVisible();
    await expect(page).toHaveURL('/matches');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Mliochaguana' })).toBeVisible();

    await press(other.getByRole('link', { name: 'Discover' }));
    await expect(other.getByRole('heading', { level: 1, name: 'Gundua' })).toBeVisible();
    await other.goto('/');
    await expect(other.getByRole('link', { name: 'Anza Safari Yako' }).first()).toBeVisible();
  });
});

test.describe('a member in Swahili', () => {
  test.use({ signedInAs: 'nyambura.16@mwanzo.test', locale: 'sw-KE' });

  test('on the smallest phone no screen scrolls sideways, and card, both buttons and title stay visible', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/discover');
    const title = page.getByRole('heading', { level: 1, name: 'Gundua' });
    await expect(page.getByRole('region', { name: 'Wasifu wa kuchagua' }).getByRole('article').first()).toBeVisible();
    const bar = await page.getByRole('banner').boundingBox();
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0));
    for (const name of ['Pita', 'Penda'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

    for (const path of [
      '/',
      '/login',
      '/signup',
      '/verify',
      '/coming-soon',
      '/no-such-page',
      '/discover',
      '/matches',
      '/topup',
      '/profile',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitUntilIdle(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  });
});
