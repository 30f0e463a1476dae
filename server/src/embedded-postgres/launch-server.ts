import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Runnable } from './choose-user.ts';
import { clearOrphan } from './clear-orphan.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { runServer, type ServerProcess } from './run-server.ts';

export interface Launch {
  runnable: Runnable;
  cluster: string;
  socketFolder: string;
  settings: Record<string, string>;
  log: (text: string) => void;
}

const socketPort = 5432;
// Long enough to replay the write-ahead log after a crash. The log grows with the writes since the last checkpoint.
const startMsMax = 120_000;
// The last processes of a killed server hold its shared memory for a moment.
const stillHeld = /lock file .* already exists|shared memory block/;

/** The server's URL, in a form that both pg and PostgreSQL's own programs understand. */
export function urlOf(socketFolder: string): string {
  return `postgres://app@localhost:${socketPort}/postgres?host=${encodeURIComponent(socketFolder)}`;
}

/**
 * Starts the server and waits until it accepts connections.
 * @throws DatabaseStartError with the end of the server's log
 */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const settings = {
    ...launch.settings,
    // Without a TCP port, nothing can clash with other programs or be reached from outside.
    listen_addresses: '',
    // The port is part of the socket's name. Set here, it overrides PGPORT from the environment.
    port: String(socketPort),
    unix_socket_directories: launch.socketFolder,
    unix_socket_permissions: '0700',
  };
  const deadline = Date.now() + startMsMax;
  for (;;) {
    await clearOrphan(launch.cluster, launch.log);
    const server = runServer(launch.runnable, launch.cluster, settings);
    if (await isReady(server, launch, deadline)) return server;
    await server.stop();
    if (Date.now() > deadline || !stillHeld.test(server.logTail())) {
      throw new DatabaseStartError(`PostgreSQL did not start (${server.exitReason()}):\n${server.logTail()}`);
    }
    await wait(200);
  }
}

async function isReady(server: ServerProcess, { cluster, socketFolder }: Launch, deadline: number): Promise<boolean> {
  while (server.exitReason() === undefined && Date.now() < deadline) {
    if (await acceptsConnections(socketFolder, cluster)) return true;
    await wait(20);
  }
  return false;
}

/** Returns true if the server of this cluster accepts connections on a socket in this folder. */
export async function acceptsConnections(socketFolder: string, cluster: string): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(socketFolder), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
