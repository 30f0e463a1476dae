import { mkdir, rm } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { migrate } from '../database/migrate.ts';
import { allowServing, asRole, embeddedRole, makeRole } from '../database/server-role.ts';
import { explainDatabaseError } from './explain-database-error.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { uploadsFolder } from '../app/uploads.ts';

/**
 * Brings the configured database up to date. If none is configured, it starts the embedded database and updates that.
 * Returns the URL for the server: the owner of an embedded database only migrates.
 */
export async function openPreparedDatabase(
  config: Config,
  started: AsyncDisposableStack,
  openEmbedded = startEmbedded,
): Promise<string> {
  if (config.databaseUrl !== null) {
    const url = config.databaseUrl.reveal();
    await migrate(url).catch((error: unknown) => {
      throw explainDatabaseError(error);
    });
    return url;
  }
  const { url, stop } = await openEmbedded({ dataDir: config.dataDir, log: () => {} });
  started.defer(() => stop());
  await migrate(url);
  await makeRole(url, embeddedRole);
  await allowServing(url, embeddedRole);
  return asRole(url, embeddedRole);
}

/**
 * Creates the uploads folder and, with the embedded database, empties it. Processes with a database elsewhere may share
 * the data folder, so there startUploadRemoval removes files by their age.
 */
export async function emptyUploads(config: Config): Promise<void> {
  const folder = uploadsFolder(config);
  if (config.databaseUrl === null) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
