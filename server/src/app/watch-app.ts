import { switchNames } from '@mwanzo/contract/core/switch-names';
import { endpoints } from '@mwanzo/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { countPayments } from '../features/billing/payments/index.ts';
import type { Switches } from '../features/core/switches/index.ts';
import type { OpenStreams } from '../features/notices/events/open-streams.ts';
import { countOpenErasures } from '../features/personal-data/index.ts';
import { countOpenMails } from '../features/people/recovery/index.ts';
import { countPending } from '../features/trust/verifications/index.ts';
import { getRow } from '../database/sql.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Metrics, Reading } from '../gateways/metrics/metrics.ts';
import { countJobs } from '../gateways/queue/count-jobs.ts';
import { routePath } from '../http/endpoints/route-path.ts';
import { observeRequests } from '../http/observe-requests.ts';

interface Watched {
  readonly metrics: Metrics;
  readonly database: Database;
  readonly clock: Clock;
  readonly streams: Pick<OpenStreams, 'count'>;
  readonly switches: Pick<Switches, 'isOff'>;
}

/** A stream lasts for hours. Its time would say nothing. */
const streamRoute = routePath(endpoints.streamEvents);

/** The result of a count is reused for this time, in ms, so that several readers cost no more than one. */
const heldMs = 10_000;

/** Counts the requests of an app, and adds the gauges of its streams, its connections and its work. */
export function watchApp(app: FastifyInstance, { metrics, database, clock, streams, switches }: Watched): void {
  observeRequests(app, ({ request: { method }, route, status, ms }) => {
    if (route !== streamRoute) metrics.observeRequest({ method, route, status, ms });
  });
  metrics.gauge('mwanzo_streams', 'Open streams of events.', () => streams.count());
  metrics.gauge('mwanzo_database_connections', 'Connections to the database, and requests that wait for one.', () => {
    const { totalCount, idleCount, waitingCount } = database.pool;
    return readings('state', { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount });
  });

  metrics.gauge('mwanzo_switch_off', 'What is switched off: 1 for each.', () =>
    switchNames.map((name) => ({ labels: { switch: name }, value: switches.isOff(name) ? 1 : 0 })),
  );

  const readWork = held(() => countWork(database, clock.now()));
  metrics.gauge('mwanzo_work', 'Work that waits, by kind.', async () => readings('work', (await readWork()).waiting));
  metrics.gauge(
    'mwanzo_work_oldest_seconds',
    'Age of the oldest work that waits, by kind; 0 if none waits.',
    async () => readings('work', (await readWork()).oldest),
  );
  const readJobs = held(() => countJobs(database.pool));
  metrics.gauge('mwanzo_jobs', 'Jobs of the queue, by kind and state.', async () =>
    (await readJobs()).flatMap(({ queue, waiting, running, failed, givenUp }) =>
      Object.entries({ waiting, running, failed, given_up: givenUp }).map(([state, value]) => ({
        labels: { queue, state },
        value,
      })),
    ),
  );
  metrics.gauge('mwanzo_jobs_oldest_seconds', 'Age of the oldest job that waits; 0 if none waits.', async () =>
    (await readJobs()).map(({ queue, oldestSeconds: value }) => ({ labels: { queue }, value })),
  );
  const readPayments = held(() => countPayments(database, clock.now()));
  metrics.gauge(
    'mwanzo_payments',
    'Orders that are open or need a person, by state; received in 24 hours, without a receipt, and late.',
    async () => (await readPayments()).map(({ state, count }) => ({ labels: { state }, value: count })),
  );
}

/** Counts the work that waits, and how long the oldest of it has waited, in seconds. */
export async function countWork(database: Database, now: Date) {
  const mails = await getRow(database, countOpenMails, {});
  const cases = await getRow(database, countPending, {});
  const erasures = await getRow(database, countOpenErasures, {});
  const age = (oldest: Date | null | undefined) =>
    oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0;
  return {
    waiting: {
      account_mails: mails?.count ?? 0,
      verifications: cases?.pending ?? 0,
      screenings: cases?.unscreened ?? 0,
      erasures: erasures?.count ?? 0,
    },
    oldest: {
      account_mails: age(mails?.oldest),
      verifications: age(cases?.oldest),
      erasures: age(erasures?.oldest),
    },
  };
}

function readings(label: 'state' | 'work', values: Record<string, number>): Reading[] {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
}

/** Shares the result of `read` for some seconds, also among readers who come at once. A failure is not kept. */
function held<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (last && now - last.at < heldMs) return last.result;
    const result = read();
    const kept = { at: now, result };
    last = kept;
    result.catch(() => {
      if (last === kept) last = undefined;
    });
    return result;
  };
}
