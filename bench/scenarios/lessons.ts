import { setTimeout as wait } from 'node:timers/promises';
import { cpuMicroseconds } from '../machine/cpu-time.ts';
import type { Row } from '../report/row.ts';
import type { Bench } from './bench.ts';

const lessonsMax = 20_000;
const rounds = 3;
const patienceSeconds = 180;
/** Lessons a second on half a core, of the server and the database together. */
const rateMin = 5000;

interface Cost {
  readonly server: number;
  readonly database: number;
}

/** The cost of learning answers, as the server does it by itself: new answers of different members to one another. */
export async function measureLessons(bench: Bench): Promise<Row> {
  const count = Math.min(lessonsMax, Math.floor(bench.settings.profiles / 5));
  if (!bench.settings.isToy) {
    await untilIdle(bench);
    await learnAnswers(bench, count);
  }
  const costs: Cost[] = [];
  for (let round = 0; round < (bench.settings.isToy ? 1 : rounds); round += 1)
    costs.push(await learnAnswers(bench, count));
  const { server, database } = middleOf(costs);
  const rate = 500_000 / (server + database);
  const rateText = Math.round(rate).toLocaleString('en');
  const costText = `server ${server.toFixed(0)} µs, database ${database.toFixed(0)} µs`;
  return {
    scenario: `${count.toLocaleString('en')} lessons that wait`,
    result: `${rateText} a second on half a core: ${costText}`,
    checks: [{ budget: `>= ${rateMin} a second`, isMet: rate >= rateMin }],
  };
}

/** A server that has just started does other work, such as a refit at night in Nairobi, which would be counted. */
async function untilIdle({ app, database }: Bench): Promise<void> {
  const used = () =>
    cpuMicroseconds(app.pid) + (database.postmaster === null ? 0 : cpuMicroseconds(database.postmaster));
  let idleSeconds = 0;
  for (let seconds = 0; idleSeconds < 3 && seconds < patienceSeconds; seconds += 1) {
    const before = used();
    await wait(1000);
    idleSeconds = used() - before < 50_000 ? idleSeconds + 1 : 0;
  }
}

const sumOf = ({ server, database }: Cost): number => server + database;

function middleOf(costs: readonly Cost[]): Cost {
  const sorted = costs.toSorted((one, other) => sumOf(one) - sumOf(other));
  return sorted[Math.floor(sorted.length / 2)] ?? { server: NaN, database: NaN };
}

/** Waits until the server has learned the answers. It looks for them each second. */
async function learnAnswers({ app, database }: Bench, count: number): Promise<Cost> {
  const { pool } = database.database;
  const used = (): Cost => ({
    server: cpuMicroseconds(app.pid),
    database: database.postmaster === null ? NaN : cpuMicroseconds(database.postmaster),
  });
  // One commit shows all of them, so the server learns nothing while they are written.
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(addAnswers, [count]);
  const before = used();
  await client.query('commit');
  client.release();
  // The newest answer is learned last. A look at all that wait would cost as much as the learning.
  const newest = rows.at(-1)?.id;
  while ((await pool.query('select from pairs where ctid = $1::tid and low_to_learn', [newest])).rowCount)
    await wait(50);
  const after = used();
  const perLesson = (end: number, start: number): number => (end - start) / rows.length;
  return {
    server: perLesson(after.server, before.server),
    database: perLesson(after.database, before.database),
  };
}

const addAnswers = `
  insert into pairs (low_id, high_id, low_liked, low_swiped_at, low_to_learn, low_deciding_ms, low_place, low_looked)
  select least(one.id, other.id), greatest(one.id, other.id), random() < 0.4, now() + place * interval '1 microsecond',
    true, 900 + 2000 * random(), 1 + 20 * random(), 0
  from (select user_id as id, row_number() over (order by random()) as place from profiles) one
    join (select user_id as id, row_number() over (order by random()) as place from profiles) other using (place)
  where one.id <> other.id order by place limit $1 on conflict do nothing
  returning ctid::text as id`;
