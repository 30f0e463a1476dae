import { expect, test } from 'vitest';
import { Secret } from '../../../server/src/config/secret.ts';
import { createDarajaPayments } from '../../../server/src/gateways/payments/daraja-payments.ts';
import { jsonOf, openTestDaraja } from './test-daraja.fixture.ts';

const { inbox, clock, daraja, payments, makePrompt, accepted } = await openTestDaraja();

test('one phone has one prompt at a time, and the same amount only after two minutes', async () => {
  const first = makePrompt({ payer: 'cancels', payerAfterMs: 5000 });
  const { phone } = first;
  await accepted(first);
  expect(await payments.prompt(makePrompt({}, { phone }))).toEqual({ outcome: 'refused', code: '1001' });
  await daraja.advance(6000);
  const otherAmount = makePrompt({}, { phone, amount: 50 });
  const sameAmount = makePrompt({}, { phone });
  await accepted(otherAmount);
  await daraja.advance(1);
  await accepted(sameAmount);
  await daraja.advance(1);
  expect([otherAmount.read()[0]?.code, sameAmount.read()[0]?.code]).toEqual(['1001', '17']);
  await daraja.advance(120_000);
  const later = makePrompt({ payer: 'pays' }, { phone });
  await accepted(later);
  await daraja.advance(1);
  expect(later.read()[0]?.code).toBe('0');
});

test('a prompt that came too early does not make the pause longer', async () => {
  const first = makePrompt({ payer: 'cancels', payerAfterMs: 5000 });
  const { phone } = first;
  await accepted(first);
  await daraja.advance(15_000);
  const early = makePrompt({}, { phone, amount: 50 });
  await accepted(early);
  await daraja.advance(51_000);
  const later = makePrompt({ payer: 'pays' }, { phone, amount: 60 });
  await accepted(later);
  await daraja.advance(1);
  expect([early.read()[0]?.code, later.read()[0]?.code]).toEqual(['1001', '0']);
});

test.each([
  ['a landline', { phone: '254202222222' }, 'phone_invalid'],
  ['another network', { phone: '254733330000' }, 'phone_invalid'],
  ['no amount', { amount: 0 }, 'request_invalid'],
  ['cents', { amount: 1.5 }, 'request_invalid'],
  ['a long reference', { reference: 'MW12345678901' }, 'request_invalid'],
  ['a hyphen in the reference', { reference: 'MW-123' }, 'request_invalid'],
  ['a forbidden word in the address', { callbackUrl: 'https://a.test/Mpesa/1/' }, 'request_invalid'],
  ['a forbidden word in a token', { callbackUrl: 'https://a.test/till/xxEXEcxx/' }, 'request_invalid'],
])('a prompt with %s is refused', async (_, wrong, code) => {
  expect(await payments.prompt({ ...makePrompt(), ...wrong })).toEqual({ outcome: 'refused', code });
});

test.each([
  ['key', { consumerKey: new Secret('x') }],
  ['passkey', { passkey: new Secret('x') }],
  ['number', { shortcode: '999999' }],
])('a wrong %s refuses every prompt as our fault', async (_, wrong) => {
  const mistaken = createDarajaPayments({ ...daraja.config, ...wrong }, { clock });
  expect(await mistaken.prompt(makePrompt())).toEqual({ outcome: 'refused', code: 'credentials' });
  expect((await mistaken.query('ws_CO_none')).outcome).toBe('unknown');
});

test('a server that is gone refuses no query, and no prompt can have left', async () => {
  const gone = createDarajaPayments({ ...daraja.config, url: 'http://127.0.0.1:1' }, { clock });
  expect(await gone.query('ws_CO_none')).toEqual({ outcome: 'unknown', code: null });
  expect(await gone.prompt(makePrompt())).toEqual({ outcome: 'refused', code: 'credentials' });
});

test('a payment is given back once, and the callback tells so', async () => {
  const prompt = makePrompt({ payer: 'pays' });
  await accepted(prompt);
  await daraja.advance(1);
  const receipt = daraja.ledger.payments.at(-1)?.receipt ?? '';
  const given = daraja.ledger.reversed();
  const ask = { receipt, amount: 375, callbackUrl: inbox.url(`back${receipt}`) };
  expect(await payments.reverse(ask)).toEqual({ outcome: 'accepted' });
  await daraja.advance(1);
  expect(await payments.reverse(ask)).toEqual({ outcome: 'accepted' });
  await daraja.advance(1);
  expect(inbox.at(`back${receipt}`).map((body) => payments.readReversal(jsonOf(body)))).toEqual([
    { code: '0', receipt },
    { code: 'R000001', receipt: null },
  ]);
  expect(daraja.ledger.reversed()).toBe(given + 375);
});

test('without an initiator, and with a wrong password, nothing is given back', async () => {
  const ask = { receipt: 'T000000000', amount: 375, callbackUrl: inbox.url('wrong') };
  const { config } = daraja;
  expect(await createDarajaPayments({ ...config, initiator: null }, { clock }).reverse(ask)).toEqual({
    outcome: 'refused',
    code: 'credentials',
  });
  const initiator = config.initiator && { ...config.initiator, password: new Secret('wrong') };
  expect(await createDarajaPayments({ ...config, initiator }, { clock }).reverse(ask)).toEqual({ outcome: 'accepted' });
  await daraja.advance(1);
  expect(inbox.at('wrong').map((body) => payments.readReversal(jsonOf(body))?.code)).toEqual(['2001']);
});
