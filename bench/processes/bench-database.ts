import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '../../server/src/database/connect.ts';
import { startEmbedded } from '../../server/src/embedded-postgres/start-embedded.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { copyDatabase, dropDatabases, urlOfDatabase } from '../../server/src/testing/database-administration.ts';
import { fillDatabase, type FillSize } from '../filling/fill-database.ts';
import { postmasterOf } from '../machine/cpu-time.ts';
import type { Settings } from '../settings.ts';

export interface BenchDatabase {
  readonly url: string;
  /** Connections without a statement time limit, for filling, counting and the data layer. */
  readonly database: Database;
  readonly version: string;
  /** PostgreSQL's first process, or null if it runs on another machine. */
  readonly postmaster: number | null;
  close(): Promise<void>;
}

type DatabaseSettings = Pick<Settings, 'profiles' | 'swipes' | 'connections' | 'keep'> & Pick<FillSize, 'hasSwipers'>;

/** The code that makes the tables and their rows. */
export interface DatabaseCode {
  readonly migrate: (url: string) => Promise<unknown>;
  readonly fillDatabase: (database: Database, size: FillSize) => Promise<void>;
}

/** A second database on the server of the first one, made by other code. It is never kept. */
interface SecondDatabase {
  /** The URL of the first database. */
  readonly beside: string;
  /** The end of its name. */
  readonly suffix: string;
  readonly code: DatabaseCode;
}

interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Creates and fills a database, on the server of DATABASE_URL or on an embedded one with the settings of real use. */
export async function openBenchDatabase(settings: DatabaseSettings, second?: SecondDatabase): Promise<BenchDatabase> {
  const keep = settings.keep && !second;
  const code: DatabaseCode = second?.code ?? { migrate, fillDatabase };
  const server = second ? { url: second.beside, stop: async () => {} } : await findServer(keep);
  const size = `mwanzo_bench_${settings.profiles}_${settings.swipes}`;
  const name = keep ? size : `${size}_${process.pid}${second?.suffix ?? ''}`;
  const url = urlOfDatabase(server.url, name);
  const isNew = await createDatabase(server.url, name);
  await code.migrate(url);
  const database = openDatabase({
    url,
    max: settings.connections,
    statementTimeoutMs: 0,
    applicationName: 'mwanzo-bench',
  });
  const close = async ({ drop = !keep } = {}): Promise<void> => {
    await database.close();
    if (drop) await dropDatabases(server.url, name);
    await server.stop();
  };
  try {
    if (isNew) await code.fillDatabase(database, settings);
    const { rows } = await database.pool.query<{ pid: number; version: string }>(
      `select pg_backend_pid() as pid, current_setting('server_version') as version`,
    );
    const [row] = rows;
    return { url, database, version: row?.version ?? '', postmaster: postmasterOf(row?.pid ?? 0), close };
  } catch (error) {
    await close({ drop: isNew });
    throw error;
  }
}

async function findServer(keep: boolean): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const dataDir = keep
    ? path.resolve(import.meta.dirname, '../../.cache/bench')
    : mkdtempSync(path.join(tmpdir(), 'mwanzo-bench-'));
  mkdirSync(dataDir, { recursive: true });
  // If the bench runs as root, PostgreSQL runs as another user, who must be able to read its files.
  chmodSync(dataDir, 0o755);
  if (!keep) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  // The embedded server stops once this process has ended.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  const server = await startEmbedded({ dataDir, log: () => {} });
  const stop = async (): Promise<void> => {
    await server.stop();
    if (!keep) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** @returns false if an earlier run has kept it */
async function createDatabase(serverUrl: string, name: string): Promise<boolean> {
  const duplicateDatabase = '42P04';
  try {
    await copyDatabase(serverUrl, 'template0', name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === duplicateDatabase) return false;
    throw error;
  }
}
