import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createDarajaPayments } from './daraja-payments.ts';
import { openPayments } from './open-payments.ts';

interface Scripted {
  readonly status?: number;
  readonly location?: string;
  readonly body: object;
}

/** An M-Pesa that numbers its tokens and gives these replies to what is asked with them. */
async function setUp(replies: readonly Scripted[]) {
  const askedWith: (string | undefined)[] = [];
  let given = 0;
  const service = createServer(({ url, headers }, response) => {
    if (url?.startsWith('/oauth')) {
      given += 1;
      return void response.end(JSON.stringify({ access_token: `token-${given}`, expires_in: '3599' }));
    }
    const { status = 200, location, body = {} } = replies[askedWith.push(headers.authorization) - 1] ?? {};
    return void response.writeHead(status, { ...(location && { location }) }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const some = new Secret('some');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const accounts = { shortcode: '600100', till: '600200', passkey: some, initiator: null };
  const mpesa = { url, consumerKey: some, consumerSecret: some, ...accounts };
  return { mpesa, payments: createDarajaPayments(mpesa), askedWith };
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
