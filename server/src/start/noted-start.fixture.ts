import { onTestFinished, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { checkConditions, watchConditions } from '../app/watch-conditions.ts';
import { Secret } from '../config/secret.ts';
import { mayRewriteAudit } from '../database/server-role.ts';
import { createOutages } from '../errors/outages.ts';
import { openTracing } from '../gateways/tracing/open-tracing.ts';
import { startLoops } from '../jobs/loops.ts';
import { startQueuedJobs } from '../jobs/start-queued-jobs.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { checkInstallation } from './check-installation.ts';
import { listen } from './listen.ts';
import { openDependencies } from './open-dependencies.ts';
import { emptyUploads, openPreparedDatabase } from './prepare-database.ts';
import { serveMetrics, watchMachine } from './serve-metrics.ts';
import { startServer, type StartOptions } from './start-server.ts';

vi.mock('../app.ts', async (original) => ({ ...(await original<object>()), buildApp: vi.fn() }));
vi.mock('../app/watch-conditions.ts', () => ({ checkConditions: vi.fn(), watchConditions: vi.fn() }));
vi.mock('../database/server-role.ts', () => ({ mayRewriteAudit: vi.fn() }));
vi.mock('../gateways/tracing/open-tracing.ts', () => ({ openTracing: vi.fn() }));
vi.mock('../jobs/loops.ts', () => ({ startLoops: vi.fn() }));
vi.mock('../jobs/start-queued-jobs.ts', () => ({ startQueuedJobs: vi.fn() }));
vi.mock('./check-installation.ts', () => ({ checkInstallation: vi.fn() }));
vi.mock('./listen.ts', () => ({ listen: vi.fn() }));
vi.mock('./open-dependencies.ts', () => ({ openDependencies: vi.fn() }));
vi.mock('./prepare-database.ts', () => ({ emptyUploads: vi.fn(), openPreparedDatabase: vi.fn() }));
vi.mock('./serve-metrics.ts', () => ({ serveMetrics: vi.fn(), watchMachine: vi.fn() }));

export const url = 'postgres://server@127.0.0.1/mwanzo';
export const turn = { urls: ['turn:127.0.0.1'], secret: 'shared' };
/** The data folder keeps this one. */
export const linkKey = new Secret('kept');
export const mpesa = { url: 'http://127.0.0.1:1' };

export interface Setting {
  readonly variables?: Record<string, string>;
  /** The step that fails. */
  readonly failing?: string;
  /** Parts that this server lacks. */
  readonly lacking?: Record<string, null>;
  /** The role of the server can change the audit. */
  readonly ownsAudit?: boolean;
}

/** The steps of a start, which are only noted. */
export const noted = {
  checkInstallation: vi.mocked(checkInstallation),
  startLoops: vi.mocked(startLoops),
  startQueuedJobs: vi.mocked(startQueuedJobs),
  openPreparedDatabase: vi.mocked(openPreparedDatabase),
  emptyUploads: vi.mocked(emptyUploads),
  openDependencies: vi.mocked(openDependencies),
  buildApp: vi.mocked(buildApp),
  checkConditions: vi.mocked(checkConditions),
  watchConditions: vi.mocked(watchConditions),
  watchMachine: vi.mocked(watchMachine),
  serveMetrics: vi.mocked(serveMetrics),
  listen: vi.mocked(listen),
  openTracing: vi.mocked(openTracing),
};

/** Notes the steps of a start in their order, and the end of each. */
function createOrder(failing: string | undefined) {
  const order: string[] = [];
  const end = (name: string) => async () => void order.push(`${name} ends`);
  return {
    order,
    end,
    async step<Result>(name: string, result: Result): Promise<Result> {
      order.push(name);
      if (name === failing) throw new Error(`no ${name}`);
      return result;
    },
    closing: (name: string) => ({ name, close: end(name) }),
    stopping: (name: string) => ({ name, stop: end(name) }),
  };
}
type Order = ReturnType<typeof createOrder>;

const partsOf = ({ closing }: Order) => ({
  database: closing('database'),
  images: closing('images'),
  screener: closing('screener'),
  mailer: closing('mailer'),
  pusher: closing('pusher'),
  events: closing('events'),
  audio: {},
  turn: {},
  metrics: { name: 'metrics' },
  outages: createOutages(),
});

/** Lets each step only be noted. */
function noteSteps({ order, step, end, stopping }: Order, app: object, parts: object): void {
  noted.openPreparedDatabase.mockImplementation(async (_config, started) => {
    started.defer(end('prepared database'));
    return step('prepared database', url);
  });
  noted.checkInstallation.mockImplementation((config) =>
    step('installation', { ...config, queueConnections: 4, linkKey }),
  );
  noted.emptyUploads.mockImplementation(() => step('uploads', undefined));
  noted.openTracing.mockImplementation(async (_config, started) => {
    started.defer(end('tracing'));
    return step('tracing', 'traces' as never);
  });
  noted.openDependencies.mockImplementation((config) => {
    order.push('dependencies');
    return { config, ...parts } as never;
  });
  noted.buildApp.mockImplementation(() => step('app', app as never));
  noted.checkConditions.mockImplementation(() => step('conditions', undefined));
  noted.watchConditions.mockReturnValue({ stop: () => void order.push('watch ends') });
  noted.startLoops.mockImplementation(() => {
    order.push('loops');
    return [stopping('loops')];
  });
  noted.startQueuedJobs.mockImplementation(() => step('queue', [stopping('queue')]));
  noted.serveMetrics.mockImplementation(() => step('metrics', { port: 9100, stop: end('metrics') }));
  noted.listen.mockImplementation(() => step('listening', 4321));
}

/** A start whose steps are only noted, each with its end, and what they were given. */
export function setUp({ variables = {}, failing, lacking = {}, ownsAudit = false }: Setting = {}) {
  const notes = createOrder(failing);
  const { step, end } = notes;
  const logged: unknown[][] = [];
  const log = {
    warn: (...line: unknown[]) => void logged.push(['warn', ...line]),
    error: (...line: unknown[]) => void logged.push(['error', ...line]),
  };
  const app = { log, close: end('app'), server: { prependListener: () => {}, closeAllConnections: () => {} } };
  const parts = { ...partsOf(notes), ...lacking };
  noteSteps(notes, app, parts);
  vi.mocked(mayRewriteAudit).mockResolvedValue(ownsAudit);
  onTestFinished(() => void vi.clearAllMocks());
  const [announced, demoGiven]: [unknown[], unknown[]] = [[], []];
  const dataDir = makeDataFolder();
  const options = {
    startDemo(dependencies) {
      demoGiven.push(dependencies);
      return step('demo', { introduction: ['Sign in as Amina.'], stop: end('demo') });
    },
    startPretendMpesa: () => ({ ready: step('M-Pesa', mpesa as never), stop: end('M-Pesa') }),
    startTurn: () => step('TURN', { config: turn as never, ...notes.stopping('TURN') } as never),
    announce: (...lines: unknown[]) => void announced.push(...lines),
    clock: { now: () => new Date(0) },
    freeBytes: async () => 1,
  } satisfies StartOptions;
  const start = (more: StartOptions = {}) =>
    startServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '0', STOP_SECONDS: '7', ...variables }, { ...options, ...more });
  return { start, order: notes.order, announced, demoGiven, dataDir, parts, app, logged, options };
}
