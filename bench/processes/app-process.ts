import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Secret } from '../../server/src/config/secret.ts';
import type { TurnConfig } from '../../server/src/config/turn.ts';
import { openDatabase } from '../../server/src/database/connect.ts';
import { getRow } from '../../server/src/database/sql.ts';
import { findInstallation } from '../../server/src/features/core/installation/installation.repository.ts';
import { systemClock } from '../../server/src/gateways/clock.ts';
import { openDataFolder } from '../../server/src/gateways/data-folder/data-folder.ts';
import { createAccessTokens } from '../../server/src/http/access-tokens.ts';
import type { ServerProcess } from './server-process.ts';

const ownRoot = path.resolve(import.meta.dirname, '../..');

export interface AppProcess extends ServerProcess {
  /** The folder of its photos and keys. */
  readonly dataDir: string;
  /** Runs `work` and returns the 99th percentile of the server's event loop delay during it, in ms. */
  eventLoopDelayDuring(work: () => Promise<void>): Promise<number>;
  /** Frees the memory that the server does not use any more. */
  collectGarbage(): Promise<void>;
}

/** Options that make several processes one server, or run it as for members. */
export interface AppOptions {
  /** The folder of the repository whose server is started: this one if none is given. */
  readonly root?: string;
  readonly secretKey?: string;
  readonly redisUrl?: string | undefined;
  /** With the limits of production, behind one proxy that names the sender's address. */
  readonly isProduction?: boolean;
  /** The relays of calls. Without them nobody can call. */
  readonly turn?: TurnConfig;
}

/** Starts the server as in real use, on a free port and with a fresh data folder. */
export async function startAppProcess(
  databaseUrl: string,
  profileFolder: string | null,
  options: AppOptions = {},
): Promise<AppProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-bench-app-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  // The database of another commit is always new, and its tables may be others.
  if (options.root === undefined) await joinFolder(databaseUrl, dataDir);
  const secretKey = options.secretKey ?? randomBytes(32).toString('hex');
  const profiling = profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const child = spawn(
    process.execPath,
    [...profiling, '--import', import.meta.resolve('./event-loop-delay.ts'), 'server/src/main.ts'],
    {
      cwd: options.root ?? ownRoot,
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: databaseUrl,
        SECRET_KEY: secretKey,
        REDIS_URL: options.redisUrl,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        SCREENING: '0',
        DEMO: '0',
        ...(options.turn && { TURN_URLS: options.turn.urls.join(), TURN_SECRET: options.turn.secret.reveal() }),
        ...(options.isProduction ? await productionVariables() : {}),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const port = await portOf(child);
  const tokens = createAccessTokens(new Secret(secretKey), systemClock);
  return {
    pid: child.pid ?? 0,
    port,
    dataDir,
    issueToken: (userId, sessionId = 1) => tokens.issue({ userId, role: 'member' }, sessionId),
    async eventLoopDelayDuring(work) {
      await ask(child, 'start');
      await work();
      return Number(await ask(child, 'stop'));
    },
    async collectGarbage() {
      await ask(child, 'collect');
    },
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : null;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A database that an earlier process has named takes a fresh folder only under the same name. */
async function joinFolder(databaseUrl: string, dataDir: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, max: 1 });
  const name = (await getRow(database, findInstallation, {}))?.name ?? null;
  await database.close();
  if (name === null) return;
  const folder = openDataFolder(dataDir);
  await folder.prepareName(name);
  await folder.keepName();
}

/** In production the start prints the public address, which is given here, so its port is known to be the server's. */
async function productionVariables(): Promise<Record<string, string>> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const VAULT_KEY = randomBytes(32).toString('hex');
  return {
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    VAULT_KEY,
    PORT: String(port),
    PUBLIC_URL: `https://localhost:${port}`,
  };
}

async function ask(child: ChildProcess, message: string): Promise<unknown> {
  const received = once(child, 'message');
  child.send(message);
  const [reply] = (await received) as unknown[];
  return reply;
}

async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('The server process has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /running at https?:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) {
      child.stdout.resume();
      return Number(port);
    }
  }
  throw new Error(`The server process ended before it listened (${child.exitCode ?? child.signalCode})`);
}
