import { expect, test } from 'vitest';
import { openAccount } from './account.ts';
import { checkSignature, readPrompt, type Fields } from './check-fields.ts';
import { createLedger } from './ledger.ts';
import { nairobiDigits } from './nairobi-clock.ts';
import { seededRandom } from './seeded-random.ts';
import { createTokens } from './tokens.ts';

const account = await openAccount('http://127.0.0.1');
const now = Date.parse('2026-11-21T21:30:00Z');
const minute = 60_000;

const signed = (timestamp: unknown, more: Fields = {}): Fields => ({
  BusinessShortCode: '600100',
  Password: Buffer.from(`600100pretend-passkey${String(timestamp)}`).toString('base64'),
  Timestamp: timestamp,
  ...more,
});
const told = (reply: unknown): string => {
  const { status, body } = (reply ?? { status: 'good', body: {} }) as { status: unknown; body: Record<string, string> };
  return [status, body['errorCode'], body['errorMessage']].filter(Boolean).join(' ');
};

test('a moment is written as the digits of Nairobi', () => {
  expect([now, now - 30 * minute].map(nairobiDigits)).toEqual(['20261122003000', '20261122000000']);
});

test.each<[string, Fields, string]>([
  ['now', signed(nairobiDigits(now)), 'good'],
  ['half an hour ago', signed(nairobiDigits(now - 30 * minute)), 'good'],
  ['in half an hour', signed(nairobiDigits(now + 30 * minute)), 'good'],
  [
    'a second more ago',
    signed(nairobiDigits(now - 30 * minute - 1000)),
    '400 400.002.02 Bad Request - Invalid Timestamp',
  ],
  ['a second later', signed(nairobiDigits(now + 30 * minute + 1000)), '400 400.002.02 Bad Request - Invalid Timestamp'],
  ['of no form', signed('2026-11-22 00:30'), '400 400.002.02 Bad Request - Invalid Timestamp'],
  ['as a number', signed(20_261_122_003_000), '400 400.002.02 Bad Request - Invalid Timestamp'],
  [
    'of another business',
    signed(nairobiDigits(now), { BusinessShortCode: '600101' }),
    '500 500.001.1001 Merchant does not exist',
  ],
  ['with another password', signed(nairobiDigits(now), { Password: 'x' }), '500 500.001.1001 Wrong credentials'],
])('a request of which the time is %s', (_, fields, outcome) => {
  expect(told(checkSignature(account, fields, now))).toBe(outcome);
});

const prompt = {
  TransactionType: 'CustomerBuyGoodsOnline',
  Amount: 375,
  PartyA: '254712345678',
  PartyB: '600200',
  PhoneNumber: '254712345678',
  CallBackURL: 'https://mwanzo.test/api/till/1/',
  AccountReference: 'MW22222222',
  TransactionDesc: 'Premium',
};

test.each<[Fields, string | null]>([
  [{}, null],
  [{ TransactionDesc: undefined }, null],
  [{ AccountReference: 'A'.repeat(12), TransactionDesc: 'x'.repeat(13), Amount: 1 }, null],
  [{ PartyA: '254110345678', PhoneNumber: '254110345678' }, null],
  [{ TransactionType: 'CustomerPayBillOnline' }, 'TransactionType'],
  [{ PartyB: '600100' }, 'PartyB'],
  [{ Amount: '375' }, 'Amount'],
  [{ Amount: 0 }, 'Amount'],
  [{ Amount: 1.5 }, 'Amount'],
  [{ PhoneNumber: 254_712_345_678 }, 'PhoneNumber'],
  [{ PartyA: '254712340000', PhoneNumber: '254712340000' }, 'PhoneNumber'],
  [{ PartyA: '254121234567', PhoneNumber: '254121234567' }, 'PhoneNumber'],
  [{ PartyA: '254712345679' }, 'PartyA'],
  [{ AccountReference: 'A'.repeat(13) }, 'AccountReference'],
  [{ AccountReference: '' }, 'AccountReference'],
  [{ TransactionDesc: 'x'.repeat(14) }, 'TransactionDesc'],
  [{ CallBackURL: 'mwanzo.test' }, 'CallBackURL'],
  [{ CallBackURL: 'ftp://mwanzo.test' }, 'CallBackURL'],
  [{ CallBackURL: 'https://mwanzo.test/SQL/' }, 'CallBackURL'],
])('a prompt with %j: the field that is refused is %s', (more, refused) => {
  const read = readPrompt(account, { ...prompt, ...more });
  if (refused !== null) expect(told(read)).toBe(`400 400.002.02 Bad Request - Invalid ${refused}`);
  else {
    const { PhoneNumber: phone, Amount: amount, AccountReference: reference } = { ...prompt, ...more };
    expect(read).toEqual({ phone, amount, reference, callbackUrl: 'https://mwanzo.test/api/till/1/' });
  }
});

test('a token is given to who knows the key and the secret, and is good until its time or its end', () => {
  let at = now;
  const agenda = { now: () => at, plan: () => {}, close: () => {} };
  const tokens = createTokens(account, agenda, seededRandom('tokens'), 10);
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const refused = '400 400.008.01 Invalid Authentication passed';
  for (const wrong of [undefined, 'Bearer x', basic('pretend-consumer-key:other')])
    expect(told(tokens.give(wrong))).toBe(refused);
  const give = () => {
    const { body } = tokens.give(basic('pretend-consumer-key:pretend-consumer-secret'));
    const { access_token: token, expires_in: seconds } = body as { access_token: string; expires_in: unknown };
    return [`Bearer ${token}`, Number(seconds)] as const;
  };
  const [[one, seconds], [other]] = [give(), give()];
  expect([seconds, one === other, one.length]).toEqual([10, false, 'Bearer '.length + 28]);
  tokens.end(other);
  const good = () => [one, other, 'Bearer none', undefined].map((each) => tokens.isGood(each));
  expect(good()).toEqual([true, false, false, false]);
  at += 9999;
  expect(good()[0]).toBe(true);
  at += 1;
  expect(good()[0]).toBe(false);
});

test('the ledger adds up what was paid, and what was given back of it', () => {
  const ledger = createLedger();
  const payment = { phone: '1', reference: 'R', callbackUrl: 'u', checkoutRequestId: 'c', paidAt: new Date(now) };
  for (const [receipt, amount] of [
    ['A', 50],
    ['B', 150],
    ['C', 375],
  ] as const)
    ledger.add({ ...payment, receipt, amount });
  ledger.reverse('B', new Date(now + 1));
  ledger.reverse('nobody', new Date(now));
  expect([ledger.paid(), ledger.reversed(), ledger.payments.length]).toEqual([575, 150, 3]);
  expect(ledger.find('B')).toEqual({ ...payment, receipt: 'B', amount: 150, reversedAt: new Date(now + 1) });
  expect([ledger.find('A')?.reversedAt, ledger.find('D')]).toEqual([null, undefined]);
});
