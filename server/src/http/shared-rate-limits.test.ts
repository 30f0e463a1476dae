import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { openEventBus } from '../gateways/event-bus/open-event-bus.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { redisIsMissing, startRedis } from '../testing/redis-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const redis = redisIsMissing === null ? await startRedis() : null;
const redisUrl = redis && new Secret(redis.url);
const settings = { rateLimitRelaxation: 1, redisUrl, secretKey: new Secret('5'.repeat(40)) };
const apps = [await buildTestApp(settings), await buildTestApp(settings)] as const;

const appeal = async ({ inject }: TestApp, remoteAddress: string) =>
  inject({ method: 'POST', url: '/api/appeals/', payload: { token: 'unknown', text: 'Please look' }, remoteAddress });

test.skipIf(redis === null)('processes that share a Redis share the budgets of rate limits', async () => {
  onTestFinished(() => redis?.kill());
  await Promise.all(apps.map(({ events }) => vi.waitUntil(() => events.isWhole(), { timeout: 10_000 })));
  for (let count = 0; count < 30; count += 1) {
    const { statusCode } = await appeal(apps[count % 2 === 0 ? 0 : 1], '10.0.0.1');
    expect(statusCode).toBe(404);
  }
  for (const app of apps) {
    const refused = await appeal(app, '10.0.0.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  }
  expect((await appeal(apps[1], '10.0.0.2')).statusCode).toBe(404);

  // A member who has used up one limit still has the others, also those with as small a budget.
  const { headers } = await createMember(apps[0]);
  const planDate = async () => (await apps[0].inject({ method: 'POST', url: '/api/date-plans/', headers })).statusCode;
  for (let count = 0; count < 10; count += 1) expect(await planDate()).toBe(400);
  expect(await planDate()).toBe(429);
  const mail = await apps[0].inject({ method: 'POST', url: '/api/account/email/', headers });
  expect(mail.statusCode).toBe(400);

  // A minute's limits are shared a moment later.
  const other = await createMember(apps[0]);
  const write = async (app: TestApp, by = headers) =>
    (await app.inject({ method: 'POST', url: '/api/messages/send/', headers: by })).statusCode;
  for (const app of apps) {
    const sixty = Array.from({ length: 60 }, () => write(app));
    expect(new Set(await Promise.all([...sixty, write(app, other.headers)]))).toEqual(new Set([400]));
  }
  for (const app of apps) {
    await expect.poll(() => write(app), { timeout: 20_000 }).toBe(429);
    expect(await write(app, other.headers)).toBe(400);
  }

  // Counts that are told together keep their own numbers and times.
  const [minute, hour] = [60_000, 3_600_000];
  const [first, second] = apps.map(({ dependencies }) => dependencies.rateCounts);
  first?.countSoon('long', hour);
  let own = 0;
  const readBoth = () => {
    own += 1;
    second?.countSoon('short', minute);
    return (second?.countSoon('long', hour)?.count ?? 0) - own;
  };
  await expect.poll(readBoth, { timeout: 20_000 }).toBe(1);
  expect(second?.countSoon('long', hour)?.leftMs).toBeGreaterThan(minute);

  // Without Redis, each process counts by itself, and nobody is locked out.
  await redis?.kill();
  expect((await appeal(apps[0], '10.0.0.1')).statusCode).toBe(404);
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
