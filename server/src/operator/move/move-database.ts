import { Readable } from 'node:stream';
import type { Client } from 'pg';
import type { Secret } from '../../config/secret.ts';
import { openDatabase } from '../../database/connect.ts';
import { beginDump, readTable } from '../../database/dump-tables.ts';
import { listSequences, listTables } from '../../database/list-tables.ts';
import { loadTables } from '../../database/load-tables.ts';
import { onLongConnection } from '../../database/long-connection.ts';
import { listApplied, listMigrations, migrate } from '../../database/migrate.ts';
import type { Manifest } from '../backup/backup-format.ts';
import { checkFiles, type CheckedFiles } from '../backup/check-files.ts';
import { movedEntries } from '../backup/data-entries.ts';
import { requireKnown } from '../backup/known-migrations.ts';
import { wasLoaded } from '../backup/loaded-database.ts';
import { fillFolder, readMarker, removeMarker } from '../backup/place-files.ts';
import { hashStream, sha256Of } from '../backup/write-hashed.ts';
import { OperatorError } from '../operator-terminal.ts';
import { compareFiles, readMoved, type ComparedFiles } from './moved-files.ts';

export interface Place {
  /** The database, as the owner of its tables. */
  readonly url: string;
  readonly dataDir: string;
}

/** All rows of a database: what is moved, and what is compared afterwards. */
type Rows = Pick<Manifest, 'tables' | 'sequences' | 'migrations'>;

export interface Moved {
  readonly rows: Rows;
  readonly files: ComparedFiles;
  readonly checked: CheckedFiles;
}

/**
 * Copies an installation that no server uses into an empty database and folder, and compares every row and every file.
 * The old one stays as it is.
 *
 * It can be started again, whatever has ended it: the files are in their place before a row names them, all rows come
 * in one transaction, and a marker says that both are of a move.
 *
 * @param installation the name that the old database and folder carry
 * @throws OperatorError that names what is wrong. Nothing was changed then, unless it says that the move has not ended.
 */
export function moveDatabase(from: Place & { installation: string }, to: Place, vaultKey: Secret): Promise<Moved> {
  return onLongConnection(from.url, async (client) => {
    const rows = await readRows(client);
    const sha256 = `${movePrefix}${sha256Of(JSON.stringify(rows))}`;
    const loading = { manifest: { installation: from.installation, migrations: rows.migrations }, sha256 };
    const isLoaded = await wasLoaded(loading, to.url, to.dataDir);
    try {
      if (!isLoaded) {
        await fillFolder(to.dataDir, { mark: sha256, entries: movedEntries }, readMoved(from.dataDir));
        await migrate(to.url);
        const open = (name: string) => Readable.from(readTable(client, tableOf(rows, name)), { objectMode: false });
        await onLongConnection(to.url, (target) => loadTables(target, { ...rows, open }));
      }
      return await finish({ rows, from, to, vaultKey });
    } catch (cause) {
      throw unfinished(cause);
    }
  });
}

const movePrefix = 'move-';

/**
 * Makes sure that no restore has begun in a folder: its keys may be the only ones.
 * @throws OperatorError
 */
export async function requireNoRestore(dataDir: string): Promise<void> {
  const marker = await readMarker(dataDir);
  if (marker === null || marker.startsWith(movePrefix)) return;
  throw new OperatorError(
    'A restore into DATA_DIR has not ended. End it, or use a new folder. Nothing was changed.',
    1,
  );
}

async function readRows(client: Client): Promise<Rows> {
  const listed = await beginDump(client);
  const migrations = await listApplied(client);
  requireSameSchema(migrations);
  const tables: Rows['tables'] = [];
  for (const table of listed) tables.push(await readHash(client, table));
  return { tables, migrations, sequences: (await listSequences(client)).map((sequence) => ({ ...sequence })) };
}

async function readHash(client: Client, table: { name: string; columns: readonly string[] }) {
  const { lines: rows, bytes, sha256 } = await hashStream(readTable(client, table));
  return { name: table.name, columns: [...table.columns], rows, bytes, sha256 };
}

function requireSameSchema(applied: Rows['migrations']): void {
  requireKnown(applied, 'The old database');
  const last = applied.at(-1)?.name ?? '';
  const missing = listMigrations().find(({ name }) => name > last);
  if (missing === undefined) return;
  throw new OperatorError(
    `The old database lacks ${missing.name}: it is older than this release. Start this release on it once, and stop ` +
      'it. Nothing was changed.',
    1,
  );
}

function tableOf({ tables }: Rows, name: string): Rows['tables'][number] {
  const table = tables.find((each) => each.name === name);
  if (table === undefined) throw new TypeError(`There is no table ${name}`);
  return table;
}

interface Copy {
  readonly rows: Rows;
  readonly from: Place;
  readonly to: Place;
  readonly vaultKey: Secret;
}

async function finish({ rows, from, to, vaultKey }: Copy): Promise<Moved> {
  const files = await compareFiles(from.dataDir, to.dataDir);
  const different = [...(await compareRows(rows, to.url)), ...files.different];
  if (different.length > 0) throw new DifferentCopyError(different);
  const database = openDatabase({ url: to.url, max: 1, statementTimeoutMs: 0, applicationName: 'mwanzo-operator' });
  try {
    const checked = await checkFiles(database, to.dataDir, vaultKey);
    await removeMarker(to.dataDir);
    return { rows, files, checked };
  } finally {
    await database.close();
  }
}

/** The names of tables and sequences that are not the same in the new database. */
function compareRows(rows: Rows, url: string): Promise<string[]> {
  return onLongConnection(url, async (client) => {
    const different: string[] = [];
    const listed = await listTables(client);
    for (const table of rows.tables) {
      const found = listed.find(({ name }) => name === table.name);
      if (found === undefined || (await readHash(client, table)).sha256 !== table.sha256) different.push(table.name);
    }
    const values = new Map((await listSequences(client)).map(({ name, value }) => [name, value]));
    return [...different, ...rows.sequences.flatMap(({ name, value }) => (values.get(name) === value ? [] : [name]))];
  });
}

class DifferentCopyError extends Error {
  constructor(different: readonly string[]) {
    super(`the copy is not the same: ${different.slice(0, 10).join(', ')}`);
  }
}

function unfinished(cause: unknown): OperatorError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const advice =
    cause instanceof DifferentCopyError
      ? 'Somebody has used it, or the disk is damaged. Empty the new database and DATA_DIR, and begin again.'
      : 'Mend this, and run the same command again: it begins again.';
  const text = `The move has not ended: ${reason.replace(/\.$/, '')}.\nThe old installation is as it was. ${advice}`;
  return new OperatorError(text, 1, { cause });
}
