import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { testConfig } from '../../testing/test-config.ts';
import { openPayments } from './open-payments.ts';

const mpesa = {
  url: 'https://m-pesa.test',
  consumerKey: new Secret('key'),
  consumerSecret: new Secret('secret'),
  shortcode: '600000',
  till: '600001',
  passkey: new Secret('passkey'),
  initiator: null,
};
const asked = { ...mpesa, initiator: { name: 'asks', password: new Secret('pin'), certificate: 'none' } };
const pretend = { mpesa: asked, phonePort: 4100 };
const config = { ...testConfig('unused'), port: 4000, publicUrl: 'https://mwanzo.test/app?x=1', mpesa: null };

const real = {
  isPretend: false,
  findsReceipts: false,
  checkout: { kind: 'mpesa', pretendPhonePort: null, callbackOrigin: 'https://mwanzo.test' },
};
const played = {
  isPretend: true,
  findsReceipts: true,
  checkout: { kind: 'pretend', pretendPhonePort: 4100, callbackOrigin: 'http://127.0.0.1:4000' },
};
const nothing = { isPretend: undefined, findsReceipts: undefined, checkout: null };

test.each([
  ['M-Pesa', { ...config, mpesa }, null, real],
  ['M-Pesa before its replacement', { ...config, mpesa }, pretend, real],
  ['M-Pesa without an address for its callbacks', { ...config, mpesa, publicUrl: null }, null, nothing],
  ['a replacement, at this machine', config, pretend, played],
  ['a replacement for M-Pesa without an address', { ...config, mpesa, publicUrl: null }, pretend, played],
  ['nothing', config, null, nothing],
])('a server sells through %s', (_title, on, replacement, expected) => {
  const { payments, checkout } = openPayments(on, replacement);
  expect({ isPretend: payments?.isPretend, findsReceipts: payments?.findsReceipts, checkout }).toEqual(expected);
});
