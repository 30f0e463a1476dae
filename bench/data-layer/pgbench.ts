// Runs a repository's SQL in PostgreSQL's own load generator, to see what the database can do without Node.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../server/src/database/connect.ts';
import type { BenchDatabase } from '../processes/bench-database.ts';
import type { Settings } from '../settings.ts';

export interface PgbenchScript {
  /** pgbench commands that choose the values. Their time does not count. */
  readonly setUp: readonly string[];
  /** The repository's SQL. */
  readonly statement: string;
  /** The values of $1, $2, ...: `:variable` or an SQL constant. */
  readonly values: readonly string[];
}

const program = 'pgbench';
const seconds = 5;
const threads = 2;

/** Statements per second with this many clients; null if pgbench is not installed. */
export async function comparePgbench(
  { url, database }: BenchDatabase,
  script: PgbenchScript,
  { connections: clients, isToy }: Pick<Settings, 'connections' | 'isToy'>,
): Promise<number | null> {
  if (!isInstalled()) {
    console.log('  pgbench is not installed (package postgresql-contrib or postgresql-NN), so there is no ratio');
    return null;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-pgbench-'));
  try {
    const file = path.join(folder, 'script.sql');
    writeFileSync(file, [...script.setUp, `${await withValues(database, script)};`, ''].join('\n'));
    const flags = `-n -r -M prepared -c ${clients} -j ${threads} ${isToy ? '-t 10' : `-T ${seconds}`}`.split(' ');
    const { stdout } = await promisify(execFile)(program, [...flags, '-f', file, url], { encoding: 'utf8' });
    return (clients * 1000) / lastStatementMs(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isInstalled(): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the statement with its values in place of its parameters. pgbench turns each use of a variable into a
 * parameter of its own, so each use is cast to the parameter's type.
 * @throws when the statement takes another number of values
 */
export async function withValues(database: Database, { statement, values }: PgbenchScript): Promise<string> {
  const types = await parameterTypes(database, statement);
  if (types.length !== values.length)
    throw new Error(`A statement takes ${types.length} values, and its bench gives ${values.length}`);
  const line = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
  return line.replaceAll(
    /\$(\d+)/g,
    (_parameter, digits: string) => `(${values[Number(digits) - 1]})::${types[Number(digits) - 1]}`,
  );
}

async function parameterTypes(database: Database, statement: string): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query(`prepare bench_types as ${statement}`);
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'bench_types'`,
    );
    await client.query('deallocate bench_types');
    return rows[0]?.types ?? [];
  } finally {
    client.release();
  }
}

/** `-r` prints the latency of each command in ms, in the script's order. */
function lastStatementMs(output: string): number {
  const latencies = [...output.matchAll(/^\s+(\d+\.\d+)\s+\d+\s+\S/gm)].map((match) => Number(match[1]));
  const last = latencies.at(-1);
  if (!last) throw new Error(`pgbench printed no latencies:\n${output}`);
  return last;
}
