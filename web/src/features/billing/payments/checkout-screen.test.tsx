import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { exampleOrder } from '../../../testing/example-order.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { CheckoutScreen } from './checkout-screen.tsx';

const received = { ...exampleOrder, serverTime: 0, receivedAt: 0 };

/** Renders the checkout with these orders known from before. @returns where it leads; undefined if it stays */
function leadsTo(orders: readonly object[], { search = '', checkout = 'daraja' as string | null } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['premium'], { until: null, trial: null, checkout });
  client.setQueryData(['orders'], { orders, remembered_phone: null });
  const ssr: { redirectTo?: string } = {};
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/premium" ssrSearch={search} ssrContext={ssr}>
        <CheckoutScreen />
      </Router>
    </QueryClientProvider>,
  );
  return ssr.redirectTo;
}

test('an order that was open the last time leads nowhere until the server says that it still is', () => {
  expect(leadsTo([received])).toBeUndefined();
});

test('where nothing can be paid the checkout leads to what is to come', () => {
  expect(leadsTo([], { checkout: null })).toBe('/coming-soon');
});

test('another try leads to the order before, once that was paid after all', () => {
  const search = `order=${received.code}`;
  expect(leadsTo([{ ...received, state: 'paid' }], { search })).toBe(`/premium/orders/${received.code}`);
  expect(leadsTo([{ ...received, state: 'unanswered' }], { search })).toBeUndefined();
});

test('the form begins with the number that is remembered now, and not with that of an earlier visit', async () => {
  const page = await openPage();
  const premium = { until: null, trial: null, checkout: 'pretend' };
  page.client.setQueryData(['premium'], premium);
  page.client.setQueryData(['orders'], { orders: [], remembered_phone: '254700000000' });
  const { CheckoutScreen: Checkout } = await import('./checkout-screen.tsx');
  const screen = await showScreen(page, <Checkout />, '/premium');
  (await page.api.take('GET /api/premium/')).reply({ body: premium });
  (await page.api.take('GET /api/payments/orders/')).reply({
    body: { orders: [], remembered_phone: '254712345678' },
  });
  expect((await screen.field('M-Pesa number')).value).toBe('0712 345 678');
  expect((await screen.field('Remember this number')).checked).toBe(true);
  expect(screen.text()).toContain('This is a demo. No money moves');
  expect(screen.text()).not.toMatch(/Your trial runs|It begins/);
});

test('the checkout leads to an order that is open on the server, and not to the one that is tried again', async () => {
  const page = await openPage();
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:12.000Z'), toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { CheckoutScreen: Checkout } = await import('./checkout-screen.tsx');
  const screen = await showScreen(page, <Checkout />, '/premium?order=MW-7F3K2QX9&product=month');
  const months = { until: '2026-12-30T12:00:00Z', trial: { ends_at: '2026-12-01T12:00:00Z' } };
  const headers = { date: new Date().toUTCString() };
  (await page.api.take('GET /api/premium/')).reply({ body: { ...months, checkout: 'mpesa' }, headers });
  const orders = 'GET /api/payments/orders/';
  (await page.api.take(orders)).reply({ body: { orders: [exampleOrder], remembered_phone: null }, headers });
  await page.settled();
  expect(screen.paths()).toEqual(['/premium?order=MW-7F3K2QX9&product=month']);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/checkout-again.txt');
  const { refetchOrders } = await import('../../../queries/orders.ts');
  void refetchOrders(page.client);
  const open = { ...exampleOrder, code: 'MW-22222222' };
  (await page.api.take(orders)).reply({ body: { orders: [open, exampleOrder], remembered_phone: null }, headers });
  await until(() => expect(screen.paths()).toEqual(['/premium/orders/MW-22222222']));
});

test('where nothing can be paid, what is to come takes the place of the checkout', async () => {
  const page = await openPage();
  const { CheckoutScreen: Checkout } = await import('./checkout-screen.tsx');
  const screen = await showScreen(page, <Checkout />, '/premium');
  (await page.api.take('GET /api/premium/')).reply({ body: { until: null, trial: null, checkout: null } });
  await until(() => expect(screen.paths()).toEqual(['/coming-soon']));
});
