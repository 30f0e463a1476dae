import type { Database } from '../database/connect.ts';

/** The users, and the tables that refer to them at whatever depth. */
const dependentTables = `with recursive dependent (id) as (
    select 'users'::regclass::oid
    union select conrelid from pg_constraint join dependent on confrelid = id where contype = 'f'
  )
  select string_agg(format('delete from %s', id::regclass), '; ') as text from dependent`;

const statements = new WeakMap<Database, string>();

async function findStatements(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ text: string }>(dependentTables);
  // Triggers would keep or refuse what they do at a truncation.
  return `set local session_replication_role = replica; ${rows[0]?.text}`;
}

/**
 * Empties the users and all tables that refer to them, as `truncate users cascade` does. That makes new files for sixty
 * tables and their indexes, which takes several times as long as deleting the few rows of a test.
 */
export async function removeMembers(database: Database): Promise<void> {
  const text = statements.get(database) ?? (await findStatements(database));
  statements.set(database, text);
  await database.pool.query(text);
}
