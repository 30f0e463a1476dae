import { expect, onTestFinished, test } from 'vitest';
import type { CallbackShape, QueryAnswer } from './faults.ts';
import { startFakeDaraja } from './start-fake-daraja.ts';
import { openTestDaraja } from './test-daraja.fixture.ts';

const { clock, daraja, payments, impatient, paymentsOf, makePrompt, accepted } = await openTestDaraja();

test('a PIN on the phone moves the money, calls back once, and a query says paid', async () => {
  const prompt = makePrompt();
  const id = await accepted(prompt);
  expect(await payments.query(id)).toEqual({ outcome: 'unknown', code: '500.001.1001' });
  expect(await daraja.enterPin(prompt.phone, '1234')).toBe(true);
  const payment = daraja.ledger.payments.at(-1);
  expect(payment).toMatchObject({ phone: prompt.phone, amount: 375, checkoutRequestId: id, reversedAt: null });
  expect(prompt.read()).toEqual([
    {
      merchantRequestId: expect.stringMatching(/./),
      checkoutRequestId: id,
      code: '0',
      amount: 375,
      receipt: payment?.receipt,
    },
  ]);
  expect(await payments.query(id)).toEqual({ outcome: 'paid' });
});

test.each([
  ['wrong pin', '2001'],
  ['cancels', '1032'],
  ['unreachable', '1037'],
  ['no balance', '1'],
  ['phone', '1037'],
] as const)('a payer who %s ends the prompt with %s, and no money moves', async (payer, code) => {
  const before = daraja.ledger.paid();
  const prompt = makePrompt({ payer, payerAfterMs: 5000 });
  const id = await accepted(prompt);
  await daraja.advance(61_000);
  expect(prompt.read()).toEqual([expect.objectContaining({ code, amount: null, receipt: null })]);
  expect(await payments.query(id)).toEqual({ outcome: 'failed', code });
  expect(daraja.ledger.paid()).toBe(before);
});

test('a prompt that somebody has seen and left on the phone ends as expired', async () => {
  const prompt = makePrompt({ payer: 'phone' });
  await accepted(prompt);
  expect(await (await fetch(`${daraja.config.url}/phone/${prompt.phone}/`)).text()).toContain('Enter M-PESA PIN');
  await daraja.advance(61_000);
  expect(prompt.read()).toEqual([expect.objectContaining({ code: '1019' })]);
});

test.each(['silent', 'junk'] as const)(
  'a request whose answer is %s is unknown, and money may move all the same',
  async (answer) => {
    const prompt = makePrompt({ answer, payer: 'pays', payerAfterMs: 1000 });
    const result = await impatient.prompt(prompt);
    expect(result.outcome).toBe('unknown');
    await daraja.advance(1000);
    expect(prompt.read()).toEqual([expect.objectContaining({ code: '0', amount: 375 })]);
  },
);

test.each(['lost', 'busy'] as const)('a request that is %s is unknown, and no prompt is sent', async (answer) => {
  const prompt = makePrompt({ answer, payer: 'pays' });
  expect(await impatient.prompt(prompt)).toEqual({ outcome: 'unknown', code: answer === 'busy' ? '500.003.02' : null });
  await daraja.advance(120_000);
  expect(prompt.read()).toEqual([]);
});

test('a callback may come before the answer to the request', async () => {
  const prompt = makePrompt({ answer: 'after callback', payer: 'pays' });
  const result = payments.prompt(prompt);
  await expect.poll(() => prompt.read().length).toBe(1);
  expect(await result).toMatchObject({ outcome: 'accepted' });
});

test('a token that has ended is renewed once, and the request is sent once more', async () => {
  const before = daraja.requestsTo('/oauth/v1/generate?grant_type=client_credentials');
  expect(await payments.prompt(makePrompt({ answer: 'ended token' }))).toMatchObject({ outcome: 'accepted' });
  expect(daraja.requestsTo('/oauth/v1/generate?grant_type=client_credentials')).toBe(before + 1);
});

test('one token serves many requests at once, until a minute before its end', async () => {
  const tokens = '/oauth/v1/generate?grant_type=client_credentials';
  const fresh = paymentsOf(daraja);
  const before = daraja.requestsTo(tokens);
  await Promise.all(Array.from({ length: 8 }, () => fresh.query('ws_CO_none')));
  expect(daraja.requestsTo(tokens)).toBe(before + 1);
  await daraja.advance(3530_000);
  await fresh.query('ws_CO_none');
  expect(daraja.requestsTo(tokens)).toBe(before + 1);
  await daraja.advance(10_000);
  await fresh.query('ws_CO_none');
  expect(daraja.requestsTo(tokens)).toBe(before + 2);
});

test('tokens that end at once refuse a prompt after two attempts', async () => {
  const hasty = await startFakeDaraja({ clock, tokenSeconds: 0 });
  onTestFinished(() => hasty.stop());
  expect(await paymentsOf(hasty).prompt(makePrompt())).toEqual({ outcome: 'refused', code: 'credentials' });
  expect(hasty.requestsTo('/mpesa/stkpush/v1/processrequest')).toBe(2);
});

test.each([
  ['texts', '0', 375, true],
  ['floats', '0', 375, true],
  ['masked', '0', 375, true],
  ['mixed up', '0', 375, true],
  ['huge', '0', 375, true],
  ['wrong amount', '0', 376, true],
  ['bare', '0', null, false],
] as const)('a callback of shape %s tells what it says', async (shape, code, amount, hasReceipt) => {
  const prompt = makePrompt({ payer: 'pays', deliveries: [{ afterMs: 0, shape }] });
  await accepted(prompt);
  await daraja.advance(1);
  const receipt = hasReceipt ? expect.stringMatching(/^[\dA-Z]{10}$/) : null;
  expect(prompt.read()).toEqual([expect.objectContaining({ code, amount, receipt })]);
});

test.each(['junk', 'broken'] as const)('a callback of shape %s is none', async (shape: CallbackShape) => {
  const prompt = makePrompt({ payer: 'pays', deliveries: [{ afterMs: 0, shape }] });
  await accepted(prompt);
  await daraja.advance(1);
  expect(prompt.read()).toEqual([null]);
});

test('callbacks come as often and as late as they are planned, or never', async () => {
  const day = 24 * 60 * 60_000;
  const thrice = makePrompt({
    payer: 'pays',
    deliveries: [0, 2000, day].map((afterMs) => ({ afterMs, shape: 'plain' })),
  });
  const never = makePrompt({ payer: 'pays', deliveries: [] });
  await accepted(thrice);
  await accepted(never);
  await daraja.advance(1);
  expect(thrice.read()).toHaveLength(1);
  await daraja.advance(2000);
  expect(thrice.read()).toHaveLength(2);
  await daraja.advance(day);
  expect([thrice.read().length, never.read().length]).toEqual([3, 0]);
});

test.each([
  ['early 0', { outcome: 'paid' }],
  ['4999', { outcome: 'unknown', code: '4999' }],
  ['429', { outcome: 'unknown', code: 'http 429' }],
  ['unknown id', { outcome: 'unknown', code: '400.002.02' }],
  ['failed', { outcome: 'failed', code: '1032' }],
  ['busy', { outcome: 'unknown', code: '500.003.02' }],
  ['silent', { outcome: 'unknown', code: null }],
] as const)('a query that is answered with %s says no more than that', async (answer: QueryAnswer, result) => {
  const id = await accepted(makePrompt({ queries: [answer] }));
  expect(await payments.query(id)).toEqual(result);
  expect(await payments.query(id)).toEqual({ outcome: 'unknown', code: '500.001.1001' });
});

test('queries are rationed to five a minute', async () => {
  const rationed = await startFakeDaraja({ clock });
  onTestFinished(() => rationed.stop());
  const asking = paymentsOf(rationed);
  for (let count = 0; count < 5; count += 1) expect((await asking.query('none')).outcome).toBe('unknown');
  expect(await asking.query('none')).toEqual({ outcome: 'unknown', code: 'http 429' });
  await rationed.advance(60_000);
  expect(await asking.query('none')).toEqual({ outcome: 'unknown', code: '400.002.02' });
});
