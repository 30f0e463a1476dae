import { respondWith } from '../../network/intercept-requests.ts';
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
