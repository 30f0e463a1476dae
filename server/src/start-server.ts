import { mkdir, rm } from 'node:fs/promises';
import { buildApp, siteUrlOf, uploadsFolder, type AppDependencies } from './app.ts';
import { decideConfig, type Config } from './config/config.ts';
import { readEnv, type Environment } from './config/read-env.ts';
import { Secret } from './config/secret.ts';
import { migrate } from './database/migrate.ts';
import { explainDatabaseError } from './explain-database-error.ts';
import { startEmbedded } from './embedded-postgres/start-embedded.ts';
import type { Pusher } from './gateways/push/pusher.ts';
import { openPgBossQueue } from './gateways/queue/pg-boss-queue.ts';
import { drainServer } from './http/drain-server.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { startNotices } from './jobs/start-notices.ts';
import { listen } from './listen.ts';
import { openDependencies } from './open-dependencies.ts';
import { StartError } from './start-error.ts';

export interface StartOptions {
  /** Fills an empty database with demo people and plays their part. Without it, DEMO=1 is refused. */
  readonly startDemo?: (dependencies: AppDependencies) => Promise<RunningDemo>;
  /** For tests, whose push service is on this machine, where no other pusher reaches. */
  readonly openPusher?: (config: Config) => Pusher | null;
}

export interface RunningDemo {
  /** Lines that are printed below the address, such as the accounts to sign in with. */
  readonly introduction: readonly string[];
  stop(): Promise<void>;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes the requests under way, then stops everything that was started. */
  stop(): Promise<void>;
}

const limitedHost = 'Only this machine can reach it, because these passwords are known. HOST=0.0.0.0 lets others in.';

const noMail =
  'No mail is sent, because SMTP_URL is not set: members are not told what waits for them, or when somebody signs up with their address.';

const noPush = 'No push is sent, because VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set.';

/**
 * Starts everything in order: configuration, database, migrations, app, demo people, jobs, listening.
 * If one step fails, whatever was started before it is stopped again.
 * @throws ConfigError, DatabaseStartError or StartError with a message for whoever starts the server
 */
export async function startServer(
  variables: Record<string, string | undefined>,
  options: StartOptions = {},
): Promise<RunningServer> {
  const environment = readEnv(variables);
  refuseDemoWithoutPeople(environment, options);
  const config = decideConfig(environment);
  await using started = new AsyncDisposableStack();
  const url = await openDatabaseUrl(config, started);
  await migrate(url).catch((error: unknown) => {
    throw explainDatabaseError(error);
  });
  await emptyUploads(config);
  const draining = { started: false };
  const dependencies = openDependencies(config, url, {
    isDraining: () => draining.started,
    openPusher: options.openPusher,
  });
  started.defer(() => dependencies.database.close());
  started.defer(() => dependencies.images.close());
  started.defer(() => dependencies.events.close());
  const app = await buildApp(dependencies);
  const demo = config.demo ? await options.startDemo?.(dependencies) : undefined;
  if (demo) started.defer(() => demo.stop());
  const onFailure = (job: string, error: unknown) => app.log.error({ err: error }, `could not ${job}`);
  const jobs = startJobs({ ...dependencies, onFailure });
  started.defer(() => jobs.stop());
  if (dependencies.mailer || dependencies.pusher) {
    const queue = await openPgBossQueue({
      url: new Secret(url),
      onError: (error) => onFailure('work on notices', error),
    });
    const { secretKey } = config;
    const notices = await startNotices({ ...dependencies, queue, siteUrl: siteUrlOf(config), secretKey, onFailure });
    started.defer(() => notices.stop());
  }
  const port = await listen(app, config);
  const address = config.publicUrl ?? `http://localhost:${port}`;
  announce(address, [
    ...(demo?.introduction ?? []),
    ...(config.hostIsLimited ? [limitedHost] : []),
    ...(dependencies.mailer ? [] : [noMail]),
    ...(dependencies.pusher ? [] : [noPush]),
  ]);
  const running = started.move();

  return {
    address,
    async stop() {
      draining.started = true;
      await drainServer(app);
      await running.disposeAsync();
    },
  };
}

function refuseDemoWithoutPeople({ DEMO }: Environment, { startDemo }: StartOptions): void {
  if (DEMO !== '1' || startDemo) return;
  throw new StartError(
    'DEMO=1 needs the demo people, and server/src/main.ts starts without them. Start with: npm start, or node demo/src/main.ts',
  );
}

/** The URL of the configured database or, without one, of the embedded database, which it starts. */
async function openDatabaseUrl(config: Config, started: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl.reveal();
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: () => {} });
  started.defer(() => embedded.stop());
  return embedded.url;
}

/**
 * Makes the uploads folder and removes what a killed process has left there. With a database elsewhere another
 * process may share the data folder, so nothing is removed.
 */
async function emptyUploads(config: Config): Promise<void> {
  const folder = uploadsFolder(config);
  if (config.databaseUrl === null) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

function announce(address: string, introduction: readonly string[]): void {
  const lines = [`Mwanzo is running at ${address}`, ...(introduction.length > 0 ? ['', ...introduction] : []), ''];
  process.stdout.write(`${lines.join('\n')}\n`);
}
