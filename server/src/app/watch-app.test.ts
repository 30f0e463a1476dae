import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { countJobs } from '../gateways/queue/count-jobs.ts';
import { openPgBossQueue } from '../gateways/queue/pg-boss-queue.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { openStream } from '../testing/stream-client.ts';

const metrics = createMetrics();
const testApp = await buildTestApp({}, { metrics });
const { inject, app } = testApp;

/** The value of a sample, such as `mwanzo_streams` or `mwanzo_swipes_total{answer="like"}`. */
async function valueOf(sample: string): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
}

/** Lets the clock that never jumps go on by ten seconds, until the end of the test. */
function passTenSeconds(): void {
  const later = performance.now() + 10_000;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => later);
  onTestFinished(() => spy.mockRestore());
}

test('requests are counted by the pattern of their route, without an address in any label', async () => {
  const { id, headers } = await createMember(testApp);
  await inject({ url: `/api/profiles/${id}/`, headers });
  await inject('/canary-address');
  const count = (labels: string) => valueOf(`mwanzo_http_request_seconds_count{${labels}}`);
  expect(await count('method="GET",route="/api/profiles/:id/",status="200"')).toBe(1);
  expect(await count('method="GET",route="none",status="404"')).toBe(1);
  expect(await metrics.text()).not.toContain('canary');
});

test('likes, passes, matches, messages and refused sign-ins are counted, and a repeated match is not', async () => {
  const a = await createMember(testApp);
  const b = await createMember(testApp, { gender: 'male' });
  const c = await createMember(testApp, { gender: 'male' });
  const post = (url: string, payload: object, headers = {}) => inject({ method: 'POST', url, payload, headers });
  const swipe = (by: typeof a, target: typeof a, matched: boolean) =>
    post('/api/profiles/like-pass/', { target_profile_id: target.id, matched }, by.headers);
  await swipe(a, b, true);
  await swipe(b, a, true);
  await swipe(b, a, true);
  await swipe(a, c, false);
  const message = { sender: a.id, receiver: b.id, text: 'Habari', client_id: crypto.randomUUID() };
  expect((await post('/api/messages/send/', message, a.headers)).statusCode).toBe(201);
  await post('/api/token/', { email: 'nobody@mwanzo.test', password: 'wrong-password' });

  expect(await valueOf('mwanzo_swipes_total{answer="like"}')).toBe(3);
  expect(await valueOf('mwanzo_swipes_total{answer="pass"}')).toBe(1);
  expect(await valueOf('mwanzo_matches_total')).toBe(1);
  expect(await valueOf('mwanzo_messages_total')).toBe(1);
  expect(await valueOf('mwanzo_sign_ins_refused_total{code="wrong_credentials"}')).toBe(1);
});

test('a deck whose order failed is counted', async () => {
  const { headers } = await createMember(testApp);
  await createMember(testApp, { gender: 'male' });
  await testApp.database.pool.query('alter table matching_states rename to lost_states');
  await inject({ url: '/api/profiles/discover/', headers });
  await testApp.database.pool.query('alter table lost_states rename to matching_states');
  expect(await valueOf('mwanzo_deck_fallbacks_total{part="order",reason="failed"}')).toBe(1);
});

test('an open stream is counted as long as it is open, and its time is in no histogram', async () => {
  const { token } = await createMember(testApp);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openStream(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, token);
  await expect.poll(() => valueOf('mwanzo_streams')).toBe(1);
  stream.close();
  await expect.poll(() => valueOf('mwanzo_streams')).toBe(0);
  expect(await metrics.text()).not.toContain('route="/api/events/"');
});

test('waiting work is read from the database, at most every few seconds, and connections are counted', async () => {
  const fresh = createMetrics();
  const other = await buildTestApp({}, { metrics: fresh });
  await other.database.pool.query(
    `insert into erasures (erased_at, session_ids, photo_keys, document_keys)
     values ($1, '{}', '{}', '{}')`,
    [new Date(other.clock.now().getTime() - 90_000)],
  );
  const text = await fresh.text();
  expect(text).toContain('mwanzo_work{work="erasures"} 1\n');
  expect(text).toContain('mwanzo_work_oldest_seconds{work="erasures"} 90\n');
  for (const state of ['received', 'without_receipt', 'late'])
    expect(text).toContain(`mwanzo_payments{state="${state}"} 0\n`);
  expect(text).toMatch(/mwanzo_database_connections\{state="busy"\} \d/);
  await other.database.pool.query('delete from erasures');
  expect(await fresh.text()).toContain('mwanzo_work{work="erasures"} 1\n');
  passTenSeconds();
  expect(await fresh.text()).toContain('mwanzo_work{work="erasures"} 0\n');
});

test('a count that failed is made again by the next reader, not ten seconds later', async () => {
  const fresh = createMetrics();
  const { database } = await buildTestApp({}, { metrics: fresh });
  await database.pool.query('alter table erasures rename to lost_erasures');
  expect(await fresh.text()).not.toContain('mwanzo_work{');
  await database.pool.query('alter table lost_erasures rename to erasures');
  expect(await fresh.text()).toContain('mwanzo_work{work="erasures"} 0\n');
});

test('jobs of the queue are counted by kind and state, with the age of the oldest that waits', async () => {
  const fresh = createMetrics();
  const { database, serving } = await buildTestApp({}, { metrics: fresh });
  expect(await countJobs(serving.pool)).toEqual([]);
  const url = (serving.pool.options as { connectionString?: string }).connectionString ?? '';
  const queue = await openPgBossQueue({ url: new Secret(url), onError: () => {}, pollSeconds: 600 });
  const kind = { name: 'pushes', atOnce: 2, retrySeconds: 600, retrySecondsMax: 900, secondsMax: 60 };
  const over = Promise.withResolvers<void>();
  onTestFinished(async () => {
    over.resolve();
    await queue.close();
  });
  await queue.work(kind, () => over.promise);
  await queue.work({ ...kind, name: 'mails' }, () => Promise.reject(new Error('away')));
  await queue.add(kind, [1, 2, 3, 4, 5]);
  await queue.add({ ...kind, name: 'mails' }, [1]);
  const read = async () => (await countJobs(serving.pool)).map((counts) => ({ ...counts, oldestSeconds: 0 }));
  await expect.poll(read, { timeout: 20_000 }).toEqual([
    { queue: 'mails', waiting: 0, running: 0, failed: 1, givenUp: 0, oldestSeconds: 0 },
    { queue: 'pushes', waiting: 3, running: 2, failed: 0, givenUp: 0, oldestSeconds: 0 },
  ]);
  await database.pool.query(`update pgboss.job set created_on = now() - interval '90 seconds'
    where id = (select id from pgboss.job where state = 'created' limit 1)`);
  const text = await fresh.text();
  expect(text).toContain('mwanzo_jobs{queue="pushes",state="waiting"} 3\n');
  expect(text).toContain('mwanzo_jobs{queue="mails",state="failed"} 1\n');
  expect(text).toMatch(/^mwanzo_jobs_oldest_seconds\{queue="pushes"\} 9\d/m);
  expect(text).toContain('mwanzo_jobs_oldest_seconds{queue="mails"} 0\n');
});

test('a gauge whose reading fails has no value, and the failure is counted', async () => {
  const failing = createMetrics();
  let isAway = false;
  failing.gauge('mwanzo_test', 'A test.', async () => {
    if (isAway) throw new Error('away');
    return 7;
  });
  expect(await failing.text()).toMatch(/^mwanzo_test 7$/m);
  isAway = true;
  await failing.text();
  const text = await failing.text();
  expect(text).not.toMatch(/^mwanzo_test /m);
  expect(text).toMatch(/^mwanzo_metric_failures_total\{gauge="mwanzo_test"\} [12]$/m);
});
