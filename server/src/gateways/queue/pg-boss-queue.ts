import { Client } from 'pg';
import { PgBoss, type JobResult } from 'pg-boss';
import type { Secret } from '../../config/secret.ts';
import type { JobKind, JobQueue } from './job-queue.ts';

interface PgBossQueueOptions {
  readonly url: Secret;
  readonly onError: (error: unknown) => void;
  /**
   * The pause, in seconds, in which a process looks for jobs that others have added, that are to be repeated, or whose
   * process died. It starts its own jobs at once.
   */
  readonly pollSeconds?: number;
  readonly superviseSeconds?: number;
  /** The most connections to the database. */
  readonly connections?: number;
  /** The time that closing waits for jobs that run, in ms. The rest is repeated, here or by another process. */
  readonly closeMs?: number;
}

/** The name of the schema with pg-boss's tables, which it creates and migrates at the start. */
const schema = 'pgboss';
const retriesMax = 1000;
const hourSeconds = 3600;
const doneKeptSeconds = hourSeconds;

/** Opens pg-boss in the same PostgreSQL, with a few separate connections. */
export async function openPgBossQueue(options: PgBossQueueOptions): Promise<JobQueue> {
  const { url, onError, pollSeconds = 30, superviseSeconds = 60 } = options;
  const { connections = 3, closeMs = 10_000 } = options;
  const boss = new PgBoss({
    connectionString: url.reveal(),
    application_name: 'mwanzo-jobs',
    // openDatabase has set the driver's parser of timestamps, which expects them in UTC.
    options: '-c timezone=UTC',
    max: connections,
    schema,
    // Creating a schema needs a right that the server's role lacks, even if the schema exists.
    createSchema: !(await hasSchema(url)),
    schedule: false,
    registerInstance: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // These tasks have no use here: the jobs have no dependencies, and the settings of a queue change only with a
    // release.
    flowIntervalSeconds: hourSeconds,
    queueCacheIntervalSeconds: hourSeconds,
    monitorVacuum: false,
  });
  boss.on('error', onError);
  await boss.start();
  const workers = new Map<string, string>();
  return {
    async work(kind, run) {
      await makeQueue(boss, kind);
      const worker = await boss.work<{ key: number }>(
        kind.name,
        { pollingIntervalSeconds: pollSeconds, batchSize: kind.atOnce, burstWhenBatchFull: true, perJobResults: true },
        // If one job fails, the others of the batch are not affected.
        (jobs) => Promise.all(jobs.map(({ id, data }) => resultOf(id, run(data.key)))),
      );
      workers.set(kind.name, worker);
    },
    async add(kind, keys) {
      if (keys.length === 0) return;
      await boss.insert(
        kind.name,
        keys.map((key) => ({ data: { key }, singletonKey: String(key) })),
      );
      const worker = workers.get(kind.name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    close: () => boss.stop({ timeout: closeMs, graceful: true }),
  };
}

async function hasSchema(url: Secret): Promise<boolean> {
  const client = new Client({ connectionString: url.reveal(), application_name: 'mwanzo-jobs' });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query('select from pg_namespace where nspname = $1', [schema])).rowCount === 1;
  } finally {
    await client.end().catch(() => {});
  }
}

async function resultOf(id: string, running: Promise<void>): Promise<JobResult> {
  try {
    await running;
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { problem: error instanceof Error ? error.message : 'unknown' } };
  }
}

async function makeQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  const settings = {
    expireInSeconds: kind.secondsMax,
    retryLimit: retriesMax,
    retryDelay: kind.retrySeconds,
    retryBackoff: kind.retrySeconds > 0,
    ...(kind.retrySeconds > 0 && { retryDelayMax: kind.retrySecondsMax }),
    deleteAfterSeconds: doneKeptSeconds,
  };
  // Exclusive: one job for each key that waits, runs or will be repeated.
  await boss.createQueue(kind.name, { policy: 'exclusive', ...settings });
  await boss.updateQueue(kind.name, settings);
}
