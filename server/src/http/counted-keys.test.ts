import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { ApiError } from '../errors/api-error.ts';
import type { RateCount, RateCounts } from '../gateways/rate-counts.ts';
import { createRateLimiter, rateLimits, type RateLimiter } from './rate-limits.ts';

type Name = Parameters<RateLimiter['count']>[0];

/** A limiter of a process that shares its counts with others, and what it asks of them. */
async function setUp({ relaxation = 1, device = null as string | null } = {}) {
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const asked: string[] = [];
  const state: { count: RateCount | null } = { count: { count: 1, leftMs: 500 } };
  const note = (how: string, key: string, windowMs: number) => {
    asked.push(`${how} ${key} ${windowMs / 1000} s`);
    return state.count;
  };
  const shared: RateCounts = {
    count: async (key, windowMs, more) => note(more === 1 ? 'counts' : 'looks at', key, windowMs),
    countSoon: (key, windowMs) => note('counts soon', key, windowMs),
  };
  const limiter = createRateLimiter(app, { relaxation, shared, knownDeviceOf: () => device });
  return { app, asked, state, limiter };
}

const request = (more: object = {}) =>
  ({ ip: '41.90.0.1', headers: {}, caller: { userId: 7 }, body: { refresh: 'token' }, ...more }) as FastifyRequest;
const stranger = request({ caller: null });

/** Null for a request that passes, otherwise the code and the seconds after which it may come again. */
const told = (counting: Promise<unknown>) =>
  counting.then(
    () => null,
    (error: ApiError) => [error.code, error.retryAfterSeconds ?? 0],
  );

test('each limit has its own key for a member, a stranger and a known device, and waits where it must', async () => {
  const lines: string[] = [];
  for (const name of Object.keys(rateLimits) as Name[]) {
    const [unknown, known] = [await setUp(), await setUp({ device: 'd1' })];
    await unknown.limiter.count(name, request());
    await unknown.limiter.count(name, stranger);
    await known.limiter.count(name, stranger);
    lines.push(name, ...[...unknown.asked, ...known.asked].map((line) => `  ${line}`));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('in-words/counted-keys.txt');
});

test('the last request of a budget passes, the next says when to come again, and a look needs one left', async () => {
  const { asked, state, limiter } = await setUp({ relaxation: 2 });
  const max = rateLimits.report.max * 2;
  const after = async (count: number, leftMs: number) => {
    state.count = { count, leftMs };
    return [await told(limiter.count('report', request())), await told(limiter.check('report', request()))];
  };
  expect(await after(max - 1, 9000)).toEqual([null, null]);
  expect(await after(max, 9000)).toEqual([null, ['too_many_requests', 9]]);
  expect(await after(max + 1, 9001)).toEqual([
    ['too_many_requests', 10],
    ['too_many_requests', 10],
  ]);
  expect(await after(max + 1, 0)).toEqual([
    ['too_many_requests', 1],
    ['too_many_requests', 1],
  ]);
  expect([...new Set(asked)]).toEqual(['counts report:member:7 86400 s', 'looks at report:member:7 86400 s']);
});

test('while the others cannot be asked, the process counts by itself', async () => {
  const { app, state, limiter } = await setUp();
  state.count = null;
  app.get('/:how', async (sent) => told(limiter[(sent.params as { how: 'count' | 'check' }).how]('appeal', sent)));
  const ask = async (how: 'count' | 'check', remoteAddress = '41.90.0.1') =>
    (await app.inject({ url: `/${how}`, remoteAddress })).json();
  const asked: unknown[] = [];
  for (let times = 0; times < rateLimits.appeal.max; times += 1) asked.push(await ask('check'), await ask('count'));
  expect(asked.filter((each) => each !== null)).toEqual([]);
  for (const how of ['check', 'count'] as const) {
    const [code, seconds] = await ask(how);
    expect(code).toBe('too_many_requests');
    expect(Math.round(seconds / 100)).toBe(36);
  }
  expect([await ask('check', '41.90.0.2'), await ask('count', '41.90.0.2')]).toEqual([null, null]);
});

test.each([
  ['a short body', { 'content-length': '8192' }, [], ['counts sign_up']],
  ['no body', {}, [], ['counts sign_up']],
  ['a long body', { 'content-length': '8193' }, ['counts soon malformed'], ['counts sign_up']],
  ['a body of any length', { 'transfer-encoding': 'chunked' }, ['counts soon malformed'], ['counts sign_up']],
])('of a stranger who sends %s is counted before it is read %j, and after', async (_title, headers, before, after) => {
  const { asked, limiter } = await setUp();
  const sent = request({ caller: null, headers });
  const kinds = () => asked.splice(0).map((line) => line.split(':')[0]);
  await limiter.countUnread('sign_up', sent);
  expect(kinds()).toEqual(before);
  expect(await limiter.countParsed('sign_up', sent, () => 'parsed')).toBe('parsed');
  expect(kinds()).toEqual(after);
  const mistake = new Error('a mistake');
  const failing = limiter.countParsed('sign_up', sent, () => {
    throw mistake;
  });
  await expect(failing).rejects.toBe(mistake);
  // A long one was counted before.
  expect(kinds()).toEqual(before.length > 0 ? [] : ['counts soon malformed']);
});

test('what a member sends is counted before it is read alone', async () => {
  const { asked, limiter } = await setUp();
  await limiter.countUnread('swipe', request());
  expect(asked.splice(0)).toEqual(['counts soon swipe:member:7 60 s']);
  expect(await limiter.countParsed('swipe', request(), () => 'parsed')).toBe('parsed');
  await limiter.countUnread('none', request());
  expect(asked).toEqual([]);
});
