import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { chooseUser } from './choose-user.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { findBinaries } from './find-binaries.ts';
import { launchServer, urlOf } from './launch-server.ts';
import { makeCluster } from './make-cluster.ts';
import { findClusterOwner, placeCluster } from './place-cluster.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { takeOwnership } from './take-ownership.ts';

export interface EmbeddedDatabase {
  url: string;
  /** Stops the server and releases the data folder. */
  stop(): Promise<void>;
}

interface Options {
  /** Made if it does not exist. The cluster is its subfolder `postgres`. */
  dataDir: string;
  log: (text: string) => void;
  /** PostgreSQL settings that override the defaults below. */
  settings?: Record<string, string>;
}

const defaultSettings = {
  max_connections: '100',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  // Compiling a query costs more than it saves on queries of a millisecond.
  jit: 'off',
};

/**
 * Starts the PostgreSQL that npm has installed on the cluster in `dataDir`, which this process then owns until `stop`.
 * The server stops by itself when this process dies.
 *
 * @throws DatabaseStartError with a message for the operator
 */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  try {
    return await start(options);
  } catch (error) {
    throw DatabaseStartError.from(error);
  }
}

async function start({ dataDir, log, settings }: Options): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  // One spelling of the path, however it was given: the socket folder's name and the search for an orphan depend on it.
  const folder = realpathSync(dataDir);
  const binaries = findBinaries();
  const runnable = chooseUser(binaries, findClusterOwner(folder));
  const cluster = placeCluster(folder, runnable.user, log);
  const ownership = await takeOwnership(`${cluster}.owners`);
  if ('heldBy' in ownership) {
    throw new DatabaseStartError(
      `Another Mwanzo is already running on ${folder} (process ${ownership.heldBy}). Stop it, choose another ` +
        'DATA_DIR, or set DATABASE_URL.',
    );
  }
  try {
    await makeCluster(cluster, runnable, binaries.version);
    const socketFolder = makeSocketFolder(cluster, runnable.user);
    const server = await launchServer({
      runnable,
      cluster,
      socketFolder,
      settings: { ...defaultSettings, ...settings },
      log,
    });
    return {
      url: urlOf(socketFolder),
      stop: async () => {
        await server.stop();
        rmSync(socketFolder, { recursive: true, force: true });
        ownership.release();
      },
    };
  } catch (error) {
    ownership.release();
    throw error;
  }
}
