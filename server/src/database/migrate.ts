import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { asUnavailable } from './unavailable.ts';

type Migration = { name: string; text: string; sha256: string };

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;
// An advisory lock key that nothing else uses.
const lockKey = 6_941_726_001;
const connectTimeoutMs = 3000;

/**
 * Brings the database up to date: runs every `NNNN_name.sql` of the folder that has not run yet, in the order of their
 * names, each in a transaction. Several processes may call this at once: one works while the others wait.
 *
 * A role that does not own the tables changes nothing: then nothing may be missing.
 *
 * Applied migrations that are not in the folder are ignored, so that an older process can start beside a newer one.
 *
 * @returns the names of the files that have run
 * @throws DatabaseUnavailableError, or an error that names a file that has changed since it ran or has failed
 */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = new Client({
    connectionString: url,
    application_name: 'mwanzo-migrate',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await applyMissing(client, migrations);
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    // The lock ends with the connection.
    await client.end().catch(() => {});
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    if (!fileName.test(name)) throw new Error(`${name}: a migration is named NNNN_name.sql`);
    // A checkout may have changed the line endings.
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
  });
}

async function applyMissing(client: Client, migrations: Migration[]): Promise<string[]> {
  const mayMigrate = await ownsTables(client);
  if (mayMigrate) await makeOwnTable(client);
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const changed = migrations.filter(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new Error(`${names} changed after this database had applied it. Write a new migration instead.`);
  }
  const missing = migrations.filter(({ name }) => !applied.has(name));
  if (!mayMigrate && missing.length > 0)
    throw new Error(
      `The database lacks ${missing.map(({ name }) => name).join(', ')}, and the role of DATABASE_URL does not own its tables. As the owner, run: npm run operator -- prepare-database ROLE`,
    );
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

/** True also of an empty database, which has no tables yet. */
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

async function apply(client: Client, { name, text, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${name} failed: ${reason}`, { cause });
  }
}
