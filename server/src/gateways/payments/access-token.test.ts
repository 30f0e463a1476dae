import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createAccessTokens } from './access-token.ts';

/** Tokens of an M-Pesa that numbers them. */
async function setUp(more: object = {}) {
  let given = 0;
  const asked: (string | undefined)[][] = [];
  const service = createServer(({ method, url, headers }, response) => {
    given += 1;
    asked.push([method, url, headers.authorization]);
    response.end(JSON.stringify({ access_token: `token-${given}`, expires_in: '3599', ...more }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const [clock, some] = [createTestClock(), new Secret('some')];
  const consumerSecret = new Secret('other');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const mpesa = {
    url,
    consumerKey: some,
    consumerSecret,
    shortcode: '1',
    till: '2',
    passkey: some,
    initiator: null,
  };
  const tokens = createAccessTokens(mpesa, clock, 5000);
  const get = async () => {
    const got = await tokens.get();
    return 'token' in got ? got.token : 'none';
  };
  return { clock, tokens, get, asked };
}

test('a refusal of an old token, which comes late, costs no newer one', async () => {
  const { tokens, get } = await setUp();
  expect(await get()).toBe('token-1');
  tokens.forget('token-1');
  expect(await get()).toBe('token-2');
  tokens.forget('token-1');
  expect(await get()).toBe('token-2');
});

test('a token is used until a minute before its end, and the next one as long', async () => {
  const { clock, get } = await setUp();
  for (const number of [1, 2, 3]) {
    expect(await get()).toBe(`token-${number}`);
    clock.advance(3_539_000 - 1);
    expect(await get()).toBe(`token-${number}`);
    clock.advance(1);
  }
});

test('those who ask at the same moment share one request, which names the key and its secret', async () => {
  const { get, asked } = await setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual(['token-1', 'token-1', 'token-1']);
  const basic = `Basic ${Buffer.from('some:other').toString('base64')}`;
  expect(asked).toEqual([['GET', '/oauth/v1/generate?grant_type=client_credentials', basic]]);
});

test.each([['soon'], [null], [60], ['60'], [-1]])(
  'a token that ends in %j seconds is used by those who wait for it, and then the next is fetched',
  async (seconds) => {
    const { get } = await setUp({ expires_in: seconds });
    expect([...(await Promise.all([get(), get()])), await get()]).toEqual(['token-1', 'token-1', 'token-2']);
  },
);

test.each([[''], [7], [null], ['two words'], ['a\r\nb'], ['a"b']])(
  'the token %j is none, and the next request asks again',
  async (token) => {
    const { tokens, asked } = await setUp({ access_token: token });
    for (let times = 0; times < 2; times += 1)
      expect(await tokens.get()).toEqual({
        refused: { status: 200, body: { access_token: token, expires_in: '3599' } },
      });
    expect(asked).toHaveLength(2);
  },
);
