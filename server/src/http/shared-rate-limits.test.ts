import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { openEventBus } from '../gateways/event-bus/open-event-bus.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { redisIsMissing, startRedis } from '../testing/redis-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const redis = redisIsMissing === null ? await startRedis() : null;
const redisUrl = redis && new Secret(redis.url);
const apps = [
  await buildTestApp({ rateLimitRelaxation: 1, redisUrl }),
  await buildTestApp({ rateLimitRelaxation: 1, redisUrl }),
] as const;

const signIn = async ({ inject }: TestApp, email: string) =>
  inject({ method: 'POST', url: '/api/token/', payload: { email } });

test.skipIf(redis === null)('processes that share a Redis share the budgets of rate limits', async () => {
  onTestFinished(() => redis?.kill());
  await Promise.all(apps.map(({ events }) => vi.waitUntil(() => events.isWhole(), { timeout: 10_000 })));
  for (let count = 0; count < 30; count += 1) {
    const { statusCode } = await signIn(apps[count % 2 === 0 ? 0 : 1], 'shared@mwanzo.test');
    expect(statusCode).toBe(400);
  }
  for (const app of apps) {
    const refused = await signIn(app, 'shared@mwanzo.test');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  }
  expect((await signIn(apps[1], 'another@mwanzo.test')).statusCode).toBe(400);

  // Without the Redis each process counts for itself, and nobody is locked out.
  await redis?.kill();
  expect((await signIn(apps[0], 'shared@mwanzo.test')).statusCode).toBe(400);
});

test('a Redis that cannot be reached is reported once, and nothing waits for it', async () => {
  const { events, rateCounts } = openEventBus(new Secret('redis://127.0.0.1:1'));
  onTestFinished(() => events.close());
  const problems: string[] = [];
  const told = new Promise<void>((resolve) => {
    events.onProblem(({ problem }) => {
      problems.push(problem);
      resolve();
    });
  });
  const received: number[] = [];
  events.subscribe(({ to }) => received.push(...to));
  events.publish({ to: [7], event: { type: 'notifications_read' } });
  expect([received, events.isWhole()]).toEqual([[7], false]);
  expect(await rateCounts?.count('key', 1000, 1)).toBeNull();
  await told;
  events.publish({ to: [8], event: { type: 'notifications_read' } });
  expect([...new Set(received)]).toEqual([7, 8]);
  expect(problems[0]).toBe('cannot reach Redis');
});
