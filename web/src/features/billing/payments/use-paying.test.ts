import { promptPauseSeconds } from '@mwanzo/contract/billing/products';
import { expect, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../testing/api-server.ts';
import { exampleOrder } from '../../../testing/example-order.ts';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';
import type { Payment } from './use-paying.ts';

const path = 'POST /api/payments/orders/';
const week: Payment = { product: 'week', phone: '254712345678', remember: false };

/** Opens the checkout. */
async function openCheckout() {
  const page = await openPage();
  const { usePaying } = await import('./use-paying.ts');
  const paying = page.run(usePaying, undefined);
  const orders: unknown[] = [];
  /** Pays, and responds so. @returns the key of the request */
  const pay = async (reply: Reply, payment = week): Promise<string> => {
    const pressed = paying.now().run(payment);
    const sent = await page.api.take(path);
    sent.reply(reply);
    orders.push(await pressed);
    await until(() => expect(paying.now().busy).toBe(false));
    const { client_key, ...said } = JSON.parse(sent.body) as { client_key: string };
    expect(said).toEqual(payment);
    return client_key;
  };
  return { page, paying, pay, orders };
}

test.each<[string, Reply]>([
  ['the response is lost', { hangUp: true }],
  ['a 503 comes from a restart', refusal('unavailable')],
  ['the server fails', refusal('internal')],
])('if %s, another press finds the order that may exist: it has the same key', async (_, failure) => {
  const { paying, pay, orders } = await openCheckout();
  const first = await pay(failure);
  expect(paying.now().failure).toMatchObject({ product: 'week', againAt: undefined });
  expect(await pay({ body: exampleOrder })).toBe(first);
  expect([orders, paying.now().failure]).toEqual([[undefined, exampleOrder], undefined]);
});

test('after a response, a refusal too, another press is another order', async () => {
  const { pay } = await openCheckout();
  const keys = [
    await pay(refusal('payment_phone_refused')),
    await pay(refusal('payment_too_soon')),
    await pay({ body: exampleOrder }),
    await pay({ body: exampleOrder }),
  ];
  expect(new Set(keys).size).toBe(4);
});

test.each([
  ['payments_off', 'Payments are not possible now. Nothing was taken.'],
  ['payment_phone_refused', 'This number cannot get prompts.'],
  ['invalid_input', 'We could not send this. Try again: you pay only once.'],
] as const)('a payment that is refused with %s says why', async (code, text) => {
  const { paying, pay } = await openCheckout();
  await pay(refusal(code));
  expect(paying.now().failure).toEqual({ product: week.product, phone: week.phone, text, againAt: undefined });
});

test('another number or pass has another key, and the first one keeps its own', async () => {
  const { pay } = await openCheckout();
  const lost: Reply = { hangUp: true };
  const first = await pay(lost);
  const others = [
    await pay(lost, { ...week, phone: '254712345679', remember: true }),
    await pay(lost, { ...week, product: 'day' }),
  ];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(await pay(lost)).toBe(first);
});

test('a second press before the response sends nothing', async () => {
  const { page, paying } = await openCheckout();
  void paying.now().run(week);
  void paying.now().run(week);
  await page.api.take(path);
  await until(() => expect(paying.now().busy).toBe(true));
  void paying.now().run(week);
  expect(await page.requestsUnderWay()).toBe(1);
});

test.each([
  ['as long as the server says', { 'retry-after': '40' }, 40],
  ['as long as any prompt may take, if the server does not say', {}, promptPauseSeconds],
])('a prompt that came too soon waits %s, by a clock that nobody can set', async (_, headers, seconds) => {
  const { paying, pay } = await openCheckout();
  vi.spyOn(Date, 'now').mockReturnValue(0);
  const before = performance.now();
  await pay({ ...refusal('payment_too_soon'), headers });
  const { againAt = 0 } = paying.now().failure ?? {};
  expect(againAt - before).toBeGreaterThanOrEqual(seconds * 1000);
  expect(againAt).toBeLessThanOrEqual(performance.now() + seconds * 1000);
});

test('a payment that fails after the checkout was left is told, and one that succeeds leads nowhere', async () => {
  const { page, paying } = await openCheckout();
  const press = async (reply: Reply) => {
    const pressed = paying.now().run(week);
    const sent = await page.api.take(path);
    paying.unmount();
    sent.reply(reply);
    return pressed;
  };
  expect([await press(refusal('payments_off')), page.toast()]).toEqual([
    undefined,
    'Payments are not possible now. Nothing was taken.',
  ]);
  expect(page.toastError()).toMatchObject({ code: 'payments_off' });
  expect(await press({ body: exampleOrder })).toBeUndefined();
  expect(page.client.getQueryData(['order', exampleOrder.code])).toMatchObject(exampleOrder);
});

test('the order’s page has the order at once, and the list of orders is read again', async () => {
  const { page, pay } = await openCheckout();
  page.client.setQueryData(['orders'], { orders: [], remembered_phone: null });
  const isOld = () => page.client.getQueryState(['orders'])?.isInvalidated;
  await pay(refusal('payments_off'));
  expect([page.client.getQueryData(['order', exampleOrder.code]), isOld()]).toEqual([undefined, false]);
  await pay({ body: exampleOrder });
  expect(page.client.getQueryData(['order', exampleOrder.code])).toMatchObject(exampleOrder);
  expect(isOld()).toBe(true);
});
