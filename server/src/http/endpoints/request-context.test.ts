import { defineEndpoint } from '@mwanzo/contract/endpoint';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createTestClock } from '../../testing/test-clock.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createAccessTokens } from '../access-tokens.ts';
import { createHttpServer } from '../create-http-server.ts';
import type { Handlers } from '../handler.ts';
import { describeOpenApi } from './open-api.ts';
import { serveEndpoints } from './serve-endpoints.ts';

const common = { method: 'GET', summary: 'Shows.', access: 'public', status: 200, errors: [], limit: 'none' } as const;
const bytes = { contentType: 'image/webp', cacheSeconds: 0 };
const contract = {
  show: defineEndpoint({
    ...common,
    path: '/api/show/{id}/',
    params: z.object({ id: z.string() }),
    response: z.object({ a: z.string() }),
  }),
  own: defineEndpoint({
    ...common,
    access: 'member',
    path: '/api/own/',
    query: z.object({ page: z.string().optional() }),
    response: null,
    status: 204,
  }),
  reviewed: defineEndpoint({ ...common, access: 'moderator', path: '/api/reviewed/', response: null, status: 204 }),
  add: defineEndpoint({
    ...common,
    access: 'member',
    method: 'POST',
    path: '/api/add/',
    body: z.object({ name: z.string() }),
    files: ['photo'],
    errors: ['not_found'],
    limit: 'upload',
    response: z.object({ a: z.string() }),
    status: 201,
  }),
  picture: defineEndpoint({ ...common, path: '/picture/', response: { ...bytes, cacheSeconds: 60 } }),
  file: defineEndpoint({
    ...common,
    path: '/file/',
    response: { ...bytes, contentType: 'application/zip', fileName: 'mwanzo.zip' },
  }),
  page: defineEndpoint({
    ...common,
    path: '/page/',
    response: { ...bytes, contentType: 'text/html; charset=utf-8', isPage: true },
  }),
};

/** Serves the contract, and notes the contexts of requests and what was asked before them. */
async function serve() {
  const config = testConfig(makeDataFolder(), { trustedProxies: 1 });
  const app = await createHttpServer(config);
  onTestFinished(() => app.close());
  const seen: Record<string, unknown>[] = [];
  const asked: unknown[] = [];
  const handlers: Handlers<typeof contract> = {
    async show(_, context) {
      const { network, isNear, language, ...rest } = context;
      seen.push({ ...rest, network, isNear, language });
      context.setCookie('a=b; Path=/');
      return { a: 'x' };
    },
    async own(_, { caller }) {
      seen.push({ ...caller });
    },
    async reviewed(_, { caller }) {
      seen.push({ ...caller });
    },
    async add() {
      return { a: 'x' };
    },
    picture: async () => new Uint8Array([1]),
    file: async () => new Uint8Array([1]),
    page: async () => Buffer.from('<p>Hello</p>'),
  };
  const tokens = createAccessTokens(config.secretKey, createTestClock());
  serveEndpoints(app, contract, handlers, {
    tokens,
    requireModeratorStep: async (id) => void asked.push(['second step', id]),
    uploadsFolder: makeDataFolder(),
    rateLimits: { relaxation: 1, shared: null, knownDeviceOf: () => null },
    refuseStopped: (name, _, hasFile) => void asked.push([name, hasFile]),
  });
  const tokenOf = async (role: 'member' | 'moderator', userId: number) => ({
    authorization: `Bearer ${await tokens.issue({ userId, role }, userId + 1)}`,
  });
  return { app, seen, asked, tokenOf };
}

test('a handler is told of the request what it may know, from the proxy that is trusted', async () => {
  const { app, seen } = await serve();
  const headers = {
    'accept-language': 'sw-KE',
    cookie: 'known=1',
    'user-agent': 'x'.repeat(1001),
    'x-forwarded-for': '198.51.100.7',
  };
  const response = await app.inject({ url: '/api/show/1/', headers });
  await app.inject({
    method: 'HEAD',
    url: '/api/show/1/',
    headers: { 'user-agent': 'curl' },
    remoteAddress: '10.0.0.1',
  });
  const given = { caller: null, files: new Map(), setHeaders: expect.any(Function), setCookie: expect.any(Function) };
  expect(seen).toEqual([
    {
      ...given,
      network: '198.51.100.7',
      isNear: false,
      language: 'sw',
      cookies: 'known=1',
      isHead: false,
      userAgent: 'x'.repeat(1000),
    },
    {
      ...given,
      network: '10.0.0.1',
      isNear: true,
      language: 'en',
      cookies: undefined,
      isHead: true,
      userAgent: 'curl',
    },
  ]);
  expect([response.headers['set-cookie'], response.headers['cache-control']]).toEqual(['a=b; Path=/', 'no-store']);
});

test('a member and a moderator are known by their tokens, and only a moderator by a second step', async () => {
  const { app, seen, asked, tokenOf } = await serve();
  await app.inject({ url: '/api/own/', headers: await tokenOf('member', 7) });
  expect((await app.inject({ url: '/api/reviewed/', headers: await tokenOf('member', 7) })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/reviewed/', headers: await tokenOf('moderator', 8) })).statusCode).toBe(204);
  expect(seen).toMatchObject([
    { userId: 7, role: 'member', sessionId: 8 },
    { userId: 8, role: 'moderator', sessionId: 9 },
  ]);
  expect(asked).toEqual([
    ['own', false],
    ['second step', 8],
    ['reviewed', false],
  ]);
});

test('what is switched off is asked before a body is read, and again once a file has come', async () => {
  const { app, asked, tokenOf } = await serve();
  const add = async (form: FormData | null) => {
    const whole = form && new Response(form);
    return app.inject({
      method: 'POST',
      url: '/api/add/',
      headers: {
        ...(await tokenOf('member', 7)),
        'content-type': whole?.headers.get('content-type') ?? 'application/json',
      },
      payload: whole ? Buffer.from(await whole.arrayBuffer()) : { name: 'A' },
    });
  };
  const form = new FormData();
  form.set('name', 'A');
  expect((await add(null)).statusCode).toBe(201);
  expect((await add(form)).statusCode).toBe(201);
  form.set('photo', new File(['pixels'], 'a.jpg'));
  expect((await add(form)).statusCode).toBe(201);
  expect(asked).toEqual([
    ['add', false],
    ['add', false],
    ['add', false],
    ['add', true],
  ]);
});

test.each([
  ['/picture/', { 'content-type': 'image/webp', 'cache-control': 'private, max-age=60, immutable' }],
  [
    '/file/',
    {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="mwanzo.zip"',
    },
  ],
])('the bytes of %s are only what they say', async (url, wanted) => {
  const { app } = await serve();
  const { headers } = await app.inject({ url });
  expect(headers).toMatchObject({ ...wanted, 'content-security-policy': "sandbox; default-src 'none'" });
  expect('content-disposition' in headers).toBe('content-disposition' in wanted);
  expect(headers['etag']).toBeUndefined();
});

test('a page may be styled and send its form back, and nothing else', async () => {
  const { app } = await serve();
  expect((await app.inject('/page/')).headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none'",
  );
});

test('another method of a path is refused with those that there are, to whom the path is open', async () => {
  const { app, tokenOf } = await serve();
  const told = async (method: 'PUT' | 'DELETE', url: string, headers = {}) => {
    const response = await app.inject({ method, url, headers });
    return [response.statusCode, response.headers['allow']];
  };
  expect(await told('PUT', '/api/show/1/')).toEqual([405, 'GET, HEAD']);
  expect(await told('DELETE', '/api/add/')).toEqual([401, undefined]);
  expect(await told('DELETE', '/api/add/', await tokenOf('member', 7))).toEqual([405, 'POST']);
  expect(await told('PUT', '/api/reviewed/', await tokenOf('member', 7))).toEqual([404, undefined]);
});

test('the description names each endpoint with its input, its access, its files and its responses', async () => {
  const text = `${JSON.stringify(describeOpenApi(contract), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('./in-words/open-api.txt');
});
