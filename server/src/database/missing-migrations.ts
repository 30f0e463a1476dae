import type { Database } from './connect.ts';
import { listMigrationNames } from './migrate.ts';

/** The names of this release's migrations that the database lacks, such as after a backup of an older one. */
export async function listMissingMigrations({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return listMigrationNames().filter((name) => !applied.has(name));
}
