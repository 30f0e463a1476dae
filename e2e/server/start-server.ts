import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { copyDatabase, dropDatabases, urlOfDatabase } from '../../server/src/testing/database-administration.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { catchMails } from './caught-mails.ts';
import { shareCertificate } from './push-certificate.ts';

const root = path.resolve(import.meta.dirname, '../..');

const startMillisecondsMax = 60_000;

/**
 * Starts the real server in a separate process, with a new data folder, the demo people and no automatic reviewer. Puts
 * its address into MWANZO_ADDRESS and its folder into MWANZO_DATA_DIR. With DATABASE_URL, it uses a new database on
 * that PostgreSQL server.
 * @returns stops the server and removes its data
 */
export default async function startServer(): Promise<() => Promise<void>> {
  // With screening, each upload would take half a second more of a core.
  return startServerWith({ SCREENING: '0' });
}

/**
 * Like startServer, with other settings. Tests that begin later meet this server until it is stopped, and then the one
 * of before. With DEMO_PHOTOS=0 the demo people have no photos and no history, which take most of a start's CPU.
 */
export async function startServerWith(variables: Record<string, string>): Promise<() => Promise<void>> {
  if (!existsSync(path.join(root, 'web/dist/app.html'))) {
    throw new Error('The web app is not built. Build it first: npm run build');
  }
  shareCertificate();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-e2e-'));
  // When we run as root, the embedded database runs as another user, who needs access to its files.
  chmodSync(dataDir, 0o755);
  const { MWANZO_ADDRESS, MWANZO_DATA_DIR } = process.env;
  const mails = await catchMails();
  const database = await makeDatabase();
  const server = spawn(process.execPath, [path.join(root, 'e2e/server/run-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_NO_WARNINGS: '1',
      HOST: '127.0.0.1',
      // The port is not 0, because the callbacks of payments come back to it.
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_REVIEW_SECONDS: '0',
      LOG_LEVEL: 'silent',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Mwanzo <hello@mwanzo.example>',
      ...variables,
      ...database.variables,
    },
  });
  const stop = async (): Promise<void> => {
    Object.assign(process.env, { MWANZO_ADDRESS, MWANZO_DATA_DIR });
    await stopServer(server);
    await mails.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    process.env['MWANZO_ADDRESS'] = await readAddress(server);
    process.env['MWANZO_DATA_DIR'] = dataDir;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

interface TestDatabase {
  readonly variables: Record<string, string>;
  drop(): Promise<void>;
}

async function makeDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['DATABASE_URL'];
  if (!serverUrl) return { variables: {}, drop: async () => {} };
  const name = `mwanzo_e2e_${randomBytes(6).toString('hex')}`;
  await copyDatabase(serverUrl, 'template0', name);
  return { variables: { DATABASE_URL: urlOfDatabase(serverUrl, name) }, drop: () => dropDatabases(serverUrl, name) };
}

/** Waits for the address that the server prints once it listens. */
function readAddress(server: ChildProcess): Promise<string> {
  const { stdout } = server;
  if (!stdout) throw new Error('The server has no output');
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server did not start within ${startMillisecondsMax / 1000} s`)),
      startMillisecondsMax,
    );
    createInterface({ input: stdout }).on('line', (line) => {
      const address = /^Mwanzo is running at (http:\S+)/.exec(line)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    server.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`The server stopped while it was starting (${signal ?? code})`));
    });
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
