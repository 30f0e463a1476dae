import { endpoints } from '@mwanzo/contract/endpoints';
import { jsonBytesMax } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject } = testApp;
const member = await createMember(testApp);
const json = { 'content-type': 'application/json' };
const everyEndpoint = Object.entries(endpoints);

/** A path with values for its parameters. */
const address = (path: string) =>
  path
    .replace('{key}', 'a'.repeat(32))
    .replace('{file}', '160.webp')
    .replaceAll(/\{\w+\}/g, '1');
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { code: string }).code,
];
const signIn = (payload: string, headers: Record<string, string> = json) =>
  inject({ method: 'POST', url: '/api/token/', payload, headers });

test.each(everyEndpoint)('%s is served with and without the trailing slash', async (_, { method, path, access }) => {
  const bare = address(path).replace(/\/$/, '');
  for (const url of [bare, `${bare}/`]) {
    const { statusCode } = await inject({ method, url });
    // A path without a route would be a 404. A public endpoint that requires input refuses this request as incomplete.
    const takesNothing = path.startsWith('/health/') || path === '/api/switches/';
    expect(statusCode).toBe(access !== 'public' ? 401 : takesNothing ? 200 : 400);
  }
});

test.each(everyEndpoint.filter(([, { access }]) => access !== 'public'))(
  '%s is a 401 with a challenge without a valid token',
  async (_, { method, path }) => {
    for (const headers of [
      {},
      { authorization: 'Bearer' },
      { authorization: 'Bearer x.y.z' },
      { authorization: `Basic ${member.token}` },
      { authorization: member.token },
    ]) {
      const response = await inject({ method, url: address(path), headers });
      expect([...outcome(response), response.headers['www-authenticate']]).toEqual([401, 'not_signed_in', 'Bearer']);
    }
  },
);

test.each(everyEndpoint.filter(([, { access }]) => access === 'moderator'))(
  '%s does not exist for a member',
  async (_, { method, path }) => {
    const response = await inject({ method, url: address(path), headers: member.headers });
    expect(response.json()).toEqual(
      (await inject({ method, url: '/api/nothing-here', headers: member.headers })).json(),
    );
    expect(response.statusCode).toBe(404);
  },
);

test('a public endpoint ignores an invalid token', async () => {
  const response = await inject({ url: '/health/live', headers: { authorization: 'Bearer stale' } });
  expect(response.json()).toEqual({ live: true });
  expect(outcome(await signIn('{}', { ...json, authorization: 'Bearer stale' }))).toEqual([400, 'invalid_input']);
});

test('an unsupported method is a 405 that names the supported ones', async () => {
  const response = await inject({ method: 'DELETE', url: '/api/profiles/me', headers: member.headers });
  expect([...outcome(response), response.headers['allow']]).toEqual([
    405,
    'method_not_allowed',
    'GET, PUT, PATCH, HEAD',
  ]);
  expect(outcome(await inject({ method: 'GET', url: '/api/profiles/like-pass', headers: member.headers }))).toEqual([
    405,
    'method_not_allowed',
  ]);
  const posted = await inject({ method: 'OPTIONS', url: '/api/token/' });
  expect([...outcome(posted), posted.headers['allow']]).toEqual([405, 'method_not_allowed', 'POST']);
  expect(outcome(await inject({ method: 'DELETE', url: '/api/profiles/me' }))).toEqual([401, 'not_signed_in']);
  expect(outcome(await inject({ method: 'DELETE', url: '/api/moderation/audit/', headers: member.headers }))).toEqual([
    404,
    'not_found',
  ]);
});

test('HEAD has the response of GET without a body', async () => {
  const response = await inject({ method: 'HEAD', url: '/api/profiles/me/', headers: member.headers });
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect((await inject({ method: 'HEAD', url: '/api/profiles/me/' })).statusCode).toBe(401);
});

test.each(['/api', '/api/', '/api?x=1', '/api/nothing', '/api/profiles/1/nothing', '/media/x', '/health', '/nothing'])(
  '%s is a 404 in JSON',
  async (url) => {
    expect(outcome(await inject(url))).toEqual([404, 'not_found']);
  },
);

test.each([
  '/api/profiles/%',
  '/api/profiles/%E0%A4',
  '/%c0%ae',
  '/api/profiles/%zz/',
  `/api/profiles/${'9'.repeat(300)}/`,
  `/api/profiles/${'9'.repeat(5000)}`,
])('an unreadable address (%s) is a 400 with all headers', async (url) => {
  const response = await inject({ url, headers: member.headers });
  expect(outcome(response)).toEqual([400, 'invalid_input']);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['?search=%', 200],
  ['?search=%E0%A4%A', 200],
  ['?%=1', 200],
  ['?min_age=18&min_age=99', 400],
  ['?search[]=a&search[]=b', 200],
  [`?search=${'a'.repeat(20_000)}`, 400],
  ['?search=%00', 400],
  ['?__proto__=1&constructor=2', 200],
])('a nonsensical query (%s) is a %i', async (query, status) => {
  const { statusCode } = await inject({ url: `/api/profiles/discover/${query}`, headers: member.headers });
  expect(statusCode).toBe(status);
});

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['broken JSON', '{"email":'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['a number', '1'],
  ['a deep list', deep(30_000)],
  ['a deep value', `{"email":${deep(30_000)},"password":"x"}`],
  ['__proto__', '{"__proto__":{"email":"a"},"email":"a@b.test","password":"x"}'],
  ['an escaped __proto__', '{"\\u005f_proto__":{"a":1},"email":"a@b.test","password":"x"}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"a":1}},"email":"a@b.test","password":"x"}'],
  ['lists for texts', '{"email":["a@b.test"],"password":["x"]}'],
  ['objects for texts', '{"email":{"a":1},"password":{"b":2}}'],
  ['a wrong last one of two equal keys', '{"email":"a@b.test","password":"x","password":1}'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('latin1')],
])('%s as a body is a 400', async (_, payload) => {
  expect(outcome(await signIn(payload))).toEqual([400, 'invalid_input']);
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
});

test('a JSON body over 64 KB is a 413, even one nested deeper than a parser allows', async () => {
  expect(outcome(await signIn(`{"email":"${'a'.repeat(jsonBytesMax)}"}`))).toEqual([413, 'body_too_large']);
  expect(outcome(await signIn(deep(100_000)))).toEqual([413, 'body_too_large']);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'nonsense',
  '',
])('a body of type "%s" is a 415', async (type) => {
  expect(outcome(await signIn('email=a@b.test&password=x', { 'content-type': type }))).toEqual([
    415,
    'unsupported_media_type',
  ]);
});

test('an empty body with a JSON content type counts as no body', async () => {
  const response = await inject({
    method: 'POST',
    url: '/api/notifications/mark-all-read/',
    headers: { ...json, ...member.headers },
  });
  expect([response.statusCode, response.json()]).toEqual([200, { marked: 0 }]);
});

test('an error names each invalid field and its problem, and nothing else', async () => {
  const response = (await signIn('{"email":1}')).json();
  expect(Object.keys(response).toSorted()).toEqual(['code', 'detail', 'fields']);
  expect(Object.keys(response.fields).toSorted()).toEqual(['email', 'password']);
  expect(Object.values(response.fields)).toEqual([[expect.any(String)], [expect.any(String)]]);
});
