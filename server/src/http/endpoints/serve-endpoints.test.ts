import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineEndpoint, type Endpoint } from '@mwanzo/contract/endpoint';
import { id } from '@mwanzo/contract/text';
import { afterEach, beforeEach, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { createTestClock } from '../../testing/test-clock.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createAccessTokens } from '../access-tokens.ts';
import { createHttpServer } from '../create-http-server.ts';
import type { Handlers } from '../handler.ts';
import { parseInput } from './parse-input.ts';
import { serveEndpoints } from './serve-endpoints.ts';

const common = { method: 'GET', summary: '', access: 'public', status: 200, errors: [], limit: 'none' } as const;
const person = z.object({ id: z.number().int(), name: z.string() });
const shownResponse = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(['a', 'b']).nullable(),
  age: z.number().int().nullable(),
  best: person.nullable(),
  friends: z.array(person),
  tags: z.array(z.string()).nullable(),
  pets: z.array(z.object({ owner: person.nullable() })),
});
const contract = {
  show: defineEndpoint({
    ...common,
    path: '/api/show/{id}/',
    params: z.object({ id }),
    query: z.object({ page: id.optional() }),
    response: shownResponse,
  }),
  save: defineEndpoint({
    ...common,
    method: 'PUT',
    path: '/api/save/',
    body: z.object({ name: z.string() }),
    files: ['photo'],
    response: z.object({ name: z.string() }),
  }),
};
const whole = {
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  kind: 'a',
  age: 30,
  best: { id: 2, name: 'B' },
  friends: [{ id: 3, name: 'C' }],
  tags: ['x'],
  pets: [{ owner: { id: 4, name: 'D' } }],
};

let dataDir: string;
let result: unknown;
let received: unknown;
let seenFile: { mode: number; folder: string; content: string } | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'endpoints-test-'));
  result = structuredClone(whole);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const handlers: Handlers<typeof contract> = {
  show: async (input) => {
    received = input;
    return result as z.input<typeof shownResponse>;
  },
  save: async ({ body }, { files }) => {
    received = body;
    const file = files.get('photo')?.path;
    if (file)
      seenFile = {
        mode: statSync(path.dirname(file)).mode & 0o777,
        folder: path.dirname(path.dirname(file)),
        content: readFileSync(file, 'utf8'),
      };
    return body;
  },
};

async function serve<All extends Record<string, Endpoint>>(endpoints: All, served: Handlers<All>) {
  const config = testConfig(dataDir);
  const app = await createHttpServer(config);
  const tokens = createAccessTokens(config.secretKey, createTestClock());
  serveEndpoints(app, endpoints, served, {
    tokens,
    requireModeratorStep: null,
    uploadsFolder: path.join(dataDir, 'uploads'),
    rateLimits: { relaxation: 1, shared: null, knownDeviceOf: () => null },
  });
  return app;
}

test('an endpoint without a handler, or a handler without an endpoint, neither compiles nor starts', async () => {
  expectTypeOf<Handlers<typeof contract>>().toHaveProperty('save');
  expectTypeOf<Pick<Handlers<typeof contract>, 'show'>>().not.toExtend<Handlers<typeof contract>>();
  expectTypeOf<keyof Handlers<typeof contract>>().toEqualTypeOf<'show' | 'save'>();
  const missing = { show: handlers.show } as unknown as typeof handlers;
  await expect(serve(contract, missing)).rejects.toThrow('The endpoint save has no handler');
  const surplus = { ...handlers, more: handlers.show } as typeof handlers;
  await expect(serve(contract, surplus)).rejects.toThrow('The handler more has no endpoint in the contract');
});

test('a field that the contract does not declare is never sent, however deeply nested', async () => {
  const app = await serve(contract, handlers);
  result = {
    ...whole,
    password: 'leaked',
    best: { id: 2, name: 'B', email: 'leaked' },
    friends: [{ id: 3, name: 'C', email: 'leaked' }],
    pets: [{ owner: { id: 4, name: 'D', birthday: 'leaked' }, secret: 'leaked' }],
  };
  const { statusCode, body } = await app.inject('/api/show/1/');
  expect([statusCode, JSON.parse(body)]).toEqual([200, whole]);
});

test('null arrives as null and never as an empty value, and lists and numbers arrive unchanged', async () => {
  const app = await serve(contract, handlers);
  result = { ...whole, kind: null, age: null, best: null, friends: [], tags: null, pets: [{ owner: null }] };
  expect((await app.inject('/api/show/1/')).json()).toEqual(result);
  result = { ...whole, id: Number.MAX_SAFE_INTEGER, age: 0, tags: [], kind: 'b', best: { id: 0, name: '' } };
  expect((await app.inject('/api/show/1/')).json()).toEqual(result);
});

test.each(['id', 'best', 'friends', 'kind', 'pets'])(
  'a result without the field %s is an error, not a response with a gap',
  async (field) => {
    const app = await serve(contract, handlers);
    const { [field]: _, ...rest } = whole as Record<string, unknown>;
    result = rest;
    const { statusCode, body } = await app.inject('/api/show/1/');
    expect([statusCode, JSON.parse(body)]).toEqual([
      500,
      { code: 'internal', detail: 'Something went wrong on our side.' },
    ]);
  },
);

test('a missing field deep in a result is an error too', async () => {
  const app = await serve(contract, handlers);
  result = { ...whole, friends: [{ id: 1 }] };
  expect((await app.inject('/api/show/1/')).statusCode).toBe(500);
});

test('ids arrive as numbers, with and without the trailing slash, and unknown fields are dropped', async () => {
  const app = await serve(contract, handlers);
  for (const url of ['/api/show/17/?page=2&extra=1', '/api/show/17?page=2']) {
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(received).toEqual({ params: { id: 17 }, query: { page: 2 }, body: undefined });
  }
  await app.inject({ method: 'PUT', url: '/api/save', payload: { name: 'A', isVerified: true } });
  expect(received).toEqual({ name: 'A' });
});

test('an endpoint with files accepts multipart and JSON, and keeps a file only during the request', async () => {
  const app = await serve(contract, handlers);
  const form = new FormData();
  form.append('name', 'A');
  form.append('photo', new File(['pixels'], '../../etc/a.jpg'));
  form.append('other', new File(['dropped'], 'b.jpg'));
  const { headers, body } = new Response(form);
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  const multipart = await app.inject({
    method: 'PUT',
    url: '/api/save/',
    payload,
    headers: { 'content-type': headers.get('content-type') ?? '' },
  });
  expect([multipart.statusCode, multipart.json()]).toEqual([200, { name: 'A' }]);
  expect(seenFile).toEqual({ mode: 0o700, folder: path.join(dataDir, 'uploads'), content: 'pixels' });
  // The response may be sent before the folder is removed.
  await expect.poll(() => readdirSync(path.join(dataDir, 'uploads'))).toEqual([]);
  const json = await app.inject({ method: 'PUT', url: '/api/save/', payload: { name: 'B' } });
  expect([json.statusCode, json.json()]).toEqual([200, { name: 'B' }]);
});

const wholes = {
  picture: defineEndpoint({
    ...common,
    path: '/picture/',
    response: { contentType: 'image/webp', cacheSeconds: 60, revalidates: true },
  }),
  done: defineEndpoint({ ...common, path: '/done/', status: 204, response: null }),
  padded: defineEndpoint({ ...common, path: '/padded/', response: z.object({ a: z.string() }), paddedTo: 16 }),
};

test('a browser gets a picture again unless it has exactly this one, and may keep it for itself', async () => {
  let bytes = new Uint8Array([1]);
  const app = await serve(wholes, {
    picture: async () => bytes,
    done: async () => {},
    padded: async () => ({ a: '' }),
  });
  const ask = (etag?: unknown) =>
    app.inject({ url: '/picture/', headers: etag ? { 'if-none-match': String(etag) } : {} });
  const { headers } = await ask();
  expect(headers['cache-control']).toBe('private, max-age=60, must-revalidate');
  const again = await ask(headers.etag);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  bytes = new Uint8Array([2]);
  expect([(await ask(headers.etag)).statusCode, (await ask('"other"')).statusCode]).toEqual([200, 200]);
});

test('no cache keeps a response, also one without a body', async () => {
  const app = await serve(wholes, {
    picture: async () => new Uint8Array(),
    done: async () => {},
    padded: async () => ({ a: '' }),
  });
  for (const url of ['/done/', '/padded/']) expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
});

test('a padded response fills up whole steps, and one that does already stays as it is', async () => {
  let a = '';
  const app = await serve(wholes, {
    picture: async () => new Uint8Array(),
    done: async () => {},
    padded: async () => ({ a }),
  });
  const bytesOf = async (length: number) => {
    a = 'x'.repeat(length);
    return (await app.inject('/padded/')).rawPayload.length;
  };
  // {"a":""} has eight bytes.
  expect([await bytesOf(7), await bytesOf(8), await bytesOf(9)]).toEqual([16, 16, 32]);
});

test('every problem of every field is named, the first one also in words', () => {
  const schema = z.object({ name: z.string().min(3, 'too short').regex(/^x/, 'no x'), age: z.number('no number') });
  const refused = () => parseInput(schema, { name: 'a', age: '7' });
  const fields = { name: ['too short', 'no x'], age: ['no number'] };
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid_input', message: 'name: too short', fields }));
});
