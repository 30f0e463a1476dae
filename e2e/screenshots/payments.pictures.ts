import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import type { Page } from '@playwright/test';
import { respondWith } from '../network/intercept-requests.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: async ({ isMobile }, use) => use(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

const secondMs = 1000;
const ago = (seconds: number) => new Date(Date.now() - seconds * secondMs).toISOString();
const code = 'MW-7F3K2QX9';

const orderOf = (change: Partial<PaymentOrder>): PaymentOrder => ({
  code,
  product: 'month',
  amount: 375,
  state: 'waiting',
  failure: null,
  phone: '0712 ••• 678',
  whole_phone: ['paid', 'refunded'].includes(change.state ?? '') ? null : '254712345678',
  created_at: ago(12),
  prompted_at: ago(12),
  again_at: ago(-108),
  paid_at: null,
  receipt: null,
  starts_at: null,
  ends_at: null,
  as_of: ago(0),
  ...change,
});

const paid: Partial<PaymentOrder> = {
  state: 'paid',
  paid_at: '2026-11-22T15:40:00.000Z',
  receipt: 'SKM4F7QX21',
  starts_at: '2026-11-22T15:40:00.000Z',
  ends_at: '2026-12-22T15:40:00.000Z',
};

async function stage(page: Page, order: PaymentOrder): Promise<void> {
  await respondWith(page, 'GET /api/premium/', {
    plan: 'basic',
    until: null,
    stops_at: null,
    checkout: 'mpesa',
    pretend_phone_port: null,
  });
  await respondWith(page, `GET /api/payments/orders/${code}`, order);
}

test('checkout', async ({ page, press, picture }) => {
  await stage(page, orderOf({}));
  await respondWith(page, 'GET /api/payments/orders', { orders: [], remembered_phone: null });
  await page.goto('/topup');
  await expect(page.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium');
  await picture('checkout-topup');
  await page.goto('/premium');
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByText('Choose how long.', { exact: true })).toBeVisible();
  await picture('checkout-errors', { whole: true });
  await press(page.getByRole('radio', { name: /^Month/ }));
  await page.getByLabel('M-Pesa number').fill('0712 345 678');
  await expect(page.getByRole('button', { name: 'Pay KES 375' })).toBeVisible();
  await picture('checkout', { whole: true });
});

for (const [state, change] of [
  ['waiting', {}],
  ['checking', { created_at: ago(100), prompted_at: ago(100), again_at: ago(-20), state: 'checking' }],
  ['cancelled', { state: 'failed', failure: 'cancelled' }],
  ['balance', { state: 'failed', failure: 'balance' }],
  ['wrong-pin', { state: 'failed', failure: 'wrong_pin' }],
  ['unreachable', { state: 'failed', failure: 'unreachable' }],
  ['unanswered', { state: 'unanswered' }],
  ['review', { state: 'review' }],
  ['refunded', { state: 'refunded' }],
  ['receipt', paid],
] as const)
  test(`order-${state}`, async ({ page, picture }) => {
    await stage(page, orderOf(change as Partial<PaymentOrder>));
    await page.goto(`/premium/orders/${code}`);
    await expect(
      page
        .getByRole('main')
        .getByText(/phone|checking|was|person|M-Pesa|MW-/)
        .first(),
    ).toBeVisible();
    await picture(`order-${state}`, { whole: true });
  });

test('order-paid-now', async ({ page, picture }) => {
  await stage(page, orderOf({}));
  await page.goto(`/premium/orders/${code}`);
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await stage(page, orderOf(paid));
  await expect(page.getByRole('heading', { name: 'Premium is on' })).toBeVisible();
  await picture('order-paid-now', { whole: true });
});

test('payments', async ({ page, picture }) => {
  await respondWith(page, 'GET /api/payments/orders', { orders: [], remembered_phone: null });
  await page.goto('/settings/payments');
  await expect(page.getByRole('link', { name: 'Something is wrong' })).toBeVisible();
  await picture('payments-none');
  await respondWith(page, 'GET /api/payments/orders', {
    orders: [orderOf(paid), orderOf({ code: 'MW-7F3K2QX8', state: 'failed', failure: 'cancelled', amount: 150 })],
    remembered_phone: '254712345678',
  });
  await page.reload();
  await expect(page.getByRole('link', { name: /KES 375/ })).toBeVisible();
  await picture('payments');
});

test('premium-begun', async ({ page, picture }) => {
  await stage(page, orderOf(paid));
  await respondWith(page, 'GET /api/premium/', {
    plan: 'premium',
    until: '2026-12-22T15:40:00.000Z',
    stops_at: '2026-12-25T15:40:00.000Z',
    checkout: 'mpesa',
    pretend_phone_port: null,
  });
  const nothing = { name: null, profile_id: null, refusal: null, changed: [], demo: false };
  await respondWith(page, 'GET /api/notifications/', [
    {
      id: 987_654,
      message: 'Your payment has arrived. Thank you.',
      is_read: false,
      created_at: ago(60),
      kind: 'payment',
      params: { ...nothing, decision: 'approved', days_left: null, asked: null, sanction: null },
      link: '/settings/payments',
    },
  ]);
  await respondWith(page, 'POST /api/notifications/987654/mark-read/', { id: 987_654, is_read: true });
  await page.goto('/matches');
  await expect(page.getByRole('heading', { name: 'Premium has begun' })).toBeVisible();
  await picture('premium-begun');
});

test('change-number', async ({ page, press, picture }) => {
  await stage(page, orderOf({}));
  await respondWith(page, 'GET /api/payments/orders', { orders: [orderOf({})], remembered_phone: null });
  await page.goto(`/premium/orders/${code}`);
  await press(page.getByRole('link', { name: 'Change the number' }));
  await expect(page.getByLabel('M-Pesa number')).toHaveValue('0712 345 678');
  await picture('change-number', { whole: true });
});
