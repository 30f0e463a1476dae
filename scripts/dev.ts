// Starts all that is needed to work on the app: the database, the server, which restarts after a change, and the web
// app, which reloads.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { decideConfig } from '../server/src/config/config.ts';
import { DatabaseStartError } from '../server/src/embedded-postgres/database-start-error.ts';
import { startEmbedded } from '../server/src/embedded-postgres/start-embedded.ts';
import { explainListenError } from '../server/src/start/listen.ts';
import { StartError } from '../server/src/errors/start-error.ts';
import { serveDev } from '../web/build/serve-dev.ts';
import { ServerProcess } from './dev/server-process.ts';
import { watchFolders } from './dev/watch-folders.ts';
import { readSettings } from './read-settings.ts';
import { stopWithShell } from './stop-with-shell.ts';

const root = path.resolve(import.meta.dirname, '..');
const watched = ['server/src', 'contract/src', 'demo/src', 'demo/pictures'].map((folder) => path.join(root, folder));

function printError(error: unknown): void {
  const isForPeople = error instanceof DatabaseStartError || error instanceof StartError;
  console.error(isForPeople ? error.message : error);
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new StartError(explainListenError(error, { host, port }, 'npm run dev'), { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

/** The server gets a port of its own, which only the web app's server uses. */
async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** @returns false if the server did not start, and has said why */
async function run(started: AsyncDisposableStack): Promise<boolean> {
  const { host, port: wantedPort, dataDir, databaseUrl } = decideConfig(readSettings());
  const web = createServer();
  const port = await listen(web, host, wantedPort);
  started.defer(() => void web.close().closeAllConnections());
  const address = `http://localhost:${port}`;
  const serverPort = await freePort();
  const rendering = serveDev(web, `http://127.0.0.1:${serverPort}`);
  started.defer(async () => (await rendering).close());
  if (databaseUrl === null) {
    const database = await startEmbedded({ dataDir, log: console.log });
    started.defer(() => database.stop());
  }
  const { PUBLIC_URL = address } = process.env;
  const server = new ServerProcess({ ...process.env, PUBLIC_URL, HOST: '127.0.0.1', PORT: String(serverPort) });
  started.defer(() => server.stop());
  const introduction = await server.start();
  if (introduction === null) return false;
  const { handle } = await rendering;
  // A request that comes during a restart waits for its end.
  web.on('request', (request, response) => void server.started.then(() => handle(request, response)));
  started.defer(restartAfterChanges(server));
  console.log([`Mwanzo is running at ${address}`, '', ...introduction, ''].join('\n'));
  return true;
}

/** Restarts the server after each change of what it consists of. Returns what ends this. */
function restartAfterChanges(server: ServerProcess): () => void {
  let last: Promise<void> = Promise.resolve();
  const restart = async (file: string): Promise<void> => {
    const isRunning = (await server.start()) !== null;
    const result = isRunning ? 'the server has restarted' : 'the server did not start, and waits for the next change';
    console.log(`After a change of ${file} ${result}.`);
  };
  const watcher = watchFolders(watched, (file) => {
    last = last.then(() => restart(file));
  });
  return () => watcher.close();
}

const started = new AsyncDisposableStack();
let stopping: Promise<never> | undefined;
const stop = (code: number): void => {
  stopping ??= started.disposeAsync().then(
    () => process.exit(code),
    (error: unknown) => {
      printError(error);
      process.exit(1);
    },
  );
};
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
stopWithShell();

try {
  if (!(await run(started))) stop(1);
} catch (error) {
  // A stop during the start leaves steps of it without effect.
  if (stopping === undefined) {
    printError(error);
    stop(1);
  }
}
