import { readFile } from 'node:fs/promises';
import { fastify } from 'fastify';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../../database/unavailable.ts';
import { ApiError } from '../../errors/api-error.ts';
import { createOutages } from '../../errors/outages.ts';
import { SealBrokenError } from '../../gateways/sealing/seal-file.ts';
import { installErrorHandler, installNotFoundHandler, toApiError } from './error-handler.ts';
import { outageOf } from './outage-of.ts';

test.each(['EMFILE', 'ENFILE'])('a file that cannot be opened because of %s is unavailable for now', (code) => {
  const cause = Object.assign(new Error(`${code}: too many open files`), { code, errno: -24, syscall: 'open' });
  expect(toApiError(cause)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5, cause });
});

test('a sealed file that cannot be opened is unavailable, because the operator may put it or its key back', () => {
  const cause = new SealBrokenError('A file was changed');
  expect(toApiError(cause)).toMatchObject({ code: 'unavailable', cause });
});

test('a file that is missing is an error on our side', async () => {
  const cause = await readFile('/nowhere').catch((error: unknown) => error);
  expect(toApiError(cause)).toMatchObject({ code: 'internal', cause });
});

test.each(['ENOSPC', 'EDQUOT'])(
  'a file that cannot be written because of %s is unavailable until there is room',
  (code) => {
    const cause = Object.assign(new Error(`${code}: no space left on device`), { code, syscall: 'write' });
    expect(toApiError(cause)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 60, cause });
    expect(outageOf(new Error('wrapped', { cause }))).toBe('disk');
  },
);

test('a statement that takes too long is no outage, and a connection that is gone is one', () => {
  expect(outageOf(Object.assign(new Error('canceling statement'), { code: '57014' }))).toBeNull();
  expect(outageOf(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))).toBe('database');
  expect(outageOf(new TypeError('a fault'))).toBeNull();
  const slow = Object.assign(new Error('canceling statement'), { code: '57014' });
  expect(outageOf(new Error('wrapped', { cause: new DatabaseUnavailableError('away', { cause: slow }) }))).toBeNull();
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  expect(outageOf(new DatabaseUnavailableError('away', { cause: gone }))).toBe('database');
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  expect(outageOf(new DatabaseUnavailableError('away', { cause: full }))).toBe('disk');
  expect([null, undefined, 'ENOSPC', { code: 'ENOSPC' }].map(outageOf)).toEqual([null, null, null, null]);
});

test('a fault and a lost reference are in the log with their cause, and what a client does wrong is not', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  app.decorate('outages', createOutages());
  installErrorHandler(app);
  app.get('/fault', () => {
    throw new TypeError('a fault');
  });
  app.get('/mistake', () => {
    throw new ApiError('not_found', { cause: new Error('a mistake') });
  });
  app.get('/gone', () => {
    throw Object.assign(new DatabaseError('gone', 4, 'error'), { code: '23503' });
  });
  app.get('/twice', () => {
    throw Object.assign(new DatabaseError('there already', 13, 'error'), { code: '23505' });
  });
  const responses = await Promise.all(['/fault', '/mistake', '/gone', '/twice'].map((path) => app.inject(path)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([500, 404, 404, 500]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'internal', method: 'GET', route: '/fault', err: { type: 'TypeError', message: 'a fault' } },
    { level: 40, msg: 'not_found', route: '/gone', err: { message: 'gone' } },
    { level: 50, msg: 'internal', route: '/twice', err: { message: 'there already' } },
  ]);
});

test('a write for an account that is gone is not signed in, and one that refers to another finds nothing', () => {
  const detail = 'Key (user_id)=(200) is not present in table "users".';
  const lost = Object.assign(new DatabaseError('gone', 4, 'error'), { code: '23503', detail });
  expect([200, 20, 2000, undefined].map((id) => toApiError(lost, id).code)).toEqual([
    'not_signed_in',
    'not_found',
    'not_found',
    'not_found',
  ]);
});

test.each([
  [400, 'invalid_input'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [412, 'precondition_failed'],
  [413, 'body_too_large'],
  [414, 'invalid_input'],
  [415, 'unsupported_media_type'],
  [416, 'range_not_satisfiable'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
  [402, 'internal'],
  [500, 'internal'],
])('a refusal of the framework with the status %i is told as %s', (statusCode, code) => {
  const cause = Object.assign(new Error('refused'), { statusCode });
  expect(toApiError(cause)).toMatchObject({ code, cause });
});

test.each([null, undefined, 'text', { statusCode: 'text' }])('%j is told as a fault of the server', (thrown) => {
  expect(toApiError(thrown).code).toBe('internal');
});

test.each([
  ['too_many_requests', { retryAfterSeconds: 60 }, { 'retry-after': '60' }],
  ['too_many_requests', {}, { 'retry-after': '5' }],
  ['unavailable', {}, { 'retry-after': '5' }],
  ['busy', { retryAfterSeconds: 2 }, { 'retry-after': '2' }],
  ['not_signed_in', {}, { 'www-authenticate': 'Bearer' }],
  ['not_found', { detail: 'No such thing.' }, {}],
  ['invalid_input', { fields: { name: ['is short'] }, more: { next: 7 } }, {}],
] as const)('the error %s with %j says when to come again', async (code, options, headers) => {
  const app = fastify();
  app.decorate('outages', createOutages());
  installErrorHandler(app);
  const error = new ApiError(code, options as ConstructorParameters<typeof ApiError>[1]);
  app.get('/', () => {
    throw error;
  });
  const response = await app.inject('/');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([error.status, 'no-store']);
  const told = Object.entries(response.headers).filter(([name]) => /^(?:retry-after|www-)/.test(name));
  expect(Object.fromEntries(told)).toEqual(headers);
  const { fields, more, detail } = { fields: undefined, more: {}, detail: error.message, ...options };
  expect(response.json()).toEqual({ code, detail, ...(fields && { fields }), ...more });
});

test('a path without a route is a page for a browser that asks for one, and an error for everything else', async () => {
  const serve = async (hasPages: boolean) => {
    const app = fastify();
    app.decorate('outages', createOutages());
    installNotFoundHandler(app, hasPages ? (reply) => reply.type('text/html').send('<main>') : null);
    return async (method: 'GET' | 'HEAD' | 'POST' | 'DELETE', url: string) => {
      const { statusCode, headers } = await app.inject({ method, url });
      return [statusCode, String(headers['content-type']).split(';')[0]];
    };
  };
  const [withPages, without] = [await serve(true), await serve(false)];
  const [page, error] = [
    [404, 'text/html'],
    [404, 'application/json'],
  ];
  for (const url of ['/', '/nothing', '/apis', '/mediation', '/healthy', '/x/api/'])
    for (const method of ['GET', 'HEAD'] as const) {
      expect([url, method, await withPages(method, url)]).toEqual([url, method, page]);
      expect([url, method, await without(method, url)]).toEqual([url, method, error]);
    }
  for (const url of ['/api', '/api/', '/api?x', '/media/x', '/media?', '/health/x'])
    expect([url, await withPages('GET', url)]).toEqual([url, error]);
  for (const method of ['POST', 'DELETE'] as const) expect(await withPages(method, '/nothing')).toEqual(error);
});

test('an outage has its own line for all of its requests, and what was expected has none', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  const outages = createOutages();
  app.decorate('outages', outages);
  installErrorHandler(app);
  const failures: Record<string, Error> = {
    '/away': Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }),
    '/full': Object.assign(new Error('full'), { code: 'ENOSPC' }),
    '/stopping': new ApiError('unavailable', { retryAfterSeconds: 7 }),
    '/fault': new ApiError('unavailable', { cause: new TypeError('a fault') }),
  };
  for (const [url, failure] of Object.entries(failures))
    app.get(url, (_request, reply) => {
      if (url === '/fault') reply.header('retry-after', '9');
      throw failure;
    });
  const told = [];
  for (const url of Object.keys(failures)) {
    const { statusCode, headers } = await app.inject(url);
    told.push([statusCode, headers['retry-after']]);
  }
  expect(told).toEqual([
    [503, '5'],
    [503, '60'],
    [503, '7'],
    [503, '9'],
  ]);
  expect(outages.current()).toEqual(['database', 'disk']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'unavailable', route: '/fault' }]);
});
