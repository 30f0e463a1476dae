import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { exampleOrder } from '../../../testing/example-order.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

afterEach(() => {
  vi.useRealTimers();
});

const paid = { ...exampleOrder, state: 'paid', paid_at: '2026-11-21T09:00:20.000Z' } as const;
const orderPath = 'GET /api/payments/orders/MW-';

/** Opens the page of an order, which the server then reports in these states, one after the other. */
async function openOrder(first: PaymentOrder) {
  const page = await openPage();
  const { premiumSeen } = await import('../../../shared/premium/premium-news.ts');
  const { OrderScreen } = await import('./order-screen.tsx');
  const { refetchOrders } = await import('../../../queries/orders.ts');
  const screen = await showScreen(page, <OrderScreen code={exampleOrder.code} />);
  (await page.api.take(orderPath)).reply({ body: first });
  await page.settled();
  return {
    page,
    screen,
    premiumSeen,
    /** Asks again, and shows what the server says now. */
    async becomes(next: PaymentOrder) {
      const asking = refetchOrders(page.client);
      (await page.api.take(orderPath)).reply({ body: next });
      await asking;
      await page.settled();
    },
  };
}

test('whoever waited for the payment is told once that Premium is on: by the receipt alone', async () => {
  const { screen, premiumSeen, becomes } = await openOrder({ ...exampleOrder, as_of: '2026-11-21T09:00:12.000Z' });
  expect(premiumSeen.read()).toBe(false);
  await becomes({ ...paid, ends_at: '2026-11-28T09:00:20.000Z' });
  expect(screen.text()).toMatch(/Premium is on\|Until .*28 Nov.*\|Paid\|21 Nov/);
  expect((await screen.button('See who likes you')).getAttribute('href')).toBe('/likes');
  expect(premiumSeen.read()).toBe(true);
});

test('an old receipt says nothing new, so a notice of another payment is not taken back', async () => {
  const { screen, premiumSeen } = await openOrder({ ...paid, receipt: 'SGL51H7XQZ', product: 'month' });
  expect(screen.text()).toMatch(/M-Pesa code\|SGL51H7XQZ.*Renews\|No\. We remind you 3 days before\./);
  expect(screen.text()).not.toMatch(/Premium is on|See who likes you/);
  expect(premiumSeen.read()).toBe(false);
});

test('a receipt without M-Pesa’s code says that it comes later, and that a week ends by itself', async () => {
  const { screen } = await openOrder(paid);
  expect(screen.text()).toMatch(/M-Pesa code\|It comes later\|Order\|MW-7F3K2QX9.*Renews\|No, it ends by itself\./);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await screen.press('Save the receipt');
  expect(print).toHaveBeenCalledTimes(1);
});

test('an order of another member, or of nobody, is not there', async () => {
  const page = await openPage();
  const { OrderScreen } = await import('./order-screen.tsx');
  const screen = await showScreen(page, <OrderScreen code="MW-22222222" />);
  (await page.api.take(orderPath)).reply({ status: 404, body: { code: 'not_found', detail: '' } });
  await until(() => expect(screen.text()).toContain('There is no such order'));
});

test('an order that could not be read may be there, so it is asked for again', async () => {
  const page = await openPage();
  const { OrderScreen } = await import('./order-screen.tsx');
  const screen = await showScreen(page, <OrderScreen code={exampleOrder.code} />);
  (await page.api.take(orderPath)).reply({ status: 429, body: { code: 'too_many_requests', detail: '' } });
  await screen.press('Try again');
  (await page.api.take(orderPath)).reply({ body: paid });
  await until(() => expect(screen.text()).toContain('M-Pesa code'));
});

/** Returns the texts of the steps that a payment is at. */
const steps = () => [...document.querySelectorAll('li[aria-current="step"] b')].map(({ textContent }) => textContent);

test('an order that waits is asked about, and says at which step it is and if the line is cut', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setInterval', 'clearInterval'] });
  const page = await openPage();
  const { OrderScreen } = await import('./order-screen.tsx');
  const screen = await showScreen(page, <OrderScreen code={exampleOrder.code} />);
  const becomes = async (order: PaymentOrder, now: readonly string[]) => {
    (await page.api.take(orderPath)).reply({ body: order });
    await until(() => expect(steps()).toEqual(now));
  };
  await becomes({ ...exampleOrder, prompted_at: null }, ['Prompt sent', 'Your PIN, on that phone']);
  expect(screen.text()).toContain('On its way to 0712 345 678');
  vi.advanceTimersByTime(3000);
  await becomes(exampleOrder, ['Your PIN, on that phone']);
  expect((await screen.button('Change the number')).getAttribute('href')).toMatch(/^\/premium\?/);
  vi.advanceTimersByTime(3000);
  await becomes({ ...exampleOrder, state: 'checking' }, ['We ask M-Pesa']);
  expect((await screen.button('Back to Mwanzo')).getAttribute('href')).toBe('/discover');
  expect(screen.text()).not.toContain('We cannot reach Mwanzo now.');
  vi.advanceTimersByTime(10_000);
  (await page.api.take(orderPath)).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('We cannot reach Mwanzo now.'));
});

interface FormOptions {
  known?: string | null;
  remembers?: boolean;
  paidUntil?: string | null;
}

/** Opens the checkout. */
async function openForm(path: string, { known = null, remembers = false, paidUntil = null }: FormOptions = {}) {
  const page = await openPage();
  const { PayForm } = await import('./pay-form.tsx');
  const form = { known, remembers, paidUntil, trialUntil: null, before: undefined, isPretend: false };
  return { page, screen: await showScreen(page, <PayForm {...form} />, path) };
}

test('Pay sends what was chosen and typed, and the page of the order takes the place of the checkout', async () => {
  const { page, screen } = await openForm('/premium');
  await screen.press('Pay');
  expect(screen.text()).toContain('Enter the number that pays.');
  expect(document.activeElement?.getAttribute('role')).toBe('radiogroup');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.toggle('Week');
  await screen.type('M-Pesa number', '0712 345 67');
  await screen.press('Pay KES 150');
  expect(screen.text()).toContain('This is no Kenyan mobile number.');
  await screen.type('M-Pesa number', '0712 345 678');
  await screen.toggle('Remember this number');
  await screen.press('Pay KES 150');
  const sent = await page.api.take('POST /api/payments/orders/');
  expect(JSON.parse(sent.body)).toMatchObject({ product: 'week', phone: '254712345678', remember: true });
  sent.reply({ body: exampleOrder });
  await until(() => expect(screen.paths()).toEqual(['/premium/orders/MW-7F3K2QX9']));
});

test('a number that is remembered stays so, and the pass of the address is chosen', async () => {
  const { page, screen } = await openForm('/premium?product=day', { known: '254712345678', remembers: true });
  await screen.press('Pay KES 50');
  const { body } = await page.api.take('POST /api/payments/orders/');
  expect(JSON.parse(body)).toMatchObject({ product: 'day', phone: '254712345678', remember: true });
});

test.each([
  ['follows a paid one says when it begins', '2099-12-19T09:00:00.000Z', true],
  ['begins now does not say so', '2020-12-19T09:00:00.000Z', false],
])('a pass that %s', async (_, paidUntil, isLater) => {
  const { screen } = await openForm('/premium?product=day', { paidUntil });
  expect(screen.text()).toContain('Premium until');
  expect(/It begins\|19 Dec 2099[^|]*\|Premium until\|20 Dec 2099/.test(screen.text())).toBe(isLater);
});

test('while a prompt may be on the phone, Enter sends no second one', async () => {
  const page = await openPage();
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  const { PayForm } = await import('./pay-form.tsx');
  const { receiveOrder } = await import('../../../queries/orders.ts');
  const form = { known: '254712345678', remembers: false, paidUntil: null, trialUntil: null, isPretend: false };
  const before = receiveOrder(exampleOrder);
  const screen = await showScreen(page, <PayForm {...form} before={before} />, '/premium?product=day');
  expect(screen.text()).toContain('Send again in 2:00');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('after a prompt that came too soon only another number or pass is sent', async () => {
  const { page, screen } = await openForm('/premium?product=day', { known: '254712345678' });
  const orders = 'POST /api/payments/orders/';
  await screen.press('Pay KES 50');
  (await page.api.take(orders)).reply({ ...refusal('payment_too_soon'), headers: { 'retry-after': '40' } });
  await until(() => expect(screen.text()).toMatch(/too soon.*You can send a new one in 0:(40|39)\./));
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('M-Pesa number', '0712 345 679');
  await screen.press('Pay KES 50');
  expect(JSON.parse((await page.api.take(orders)).body)).toMatchObject({ phone: '254712345679' });
});

/** Opens the list of payments. */
async function openPayments(orders: readonly PaymentOrder[], remembered_phone: string | null) {
  const page = await openPage();
  const { PaymentsScreen } = await import('./payments-screen.tsx');
  const screen = await showScreen(page, <PaymentsScreen />);
  (await page.api.take('GET /api/payments/orders/')).reply({ body: { orders, remembered_phone } });
  await page.settled();
  return { page, screen };
}

test('the payments say what became of each, and lead to it', async () => {
  const refunded = { ...paid, code: 'MW-22222222', amount: 50, state: 'refunded' } as const;
  const { screen } = await openPayments([paid, refunded], null);
  expect(screen.text()).toMatch(/KES 150\|[^|]* · Paid\|.*KES 50\|[^|]* · Your money was given back\|/);
  expect((await screen.button('KES 50')).getAttribute('href')).toBe('/premium/orders/MW-22222222');
  expect(screen.text()).not.toMatch(/No payments yet|Your M-Pesa number/);
});

test('the remembered number is forgotten at once and only once, and a failure leaves it there', async () => {
  const { page, screen } = await openPayments([], '254712345678');
  expect(screen.text()).toMatch(/No payments yet.*Your M-Pesa number\|0712 345 678/);
  await screen.press('Forget this number');
  const failing = await page.api.take('DELETE /api/payments/phone/');
  await screen.press('Forget this number');
  expect(await page.requestsUnderWay()).toBe(1);
  failing.reply(refusal('internal'));
  await until(() => expect(page.toast()).toBe('Not saved'));
  await screen.press('Forget this number');
  (await page.api.take('DELETE /api/payments/phone/')).reply({ status: 204 });
  (await page.api.take('GET /api/payments/orders/')).reply({ body: { orders: [], remembered_phone: null } });
  await page.settled();
  expect([page.toast(), screen.text().includes('0712')]).toEqual(['The number is forgotten', false]);
});

test('the checkout leads to an order that is open on the server, and not to the one that is tried again', async () => {
  const page = await openPage();
  const { CheckoutScreen } = await import('./checkout-screen.tsx');
  const screen = await showScreen(page, <CheckoutScreen />, '/premium?order=MW-7F3K2QX9');
  const months = { until: '2026-12-30T12:00:00Z', trial: { ends_at: '2026-12-01T12:00:00Z' } };
  (await page.api.take('GET /api/premium/')).reply({ body: { ...months, checkout: 'mpesa' } });
  const orders = 'GET /api/payments/orders/';
  (await page.api.take(orders)).reply({ body: { orders: [exampleOrder], remembered_phone: null } });
  await page.settled();
  expect(screen.paths()).toEqual(['/premium?order=MW-7F3K2QX9']);
  expect((await screen.field('M-Pesa number')).value).toBe('0712 345 678');
  expect(screen.text()).toMatch(/Your trial runs until [^|]*1 Dec/);
  const { refetchOrders } = await import('../../../queries/orders.ts');
  void refetchOrders(page.client);
  const open = { ...exampleOrder, code: 'MW-22222222' };
  (await page.api.take(orders)).reply({ body: { orders: [open, exampleOrder], remembered_phone: null } });
  await until(() => expect(screen.paths()).toEqual(['/premium/orders/MW-22222222']));
});

test('after a prompt that came too soon Pay works again as soon as its text is gone', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setInterval', 'clearInterval'] });
  const { page, screen } = await openForm('/premium?product=day', { known: '254712345678' });
  const orders = 'POST /api/payments/orders/';
  await screen.press('Pay KES 50');
  (await page.api.take(orders)).reply({ ...refusal('payment_too_soon'), headers: { 'retry-after': '40' } });
  await until(() => expect(screen.text()).toContain('too soon'));
  // The clock of the text starts with the first effects after it is there.
  await until(() => {
    vi.advanceTimersByTime(41_000);
    expect(screen.text()).not.toContain('too soon');
  });
  await screen.press('Pay KES 50');
  expect(JSON.parse((await page.api.take(orders)).body)).toMatchObject({ phone: '254712345678' });
});
