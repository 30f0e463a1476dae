import type { Page } from '@playwright/test';
import { respondWith } from '../network/intercept-requests.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: async ({ isMobile }, use) => use(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

const dayMs = 24 * 60 * 60 * 1000;

async function stagePremium(page: Page, daysLeft: number): Promise<void> {
  const until = new Date(Date.now() + daysLeft * dayMs);
  await respondWith(page, 'GET /api/premium/', {
    plan: 'premium',
    until: until.toISOString(),
    stops_at: new Date(until.getTime() + 3 * dayMs).toISOString(),
    checkout: 'mpesa',
    pretend_phone_port: null,
  });
}

for (const [state, daysLeft] of [
  ['paid', 20],
  ['grace', -1],
] as const)
  test(`premium-${state}`, async ({ page, press, picture }) => {
    await stagePremium(page, daysLeft);
    await page.goto('/topup');
    await expect(page.getByRole('link', { name: 'Add more time' })).toBeVisible();
    await picture(`premium-${state}-topup`, { whole: true });
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(page.getByRole('dialog').getByText(/until/)).toBeVisible();
    await picture(`premium-${state}-panel`);
  });

test('profiles-used-up', async ({ page, picture }) => {
  await page.route('**/api/profiles/discover/?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-deck-end': 'limit' } }),
  );
  await page.goto('/discover');
  await expect(page.getByRole('heading', { name: 'Today’s profiles are used up' })).toBeVisible();
  await picture('profiles-used-up');
});
