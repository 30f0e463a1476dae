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
  await expect(screen.words()).toMatchFileSnapshot('./in-words/fresh-receipt.txt');
  expect(premiumSeen.read()).toBe(true);
});

test('an old receipt says nothing new, so a notice of another payment is not taken back', async () => {
  const { screen, premiumSeen } = await openOrder({ ...paid, receipt: 'SGL51H7XQZ', product: 'month' });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/old-receipt.txt');
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
  await expect(screen.words()).toMatchFileSnapshot('./in-words/no-order.txt');
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
  await expect(screen.words()).toMatchFileSnapshot('./in-words/waiting-order.txt');
  expect((await screen.button('Change the number')).getAttribute('href')).toMatch(/^\/premium\?/);
  vi.advanceTimersByTime(3000);
  await becomes({ ...exampleOrder, state: 'checking' }, ['We ask M-Pesa']);
  expect((await screen.button('Back to Mwanzo')).getAttribute('href')).toBe('/discover');
  expect(screen.text()).not.toContain('We cannot reach Mwanzo now.');
  vi.advanceTimersByTime(10_000);
  (await page.api.take(orderPath)).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('We cannot reach Mwanzo now.'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/checked-order.txt');
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
  await expect(screen.words()).toMatchFileSnapshot('./in-words/empty-checkout.txt');
  expect(document.activeElement?.getAttribute('role')).toBe('radiogroup');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.toggle('Week');
  await screen.type('M-Pesa number', '0712 345 67');
  await screen.press('Pay KES 150');
  expect(screen.text()).toContain('This is no Kenyan mobile number.');
  await screen.type('M-Pesa number', '0712 345 678');
  await screen.toggle('Remember this number');
  history.replaceState('from the plans', '');
  await screen.press('Pay KES 150');
  const sent = await page.api.take('POST /api/payments/orders/');
  expect(JSON.parse(sent.body)).toEqual({
    product: 'week',
    phone: '254712345678',
    remember: true,
    client_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect((await screen.button('Sending the prompt...')).getAttribute('aria-busy')).toBe('true');
  sent.reply({ body: exampleOrder });
  await until(() => expect(screen.paths()).toEqual(['/premium/orders/MW-7F3K2QX9']));
  expect(screen.state()).toBe('from the plans');
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
  expect(screen.text()).toMatch(/Prompt sent 09:00, to 0712 345 678\|.*Send again in 2:00/);
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
  const unsent = receiveOrder({ ...exampleOrder, prompted_at: null, created_at: '2026-11-21T08:58:00.000Z' });
  screen.show(<PayForm {...form} before={unsent} />);
  expect(screen.text()).toContain('08:58, to 0712 345 678');
});

test('after a prompt that came too soon only another number or pass is sent', async () => {
  const { page, screen } = await openForm('/premium?product=day', { known: '254712345678' });
  const orders = 'POST /api/payments/orders/';
  await screen.press('Pay KES 50');
  (await page.api.take(orders)).reply({ ...refusal('payment_too_soon'), headers: { 'retry-after': '40' } });
  await until(() => expect(screen.text()).toMatch(/too soon.*You can send a new one in 0:(40|39)\./));
  const isLocked = () => screen.all('button', 'Pay KES 50')[0]?.getAttribute('aria-busy');
  expect(isLocked()).toBe('true');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('M-Pesa number', '0712 345 679');
  expect(isLocked()).toBeNull();
  await screen.press('Pay KES 50');
  expect(JSON.parse((await page.api.take(orders)).body)).toMatchObject({ phone: '254712345679' });
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

test('a payment that is refused says why above Pay until the next press', async () => {
  const { page, screen } = await openForm('/premium?product=day', { known: '254712345678' });
  const orders = 'POST /api/payments/orders/';
  await screen.press('Pay KES 50');
  const alert = () => document.querySelector('[role="alert"]')?.textContent;
  (await page.api.take(orders)).reply({ ...refusal('internal'), headers: { 'x-request-id': 'abcdefgh2345' } });
  const notSent = 'We could not send this. Try again: you pay only once.';
  await until(() => expect(alert()).toBe(`${notSent}Error code: abcdefgh2345`));
  await screen.press('Pay KES 50');
  (await page.api.take(orders)).reply(refusal('payments_off'));
  await until(() => expect(alert()).toBe('Payments are not possible now. Nothing was taken.'));
  expect(screen.paths()).toEqual(['/premium?product=day']);
  await screen.press('Pay KES 50');
  await page.api.take(orders);
  expect(alert()).toBeUndefined();
});

test('another try takes the place of the order that failed', async () => {
  const { screen } = await openOrder({ ...exampleOrder, state: 'failed', failure: 'cancelled' });
  await screen.press('Try again');
  expect(screen.paths()).toEqual(['/premium?product=week&order=MW-7F3K2QX9']);
});
