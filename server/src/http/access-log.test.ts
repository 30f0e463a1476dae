import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { systemClock } from '../gateways/clock.ts';
import { countAwaiting } from '../testing/commit-once-awaited.ts';
import { createMember } from '../testing/factories.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createMemberMarks } from './access-log.ts';
import { createAccessTokens } from './access-tokens.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Line {
  readonly msg: string;
  readonly reqId: string;
  readonly route: string;
}

/** A server that logs as in production, and a member who signs in to it. */
async function startLogging() {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const secretKey = randomBytes(32).toString('hex');
  const tokens = createAccessTokens(new Secret(secretKey), systemClock);
  const member = await createMember({ database, clock: systemClock, tokens });
  const server = startProcess('server/src/main.ts', {
    DATABASE_URL: url,
    DATA_DIR: makeDataDir(),
    SECRET_KEY: secretKey,
    DEMO: '0',
    SCREENING: '0',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
  });
  const address = await server.address();
  const lines = (): Line[] =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line));
  const lineOf = (id: string) => vi.waitUntil(() => lines().find(({ reqId }) => reqId === id), 20_000);
  return {
    database,
    server,
    address,
    member,
    mark: createMemberMarks(new Secret(secretKey))(member.id),
    lines,
    lineOf,
  };
}

test('each request has one line with its route, status and time, and none of what its client wrote', async () => {
  const { server, address, member, mark, lines, lineOf } = await startLogging();
  const canaries = ['canary@mwanzo.test', 'canary-password', 'canary-search', 'canary-token', '198.51.100.77'];
  const [email, password, search, token, network] = canaries;
  const headers = { 'x-forwarded-for': `${network}`, 'content-type': 'application/json' };
  const own = { ...headers, ...member.headers };
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(address + path, init);
    await response.text();
    return response.headers.get('x-request-id') ?? '';
  };
  const post = (path: string, body: object) => ask(path, { method: 'POST', headers, body: JSON.stringify(body) });

  await ask('/health/ready', { headers });
  const signIn = await post('/api/token/', { email, password });
  const list = await ask(`/api/matches/?search=${search}`, { headers: own });
  const profile = await ask(`/api/profiles/${member.id}/?q=${search}`, { headers: own });
  const till = await post(`/api/till/${token}/`, {});
  const page = await ask(`/${token}?${search}`, { headers: { ...headers, authorization: `Bearer ${token}` } });

  expect(await lineOf(signIn)).toMatchObject({ method: 'POST', route: '/api/token/', status: 401 });
  expect(await lineOf(signIn)).not.toHaveProperty('member');
  expect(await lineOf(list)).toMatchObject({ method: 'GET', status: expect.any(Number), ms: expect.any(Number) });
  expect(await lineOf(profile)).toMatchObject({ route: '/api/profiles/:id/', member: mark });
  expect((await lineOf(till)).route).toMatch(/^\/api\/till\/:\w+\/$/);
  expect(await lineOf(page)).toMatchObject({ route: 'none', status: 404 });
  expect(lines()).toHaveLength(5);
  for (const canary of [...canaries, member.token]) expect(server.output()).not.toContain(canary);
});

test('a stream has one line, at its end, and a client that hangs up has one too', async () => {
  const { database, address, member, lines, lineOf } = await startLogging();
  const opened = request(`${address}/api/events/`, { headers: { ...member.headers, 'x-request-id': 'the-stream' } });
  opened.on('error', () => {});
  const [response] = (await once(opened.end(), 'response')) as [IncomingMessage];
  await once(
    response.on('error', () => {}),
    'data',
  );
  expect(lines()).toEqual([]);
  opened.destroy();
  expect(await lineOf('the-stream')).toMatchObject({ route: '/api/events/', status: 200 });

  // The request waits for this lock, so its client is gone before the response.
  const locking = await database.pool.connect();
  await locking.query('begin; lock table profiles, users in access exclusive mode');
  const waiting = request(`${address}/api/profiles/me/`, {
    headers: { ...member.headers, 'x-request-id': 'the-waiting' },
  });
  waiting.on('error', () => {}).end();
  await vi.waitUntil(() => countAwaiting(database), 20_000);
  waiting.destroy();
  expect(await lineOf('the-waiting')).toMatchObject({ status: 499 });
  await locking.query('rollback');
  locking.release();
});
