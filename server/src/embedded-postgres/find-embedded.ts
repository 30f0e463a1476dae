import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import { hasCode } from './has-code.ts';
import { acceptsConnections, urlOf } from './launch-server.ts';
import { findCluster } from './place-cluster.ts';

// https://www.postgresql.org/docs/current/storage-file-layout.html: "first Unix-domain socket directory path"
const socketFolderLine = 4;

/** An embedded database in a data folder. `url` is null unless a server is accepting connections. */
export interface FoundEmbedded {
  url: string | null;
}

/**
 * Finds the embedded database of a data folder, whichever process runs it. Null when the folder has none.
 *
 * @throws DatabaseStartError when the database belongs to another user
 */
export async function findEmbedded(dataDir: string): Promise<FoundEmbedded | null> {
  const cluster = existsSync(dataDir) ? findCluster(realpathSync(dataDir)) : undefined;
  if (cluster === undefined) return null;
  const socketFolder = readSocketFolder(cluster);
  const isRunning =
    socketFolder !== undefined &&
    haveSameOwner(socketFolder, cluster) &&
    (await acceptsConnections(socketFolder, cluster));
  return { url: isRunning ? urlOf(socketFolder) : null };
}

/** Reads the file that a running server keeps in its cluster. A killed server leaves the file behind. */
function readSocketFolder(cluster: string): string | undefined {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[socketFolderLine] || undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (hasCode(error, 'EACCES'))
      throw new DatabaseStartError(
        `${cluster} belongs to another user. Run this command as the user that runs Mwanzo.`,
      );
    throw error;
  }
}

/** Everybody may write to the temporary folder, so a folder of another user could hold a fake server's socket. */
function haveSameOwner(socketFolder: string, cluster: string): boolean {
  try {
    return lstatSync(socketFolder).uid === statSync(cluster).uid;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
