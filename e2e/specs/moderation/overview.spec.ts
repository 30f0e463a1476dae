import { failRequests, respondWith } from '../../network/intercept-requests.ts';
import { busyOverview } from '../../network/staged-overview.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { expect, test } from '../../test.ts';

const overviewPath = '/moderation?queue=overview';

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('sees how the queues of the demo people stand', async ({ page, press, watched }) => {
    await page.goto('/moderation');
    await press(page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: 'Overview' }));
    await expect(page).toHaveURL(overviewPath);
    await expect(page.getByRole('row', { name: /^Verification \d/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Load by hour' })).toBeVisible();
    expect(watched.complaints).toEqual([]);
  });

  test('reads the numbers of a chart as a table, and a day without decisions as unknown', async ({ page, press }) => {
    await respondWith(page, 'GET /api/moderation/overview', busyOverview());
    await page.goto(overviewPath);
    const wait = page.getByRole('region', { name: 'Verification wait, hours' });
    await expect(wait.getByText(/^Hours that verifications had waited/)).toBeAttached();
    await press(wait.getByRole('button', { name: 'Show as table' }));
    await expect(wait.getByRole('row', { name: '2026-11-11 24 44 92' })).toBeVisible();
    await expect(wait.getByRole('row', { name: '2026-11-14 – – 0' })).toBeVisible();
    await press(wait.getByRole('button', { name: 'Show as chart' }));
    await expect(wait.getByRole('table')).toHaveCount(0);
    // One of 1,312 cases was late, so the share must not be rounded up to 100 %.
    await expect(page.getByRole('row', { name: /^Verification 18 .*99 % of 1,?312/ })).toBeVisible();
    await expect(page.getByRole('row', { name: '4172 541 19 of 20' })).toBeVisible();
    await expect(page.getByRole('row', { name: '8830 433 –' })).toBeVisible();
  });

  test('is told when it cannot be loaded, and can try again', async ({ page, press }) => {
    const { stop } = await failRequests(page, 'GET /api/moderation/overview', 400);
    await page.goto(overviewPath);
    await expect(page.getByText('The overview could not be loaded')).toBeVisible();
    await stop();
    await press(page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByRole('region', { name: 'Load by hour' })).toBeVisible();
  });

  test('finds no accessibility problem, nor anything that is wider than a narrow screen', async ({ page, press }) => {
    await respondWith(page, 'GET /api/moderation/overview', busyOverview());
    await page.goto(overviewPath);
    await expect(page.getByRole('region', { name: 'Load by hour' })).toBeVisible();
    await expectAccessible(page, overviewPath);
    await press(page.getByRole('button', { name: 'Show as table' }).first());
    await expectAccessible(page, `${overviewPath} as a table`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('a member', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });
  test('cannot find the overview', async ({ page }) => {
    await page.goto(overviewPath);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });
});
