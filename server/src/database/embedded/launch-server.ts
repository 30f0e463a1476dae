import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Runnable } from './choose-user.ts';
import { clearOrphan } from './clear-orphan.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { runServer, type ServerProcess } from './run-server.ts';

export type Launch = {
  runnable: Runnable;
  cluster: string;
  socketFolder: string;
  settings: Record<string, string>;
  log: (text: string) => void;
};

const SOCKET_PORT = 5432;
// Long enough to replay the log after a crash, which grows with what was written since the last checkpoint.
const START_MS_MAX = 120_000;
// The last processes of a server that was killed hold its memory for a moment.
const STILL_HELD = /lock file .* already exists|shared memory block/;

/** The address of the server, in the form that both pg and PostgreSQL's own programs understand. */
export function urlOf(socketFolder: string): string {
  return `postgres://app@localhost:${SOCKET_PORT}/postgres?host=${encodeURIComponent(socketFolder)}`;
}

/** Starts the server and waits until it takes connections. */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const settings = {
    ...launch.settings,
    // No port to clash with another program's or to be reached from outside.
    listen_addresses: '',
    // Part of the socket's name; the environment's PGPORT would change it.
    port: String(SOCKET_PORT),
    unix_socket_directories: launch.socketFolder,
    unix_socket_permissions: '0700',
  };
  const deadline = Date.now() + START_MS_MAX;
  for (;;) {
    await clearOrphan(launch.cluster, launch.log);
    const server = runServer(launch.runnable, launch.cluster, settings);
    if (await isReady(server, launch, deadline)) return server;
    await server.stop();
    if (Date.now() > deadline || !STILL_HELD.test(server.logTail())) {
      throw new DatabaseStartError(`PostgreSQL did not start (${server.exitReason()}):\n${server.logTail()}`);
    }
    await wait(200);
  }
}

async function isReady(server: ServerProcess, { cluster, socketFolder }: Launch, deadline: number): Promise<boolean> {
  while (server.exitReason() === undefined && Date.now() < deadline) {
    if (await answers(socketFolder, cluster)) return true;
    await wait(20);
  }
  return false;
}

/** Whether the server of this cluster takes connections at that socket. */
export async function answers(socketFolder: string, cluster: string): Promise<boolean> {
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
