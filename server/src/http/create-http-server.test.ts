import { expect, onTestFinished, test } from 'vitest';
import { createOutages } from '../errors/outages.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { testConfig } from '../testing/test-config.ts';
import { createAccessLog, createMemberMarks } from './access-log.ts';
import { createHttpServer } from './create-http-server.ts';
import { isRobot } from './is-robot.ts';

const config = testConfig(makeDataFolder());

async function create(more: Parameters<typeof testConfig>[1] = {}, outages = createOutages()) {
  const app = await createHttpServer({ ...config, ...more }, outages);
  onTestFinished(() => app.close());
  return app;
}

test('a server bounds the size and the time of requests, and of their headers', async () => {
  const outages = createOutages();
  const app = await create({}, outages);
  const { requestTimeout, headersTimeout } = app.server;
  expect([app.initialConfig.bodyLimit, requestTimeout, headersTimeout]).toEqual([65_536, 300_000, 10_000]);
  expect(app.outages).toBe(outages);
});

test('JSON is read, nothing is none, and a form is only accepted where it is not read', async () => {
  const app = await create();
  const seen: unknown[] = [];
  const note = { handler: async (request: { body: unknown }) => void seen.push(request.body) };
  app.post('/read', note);
  app.post('/ignores', { ...note, config: { ignoresBody: true } });
  const post = async (url: string, type: string, payload: string) =>
    (await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })).statusCode;
  expect(await post('/read', 'application/json', '{"a":[1]}')).toBe(200);
  expect(await post('/read', 'application/json', '')).toBe(200);
  expect(await post('/read', 'application/json', '{"a":')).toBe(400);
  expect(await post('/read', 'application/json', '{"__proto__":{"a":1}}')).toBe(400);
  expect(await post('/read', 'application/x-www-form-urlencoded', 'a=1')).toBe(415);
  expect(await post('/read', 'text/plain', 'a')).toBe(415);
  expect(await post('/ignores', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).toBe(200);
  expect(seen).toEqual([{ a: [1] }, null, null]);
});

test.each([
  [0, '10.0.0.9'],
  [1, '198.51.100.2'],
  [2, '198.51.100.1'],
])('behind %i proxies the sender is %s', async (trustedProxies, ip) => {
  const app = await create({ trustedProxies });
  app.get('/', (request) => ({ ip: request.ip, id: request.id }));
  const headers = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2', 'x-request-id': 'from-the-proxy' };
  const response = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.9' });
  const { id } = response.json();
  expect([response.json().ip, id === 'from-the-proxy']).toEqual([ip, trustedProxies > 0]);
  expect(response.headers['x-request-id']).toBe(id);
});

test('a line of the log has the route, the status, the time and the mark of a member, and no health', () => {
  const lines: unknown[] = [];
  const log = createAccessLog(config.secretKey);
  const request = (caller: object | null) =>
    ({ method: 'GET', caller, log: { info: (...line: unknown[]) => lines.push(line) } }) as never;
  log({ request: request({ userId: 7 }), route: '/api/profiles/:id/', status: 200, ms: 1.26 });
  log({ request: request(null), route: 'none', status: 404, ms: 0.04 });
  for (const route of ['/health/live', '/health/ready']) log({ request: request(null), route, status: 200, ms: 1 });
  const mark = createMemberMarks(config.secretKey);
  expect(mark(7)).toMatch(/^[\w-]{16}$/);
  expect(new Set([mark(7), mark(8), createMemberMarks(config.vaultKey)(7)]).size).toBe(3);
  expect(lines).toEqual([
    [{ method: 'GET', route: '/api/profiles/:id/', status: 200, ms: 1.3, member: mark(7) }, 'request'],
    [{ method: 'GET', route: 'none', status: 404, ms: 0 }, 'request'],
  ]);
});

test.each([
  [undefined, true],
  ['', true],
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36', false],
])('a program that names itself %j is a robot: %s', (agent, is) => {
  expect(isRobot(agent)).toBe(is);
});
