import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { expect, type Page } from '@playwright/test';
import { goOffline, goOnline, test } from '../../network/connection-test.ts';
import { respondWith } from '../../network/intercept-requests.ts';
import { pressTwice } from '../../page/press-twice.ts';
import { anyNumber, openPretendPhone } from '../../people/pretend-phone.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';

test.use({ signedInAs: async ({}, use) => use((await makeVerifiedMember()).email) });

async function listOrders(token: string): Promise<PaymentOrder[]> {
  const listed = await apiRequest('GET', '/api/payments/orders/', { token });
  return ((await listed.json()) as { orders: PaymentOrder[] }).orders;
}

async function fillIn(page: Page, number: string): Promise<void> {
  await page.goto('/premium?product=day');
  await page.getByLabel('M-Pesa number').fill(number);
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay KES 50' });
const isWaiting = (page: Page) => expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();

test('Pay pressed twice at once makes one order and one prompt, and the list shows one payment', async ({
  page,
  token,
  hasTouch,
}) => {
  const number = anyNumber();
  await fillIn(page, number);
  await pressTwice(payButton(page), hasTouch);
  await isWaiting(page);
  const phone = await openPretendPhone(token, number);
  await phone.answer({ pin: '1234' });
  await expect(page.getByRole('heading', { name: 'Premium is on' })).toBeVisible();
  expect(await phone.prompts()).toBe(1);
  await page.goto('/settings/payments');
  await expect(page.getByRole('link', { name: /KES 50/ })).toHaveCount(1);
});

test('a press of Pay whose response was lost says that pressing again pays once, and so it does', async ({
  page,
  press,
  token,
  connection,
}) => {
  const number = anyNumber();
  await fillIn(page, number);
  connection.breakRequests('POST /api/payments/orders/', 'response lost');
  await press(payButton(page));
  await expect(page.getByText(/^We could not send this\. Try again/)).toBeVisible();
  connection.repair();
  await press(payButton(page));
  await isWaiting(page);
  expect(await listOrders(token)).toHaveLength(1);
  expect(await (await openPretendPhone(token, number)).prompts()).toBe(1);
});

test('without a line the page of the order says so, and shows the payment when the line is back', async ({
  page,
  press,
  token,
  context,
  connection,
}) => {
  const number = anyNumber();
  await fillIn(page, number);
  await press(payButton(page));
  await isWaiting(page);
  await goOffline(context, connection);
  await expect(page.getByText('We cannot reach Mwanzo now.')).toBeVisible();
  await expect(page.getByText(/You don’t need to pay again\./).first()).toBeVisible();
  const phone = await openPretendPhone(token, number);
  await phone.answer({ pin: '1234' });
  await isWaiting(page);
  await goOnline(context, connection);
  await expect(page.getByRole('heading', { name: 'Premium is on' })).toBeVisible();
  expect(await listOrders(token)).toMatchObject([{ state: 'paid' }]);
  expect(await phone.prompts()).toBe(1);
});

test('a member who tries again within two minutes sees how long to wait, and can send after that', async ({
  page,
  press,
  token,
}) => {
  const number = anyNumber();
  await page.clock.install();
  await fillIn(page, number);
  await press(payButton(page));
  await isWaiting(page);
  // While the prompt may be on the phone, its page counts down.
  await expect(page.getByRole('button', { name: /^Send again in 1:\d\d$/ })).toBeVisible();
  await (await openPretendPhone(token, number)).answer('cancel');
  await page.clock.runFor(3000);
  await press(page.getByRole('link', { name: 'Try again' }));
  await press(payButton(page));
  await expect(page.getByText('It is too soon for another prompt. Nothing was taken.')).toBeVisible();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^You can send a new one in 1:\d\d\.$/);
  await page.clock.fastForward('01:00');
  await expect(timer).toHaveText(/^You can send a new one in 0:\d\d\.$/);
  await page.clock.fastForward('01:00');
  await expect(timer).toHaveCount(0);
  expect(await listOrders(token)).toHaveLength(1);
  // The server's clock does not move here. A test of features/billing/payments shows that the server sends then.
  const [first] = await listOrders(token);
  const now = new Date().toISOString();
  const second = { ...first, code: 'MW-7F3K2QX9', state: 'waiting', failure: null, created_at: now, prompted_at: now };
  await respondWith(page, 'POST /api/payments/orders/', second);
  await respondWith(page, 'GET /api/payments/orders/MW-7F3K2QX9', second);
  await press(payButton(page));
  await expect(page).toHaveURL(/\/premium\/orders\/MW-7F3K2QX9$/);
});
