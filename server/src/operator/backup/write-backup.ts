import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { version } from '../../config/version.ts';
import { backupLock } from '../../database/backup-lock.ts';
import { beginDump, readTable } from '../../database/dump-tables.ts';
import { listSequences } from '../../database/list-tables.ts';
import { onLongConnection } from '../../database/long-connection.ts';
import { listApplied } from '../../database/migrate.ts';
import { lastBackupFile } from '../../gateways/data-folder/last-backup.ts';
import { syncFolder, writeDurably } from '../../gateways/files/write-durably.ts';
import { createLocalMediaStorage } from '../../gateways/media-storage/local-media-storage.ts';
import { shredFolder } from '../../gateways/media-storage/sealed-media-storage.ts';
import { OperatorError } from '../operator-terminal.ts';
import { formatVersion, placesIn, type Manifest } from './backup-format.ts';
import { copyFiles } from './copy-files.ts';
import { requireFullSchema } from './known-migrations.ts';
import { sha256Of, writeHashed } from './write-hashed.ts';

export interface BackupSource {
  /** The database, as any role that may read it. */
  readonly url: string;
  readonly dataDir: string;
  /** The name that both carry. */
  readonly installation: string;
}

/**
 * Writes a backup of one moment into a new folder. Members may go on meanwhile. The folder has its name once the backup
 * is whole and on the disk.
 *
 * @throws OperatorError when the folder exists, another backup is being made, or the schema is another one
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new OperatorError(`${folder} exists already. Name a new folder.`, 1);
  const draft = `${folder}.partial`;
  await mkdir(path.dirname(folder), { recursive: true });
  return onLongConnection(source.url, async (client) => {
    await takeLock(client);
    // One that a dead process has left, since this process holds the lock.
    await rm(draft, { recursive: true, force: true });
    const storages = ['media', 'message-media'].map((name) =>
      createLocalMediaStorage(path.join(source.dataDir, name), shredFolder),
    );
    try {
      // Before the moment of the backup, so that whatever its rows name is kept from then on.
      for (const storage of storages) await storage.hold();
      const manifest = await write(client, source, draft);
      await rename(draft, folder);
      await syncFolder(path.dirname(folder));
      await writeFile(path.join(source.dataDir, lastBackupFile), `${manifest.takenAt}\n`, { mode: 0o644 });
      return manifest;
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    } finally {
      for (const storage of storages) await storage.release();
    }
  });
}

async function takeLock(client: Client): Promise<void> {
  // The hourly cleanup holds the lock for a moment.
  await client.query("set lock_timeout = '10s'");
  await client.query('select pg_advisory_lock($1)', [backupLock]).catch((cause: unknown) => {
    throw new OperatorError('Another backup of this database is being made. Wait until it has ended.', 1, { cause });
  });
  await client.query('set lock_timeout = 0');
}

async function write(client: Client, { dataDir, installation }: BackupSource, draft: string): Promise<Manifest> {
  const places = placesIn(draft);
  const takenAt = new Date().toISOString();
  const listed = await beginDump(client);
  const migrations = await listApplied(client);
  requireFullSchema(migrations);
  for (const folder of [draft, places.tables, places.files]) await mkdir(folder, { mode: 0o700 });
  const tables: Manifest['tables'] = [];
  for (const table of listed) {
    const { lines: rows, bytes, sha256 } = await writeHashed(places.table(table.name), readTable(client, table));
    tables.push({ name: table.name, columns: [...table.columns], rows, bytes, sha256 });
  }
  // A sequence belongs to no snapshot. Read later, it is never behind the rows.
  const sequences = (await listSequences(client)).map((sequence) => ({ ...sequence }));
  const copied = await copyFiles(client, dataDir, draft);
  const manifest = {
    format: formatVersion,
    release: version,
    takenAt,
    installation,
    migrations,
    tables,
    sequences,
    ...copied,
  } as const;
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await writeDurably(places.manifest, text);
  await writeDurably(places.manifestSum, Buffer.from(`${sha256Of(text)}  manifest.json\n`));
  for (const folder of [places.tables, draft]) await syncFolder(folder);
  return manifest;
}
