import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';

const listed = 'https://partner.test';
const proxied = { production: true, trustedProxies: 1 };
const testApp = await buildTestApp({ ...proxied, rateLimitRelaxation: 1, corsOrigins: [listed] });
const { inject } = testApp;
const member = await createMember(testApp);
const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };

const guarded = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
};

async function exhaust(): Promise<void> {
  const signIn = {
    method: 'POST',
    url: '/api/token/',
    payload: { email: 'many@mwanzo.test', password: 'wrong' },
  } as const;
  for (let count = 0; count < 31; count += 1) await inject(signIn);
}

test.each([
  [200, { url: '/api/profiles/me', headers: member.headers }],
  [400, { method: 'POST', url: '/api/token/', payload: {} }],
  [400, { url: '/api/profiles/%' }],
  [401, { url: '/api/profiles/me' }],
  [404, { url: '/api/nothing' }],
  [404, { url: '/openapi.json' }],
  [405, { method: 'DELETE', url: '/api/token/' }],
  [413, { method: 'POST', url: '/api/token/', payload: { email: 'a'.repeat(70_000) } }],
  [415, { method: 'POST', url: '/api/token/', payload: 'x', headers: { 'content-type': 'text/plain' } }],
  [429, { method: 'POST', url: '/api/token/', payload: { email: 'many@mwanzo.test', password: 'wrong' } }],
] as const)('a response with status %i has every security header and names no software', async (status, request) => {
  if (status === 429) await exhaust();
  const { statusCode, headers } = await inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    ...guarded,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(Object.keys(headers).filter((name) => /^(server|x-powered-by|x-ratelimit.*)$/.test(name))).toEqual([]);
});

test('outside production browsers are not required to use HTTPS', async () => {
  const local = await buildTestApp();
  expect((await local.inject('/health/live')).headers['strict-transport-security']).toBeUndefined();
});

const hostile = [
  'https://evil.test',
  'null',
  'http://partner.test',
  'https://partner.test.evil.test',
  'https://evilpartner.test',
  'https://partner.test:444',
  'https://partner.test/',
  'https://PARTNER.test',
  'https://sub.partner.test',
  'https://partner.test@evil.test',
  'file://',
  'https://partner.test%0d%0a',
  'https://partner.test,https://evil.test',
  ' https://partner.test',
  'https://partner_test',
  'https://partner.tes',
  '*',
  'https://*',
  'data:',
  'http://localhost:3000',
];

test.each(hostile)('the origin "%s" is never allowed', async (origin) => {
  for (const request of [
    { url: '/health/live', headers: { origin } },
    { method: 'OPTIONS', url: '/api/token/', headers: { origin, ...preflight } },
  ] as const) {
    const { headers } = await inject(request);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect([headers['vary'], headers['cross-origin-resource-policy']]).toEqual(['Origin', 'same-origin']);
  }
});

test('a listed origin may send a token and a preflight and read errors, but never use cookies', async () => {
  const response = await inject({ url: '/api/profiles/me', headers: { origin: listed } });
  expect([
    response.statusCode,
    response.headers['access-control-allow-origin'],
    response.headers['access-control-expose-headers'],
    response.headers['access-control-allow-credentials'],
    response.headers['cross-origin-resource-policy'],
  ]).toEqual([
    401,
    listed,
    'retry-after, x-request-id, switched-off, x-deck-end, x-robots-tag',
    undefined,
    'cross-origin',
  ]);
  const allowed = await inject({ method: 'OPTIONS', url: '/api/token/', headers: { origin: listed, ...preflight } });
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': listed,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, last-event-id',
    'access-control-max-age': '600',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  });
});

test.each([[listed], ['https://evil.test']])(
  'OPTIONS of %s without a preflight is refused like any other method',
  async (origin) => {
    const refusals = [
      await inject({ method: 'OPTIONS', url: '/api/token/', headers: { origin } }),
      await inject({ method: 'OPTIONS', url: '/api/nothing', headers: { origin } }),
    ];
    expect(refusals.map((each) => [each.statusCode, each.json().code])).toEqual([
      [405, 'method_not_allowed'],
      [404, 'not_found'],
    ]);
  },
);
