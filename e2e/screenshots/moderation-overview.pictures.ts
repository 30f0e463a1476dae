import { respondWith } from '../network/intercept-requests.ts';
import { busyOverview } from '../network/staged-overview.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

test('moderation-overview', async ({ page, press, picture }) => {
  await respondWith(page, 'GET /api/moderation/overview', busyOverview());
  await page.goto('/moderation?queue=overview');
  await expect(page.getByRole('region', { name: 'Load by hour' })).toBeVisible();
  await picture('moderation-overview', { whole: true });
  await press(page.getByRole('button', { name: 'Show as table' }).first());
  await picture('moderation-overview-table', { whole: true });
  await page.goto('/?lang=sw');
  await page.goto('/moderation?queue=overview');
  await expect(page.getByRole('region', { name: 'Kazi kwa saa' })).toBeVisible();
  await picture('moderation-overview-sw', { whole: true });
});
