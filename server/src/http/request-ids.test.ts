import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createHttpServer } from './create-http-server.ts';
import { createRequestIds } from './request-ids.ts';

/** A request with this `X-Request-Id`. */
function requestWith(id?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (id !== undefined) request.headers['x-request-id'] = id;
  return request;
}

const made = /^[0-9a-hjkmnp-tv-z]{12}$/;

test('the ids of two processes differ, also after many requests', () => {
  const processes = [createRequestIds(false), createRequestIds(false)];
  const ids = Array.from({ length: 2000 }, (_, index) => processes[index % 2]?.(requestWith()));
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(made);
});

test("a proxy's id is taken over if it is sane, and nobody's without a proxy", () => {
  const uuid = '5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0';
  const behindProxy = createRequestIds(true);
  expect(behindProxy(requestWith(uuid))).toBe(uuid);
  const insane = [
    '',
    'short',
    'x'.repeat(65),
    'with space',
    '198.51.100.7',
    'a:b:c:d:e',
    '"quoted"',
    'línea-123',
    `${uuid}\n`,
  ];
  for (const id of insane) expect(behindProxy(requestWith(id))).toMatch(made);
  const sane = ['12345678', 'x'.repeat(64), '_-azAZ09', '0'.repeat(8), 'Z'.repeat(9)];
  expect(sane.map((id) => behindProxy(requestWith(id)))).toEqual(sane);
  expect(behindProxy(requestWith('1234567'))).toMatch(made);
  expect(createRequestIds(false)(requestWith(uuid))).toMatch(made);
});

test('each response names its request: of the API, a refusal, no route, and an unreadable address', async () => {
  const { inject, config } = await buildTestApp({ trustedProxies: 1 });
  for (const url of ['/health/live', '/api/profiles/me/', '/nowhere', '/%zz'])
    expect((await inject(url)).headers['x-request-id']).toMatch(made);
  const response = await inject({ url: '/api/profiles/me/', headers: { 'x-request-id': 'from-the-proxy' } });
  expect([response.statusCode, response.headers['x-request-id']]).toEqual([401, 'from-the-proxy']);
  const alone = await createHttpServer({ ...config, trustedProxies: 0 });
  const chosen = await alone.inject({ url: '/nowhere', headers: { 'x-request-id': 'from-anybody' } });
  expect(chosen.headers['x-request-id']).toMatch(made);
});
