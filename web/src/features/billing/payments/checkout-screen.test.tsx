import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { exampleOrder } from '../../../testing/example-order.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
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
  const premium = { until: null, trial: null, checkout: 'mpesa' };
  page.client.setQueryData(['premium'], premium);
  page.client.setQueryData(['orders'], { orders: [], remembered_phone: '254700000000' });
  const { CheckoutScreen: Checkout } = await import('./checkout-screen.tsx');
  const screen = await showScreen(page, <Checkout />, '/premium');
  (await page.api.take('GET /api/premium/')).reply({ body: premium });
  (await page.api.take('GET /api/payments/orders/')).reply({
    body: { orders: [], remembered_phone: '254712345678' },
  });
  expect((await screen.field('M-Pesa number')).value).toBe('0712 345 678');
});
