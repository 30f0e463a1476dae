import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { Reply } from '../../../testing/api-server.ts';
import { exampleOrder } from '../../../testing/example-order.ts';
import { openPage } from '../../../testing/open-page.ts';
import { linkOf, renderScreen } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

afterEach(() => void vi.useRealTimers());

/** Opens the page of an order, and the checkout to which its link leads. */
async function openOrder(order: PaymentOrder) {
  const { client } = await openPage();
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { orderQuery, receiveOrder } = await import('../../../queries/orders.ts');
  const { OrderScreen } = await import('./order-screen.tsx');
  const { PayForm } = await import('./pay-form.tsx');
  const received = receiveOrder(order);
  client.setQueryData(orderQuery(order.code).queryKey, received);
  return {
    page: renderScreen(
      <QueryClientProvider client={client}>
        <OrderScreen code={order.code} />
      </QueryClientProvider>,
    ),
    checkout: (path: string) =>
      renderScreen(
        <Router ssrPath="/premium" ssrSearch={path.split('?')[1] ?? ''}>
          <QueryClientProvider client={client}>
            <PayForm
              paidUntil={null}
              trialUntil={null}
              known={received.whole_phone}
              remembers={false}
              before={received}
              isPretend={false}
            />
          </QueryClientProvider>
        </Router>,
      ),
  };
}

const afterWait = { ...exampleOrder, state: 'checking', as_of: '2026-11-21T09:03:00.000Z' } as const;

test.each<[string, PaymentOrder, string]>([
  ['a wrong PIN', { ...exampleOrder, state: 'failed', failure: 'wrong_pin' }, 'Try again'],
  ['a prompt that was cancelled', { ...exampleOrder, state: 'failed', failure: 'cancelled' }, 'Try again'],
  ['two minutes without a result', afterWait, 'Send again'],
])('after %s another try keeps the pass and the number, and nothing is sent by itself', async (_, order, link) => {
  const { page, checkout } = await openOrder(order);
  const path = linkOf(page, link);
  expect(path).toBe('/premium?product=week&order=MW-7F3K2QX9');
  const form = checkout(path ?? '');
  expect(form).toContain('value="0712 345 678"');
  expect(form).toMatch(/<input[^>]*value="week"[^>]*checked=""|<input[^>]*checked=""[^>]*value="week"/);
  expect(form).toContain('Pay KES 150');
});

test('a waiting prompt shows its whole number, and no other number gets a prompt before it is over', async () => {
  const { page, checkout } = await openOrder(exampleOrder);
  expect(page).toContain('A prompt for KES 150 is on 0712 345 678.');
  expect(page).not.toContain('•••');
  expect([page.includes('No prompt?'), page.includes('You may leave this page.')]).toEqual([true, false]);
  const path = linkOf(page, 'Change the number');
  expect(path).toBe('/premium?product=week&order=MW-7F3K2QX9');
  const form = checkout(path ?? '');
  expect(form).toContain('value="0712 345 678"');
  expect(form).toContain('Send again in 2:00');
  const last = await openOrder({ ...exampleOrder, again_at: '2026-11-21T09:00:03.000Z' });
  expect(last.page).toContain('Send again in 0:01');
  expect(form).not.toMatch(/type="submit"|Pay KES/);
});

test('once the prompt is over, or the payer has cancelled it, another number can be sent', async () => {
  const { checkout } = await openOrder({ ...exampleOrder, state: 'failed', failure: 'cancelled' });
  expect(checkout('/premium?product=week')).toContain('Pay KES 150');
  const later = await openOrder(afterWait);
  expect(later.checkout('/premium?product=week')).toContain('Pay KES 150');
});

const premium = { body: { until: null, trial: null, checkout: 'mpesa' } };

/** Opens the checkout of another try, before its orders have arrived. */
async function openCheckout() {
  const page = await openPage();
  const { CheckoutScreen } = await import('./checkout-screen.tsx');
  const screen = await showScreen(page, <CheckoutScreen />, `/premium?order=${exampleOrder.code}`);
  (await page.api.take('GET /api/premium/')).reply(premium);
  const orders = async (reply: Reply) => (await page.api.take('GET /api/payments/orders/')).reply(reply);
  return { page, screen, orders };
}

const listOf = (order: PaymentOrder) => ({ body: { orders: [order], remembered_phone: null } });

test('the order before is asked about meanwhile, and leads to its page if it was paid after all', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setInterval', 'clearInterval'] });
  const { page, screen, orders } = await openCheckout();
  await orders(listOf(exampleOrder));
  await page.settled();
  vi.advanceTimersByTime(3000);
  await orders(listOf({ ...exampleOrder, state: 'paid' }));
  await until(() => expect(screen.paths()).toEqual([`/premium/orders/${exampleOrder.code}`]));
});

test.each([null, '254712345678'])(
  'a checkout is read again at a press, with the choice to remember: %j',
  async (known) => {
    const { page, screen, orders } = await openCheckout();
    await orders({ status: 400 });
    await screen.press('Try again');
    await orders({ body: { orders: [{ ...exampleOrder, state: 'failed' }], remembered_phone: known } });
    (await page.api.take('GET /api/premium/')).reply(premium);
    expect((await screen.field('M-Pesa number')).value).toBe('0712 345 678');
    expect((await screen.field('Remember this number')).checked).toBe(known !== null);
  },
);

test('who waits for M-Pesa’s result reads when another try is possible, and that Premium is on after all', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setInterval', 'clearInterval'] });
  const page = await openPage();
  const { OrderScreen } = await import('./order-screen.tsx');
  const { refetchOrders } = await import('../../../queries/orders.ts');
  const screen = await showScreen(page, <OrderScreen code={exampleOrder.code} />);
  const isNow = async (body: PaymentOrder) => (await page.api.take('GET /api/payments/orders/MW-')).reply({ body });
  await isNow({ ...afterWait, again_at: '2026-11-21T09:03:05.000Z' });
  await until(() => expect(screen.text()).toContain('Send again in 0:05'));
  expect(screen.text()).toMatch(/You may leave this page\.(?!.*No prompt\?)/);
  vi.advanceTimersByTime(5000);
  await until(() => expect(screen.text()).toContain('|Send again|'));
  void refetchOrders(page.client);
  await isNow({ ...exampleOrder, state: 'paid' });
  await until(() => expect(screen.text()).toContain('Premium is on'));
});

test('a checkout whose plan did not come reads the plan and the orders again at a press', async () => {
  const page = await openPage();
  const { CheckoutScreen } = await import('./checkout-screen.tsx');
  const screen = await showScreen(page, <CheckoutScreen />, '/premium');
  (await page.api.take('GET /api/premium/')).reply({ status: 400 });
  (await page.api.take('GET /api/payments/orders/')).reply({ body: { orders: [], remembered_phone: '254712345678' } });
  await screen.press('Try again');
  expect(await page.requestsUnderWay()).toBe(2);
  (await page.api.take('GET /api/payments/orders/')).reply({ body: { orders: [], remembered_phone: null } });
  (await page.api.take('GET /api/premium/')).reply({ body: { ...premium.body, until: '2099-12-19T09:00:00.000Z' } });
  expect((await screen.field('M-Pesa number')).value).toBe('');
  expect(screen.all('button', 'Pay')).toHaveLength(1);
});
