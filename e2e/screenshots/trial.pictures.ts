import type { Page } from '@playwright/test';
import { respondWith } from '../network/intercept-requests.ts';
import { reachMessageLimit, reachSwipeLimit } from '../page/limit-steps.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: async ({ isMobile }, use) => use(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

const hourMs = 60 * 60 * 1000;

/** From now on the member's trial is offered, runs for two days more, or is over. */
async function stageTrial(page: Page, state: 'offered' | 'running' | 'over'): Promise<void> {
  const ends_at = state === 'running' ? new Date(Date.now() + 50 * hourMs).toISOString() : null;
  const response = {
    plan: ends_at ? ('premium' as const) : ('basic' as const),
    until: ends_at,
    stops_at: ends_at,
    checkout: 'mpesa' as const,
    pretend_phone_port: null,
    trial: { is_offered: state === 'offered', ends_at, was_started: state !== 'offered' },
  };
  await respondWith(page, 'GET /api/premium/', response);
  if (state === 'running') await respondWith(page, 'POST /api/premium/trial/', response);
}

test('trial-offered', async ({ page, press, picture }) => {
  await stageTrial(page, 'offered');
  await page.goto('/topup');
  await expect(page.getByRole('button', { name: 'Try Premium' })).toBeVisible();
  await picture('trial-topup', { whole: true });
  await press(page.getByRole('button', { name: 'Try Premium' }));
  await expect(page.getByRole('dialog', { name: 'Three days of Premium' })).toBeVisible();
  await picture('trial-question');
  await stageTrial(page, 'running');
  await press(page.getByRole('button', { name: 'Start now' }));
  await expect(page.getByRole('heading', { name: 'Premium has begun' })).toBeVisible();
  await picture('trial-begun');
});

test('trial-at-limits', async ({ page, press, token, picture }) => {
  await stageTrial(page, 'offered');
  await reachSwipeLimit(page, press);
  await expect(page.getByRole('button', { name: 'Try Premium for three days, free' })).toBeVisible();
  await picture('trial-swipes-used-up', { whole: true });
  await reachMessageLimit(page, press, token);
  await picture('trial-messages-used-up');
});

test('trial-running', async ({ page, picture }) => {
  await stageTrial(page, 'running');
  await respondWith(page, 'GET /api/payments/orders', { orders: [], remembered_phone: null });
  await page.goto('/topup');
  await expect(page.getByText(/^Your trial runs until/)).toBeVisible();
  await picture('trial-running-topup', { whole: true });
  await page.goto('/premium');
  await expect(page.getByText(/What you pay for begins after it/)).toBeVisible();
  await picture('trial-running-checkout');
});

test('trial-ended', async ({ page, picture }) => {
  await stageTrial(page, 'over');
  const nothing = { name: null, profile_id: null, refusal: null, changed: [], demo: false };
  await respondWith(page, 'GET /api/notifications/', [
    {
      id: 987_655,
      message: 'Your Premium trial has ended. Nothing was charged.',
      is_read: false,
      created_at: new Date(Date.now() - 60_000).toISOString(),
      kind: 'premium',
      params: { ...nothing, decision: null, days_left: 0, is_trial: true, asked: null, sanction: null },
      link: '/premium',
    },
  ]);
  await respondWith(page, 'POST /api/notifications/987655/mark-read/', { id: 987_655, is_read: true });
  await page.goto('/matches');
  await expect(page.getByRole('heading', { name: 'Your Premium trial has ended' })).toBeVisible();
  await picture('trial-ended');
});

test('trial-on-the-landing-page', async ({ page, picture }) => {
  await page.goto('/');
  await page.getByText('Three days free, once you are verified.').scrollIntoViewIfNeeded();
  await picture('trial-landing');
});
