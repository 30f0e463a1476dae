import { firstRandomNumber, groups, memberId } from '../filling/member-ids.ts';
import type { Answer } from '../load/http-client.ts';
import { atMost, type Check, type Row } from '../report/row.ts';
import { issueTokens, load, randomNumber, type Bench } from './bench.ts';

/** Of the 20 dealt, how many a member answers before the client asks again. */
const answersPerDeck = 18;
const visitsMax = 30;
const cpuMicrosMax = 1500;
const p99MsMax = 25;
const longHistoryFactorMax = 3;

/** $1 a member, $2 whom they answer. Whoever has answered them before gets a pass. */
const answerDeck = `
  insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
  select least($1::bigint, id), greatest($1, id), case when $1 < id then random() < .4 end, case when $1 > id then random() < .4 end,
    case when $1 < id then now() end, case when $1 > id then now() end
  from unnest($2::bigint[]) id
  on conflict (low_id, high_id) do update set
    low_liked = case when $1 = pairs.low_id then false else pairs.low_liked end,
    high_liked = case when $1 = pairs.high_id then false else pairs.high_liked end`;

interface Walk {
  readonly what: string;
  readonly ids: readonly number[];
  /** Decks for each member at most, with answers between. */
  readonly visits: number;
}

interface Walked extends Row {
  readonly cpuMicros: number;
}

export async function measureDecks(bench: Bench): Promise<Row[]> {
  const { profiles } = bench.settings;
  const randomMembers = (count: number): number[] =>
    Array.from({ length: count }, () => memberId(randomNumber(firstRandomNumber, profiles)));
  await forgetAnswers(bench);
  await walkDecks(bench, { what: 'warm-up', ids: randomMembers(200), visits: 10 });
  const first = await walkDecks(bench, { what: 'deck: first of the day', ids: randomMembers(1000), visits: 1 });
  const fresh = await walkDecks(bench, { what: 'deck: a new member', ids: idsOf(groups.fresh), visits: visitsMax });
  const long = await walkDecks(bench, {
    what: 'deck: with 10,000 swipes',
    ids: idsOf(groups.swipers),
    visits: visitsMax,
  });
  const small = await walkDecks(bench, {
    what: 'deck: of a small town',
    ids: idsOf(groups.smallTown),
    visits: visitsMax,
  });
  const mixed = await walkDecks(bench, { what: 'deck: random members', ids: randomMembers(200), visits: visitsMax });
  const factor = long.cpuMicros / fresh.cpuMicros;
  const longChecks: Check[] = [
    ...long.checks,
    { budget: `<= ${longHistoryFactorMax} times a new member`, holds: factor <= longHistoryFactorMax },
  ];
  return [
    first,
    fresh,
    { ...long, figure: `${long.figure}, ${factor.toFixed(1)} times`, checks: longChecks },
    small,
    mixed,
  ];
}

/** In a kept database the new members have been walked before. */
async function forgetAnswers({ database }: Bench): Promise<void> {
  const { pool } = database.database;
  await pool.query('delete from pairs where low_id = any ($1::bigint[]) or high_id = any ($1::bigint[])', [
    [...idsOf(groups.fresh), ...idsOf(groups.smallTown)],
  ]);
  await pool.query('vacuum (analyze) pairs');
}

function idsOf({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => memberId(from + index));
}

/** Each member in turn: a deck, then answers by SQL that do not count, then the next deck. */
async function walkDecks(bench: Bench, { what, ids, visits }: Walk): Promise<Walked> {
  const tokenOf = await issueTokens(bench.app, ids);
  await bench.database.database.pool.query('delete from deck_queues where user_id = any ($1::bigint[])', [ids]);
  const client = await bench.database.database.pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waiting = [...new Set(ids)];
    const visitors = new Map<number, number>();
    let dealt = 0;
    let answered: Promise<unknown> = Promise.resolve();
    const total = Math.min(Math.max(500, Math.floor(bench.settings.requests / 8)), waiting.length * visits);
    const plan = {
      total,
      nextCall(index: number) {
        const id = waiting.shift() ?? 0;
        visitors.set(index, id);
        return { method: 'GET' as const, path: '/api/profiles/discover/', token: tokenOf(id) };
      },
      async afterAnswer(index: number, answer: Answer) {
        const id = visitors.get(index) ?? 0;
        const deck = answer.json() as { id: number }[];
        dealt += deck.length;
        const values = [id, deck.slice(0, answersPerDeck).map((profile) => profile.id)];
        // One after the other: the work of this one connection is what does not count.
        answered = answered.then(() => client.query({ name: 'answer-deck', text: answerDeck, values }));
        await answered;
        waiting.push(id);
      },
    };
    const result = await load(bench, plan, { uncountedBackend: rows[0]?.pid ?? 0 });
    const cpuMicros = result.appCpuMicros + result.databaseCpuMicros;
    return {
      what,
      figure: `${cpuMicros.toFixed(0)} µs CPU, ${(dealt / total).toFixed(1)} dealt`,
      load: result,
      cpuMicros,
      checks: [atMost('µs', cpuMicros, cpuMicrosMax), atMost('ms p99', result.p99Ms, p99MsMax)],
    };
  } finally {
    client.release();
  }
}
