import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { expect, test } from 'vitest';
import { unsentCodes } from '../../../gateways/payments/result-codes.ts';
import { createOrder } from './create-order.ts';
import { askDueOrders, createPromptsUnderWay } from './index.ts';
import { acceptedAs, createPaymentsWorld } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { ask, clock, inject, input, newMember, newPhone, order, read, rows, staged, storedState } = world;
const minuteMs = 60_000;

test('an order prompts the phone for the price of the server, with a callback address that stays secret', async () => {
  const member = await newMember();
  const made = (await ask(member, input({ phone: '+254 712 345 678', amount: 1 }))).json<PaymentOrder>();
  expect(made).toMatchObject({ product: 'week', amount: 150, state: 'waiting', phone: '0712 ••• 678', failure: null });
  const prompt = staged.prompts.at(-1);
  expect(prompt).toMatchObject({ phone: '254712345678', amount: 150, reference: made.code.replace('-', '') });
  expect(prompt?.callbackUrl).toMatch(/^https:\/\/mwanzo\.test\/api\/till\/[\da-f]{48}\/$/);
  expect(prompt?.reference).toMatch(/^[A-Z\d]{1,12}$/);
  const token = prompt?.callbackUrl.split('/').at(-2) ?? '';
  const stored = JSON.stringify(
    await rows('select orders.*, orders.sealed_phone::text as sealed from payment_orders orders'),
  );
  expect(stored).not.toContain(token);
  expect(stored).not.toContain('712345678');
  expect(await read(member, made.code)).toEqual(made);
});

test.each(['0812345678', '07123456789', '071234567', 'abc', ''])('the number %j is refused', async (phone) => {
  const response = await ask(await newMember(), input({ phone }));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toHaveProperty('fields.phone');
});

test('where payments are off, nothing is ordered', async () => {
  const member = await newMember();
  const { phoneKey, vaultKey } = world.dependencies.config;
  const closed = { payments: null, checkout: null, prompts: createPromptsUnderWay(() => {}) };
  const off = { ...world.dependencies, phoneKey, vaultKey, ...closed };
  const asked = { product: 'week', phone: newPhone(), client_key: randomUUID(), remember: true } as const;
  await expect(createOrder(off, member.id, asked)).rejects.toMatchObject({ code: 'payments_off', status: 409 });
  expect(await rows('select from payment_orders where user_id = $1', [member.id])).toEqual([]);
});

test('the same client key returns the same order, and with other parameters it is refused', async () => {
  const member = await newMember();
  const asked = input();
  const before = staged.prompts.length;
  const responses = await Promise.all([ask(member, asked), ask(member, asked), ask(member, asked)]);
  expect(new Set(responses.map((response) => response.json<PaymentOrder>().code)).size).toBe(1);
  expect(staged.prompts.length - before).toBe(1);
  const other = await ask(member, { ...asked, product: 'day' });
  expect(other.json()).toMatchObject({ code: 'client_id_used' });
  expect((await ask(member, { ...asked, phone: newPhone() })).json()).toMatchObject({ code: 'client_id_used' });
});

test('two tabs get the one open order', async () => {
  const member = await newMember();
  const before = staged.prompts.length;
  const [one, other] = await Promise.all([ask(member, input()), ask(member, input({ product: 'month' }))]);
  expect(one.json<PaymentOrder>().code).toBe(other.json<PaymentOrder>().code);
  expect(staged.prompts.length - before).toBe(1);
});

test('the same phone and amount are not prompted again within two minutes', async () => {
  const phone = newPhone();
  const member = await newMember();
  await order(member, 'week', phone);
  await world.callBack({ code: '1032', amount: null, receipt: null });
  const soon = await ask(member, input({ phone }));
  expect(soon.json()).toMatchObject({ code: 'payment_too_soon' });
  expect(soon.headers['retry-after']).toBe('120');
  expect((await ask(member, input({ phone, product: 'day' }))).statusCode).toBe(200);
});

test('a member gets three prompts in ten minutes', async () => {
  const member = await newMember();
  for (let count = 0; count < 3; count += 1) {
    await order(member, 'week');
    await world.callBack({ code: '1032', amount: null, receipt: null });
  }
  const fourth = await ask(member, input());
  expect(fourth.statusCode).toBe(429);
  expect(fourth.headers['retry-after']).toBe('600');
  clock.advance(10 * minuteMs);
  expect((await ask(member, input())).statusCode).toBe(200);
});

/** A member who has paid with this phone, some time ago. */
async function newPayer(phone: string) {
  const payer = await newMember();
  await order(payer, 'month', phone);
  await world.callBack({});
  clock.advance(3 * minuteMs);
  return payer;
}

const seconds = async (response: ReturnType<typeof ask>) => (await response).headers['retry-after'];

test('of three unpaid prompts in an hour strangers share two, and the third is kept for who has paid', async () => {
  const phone = newPhone();
  const payer = await newPayer(phone);
  const strangers = [await newMember(), await newMember()] as const;
  for (let asked = 0; asked < 2; asked += 1) {
    await order(strangers[0], 'week', phone);
    clock.advance(3 * minuteMs);
  }
  expect(await seconds(ask(strangers[1], input({ phone })))).toBe('3600');
  expect(await seconds(ask(strangers[0], input({ phone })))).toBe('3600');
  expect(await order(payer, 'week', phone)).toMatchObject({ state: 'waiting' });
  clock.advance(3 * minuteMs);
  expect(await seconds(ask(payer, input({ phone })))).toBe('3600');
});

test('a stranger gets the same refusal for a phone with which others have paid and for a new one', async () => {
  const paid = newPhone();
  await newPayer(paid);
  const refusals = [];
  for (const phone of [paid, newPhone()]) {
    await order(await newMember(), 'week', phone);
    await order(await newMember(), 'month', phone);
    const stranger = await newMember();
    const { statusCode, headers, body } = await ask(stranger, input({ phone, product: 'day' }));
    refusals.push([statusCode, headers['retry-after'], body]);
  }
  expect(refusals[0]).toEqual(refusals[1]);
  expect(refusals[0]?.[0]).toBe(429);
});

test('an order that waits for its prompt takes its place, and gives it back if the prompt is never sent', async () => {
  const phone = newPhone();
  await order(await newMember(), 'month', phone);
  const { code } = await order(await newMember(), 'week', phone);
  // The process of this order died before the prompt.
  await rows(`update payment_orders set state = 'created', prompted_at = null, token_hash = null where code = $1`, [
    code,
  ]);
  const other = await newMember();
  expect((await ask(other, input({ phone, product: 'day' }))).json()).toMatchObject({ code: 'payment_too_soon' });
  clock.advance(3 * minuteMs);
  await askDueOrders(world.settling);
  expect(await storedState(code)).toBe('failed');
  expect(await order(other, 'day', phone)).toMatchObject({ state: 'waiting' });
});

test.each(unsentCodes)('a prompt that M-Pesa did not show (%s) gives its place back', async (code) => {
  const phone = newPhone();
  await order(await newMember(), 'month', phone);
  await order(await newMember(), 'week', phone);
  await world.callBack({ code, amount: null, receipt: null });
  expect(await order(await newMember(), 'day', phone)).toMatchObject({ state: 'waiting' });
});

test.each(Array.from({ length: 9 }, (_, run) => run + 1))(
  'parallel orders of strangers prompt a phone twice, and with those of its payers three times (run %i)',
  async () => {
    const products = ['day', 'week', 'month'];
    const promptsOf = async (phone: string, members: Awaited<ReturnType<typeof newMember>>[]) => {
      const before = staged.prompts.length;
      await Promise.all(members.map((member, place) => ask(member, input({ phone, product: products[place % 3] }))));
      return staged.prompts.length - before;
    };
    const strangers = await Promise.all(Array.from({ length: 8 }, newMember));
    expect(await promptsOf(newPhone(), strangers)).toBe(2);
    const phone = newPhone();
    const payers = [await newPayer(phone), await newPayer(phone), await newPayer(phone)];
    const others = await Promise.all(Array.from({ length: 5 }, newMember));
    expect(await promptsOf(phone, [...payers, ...others])).toBe(3);
  },
);

test('a refused prompt says why, and another try may follow at once', async () => {
  const member = await newMember();
  const phone = newPhone();
  staged.prompting = () => Promise.resolve({ outcome: 'refused', code: 'phone_invalid' });
  expect(await order(member, 'week', phone)).toMatchObject({
    state: 'failed',
    failure: 'phone_invalid',
    prompted_at: null,
    again_at: clock.now().toISOString(),
  });
  staged.prompting = null;
  expect(await order(member, 'week', phone)).toMatchObject({ state: 'waiting' });
});

test('a prompt without a response is never sent again, and a callback that came before counts', async () => {
  const member = await newMember();
  staged.prompting = async (prompt) => {
    await world.callBack({ checkoutRequestId: 'early' }, prompt);
    return { outcome: 'unknown', code: null };
  };
  const made = await order(member);
  staged.prompting = null;
  expect(made).toMatchObject({ state: 'paid' });
  staged.prompting = () => Promise.resolve({ outcome: 'unknown', code: null });
  const asked = input();
  const unknown = (await ask(member, asked)).json<PaymentOrder>();
  staged.prompting = null;
  expect(await storedState(unknown.code)).toBe('pushing');
  const before = staged.prompts.length;
  await ask(member, asked);
  await ask(member, input());
  expect(staged.prompts.length).toBe(before);
});

test('a callback before the response of its prompt pays, and the response does not move the order back', async () => {
  const member = await newMember();
  staged.prompting = async (prompt) => {
    await world.callBack({ checkoutRequestId: 'checkout-first' }, prompt);
    return acceptedAs('first');
  };
  expect(await order(member)).toMatchObject({ state: 'paid' });
  staged.prompting = null;
});

test('the number is remembered on request, whole for its member alone, and forgotten on request', async () => {
  const member = await newMember();
  const list = async <Listed = object>(of = member) =>
    (await inject({ method: 'GET', url: '/api/payments/orders/', headers: of.headers })).json<Listed>();
  const phone = newPhone();
  await ask(member, input({ phone, remember: true }));
  expect(await list()).toMatchObject({ remembered_phone: `254${phone.slice(1)}` });
  expect(await list(await newMember())).toEqual({ orders: [], remembered_phone: null });
  clock.advance(3 * minuteMs);
  const another = newPhone();
  await ask(member, input({ phone: another, remember: true }));
  const { orders, ...remembered } = await list<{ orders: PaymentOrder[] }>();
  expect(remembered).toEqual({ remembered_phone: `254${another.slice(1)}` });
  expect(orders.map((each) => each.phone.slice(-3))).toEqual([another.slice(-3), phone.slice(-3)]);
  await inject({ method: 'DELETE', url: '/api/payments/phone/', headers: member.headers });
  expect(await list()).toMatchObject({ remembered_phone: null });
  clock.advance(3 * minuteMs);
  await ask(member, input({ remember: true }));
  clock.advance(7 * minuteMs);
  await ask(member, input());
  expect(await list()).toMatchObject({ remembered_phone: null });
});

test("somebody else's order is not there", async () => {
  const { code } = await order(await newMember());
  const stranger = await newMember();
  const answers = await Promise.all(
    [code, 'MW-22222222'].map((named) =>
      inject({ method: 'GET', url: `/api/payments/orders/${named}/`, headers: stranger.headers }),
    ),
  );
  expect(answers[0]?.statusCode).toBe(404);
  expect(answers[0]?.body).toBe(answers[1]?.body);
});
