import { openDatabase } from '../../database/connect.ts';
import { listTables } from '../../database/list-tables.ts';
import { onLongConnection } from '../../database/long-connection.ts';
import { listApplied, type NamedMigration } from '../../database/migrate.ts';
import { readDatabaseName } from '../../features/core/installation/index.ts';
import { OperatorError } from '../operator-terminal.ts';
import type { Manifest } from './backup-format.ts';
import { requireKnown } from './known-migrations.ts';
import { readMarker } from './place-files.ts';

/** An installation that is to be loaded, with its migrations and the hash that stands for its rows. */
interface Loading {
  readonly manifest: Pick<Manifest, 'installation' | 'migrations'>;
  readonly sha256: string;
}

/**
 * Returns true if an earlier try has loaded all rows of this backup and died before it could end, and false if the
 * database is empty: it has no tables, or only those that migrations make.
 *
 * @throws OperatorError when it holds anything else
 */
export async function wasLoaded({ manifest, sha256 }: Loading, url: string, dataDir: string): Promise<boolean> {
  const { tables, applied } = await readSchema(url);
  if (tables.length === 0) return false;
  if (!tables.includes('schema_migrations')) throw notEmpty(tables.slice(0, 5).join(', '));
  const marker = await readMarker(dataDir);
  const found = await readName(url);
  if (found?.name === manifest.installation && marker === sha256) return true;
  if (found?.hasMembers === true) throw notEmpty('members');
  if (found !== null && found.name !== null) throw notEmpty('the name of an installation');
  // An earlier try may have died while it made the tables. Otherwise they are of a release before the names.
  if (found === null && marker === null) throw notEmpty('tables of an old release');
  requireKnown(applied, 'The database');
  const [last = '', lastOfBackup = ''] = [applied, manifest.migrations].map((migrations) => migrations.at(-1)?.name);
  if (last > lastOfBackup) throw notEmpty(`${last}, which is newer than what comes in`);
  return false;
}

const notEmpty = (what: string): OperatorError =>
  new OperatorError(`The database is not empty: it has ${what}. Use a new one. Nothing was changed.`, 1);

function readSchema(url: string): Promise<{ tables: string[]; applied: NamedMigration[] }> {
  return onLongConnection(url, async (client) => {
    const tables = (await listTables(client)).map(({ name }) => name);
    return { tables, applied: tables.includes('schema_migrations') ? await listApplied(client) : [] };
  });
}

async function readName(url: string) {
  const database = openDatabase({ url, max: 1, applicationName: 'mwanzo-operator' });
  try {
    return await readDatabaseName(database);
  } finally {
    await database.close();
  }
}
