import type { FastifyBaseLogger } from 'fastify';
import { buildApp, siteUrlOf } from '../app.ts';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { checkInstallation } from './check-installation.ts';
import { decideConfig, type Config } from '../config/config.ts';
import { readEnv, type Environment } from '../config/read-env.ts';
import { version } from '../config/version.ts';
import { mayRewriteAudit } from '../database/server-role.ts';
import type { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import type { Clock } from '../gateways/clock.ts';
import type { PretendMpesa } from '../gateways/payments/checkout.ts';
import type { PasswordHasher } from '../gateways/passwords/password-hasher.ts';
import type { Screener } from '../gateways/screening/screener.ts';
import type { Sending } from '../gateways/sending/open-sending.ts';
import { openTracing } from '../gateways/tracing/open-tracing.ts';
import type { RunningCoturn } from '../gateways/turn/coturn.ts';
import { startLoops, type LoopDependencies } from '../jobs/loops.ts';
import { startQueuedJobs } from '../jobs/start-queued-jobs.ts';
import { listen } from './listen.ts';
import { openDependencies } from './open-dependencies.ts';
import { emptyUploads, openPreparedDatabase } from './prepare-database.ts';
import { serveMetrics, watchMachine } from './serve-metrics.ts';
import { stopInTime, stopTimes } from './stop-in-time.ts';
import type { Outages } from '../errors/outages.ts';
import { StartError } from '../errors/start-error.ts';
import { createFailureLog } from '../app/report-outages.ts';
import { checkConditions, watchConditions } from '../app/watch-conditions.ts';
import { abandonedUploadMs, uploadsFolder } from '../app/uploads.ts';

export interface StartOptions {
  /** Fills an empty database with demo people and acts for them. Without it, DEMO=1 is refused. */
  readonly startDemo?: (dependencies: AppDependencies) => Promise<RunningDemo>;
  /** Tests replace what sends pushes, because their push service is on this machine, which the real one refuses. */
  readonly openSending?: (config: Config) => Sending;
  /** Tests replace the screener, because their photos are drawn, and no model finds anything in them. */
  readonly openScreener?: (config: Config) => Screener | null;
  /** Tests replace the hasher, because nearly each of them signs somebody in, and a hash costs 36 ms of a core. */
  readonly openPasswords?: () => PasswordHasher;
  /** Tests that compare pictures stop the time, which stands on many screens. */
  readonly clock?: Clock | undefined;
  /** Starts the pretend M-Pesa for demo people. Without it they cannot buy anything. */
  readonly startPretendMpesa?: (config: Config) => StartingPretendMpesa;
  /** Starts a TURN server for demo people. Null if it is not installed or does not start. */
  readonly startTurn?: (config: Config) => Promise<RunningCoturn | null>;
  /** Tests fill the disk. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Opens the embedded database. `npm run dev` keeps one running while its server restarts. */
  readonly openEmbedded?: typeof startEmbedded;
  /** Tells that the server listens, with lines about what it offers and lacks. Without it they are printed. */
  readonly announce?: typeof announce;
}

export interface StartingPretendMpesa {
  /** Null if it does not start. */
  readonly ready: Promise<PretendMpesa | null>;
  stop(): Promise<void>;
}

export interface RunningDemo {
  /** Lines that are printed below the address, such as the accounts to sign in with. */
  readonly introduction: readonly string[];
  stop(): Promise<void>;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes requests and jobs under way, then stops everything that was started: within `STOP_SECONDS`. */
  stop(): Promise<void>;
}

const limitedHost = 'Only this machine can reach it, because these passwords are known. HOST=0.0.0.0 lets others in.';

const ownsAudit =
  'The role of DATABASE_URL can change the audit of moderators. For a role that cannot, see docs/operating.md.';

const noMail =
  'No mail is sent, because SMTP_URL is not set: nobody can choose a new password or confirm an ' +
  'address, and members get no news by mail.';

const keptMails = 'No mail is sent, because SMTP_URL is not set. Each is a file in DATA_DIR/outbox.';

const noContact =
  'OPERATOR_NAME and CONTACT_EMAIL are not set: the Privacy Policy and Support name no operator, ' +
  'which the law asks for.';

const noVoice = 'Voice notes are off, because ffmpeg is not installed.';

const noCalls = 'Calls are off, because TURN_URLS and TURN_SECRET are not set.';

const noDemoCalls = 'Calls are off, because coturn is not installed.';

const noPush = 'No push is sent, because VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set.';

/**
 * Starts everything in order: configuration, database, migrations, app, demo people, jobs, listening. If one step
 * fails, everything that was started before it is stopped again.
 *
 * @throws ConfigError, DatabaseStartError or StartError with a message for the operator
 */
export async function startServer(
  variables: Record<string, string | undefined>,
  options: StartOptions = {},
): Promise<RunningServer> {
  const environment = readEnv(variables);
  refuseDemoWithoutPeople(environment, options);
  const decided = decideConfig(environment);
  await using started = new AsyncDisposableStack();
  // This starts in parallel to the database.
  const pretendMpesa = decided.demo && !decided.mpesa ? options.startPretendMpesa?.(decided) : undefined;
  started.defer(() => pretendMpesa?.stop());
  const turn = decided.demo && !decided.turn ? await options.startTurn?.(decided) : undefined;
  started.defer(() => turn?.stop());
  const url = await openPreparedDatabase(decided, started, options.openEmbedded);
  const config = await checkInstallation(decided, url);
  await emptyUploads(config);
  const draining = { started: false };
  const dependencies = openDependencies(config, url, {
    ...options,
    tracing: await openTracing(config.tracing, started),
    isDraining: () => draining.started,
    pretendMpesa: (await pretendMpesa?.ready) ?? null,
    ...(turn && { turn: turn.config }),
  });
  started.defer(() => dependencies.database.close());
  started.defer(() => dependencies.images.close());
  started.defer(() => dependencies.screener?.close());
  // Jobs finish their mails and pushes after the app has closed.
  started.defer(() => dependencies.mailer?.close());
  started.defer(() => dependencies.pusher?.close());
  started.defer(() => dependencies.events.close());
  const app = await buildApp(dependencies);
  const conditions = await startWatching(dependencies, options);
  started.defer(() => conditions.stop());
  started.defer(() => app.close());
  const demo = config.demo ? await options.startDemo?.(dependencies) : undefined;
  if (demo) started.defer(() => demo.stop());
  const listeners = logLoops(app.log, dependencies.outages);
  const uploads = { folder: uploadsFolder(config), abandonedMs: abandonedUploadMs };
  const work = startLoops({ ...dependencies, ...listeners, uploads });
  const stopWork = async () => void (await Promise.all(work.map((each) => each.stop())));
  started.defer(stopWork);
  const working = { ...dependencies, ...listeners, ...linksOf(config) };
  const settings = { connections: config.queueConnections, closeMs: stopTimes(config).workMs };
  work.push(...(await startQueuedJobs(url, working, settings)));
  if (config.metrics && dependencies.metrics) {
    watchMachine(dependencies.metrics, config);
    const served = await serveMetrics(dependencies.metrics, config.metrics);
    started.defer(() => served.stop());
  }
  const port = await listen(app, config);
  const address = config.publicUrl ?? `http://localhost:${port}`;
  (options.announce ?? announce)(address, [...(demo?.introduction ?? []), ...(await listNotes(dependencies))]);
  const running = started.move();

  return {
    address,
    async stop() {
      draining.started = true;
      await stopInTime(app, stopTimes(config), { stopWork, stopRest: () => running.disposeAsync() });
    },
  };
}

/** Links in mails are made of these. */
function linksOf(config: Config) {
  return { siteUrl: siteUrlOf(config), secretKey: config.secretKey, linkKey: config.linkKey };
}

async function startWatching(dependencies: AppDependencies, { freeBytes }: StartOptions) {
  const watched = { ...dependencies, ...(freeBytes && { freeBytes }) };
  await checkConditions(watched);
  return watchConditions(watched);
}

type LoopListeners = Pick<LoopDependencies, 'onFailure' | 'onUploadsRemoved' | 'onSwept' | 'onSealed'>;

function logLoops(log: FastifyBaseLogger, outages: Outages): LoopListeners {
  const logFailure = createFailureLog(log, outages);
  return {
    onFailure: (job, error) => logFailure(error, `could not ${job}`),
    onUploadsRemoved: (count) => log.warn({ count }, 'removed uploads that a killed process had left'),
    onSwept: (what, swept) => log.warn(swept, `swept ${what} into the trash`),
    onSealed: (count) => log.warn({ count }, 'encrypted photos and voice notes of an earlier release'),
  };
}

/** Lists the notes for the operator about the settings. */
async function listNotes({ config, database, mailer, pusher, audio, turn }: AppDependencies): Promise<string[]> {
  return [
    ...(config.hostIsLimited ? [limitedHost] : []),
    ...(config.production && (await mayRewriteAudit(database)) ? [ownsAudit] : []),
    ...(config.production && !config.contact ? [noContact] : []),
    ...(config.smtp ? [] : [mailer ? keptMails : noMail]),
    ...(pusher ? [] : [noPush]),
    ...(audio ? [] : [noVoice]),
    ...(turn ? [] : [config.demo ? noDemoCalls : noCalls]),
  ];
}

function refuseDemoWithoutPeople({ DEMO }: Environment, { startDemo }: StartOptions): void {
  if (DEMO !== '1' || startDemo) return;
  throw new StartError(
    'DEMO=1 needs the demo people, and server/src/main.ts starts without them. Start with: npm start, or node ' +
      'demo/src/main.ts',
  );
}

function announce(address: string, introduction: readonly string[]): void {
  const lines = [
    `Mwanzo is running at ${address} (release ${version})`,
    ...(introduction.length > 0 ? ['', ...introduction] : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
