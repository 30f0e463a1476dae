import { createReadStream } from 'node:fs';
import type { Secret } from '../../config/secret.ts';
import { openDatabase } from '../../database/connect.ts';
import { loadTables } from '../../database/load-tables.ts';
import { onLongConnection } from '../../database/long-connection.ts';
import { migrate, migrationsFolder } from '../../database/migrate.ts';
import { lockPatience } from '../../database/lock-patience.ts';
import { askForLostDocuments } from '../../features/trust/verifications/index.ts';
import { OperatorError } from '../operator-terminal.ts';
import { placesIn } from './backup-format.ts';
import { checkFiles } from './check-files.ts';
import type { Restored } from './describe-backup.ts';
import { openBackup, verifyBackup, type OpenedBackup } from './open-backup.ts';
import { wasLoaded } from './loaded-database.ts';
import { requireKeys, type GivenKeys } from './require-keys.ts';
import { placeFiles, removeMarker, requireEmptyFolder } from './place-files.ts';

export interface RestoreTarget extends GivenKeys {
  readonly dataDir: string;
  /** Opens the database, as the owner of its tables. It is called once everything else was checked. */
  readonly openUrl: () => Promise<string>;
}

/**
 * Restores a backup into an empty database and folder, and brings the database up to date. Members whose verification
 * was pending are asked for new documents.
 *
 * It can be started again, whatever has ended it: the files are in their place before a row names them, all rows come
 * in one transaction, and a marker says that both are of a restore.
 *
 * @throws OperatorError that names what is wrong with the backup, the key, the folder or the database. Nothing was
 *   changed then, unless it says that the restore has not ended.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Restored> {
  const { dataDir, vaultKey, openUrl } = target;
  const backup = await openBackup(folder);
  await verifyBackup(backup);
  await requireKeys(backup, target);
  await requireEmptyFolder(dataDir);
  const url = await openUrl();
  const isLoaded = await wasLoaded(backup, url, dataDir);
  try {
    if (!isLoaded) {
      await placeFiles(backup, dataDir);
      await load(backup, url);
    }
    return await finish(backup, { url, dataDir, vaultKey });
  } catch (cause) {
    throw unfinished(cause);
  }
}

function unfinished(cause: unknown): OperatorError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const advice = 'The backup is as it was. Mend this, and run the same command again: it begins again.';
  return new OperatorError(`The restore has not ended: ${reason.replace(/\.$/, '')}.\n${advice}`, 1, { cause });
}

async function finish(
  { manifest }: OpenedBackup,
  { url, dataDir, vaultKey }: { url: string; dataDir: string; vaultKey: Secret },
): Promise<Restored> {
  await migrate(url);
  const database = openDatabase({ url, max: 1, statementTimeoutMs: 0, applicationName: 'mwanzo-operator' });
  try {
    const asked = await askForLostDocuments(database, new Date());
    const files = await checkFiles(database, dataDir, vaultKey);
    await removeMarker(dataDir);
    return { manifest, asked, files };
  } finally {
    await database.close();
  }
}

/** Makes the schema that the backup has, and fills it. */
async function load({ folder, manifest }: OpenedBackup, url: string): Promise<void> {
  const { tables, sequences, migrations } = manifest;
  await migrate(url, migrationsFolder, lockPatience, migrations.at(-1)?.name);
  const open = (table: string) => createReadStream(placesIn(folder).table(table));
  await onLongConnection(url, (client) => loadTables(client, { tables, sequences, open }));
}
