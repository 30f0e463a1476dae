import { expect, test } from 'vitest';
import { Secret } from '../../../server/src/config/secret.ts';
import { createDarajaPayments } from '../../../server/src/gateways/payments/daraja-payments.ts';
import type { ReceiptResult } from '../../../server/src/gateways/payments/payments.ts';
import type { Faults, StatusAnswer } from './faults.ts';
import { jsonOf, openTestDaraja } from './test-daraja.fixture.ts';

const { inbox, clock, daraja, payments, impatient, makePrompt } = await openTestDaraja();
const dayMs = 24 * 60 * 60_000;

/** A payment whose callback was lost. */
async function pay(faults: Partial<Faults> = {}) {
  const prompt = makePrompt({ payer: 'pays', deliveries: [], ...faults });
  const sent = await payments.prompt(prompt);
  if (sent.outcome !== 'accepted') throw new Error(`The prompt was ${sent.outcome}`);
  await daraja.advance(1);
  const place = `result${prompt.reference}`;
  return {
    payment: daraja.ledger.payments.find(({ reference }) => reference === prompt.reference),
    lost: { merchantRequestId: sent.merchantRequestId, callbackUrl: inbox.url(place) },
    results: (): (ReceiptResult | null)[] => inbox.at(place).map((body) => payments.readReceipt(jsonOf(body))),
  };
}

test('the receipt of a payment is found by the id of its request', async () => {
  const { lost, payment, results } = await pay();
  expect(await payments.askReceipt(lost)).toEqual({ outcome: 'accepted' });
  await daraja.advance(1);
  const { merchantRequestId } = lost;
  expect(results()).toEqual([
    {
      code: '0',
      isInitiatorRefused: false,
      isCompleted: true,
      merchantRequestId,
      receipt: payment?.receipt,
      amount: 375,
    },
  ]);
});

test.each<[StatusAnswer, string | null]>([
  ['busy', '500.003.02'],
  ['processing', '500.001.1001'],
  ['silent', null],
])('a question that is answered with %s has no outcome, and the next one finds the receipt', async (answer, code) => {
  const { lost, results } = await pay({ statuses: [answer] });
  expect(await impatient.askReceipt(lost)).toEqual({ outcome: 'unknown', code });
  await daraja.advance(dayMs);
  expect(results()).toEqual([]);
  expect(await payments.askReceipt(lost)).toEqual({ outcome: 'accepted' });
  await daraja.advance(1);
  expect(results()).toHaveLength(1);
});

test('a token that has ended is renewed, and the question is asked once more', async () => {
  const { lost, results } = await pay({ statuses: ['ended token'] });
  expect(await payments.askReceipt(lost)).toEqual({ outcome: 'accepted' });
  await daraja.advance(1);
  expect(results()).toMatchObject([{ code: '0' }]);
});

test('a result may come a day later, or never', async () => {
  const { lost, results } = await pay({ statuses: ['late', 'no result'] });
  for (let asked = 0; asked < 2; asked += 1) expect((await payments.askReceipt(lost)).outcome).toBe('accepted');
  await daraja.advance(dayMs - 10);
  expect(results()).toEqual([]);
  await daraja.advance(dayMs);
  expect(results()).toHaveLength(1);
});

test('an unknown transaction has a result without a receipt, and so has one that nobody has paid', async () => {
  const unknown = await pay({ statuses: ['unknown'] });
  const unpaid = await pay({ payer: 'cancels' });
  for (const { lost, results } of [unknown, unpaid]) {
    expect((await payments.askReceipt(lost)).outcome).toBe('accepted');
    await daraja.advance(1);
    expect(results()).toMatchObject([{ code: '2032', isCompleted: false, receipt: null }]);
  }
});

test('without an initiator nothing is asked, and a wrong password is told by the result', async () => {
  const { lost, results } = await pay();
  const { config } = daraja;
  const without = createDarajaPayments({ ...config, initiator: null }, { clock });
  expect(without.findsReceipts).toBe(false);
  expect(await without.askReceipt(lost)).toEqual({ outcome: 'refused', code: 'credentials' });
  const initiator = config.initiator && { ...config.initiator, password: new Secret('wrong') };
  expect(await createDarajaPayments({ ...config, initiator }, { clock }).askReceipt(lost)).toEqual({
    outcome: 'accepted',
  });
  await daraja.advance(1);
  expect(results()).toMatchObject([{ code: '2001', isInitiatorRefused: true, receipt: null }]);
});
