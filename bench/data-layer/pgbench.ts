// Runs the app's statements in PostgreSQL's own load generator, to see what the database can do without Node.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../server/src/database/connect.ts';
import type { BenchDatabase } from '../processes/bench-database.ts';
import type { Settings } from '../settings.ts';
import { constantsOf, type RecordedStatement, type RoundTrip } from './record-statements.ts';

interface PgbenchScript {
  /** pgbench commands that choose the values. Their time does not count. */
  readonly setUp: readonly string[];
  readonly trips: readonly RoundTrip[];
}

const program = 'pgbench';
const seconds = 5;
const threads = 2;

/** Counts how often a second all statements are run; null if pgbench is not installed. */
export async function comparePgbench(
  { url, database }: BenchDatabase,
  { setUp, trips }: PgbenchScript,
  { connections: clients, isToy }: Pick<Settings, 'connections' | 'isToy'>,
): Promise<number | null> {
  if (!isInstalled()) {
    console.log('  pgbench is not installed (package postgresql-contrib or postgresql-NN), so there is no ratio');
    return null;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-pgbench-'));
  try {
    const file = path.join(folder, 'script.sql');
    const lines: string[] = [];
    for (const trip of trips) lines.push(...(await linesOf(database, trip)));
    writeFileSync(file, [...setUp, ...lines, ''].join('\n'));
    const flags = `-n -r -M prepared -c ${clients} -j ${threads} ${isToy ? '-t 10' : `-T ${seconds}`}`.split(' ');
    const { stdout } = await promisify(execFile)(program, [...flags, '-f', file, url], { encoding: 'utf8' });
    return (clients * 1000) / latencyMs(stdout, lines.length);
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

/** The commands of a round trip. Statements that are sent together share one transaction, and so one `now()`. */
export async function linesOf(database: Database, trip: RoundTrip): Promise<string[]> {
  const lines: string[] = [];
  for (const statement of trip) lines.push(`${await withValues(database, statement)};`);
  return trip.length > 1 ? ['begin;', ...lines, 'end;'] : lines;
}

/**
 * Returns the statement with its values in place of its parameters. pgbench turns each use of a variable into a
 * parameter of its own, so each use is cast to the parameter's type.
 * @throws when the statement takes another number of values
 */
async function withValues(database: Database, statement: RecordedStatement): Promise<string> {
  const values = constantsOf(statement);
  const types = await parameterTypes(database, statement.text);
  if (types.length !== values.length)
    throw new Error(`A statement takes ${types.length} values, and its bench gives ${values.length}`);
  const line = statement.text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
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

/** `-r` prints the latency of each command in ms, in the script's order: the last ones are those of the lines. */
function latencyMs(output: string, lines: number): number {
  const latencies = [...output.matchAll(/^\s+(\d+\.\d+)\s+\d+\s+\S/gm)].map((match) => Number(match[1]));
  const sum = latencies.slice(-lines).reduce((total, latency) => total + latency, 0);
  if (!sum) throw new Error(`pgbench printed no latencies:\n${output}`);
  return sum;
}
