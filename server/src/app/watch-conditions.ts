import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import { listMissingMigrations } from '../database/missing-migrations.ts';
import type { Outages } from '../errors/outages.ts';
import { readDisk } from '../gateways/data-folder/read-disk.ts';

interface ConditionDependencies {
  readonly config: Pick<Config, 'dataDir'>;
  readonly database: Database;
  readonly outages: Outages;
  /** Returns the bytes that are free for the server. Tests replace it. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** With fewer free bytes the disk counts as full: a few uploads at once would fill it. */
export const diskFreeMin = 500_000_000;

/** The pauses between two checks, in ms. */
const conditionsPauseMs = 30_000;
const databasePauseMs = 1000;

/** An outage of the database is over when nothing has failed for this time, in ms, and a query succeeds. */
const databaseQuietMs = 5000;

const readFreeBytes = async (folder: string): Promise<number> => (await readDisk(folder)).free;

/** Checks the disk and the migrations, and whether an outage of the database is over. */
export async function checkConditions(dependencies: ConditionDependencies): Promise<void> {
  const { config, database, outages, freeBytes = readFreeBytes } = dependencies;
  const free = await freeBytes(config.dataDir).catch(() => null);
  if (free !== null && free < diskFreeMin)
    outages.note('disk', new Error(`${Math.floor(free / 1e6)} MB of the disk with DATA_DIR are free`));
  else outages.end('disk');
  await checkDatabase(dependencies);
  const missing = await listMissingMigrations(database).catch(() => null);
  if (missing === null) return;
  if (missing.length > 0) outages.note('migrations', new Error(`The database lacks ${missing.join(', ')}`));
  else outages.end('migrations');
}

/** Asks the database only during an outage. */
export async function checkDatabase({ database, outages }: ConditionDependencies): Promise<void> {
  if (!outages.current().includes('database')) return;
  try {
    await database.pool.query('select 1');
    outages.end('database', databaseQuietMs);
  } catch (error) {
    outages.note('database', error);
  }
}

/** Repeats the checks until it is stopped. One that waits for the database is not started a second time. */
export function watchConditions(dependencies: ConditionDependencies): { stop(): void } {
  const repeat = (check: (on: ConditionDependencies) => Promise<void>, pauseMs: number) => {
    let isChecking = false;
    const run = async (): Promise<void> => {
      if (isChecking) return;
      isChecking = true;
      await check(dependencies).finally(() => {
        isChecking = false;
      });
    };
    return setInterval(() => void run(), pauseMs).unref();
  };
  const timers = [repeat(checkConditions, conditionsPauseMs), repeat(checkDatabase, databasePauseMs)];
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
