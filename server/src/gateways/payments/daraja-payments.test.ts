import { once } from 'node:events';
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createDarajaPayments } from './daraja-payments.ts';
import { openPayments } from './open-payments.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificate = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const initiator = { name: 'mwanzo', password: new Secret('of-initiator'), certificate };

interface Scripted {
  readonly status?: number;
  readonly location?: string;
  readonly body: object;
}

/** An M-Pesa that numbers its tokens and gives these replies to what is asked with them. */
async function setUp(replies: readonly Scripted[], tokenReply?: Scripted) {
  const askedWith: (string | undefined)[] = [];
  const asked: unknown[] = [];
  let given = 0;
  const service = createServer(async (request, response) => {
    const { url, method, headers } = request;
    if (url?.startsWith('/oauth')) {
      given += 1;
      asked.push([method, url, headers.authorization]);
      const { status: refused = 200, body: token } = tokenReply ?? {
        body: { access_token: `token-${given}`, expires_in: '3599' },
      };
      return void response.writeHead(refused).end(JSON.stringify(token));
    }
    asked.push([method, url, JSON.parse(await text(request))]);
    const { status = 200, location, body = {} } = replies[askedWith.push(headers.authorization) - 1] ?? {};
    return void response.writeHead(status, { ...(location && { location }) }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const accounts = { shortcode: '600100', till: '600200', passkey: new Secret('passkey'), initiator };
  const mpesa = { url, consumerKey: new Secret('key'), consumerSecret: new Secret('secret'), ...accounts };
  const clock = createTestClock();
  clock.set(new Date('2026-12-31T21:04:05Z'));
  return { mpesa, payments: createDarajaPayments(mpesa, { clock }), askedWith, asked };
}

const paid = { ResponseCode: '0', ResultCode: '0', CheckoutRequestID: 'asked' };

test.each(['404.001.03', '401.003.01'])('a token that has ended, as %s says, is renewed once', async (errorCode) => {
  const { payments, askedWith } = await setUp([{ status: 404, body: { errorCode } }, { body: paid }]);
  expect(await payments.query('asked')).toEqual({ outcome: 'paid' });
  expect(askedWith).toEqual(['Bearer token-1', 'Bearer token-2']);
});

test.each<[string, Scripted]>([
  ['is about another prompt', { body: { ...paid, CheckoutRequestID: 'other' } }],
  ['names no prompt', { body: { ...paid, CheckoutRequestID: undefined } }],
  ['is an error with the fields of a result', { status: 500, body: paid }],
  ['was not accepted', { body: { ...paid, ResponseCode: '1' } }],
  ['has no result', { body: { ...paid, ResultCode: undefined } }],
])('a reply that %s is never a payment', async (_, reply) => {
  const { payments } = await setUp([reply]);
  expect(await payments.query('asked')).toMatchObject({ outcome: 'unknown' });
});

test('a redirect is not followed, so that no token goes elsewhere', async () => {
  const { payments, askedWith } = await setUp([{ status: 307, location: '/elsewhere', body: {} }, { body: paid }]);
  expect(await payments.query('asked')).toEqual({ outcome: 'unknown', code: null });
  expect(askedWith).toHaveLength(1);
});

test('M-Pesa needs a public address and comes first, and only the pretend phone is known as pretend', async () => {
  const { mpesa } = await setUp([]);
  const pretend = { mpesa, phonePort: 4000 };
  const at = (publicUrl: string | null) => ({ ...testConfig('unused', { publicUrl }), port: 3000 });
  const real = openPayments({ ...at('https://mwanzo.example/app'), mpesa }, pretend);
  expect([real.payments?.isPretend, real.checkout]).toEqual([
    false,
    { kind: 'mpesa', pretendPhonePort: null, callbackOrigin: 'https://mwanzo.example' },
  ]);
  for (const config of [at('https://mwanzo.example'), { ...at(null), mpesa }]) {
    const { payments, checkout } = openPayments(config, pretend);
    expect([payments?.isPretend, checkout]).toEqual([
      true,
      { kind: 'pretend', pretendPhonePort: 4000, callbackOrigin: 'http://127.0.0.1:3000' },
    ]);
    expect(openPayments(config, null)).toEqual({ payments: null, checkout: null });
  }
});

const token = ['GET', '/oauth/v1/generate?grant_type=client_credentials', `Basic ${btoa('key:secret')}`];
const signed = {
  BusinessShortCode: '600100',
  Password: btoa('600100passkey20270101000405'),
  Timestamp: '20270101000405',
};
const callbackUrl = 'https://mwanzo.example/api/till/word/';
const prompt = { phone: '254712345678', amount: 150, reference: 'MW22222222', callbackUrl };
const accepted = { ResponseCode: '0', MerchantRequestID: 'merchant', CheckoutRequestID: 'checkout' };

test('each question to M-Pesa has its fields, with one token for all, and the till beside the shortcode', async () => {
  const { payments, asked } = await setUp([{ body: accepted }, { body: paid }, { body: accepted }, { body: accepted }]);
  expect(payments.findsReceipts).toBe(true);
  expect(await payments.prompt(prompt)).toEqual({
    outcome: 'accepted',
    merchantRequestId: 'merchant',
    checkoutRequestId: 'checkout',
  });
  expect(await payments.query('asked')).toEqual({ outcome: 'paid' });
  expect(await payments.reverse({ receipt: 'RECEIPT001', amount: 50, callbackUrl })).toEqual({ outcome: 'accepted' });
  expect(await payments.askReceipt({ merchantRequestId: 'lost', callbackUrl })).toEqual({ outcome: 'accepted' });
  const named = { Initiator: 'mwanzo', SecurityCredential: expect.any(String) };
  const urls = { ResultURL: callbackUrl, QueueTimeOutURL: callbackUrl };
  expect(asked).toEqual([
    token,
    [
      'POST',
      '/mpesa/stkpush/v1/processrequest',
      {
        ...signed,
        TransactionType: 'CustomerBuyGoodsOnline',
        Amount: 150,
        PartyA: '254712345678',
        PartyB: '600200',
        PhoneNumber: '254712345678',
        CallBackURL: callbackUrl,
        AccountReference: 'MW22222222',
        TransactionDesc: 'Membership',
      },
    ],
    ['POST', '/mpesa/stkpushquery/v1/query', { ...signed, CheckoutRequestID: 'asked' }],
    [
      'POST',
      '/mpesa/reversal/v1/request',
      {
        ...named,
        ...urls,
        CommandID: 'TransactionReversal',
        TransactionID: 'RECEIPT001',
        Amount: 50,
        ReceiverParty: '600200',
        RecieverIdentifierType: '11',
        Remarks: 'Refund',
      },
    ],
    [
      'POST',
      '/mpesa/transactionstatus/v1/query',
      {
        ...named,
        ...urls,
        CommandID: 'TransactionStatusQuery',
        OriginalConversationID: 'lost',
        PartyA: '600100',
        IdentifierType: '4',
        Remarks: 'Receipt',
        Occasion: '',
      },
    ],
  ]);
  const { SecurityCredential: sealed } = (asked[3] as [string, string, { SecurityCredential: string }])[2];
  const { RSA_PKCS1_PADDING: padding } = constants;
  expect(privateDecrypt({ key: privateKey, padding }, Buffer.from(sealed, 'base64')).toString()).toBe('of-initiator');
});

const error = (errorCode: string, errorMessage: string) => ({ status: 400, body: { errorCode, errorMessage } });
const phone = error('400.002.02', 'Bad Request - Invalid PhoneNumber');
const credentials = { outcome: 'refused', code: 'credentials' };

test.each<[string, Scripted, object, object, object]>([
  [
    'no JSON of its own',
    { status: 502, body: {} },
    { outcome: 'unknown', code: 'http 502' },
    { outcome: 'unknown', code: 'http 502' },
    { outcome: 'unknown', code: 'http 502' },
  ],
  [
    'a busy system',
    error('500.003.02', 'System is busy'),
    { outcome: 'unknown', code: '500.003.02' },
    { outcome: 'unknown', code: '500.003.02' },
    { outcome: 'unknown', code: '500.003.02' },
  ],
  [
    'a wrong phone',
    phone,
    { outcome: 'refused', code: 'phone_invalid' },
    { outcome: 'unknown', code: '400.002.02' },
    { outcome: 'refused', code: 'phone_invalid' },
  ],
  [
    'wrong credentials',
    error('500.001.1001', 'Wrong credentials'),
    credentials,
    { outcome: 'unknown', code: '500.001.1001' },
    credentials,
  ],
  [
    'a cancelled prompt',
    { body: { ...paid, ResultCode: '1032' } },
    { outcome: 'unknown', code: '1032' },
    { outcome: 'failed', code: '1032' },
    { outcome: 'accepted' },
  ],
  [
    'a code that nobody knows',
    { body: { ...paid, ResponseCode: '0', ResultCode: '4999' } },
    { outcome: 'unknown', code: '4999' },
    { outcome: 'unknown', code: '4999' },
    { outcome: 'accepted' },
  ],
])('%s is told of a prompt, a question and a refund as what it is', async (_, reply, prompted, queried, reversed) => {
  const { payments } = await setUp([reply, reply, reply]);
  expect(await payments.prompt(prompt)).toEqual(prompted);
  expect(await payments.query('asked')).toEqual(queried);
  expect(await payments.reverse({ receipt: 'RECEIPT001', amount: 50, callbackUrl })).toEqual(reversed);
});

test.each<[string, Scripted]>([
  ['refuses its credentials', { status: 400, body: { errorCode: '400.008.01', errorMessage: 'Invalid' } }],
  ['is away', { status: 503, body: {} }],
  ['gives a token that is none', { body: { access_token: 'a token\n', expires_in: '3599' } }],
])('an M-Pesa that %s has sent no prompt, and nothing is known of the others', async (_, tokenReply) => {
  const { payments, askedWith } = await setUp([], tokenReply);
  expect(await payments.prompt(prompt)).toEqual(credentials);
  expect(await payments.query('asked')).toEqual({ outcome: 'unknown', code: null });
  expect(await payments.reverse({ receipt: 'RECEIPT001', amount: 50, callbackUrl })).toEqual(credentials);
  expect(await payments.askReceipt({ merchantRequestId: 'lost', callbackUrl })).toEqual(credentials);
  expect(askedWith).toEqual([]);
});

test('without an initiator nothing is asked in its name, and a token is not renewed a second time', async () => {
  const ended = error('404.001.03', 'Invalid Access Token');
  const { mpesa, payments, askedWith } = await setUp([ended, ended, { body: accepted }]);
  const lone = createDarajaPayments({ ...mpesa, initiator: null });
  expect(lone.findsReceipts).toBe(false);
  expect(await lone.reverse({ receipt: 'RECEIPT001', amount: 50, callbackUrl })).toEqual(credentials);
  expect(await lone.askReceipt({ merchantRequestId: 'lost', callbackUrl })).toEqual(credentials);
  expect(askedWith).toEqual([]);
  expect(await payments.prompt(prompt)).toEqual(credentials);
  expect(askedWith).toEqual(['Bearer token-1', 'Bearer token-2']);
});
