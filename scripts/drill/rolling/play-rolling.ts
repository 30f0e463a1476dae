import { migrate } from '../../../server/src/database/migrate.ts';
import { openDatabase, type Database } from '../../../server/src/database/connect.ts';
import { copyDatabase, urlOfDatabase } from '../../../server/src/testing/database-administration.ts';
import { redisIsMissing, startRedis } from '../../../server/src/testing/redis-server.ts';
import { startInstalledPostgres } from '../../test/installed-postgres.ts';
import { proxyIsMissing } from '../proxy.ts';
import { notPlayed, type Played } from '../step.ts';
import { rollRestarts, type RollingPlan, type RollingResult } from './roll-restarts.ts';

const people = { couples: 15, uploaders: 2, others: 400 };
const faultsShown = 12;
const logged = 3;
/** Members notice a stream that is away for longer, in ms. */
const awayMsMax = 3000;

/** Plays with a fresh database on an installed PostgreSQL, and a Redis. */
async function onFreshServices(
  play: (services: Pick<RollingPlan, 'database' | 'databaseUrl' | 'redisUrl'>) => Promise<Played>,
): Promise<Played> {
  await using started = new AsyncDisposableStack();
  const missing = proxyIsMissing ?? redisIsMissing;
  const postgres = missing === null ? startInstalledPostgres() : null;
  if (!postgres) return notPlayed(missing ?? 'PostgreSQL is not installed: apt-get install postgresql');
  started.defer(() => postgres.stop());
  const redis = await startRedis();
  started.defer(redis.kill);
  await copyDatabase(postgres.url, 'template0', 'mwanzo_drill');
  const databaseUrl = urlOfDatabase(postgres.url, 'mwanzo_drill');
  await migrate(databaseUrl);
  const database = openDatabase({ url: databaseUrl, applicationName: 'mwanzo-drill' });
  started.defer(() => database.close());
  return await play({ database, databaseUrl, redisUrl: redis.url });
}

/** Restarts the two processes in turn, as often as given, and then writes one message past the server. */
export const playRolling = (restarts: number): Promise<Played> =>
  onFreshServices(async (services) => {
    const result = await rollRestarts({ ...services, restarts, people, rate: 24 });
    const found = await findPlanted(services.database, result);
    return {
      isWell: result.faults.length === 0 && found,
      lines: [
        ...describe(result, restarts),
        `Control: a message that was written past the server was ${found ? '' : 'NOT '}found.`,
      ],
    };
  });

/** Plays the same with processes that accept nothing from the moment they are asked to stop. */
export const playSaboteur = (): Promise<Played> =>
  onFreshServices(async (services) => {
    const result = await rollRestarts({ ...services, restarts: 2, people, rate: 24, stopsAtOnce: true });
    const failed = result.ledger.failures.length;
    const control = 'Control: processes that stop without telling the proxy first, and a proxy that asks only once.';
    return { isWell: failed > 0, lines: [control, `${failed} requests failed, as they must.`] };
  });

async function findPlanted(database: Database, { compareAgain }: RollingResult): Promise<boolean> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into messages (low_id, high_id, sender_id, text, created_at)
     select low_id, high_id, sender_id, 'Habari', now() from messages order by id desc limit 1 returning id`,
  );
  return (await compareAgain()).includes(`never acknowledged: message ${rows[0]?.id}`);
}

function describe(result: RollingResult, restarts: number): string[] {
  const { ledger, faults, stopsMs, awayMs, continued, refetched, problems } = result;
  const all = Object.values(ledger.requests).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(ledger.requests).map(([kind, count]) => `${kind} ${count}`);
  const late = awayMs.filter((ms) => ms > awayMsMax).length;
  return [
    `${restarts} restarts of two processes in turn, as the unit starts them, behind the shipped HAProxy file with TLS.`,
    `${all} requests (${kinds.join(', ')}); ${ledger.failures.length} failed.`,
    `${ledger.cutUploads} uploads were cut off, sent again and stored once.`,
    `${ledger.messages.size} messages and ${ledger.swipes.size} swipes were acknowledged and are in the tables.`,
    `${awayMs.length} streams ended and came back: after ${seconds(middle(awayMs))} at the median, ` +
      `${seconds(awayMs.at(-1))} at most, ${late} of them after more than 3 s. ${continued} went on where they were, ` +
      `${refetched} fetched again.`,
    `A stop took ${seconds(middle(stopsMs))} at the median and ${seconds(stopsMs.at(-1))} at most.`,
    `The servers logged ${problems.length} warnings and errors: ${problems.slice(0, logged).map(messageOf).join(', ')}`,
    faults.length === 0 ? 'Nothing was lost, doubled or unseen.' : `FAULTS: ${faults.length}`,
    ...faults.slice(0, faultsShown),
  ];
}

const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)];
const seconds = (ms: number | undefined) => (ms === undefined ? 'no time' : `${(ms / 1000).toFixed(1)} s`);
const messageOf = (line: string) => `"${/"msg":"([^"]*)"/.exec(line)?.[1] ?? ''}"`;
