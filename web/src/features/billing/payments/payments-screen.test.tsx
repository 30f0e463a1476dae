import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { orderStates } from '@mwanzo/contract/billing/products';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { exampleOrder } from '../../../testing/example-order.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

/** Opens the list of payments. */
async function openPayments(orders: readonly PaymentOrder[], remembered_phone: string | null) {
  const page = await openPage();
  const { PaymentsScreen } = await import('./payments-screen.tsx');
  const screen = await showScreen(page, <PaymentsScreen />);
  (await page.api.take('GET /api/payments/orders/')).reply({ body: { orders, remembered_phone } });
  await page.settled();
  return { page, screen };
}

test('the payments say when each was begun and what became of it, and lead to it', async () => {
  const { screen } = await openPayments(
    orderStates.map((state, index) => ({
      ...exampleOrder,
      state,
      code: `MW-2222222${index}`,
      amount: 50 + index,
      created_at: `2026-11-2${index}T09:00:00.000Z`,
      paid_at: '2026-12-21T09:00:20.000Z',
    })),
    null,
  );
  await expect(screen.words()).toMatchFileSnapshot('./in-words/payments.txt');
});

test('the remembered number is forgotten at once and only once, and a failure leaves it there', async () => {
  const { page, screen } = await openPayments([], '254712345678');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/no-payments.txt');
  await screen.press('Forget this number');
  const failing = await page.api.take('DELETE /api/payments/phone/');
  expect((await screen.button('Forget this number')).getAttribute('aria-busy')).toBe('true');
  await screen.press('Forget this number');
  expect(await page.requestsUnderWay()).toBe(1);
  expect(page.toast()).toBeUndefined();
  failing.reply(refusal('internal'));
  await until(() => expect(page.toast()).toBe('Not saved'));
  await screen.press('Forget this number');
  (await page.api.take('DELETE /api/payments/phone/')).reply({ status: 204 });
  (await page.api.take('GET /api/payments/orders/')).reply({ body: { orders: [], remembered_phone: null } });
  await page.settled();
  expect([page.toast(), screen.text().includes('0712')]).toEqual(['The number is forgotten', false]);
});
