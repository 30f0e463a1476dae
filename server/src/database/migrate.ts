import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { isLockedOut, lockPatience, type LockPatience, withPatience } from './lock-patience.ts';
import { readSteps, runStep } from './migration-steps.ts';
import { asUnavailable } from './unavailable.ts';

/** A migration by its file name and the hash of its text. */
export interface NamedMigration {
  readonly name: string;
  readonly sha256: string;
}

interface Migration extends NamedMigration {
  readonly text: string;
  /** Null: it runs in a transaction. */
  readonly steps: readonly string[] | null;
}

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;
// An advisory lock key that nothing else uses.
const lockKey = 6_941_726_001;
const connectTimeoutMs = 3000;
/** A process asks this often whether another one has finished migrating, in ms. */
const turnMs = 100;

/**
 * Brings the database up to date: runs every `NNNN_name.sql` of the folder that has not run yet, in the order of their
 * names, each in a transaction or in steps. Several processes may call this at once: one works while the others wait.
 *
 * Members can use the app during this. A migration that waits for their locks gives up after `patience.waitMs` and
 * tries again later.
 *
 * A role that does not own the tables cannot migrate. It only checks that no migration is missing.
 *
 * Applied migrations that are not in the folder are ignored, so that an older process can start beside a newer one.
 *
 * @param last the last one to run, for a database of an earlier release
 * @returns the names of the files that have run
 * @throws DatabaseUnavailableError, or an error that names a file that has changed since it ran or has failed
 */
export async function migrate(
  url: string,
  folder: string = migrationsFolder,
  patience: LockPatience = lockPatience,
  last: string | null = null,
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => last === null || name <= last);
  const client = new Client({
    connectionString: url,
    application_name: 'mwanzo-migrate',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await takeTurn(client);
    return await applyMissing(client, migrations, patience);
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    // The lock is released when the connection ends.
    await client.end().catch(() => {});
  }
}

/** The message says what an operator can do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** All migrations of this release, in their order. */
export function listMigrations(): NamedMigration[] {
  return readMigrations(migrationsFolder).map(({ name, sha256 }) => ({ name, sha256 }));
}

/** All migrations that a database has applied, in their order. */
export async function listApplied(on: Pick<Client, 'query'>): Promise<NamedMigration[]> {
  const { rows } = await on.query<NamedMigration>(
    'select name, sha256 from schema_migrations order by name collate "C"',
  );
  return rows;
}

function readMigrations(folder: string): Migration[] {
  return listMigrationNames(folder).map((name) => {
    if (!fileName.test(name)) throw new Error(`${name}: a migration is named NNNN_name.sql`);
    // A checkout may have changed the line endings.
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, sha256: createHash('sha256').update(text).digest('hex'), steps: stepsOf(name, text) };
  });
}

/** The names of the migrations of this release, in their order. */
export function listMigrationNames(folder: string = migrationsFolder): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

function stepsOf(name: string, text: string): string[] | null {
  try {
    return readSteps(text);
  } catch (cause) {
    throw new Error(`${name}: ${messageOf(cause)}`, { cause });
  }
}

/**
 * Asks for the lock again and again. A waiting statement would be a transaction, and building an index waits for all
 * transactions.
 */
async function takeTurn(client: Client): Promise<void> {
  const ask = () => client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey]);
  while (!(await ask()).rows[0]?.mine) await pause(turnMs);
}

async function applyMissing(client: Client, migrations: Migration[], patience: LockPatience): Promise<string[]> {
  const mayMigrate = await ownsTables(client);
  if (mayMigrate) await makeOwnTable(client);
  const applied = new Map((await listApplied(client)).map(({ name, sha256 }) => [name, sha256]));
  const changed = migrations.filter(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new MigrationError(`${names} changed after this database had applied it. Write a new migration instead.`);
  }
  const missing = migrations.filter(({ name }) => !applied.has(name));
  if (!mayMigrate && missing.length > 0)
    throw new MigrationError(
      `The database lacks ${missing.map(({ name }) => name).join(', ')}, and the role of DATABASE_URL does not own ` +
        'its tables. As the owner, run: npm run operator -- prepare-database ROLE',
    );
  for (const migration of missing) await apply(client, migration, patience);
  return missing.map(({ name }) => name);
}

/** This is also true of an empty database, which has no tables yet. */
async function ownsTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select pg_has_role(relowner, 'usage') as owns from pg_class where oid = to_regclass('schema_migrations')`,
  );
  return rows[0]?.owns ?? true;
}

async function makeOwnTable(client: Client): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`);
}

async function apply(client: Client, migration: Migration, patience: LockPatience): Promise<void> {
  try {
    if (migration.steps === null) await withPatience(patience, () => applyWhole(client, migration, patience));
    else await applySteps(client, migration, migration.steps, patience);
  } catch (cause) {
    const advice = isLockedOut(cause) ? '. Other sessions hold what it needs. Start again when they have ended' : '';
    throw new Error(`Migration ${migration.name} failed: ${messageOf(cause)}${advice}`, { cause });
  }
}

async function applyWhole(client: Client, migration: Migration, { waitMs }: LockPatience): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${waitMs}`);
    await client.query(migration.text);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** It is recorded last: a start that was killed in the middle runs all steps again. */
async function applySteps(
  client: Client,
  migration: Migration,
  steps: readonly string[],
  patience: LockPatience,
): Promise<void> {
  for (const step of steps) await runStep(client, step, patience);
  await record(client, migration);
}

async function record(client: Client, { name, sha256 }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
