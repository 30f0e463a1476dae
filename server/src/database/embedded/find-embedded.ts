import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import { hasCode } from './has-code.ts';
import { answers, urlOf } from './launch-server.ts';
import { findCluster } from './place-cluster.ts';

// https://www.postgresql.org/docs/current/storage-file-layout.html: "first Unix-domain socket directory path"
const SOCKET_FOLDER_LINE = 4;

/** What there is of an embedded database in a data folder; `url` is null unless a server takes connections on it now. */
export type FoundEmbedded = { url: string | null };

/**
 * Looks for the embedded database of a data folder, whichever process runs it; null when the folder has none.
 *
 * @throws DatabaseStartError when it is somebody else's
 */
export async function findEmbedded(dataDir: string): Promise<FoundEmbedded | null> {
  const cluster = existsSync(dataDir) ? findCluster(realpathSync(dataDir)) : undefined;
  if (cluster === undefined) return null;
  const socketFolder = readSocketFolder(cluster);
  const isRunning =
    socketFolder !== undefined && isSameOwners(socketFolder, cluster) && (await answers(socketFolder, cluster));
  return { url: isRunning ? urlOf(socketFolder) : null };
}

/** From the file that a server leaves in its cluster while it runs; a killed one's file may be there still. */
function readSocketFolder(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[SOCKET_FOLDER_LINE] || undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (hasCode(error, 'EACCES'))
      throw new DatabaseStartError(`${cluster} belongs to another user. Run this as the user who runs Mwanzo.`);
    throw error;
  }
}

/** The temporary folder is everybody's: in somebody else's folder a false server could listen. */
function isSameOwners(socketFolder: string, cluster: string): boolean {
  try {
    return lstatSync(socketFolder).uid === statSync(cluster).uid;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
