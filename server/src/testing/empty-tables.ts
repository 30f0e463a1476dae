import type { Database } from '../database/connect.ts';

const statements = new WeakMap<Database, Map<string, string>>();

/** These statements delete the rows of the tables and of all that refer to them at whatever depth. */
async function statementsFor({ pool }: Database, tables: readonly string[], restarts: boolean): Promise<string> {
  const { rows } = await pool.query<{ deletions: string; restarts: string }>(
    `with recursive emptied (id) as (
       select name::regclass::oid from unnest($1::text[]) name
       union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
     )
     select (select string_agg(format('delete from %s', id::regclass), '; ') from emptied) as deletions,
       (select string_agg(format('select setval(%L, %s, false)', objid::regclass, seqstart), '; ') from pg_depend
         join emptied on refobjid = id and refobjsubid > 0 join pg_sequence on seqrelid = objid) as restarts`,
    [tables],
  );
  // Triggers would keep or refuse what they do at a truncation.
  const deletions = `set local session_replication_role = replica; ${rows[0]?.deletions}`;
  return restarts ? `${deletions}; ${rows[0]?.restarts}` : deletions;
}

/**
 * Empties tables and all that refer to them, as `truncate ... cascade` does. That makes new files for sixty tables and
 * their indexes, which takes several times as long as deleting the few rows of a test.
 *
 * @param restarts as with `restart identity`
 */
export async function emptyTables(database: Database, tables: readonly string[], restarts = false): Promise<void> {
  const known = statements.get(database) ?? new Map<string, string>();
  statements.set(database, known);
  const key = `${tables.join()} ${restarts}`;
  const text = known.get(key) ?? (await statementsFor(database, tables, restarts));
  known.set(key, text);
  await database.pool.query(text);
}

/** Removes all members with everything that refers to them. */
export const removeMembers = (database: Database): Promise<void> => emptyTables(database, ['users']);
