import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createAccessTokens } from './access-token.ts';

/** Tokens of an M-Pesa that numbers them. */
async function setUp() {
  let given = 0;
  const service = createServer((_request, response) => {
    given += 1;
    response.end(JSON.stringify({ access_token: `token-${given}`, expires_in: '3599' }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const [clock, some] = [createTestClock(), new Secret('some')];
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const mpesa = {
    url,
    consumerKey: some,
    consumerSecret: some,
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
  return { clock, tokens, get };
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
