import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { version } from '../config/version.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { openPgBossQueue } from '../gateways/queue/pg-boss-queue.ts';
import { serveMetrics } from '../start/serve-metrics.ts';
import { freePort } from '../testing/free-port.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { runOperator } from './run-operator.fixture.ts';

const { url, database } = await setUpTestDatabase();

test('the status names the release, what waits and for how long, payments and the disk', async () => {
  await database.pool.query(
    `insert into erasures (erased_at, session_ids, photo_keys, document_keys)
     values (now() - interval '3 hours', '{}', '{}', '{}')`,
  );
  const lost = { receipt: "now() - interval '1 day'", open: "now() - interval '2 days'" };
  await database.pool.query(
    `insert into payment_orders (code, client_key, product, amount, state, created_at, paid_at, ends_at, receipt_due_at)
     values ('MW-22222222', gen_random_uuid(), 'day', 50, 'paid', ${lost.receipt}, ${lost.receipt}, now(), now()),
       ('MW-33333333', gen_random_uuid(), 'day', 50, 'unconfirmed', ${lost.open}, null, null, null)`,
  );
  const { stdout } = await runOperator(['status'], { DATABASE_URL: url, DATA_DIR: makeDataFolder() });
  expect(stdout.trim().split('\n')).toEqual([
    `release         ${version}`,
    'account mails   0 waiting',
    'verifications   0 waiting',
    'screenings      0 waiting',
    'erasures        1 waiting, the oldest for 3.0 hours',
    'payments        1 unconfirmed',
    'payments        0 received in 24 hours',
    'payments        1 paid without a receipt: npm run operator -- doctor',
    'payments        1 open beyond their time: look at the log',
    'decks           unknown without a part: METRICS_PORT is not set',
    expect.stringMatching(/^disk {12}\d+\.\d of \d+\.\d GB are free$/),
  ]);
});

test('the status names the jobs of the queue, and the decks without a part of each process', async () => {
  const metrics = createMetrics();
  const { port, stop } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  onTestFinished(stop);
  const count = metrics.counter('mwanzo_deck_fallbacks_total', 'Decks.', ['reason']);
  for (const reason of ['late', 'failed', 'late']) count({ reason });
  const queue = await openPgBossQueue({ url: new Secret(url), onError: () => {}, pollSeconds: 600 });
  const kind = { name: 'pushes', atOnce: 2, retrySeconds: 600, retrySecondsMax: 900, secondsMax: 60 };
  await queue.work(kind, async () => {});
  await queue.close();
  const nobody = await freePort();
  const METRICS_PORTS = `${port},${nobody}`;
  // The server's own setting is that of one process.
  const settings = { DATABASE_URL: url, DATA_DIR: makeDataFolder(), METRICS_PORTS, METRICS_PORT: String(nobody) };
  const { stdout } = await runOperator(['status'], settings);
  expect(stdout).toContain('\npushes          0 jobs waiting, 0 failed and tried again\n');
  expect(stdout).toMatch(/^decks {11}3 without a part since 20\d\d-\d\d-\d\d \d\d:\d\d UTC \(127\.0\.0\.1:\d+\)$/m);
  expect(stdout).toContain(`\ndecks           unknown without a part: no server responds at 127.0.0.1:${nobody}\n`);
});

test('the status says for how long jobs wait, which orders need a person, and that a folder is not there', async () => {
  const queue = await openPgBossQueue({ url: new Secret(url), onError: () => {}, pollSeconds: 600 });
  const kind = { name: 'mails', atOnce: 1, retrySeconds: 600, retrySecondsMax: 900, secondsMax: 60 };
  await queue.work(kind, async () => {});
  await queue.close();
  const jobs = [
    ['created', '90 minutes'],
    ['created', '5 minutes'],
    ['retry', '9 hours'],
    ['retry', '1 hour'],
    ['retry', '1 hour'],
    ['failed', '8 hours'],
    ['active', '7 hours'],
  ];
  for (const [state, age] of jobs)
    await database.pool.query(
      `insert into pgboss.job (name, state, created_on)
       values ('mails', $1::text::pgboss.job_state, now() - $2::interval)`,
      [state, age],
    );
  await database.pool.query('delete from payment_orders');
  for (const [code, state] of [
    ['MW-44444444', 'needs_review'],
    ['MW-55555555', 'needs_review'],
    ['MW-66666666', 'refunding'],
  ])
    await database.pool.query(
      `insert into payment_orders (code, client_key, product, amount, state, result_code, created_at, resolved_at)
       values ($1, gen_random_uuid(), 'day', 50, $2, 'unanswered', now(), now())`,
      [code, state],
    );
  const { stdout } = await runOperator(['status'], { DATABASE_URL: url, DATA_DIR: '/nowhere/mwanzo' });
  const lines = stdout.trim().split('\n');
  expect(lines).toContain('mails           2 jobs waiting, the oldest for 1.5 hours, 3 failed and tried again');
  expect(lines.filter((line) => line.startsWith('payments')).toSorted()).toEqual([
    'payments        0 received in 24 hours',
    'payments        1 refunding',
    'payments        2 needs_review: npm run operator -- payments list-review',
  ]);
  expect(lines.at(-1)).toBe('disk            DATA_DIR cannot be read: /nowhere/mwanzo');
});
