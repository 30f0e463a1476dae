import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createDarajaPayments } from './daraja-payments.ts';

interface Scripted {
  readonly status?: number;
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
    const { status = 200, body = {} } = replies[askedWith.push(headers.authorization) - 1] ?? {};
    return void response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const some = new Secret('some');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const accounts = { shortcode: '600100', till: '600200', passkey: some, reversal: null };
  return { payments: createDarajaPayments({ url, consumerKey: some, consumerSecret: some, ...accounts }), askedWith };
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
