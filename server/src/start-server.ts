import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { photoLimits } from '@mwanzo/contract/limits';
import { buildApp, uploadsFolder, type AppParts } from './app.ts';
import { decideConfig, type Config } from './config/config.ts';
import { readEnv } from './config/read-env.ts';
import { openDatabase } from './database/connect.ts';
import { startEmbedded } from './database/embedded/start-embedded.ts';
import { migrate } from './database/migrate.ts';
import { startDemo } from './demo/start-demo.ts';
import { systemClock } from './gateways/clock.ts';
import { createWorkerImageProcessor } from './gateways/images/worker-image-processor.ts';
import { createArgon2PasswordHasher } from './gateways/passwords/argon2-password-hasher.ts';
import { createLocalPhotoStorage } from './gateways/photo-storage/local-photo-storage.ts';
import { createLocalDocumentVault } from './gateways/vault/local-document-vault.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { StartError } from './start-error.ts';

/** How long a stopping process still takes requests, so that clients move to another one, in ms. */
const drainMs = 1500;
/** How long it then waits for the requests that it has taken; a photo on a bad line is sent again. */
const finishMs = 10_000;

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * The whole process: config, database, migrations, demo people, app, listening.
 * @throws ConfigError, DatabaseStartError or StartError with a text for the person who starts it.
 */
export async function startServer(variables: Record<string, string | undefined>): Promise<RunningServer> {
  const config = decideConfig(readEnv(variables));
  await using started = new AsyncDisposableStack();
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log: () => {} }) : null;
  if (embedded) started.defer(() => embedded.stop());
  const url = config.databaseUrl?.reveal() ?? embedded?.url ?? '';
  await migrate(url);
  await emptyUploads(config);
  const draining = { started: false };
  const parts = openParts(config, url, () => draining.started);
  started.defer(() => parts.database.close());
  started.defer(() => parts.images.close());
  const app = await buildApp(parts);
  const demo = config.demo ? await startDemo(parts) : null;
  if (demo) started.defer(() => demo.stop());
  const jobs = startJobs({ ...parts, onFailure: (job, error) => app.log.error({ err: error }, `could not ${job}`) });
  started.defer(() => jobs.stop());
  const port = await listen(app, config);
  const address = config.publicUrl ?? `http://localhost:${port}`;
  announce(address, demo?.signIns ?? []);
  const running = started.move();

  return {
    address,
    async stop() {
      draining.started = true;
      await drain(app);
      await running.disposeAsync();
    },
  };
}

/** What a process that was killed has left of the uploads it was receiving. Only its owner starts on a data folder. */
async function emptyUploads(config: Config): Promise<void> {
  const folder = uploadsFolder(config);
  if (config.databaseUrl === null) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

function openParts(config: Config, url: string, isDraining: () => boolean): AppParts {
  const webFolder = path.resolve(import.meta.dirname, '../../web/dist');
  return {
    config,
    database: openDatabase({ url, max: 10 }),
    clock: systemClock,
    images: createWorkerImageProcessor({ limits: photoLimits }),
    passwords: createArgon2PasswordHasher(),
    photoStorage: createLocalPhotoStorage(path.join(config.dataDir, 'media')),
    vault: createLocalDocumentVault(path.join(config.dataDir, 'vault'), config.vaultKey),
    isDraining,
    webFolder: existsSync(path.join(webFolder, 'app.html')) ? webFolder : null,
  };
}

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw new StartError(explainListening(error, config), { cause: error });
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
}

function explainListening(error: unknown, { host, port }: Config): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what listens there, or choose another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is no address of this machine.`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

/** Answers what comes with `Connection: close` for a while, so that no client meets a closed socket. */
async function drain(app: FastifyInstance): Promise<void> {
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // Idle connections stay for now: a request may be on its way over any of them.
  await wait(drainMs);
  const giveUp = setTimeout(() => app.server.closeAllConnections(), finishMs);
  await app.close();
  clearTimeout(giveUp);
}

function announce(address: string, signIns: readonly string[]): void {
  const lines = [
    `Mwanzo is running at ${address}`,
    ...(signIns.length > 0
      ? ['', 'Demo sign-ins (password karibu-mwanzo):', ...signIns.map((line) => `  ${line}`)]
      : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
