import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database/connect.ts';
import { countPayments } from '../features/billing/payments/index.ts';
import { countOpenErasures } from '../features/personal-data/index.ts';
import { countOpenMails } from '../features/people/recovery/index.ts';
import { countPending } from '../features/trust/verifications/index.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { countWork, watchApp } from './watch-app.ts';

vi.mock('../features/billing/payments/index.ts', { spy: true });

const clock = createTestClock();
const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);

/** A database in which so much work waits, and what was asked of it. */
function createDatabase(rows: Record<string, object>) {
  const asked: string[] = [];
  const query = async (of: string | { name: string }) => {
    const name = typeof of === 'string' ? 'jobs' : of.name;
    asked.push(name);
    if (name === 'jobs') return { rows: rows['jobs'] ?? [] };
    return { rows: rows[name] ? [rows[name]] : [] };
  };
  const pool = { query, totalCount: 10, idleCount: 4, waitingCount: 3 };
  return { asked, database: { pool, close: async () => {} } as unknown as Database };
}

const waiting = {
  [countOpenMails.name]: { count: 1, oldest: ago(60) },
  [countPending.name]: { pending: 3, unscreened: 2, oldest: ago(120) },
  [countOpenErasures.name]: { count: 4, oldest: ago(-5) },
};

test('each kind of work is counted with its own age, which is never below 0', async () => {
  expect(await countWork(createDatabase(waiting).database, clock.now())).toEqual({
    waiting: { account_mails: 1, verifications: 3, screenings: 2, erasures: 4 },
    oldest: { account_mails: 60, verifications: 120, erasures: 0 },
  });
  expect(await countWork(createDatabase({}).database, clock.now())).toEqual({
    waiting: { account_mails: 0, verifications: 0, screenings: 0, erasures: 0 },
    oldest: { account_mails: 0, verifications: 0, erasures: 0 },
  });
});

test('each gauge reads its own number, and several readers at once cost one look', async () => {
  vi.mocked(countPayments).mockResolvedValue([
    { state: 'received', count: 5 },
    { state: 'late', count: 6 },
  ] as never);
  const jobs = [{ queue: 'pushes', waiting: 7, running: 8, failed: 9, givenUp: 10, oldestSeconds: 11 }];
  const { asked, database } = createDatabase({ ...waiting, jobs });
  const app = fastify();
  onTestFinished(() => app.close());
  const metrics = createMetrics();
  const switches = { isOff: (name: string) => name === 'calls' };
  watchApp(app, { metrics, database, clock, streams: { count: () => 12 }, switches });
  const [text] = await Promise.all([metrics.text(), metrics.text()]);
  const lines = text.split('\n').filter((line) => /^mwanzo_(?!http|job_|metric)/.test(line));
  expect(lines).toEqual([
    'mwanzo_streams 12',
    'mwanzo_database_connections{state="busy"} 6',
    'mwanzo_database_connections{state="idle"} 4',
    'mwanzo_database_connections{state="waiting"} 3',
    'mwanzo_switch_off{switch="sign-ups"} 0',
    'mwanzo_switch_off{switch="payments"} 0',
    'mwanzo_switch_off{switch="calls"} 1',
    'mwanzo_switch_off{switch="uploads"} 0',
    'mwanzo_switch_off{switch="screening"} 0',
    'mwanzo_switch_off{switch="read-only"} 0',
    'mwanzo_work{work="account_mails"} 1',
    'mwanzo_work{work="verifications"} 3',
    'mwanzo_work{work="screenings"} 2',
    'mwanzo_work{work="erasures"} 4',
    'mwanzo_work_oldest_seconds{work="account_mails"} 60',
    'mwanzo_work_oldest_seconds{work="verifications"} 120',
    'mwanzo_work_oldest_seconds{work="erasures"} 0',
    'mwanzo_jobs{queue="pushes",state="waiting"} 7',
    'mwanzo_jobs{queue="pushes",state="running"} 8',
    'mwanzo_jobs{queue="pushes",state="failed"} 9',
    'mwanzo_jobs{queue="pushes",state="given_up"} 10',
    'mwanzo_jobs_oldest_seconds{queue="pushes"} 11',
    'mwanzo_payments{state="received"} 5',
    'mwanzo_payments{state="late"} 6',
  ]);
  expect(asked.toSorted()).toEqual([...Object.keys(waiting), 'jobs'].toSorted());
  expect(vi.mocked(countPayments).mock.calls).toEqual([[database, clock.now()]]);
  await app.ready();
  await app.inject({ method: 'DELETE', url: '/nothing' });
  await expect
    .poll(() => metrics.text())
    .toContain('mwanzo_http_request_seconds_count{method="DELETE",route="none",status="404"} 1\n');
});
