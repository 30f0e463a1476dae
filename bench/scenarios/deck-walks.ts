import { firstRandomNumber, groups, memberId } from '../filling/member-ids.ts';
import type { HttpResponse } from '../load/http-client.ts';
import { atMost, type Check, type Row } from '../report/row.ts';
import { issueTokens, load, randomNumber, type Bench } from './bench.ts';

/** Of a deck's 20 profiles a member swipes so many before the client requests the next deck. */
const swipesPerDeck = 18;
const decksPerMember = 30;
const cpuMicrosMax = 1500;
const p99MsMax = 25;
const longHistoryFactorMax = 3;

/** $1 a member, $2 the profiles they swipe. Those who have swiped the member before get a pass. */
const swipeProfiles = `
  insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
  select least($1::bigint, id), greatest($1, id),
    case when $1 < id then random() < .4 end, case when $1 > id then random() < .4 end,
    case when $1 < id then now() end, case when $1 > id then now() end
  from unnest($2::bigint[]) id
  on conflict (low_id, high_id) do update set
    low_liked = case when $1 = pairs.low_id then false else pairs.low_liked end,
    high_liked = case when $1 = pairs.high_id then false else pairs.high_liked end`;

interface Walk {
  readonly scenario: string;
  readonly ids: readonly number[];
  /** The most decks that each member requests, with swipes between them. */
  readonly decksMax: number;
}

interface Walked extends Row {
  readonly cpuMicros: number;
}

export async function measureDeckWalks(bench: Bench): Promise<Row[]> {
  const { profiles } = bench.settings;
  const randomMembers = (count: number): number[] =>
    Array.from({ length: count }, () => memberId(randomNumber(firstRandomNumber, profiles)));
  await deleteSwipes(bench);
  await walkDecks(bench, { scenario: 'warm-up', ids: randomMembers(200), decksMax: 10 });
  const first = await walkDecks(bench, { scenario: 'deck: first of the day', ids: randomMembers(1000), decksMax: 1 });
  const fresh = await walkDecks(bench, {
    scenario: 'deck: a new member',
    ids: idsOf(groups.fresh),
    decksMax: decksPerMember,
  });
  const long = await walkDecks(bench, {
    scenario: 'deck: with 10,000 swipes',
    ids: idsOf(groups.swipers),
    decksMax: decksPerMember,
  });
  const small = await walkDecks(bench, {
    scenario: 'deck: of a small town',
    ids: idsOf(groups.smallTown),
    decksMax: decksPerMember,
  });
  const mixed = await walkDecks(bench, {
    scenario: 'deck: random members',
    ids: randomMembers(200),
    decksMax: decksPerMember,
  });
  const factor = long.cpuMicros / fresh.cpuMicros;
  const longChecks: Check[] = [
    ...long.checks,
    { budget: `<= ${longHistoryFactorMax} times a new member`, isMet: factor <= longHistoryFactorMax },
  ];
  return [
    first,
    fresh,
    { ...long, result: `${long.result}, ${factor.toFixed(1)} times`, checks: longChecks },
    small,
    mixed,
  ];
}

/** Makes the groups new again: in a kept database they have swiped in an earlier run. */
async function deleteSwipes({ database }: Bench): Promise<void> {
  const { pool } = database.database;
  await pool.query('delete from pairs where low_id = any ($1::bigint[]) or high_id = any ($1::bigint[])', [
    [...idsOf(groups.fresh), ...idsOf(groups.smallTown)],
  ]);
  await pool.query('vacuum (analyze) pairs');
}

function idsOf({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => memberId(from + index));
}

/** Requests decks for the members in turn. After each one its profiles are swiped by SQL, whose time does not count. */
async function walkDecks(bench: Bench, { scenario, ids, decksMax }: Walk): Promise<Walked> {
  const tokenOf = await issueTokens(bench.app, ids);
  await bench.database.database.pool.query('delete from deck_queues where user_id = any ($1::bigint[])', [ids]);
  const client = await bench.database.database.pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waiting = [...new Set(ids)];
    const visitors = new Map<number, number>();
    let dealt = 0;
    let swiped: Promise<unknown> = Promise.resolve();
    const { requests, isToy } = bench.settings;
    const wanted = isToy ? requests : Math.max(500, Math.floor(requests / 8));
    const total = Math.min(wanted, waiting.length * decksMax);
    const plan = {
      total,
      nextRequest(index: number) {
        const id = waiting.shift() ?? 0;
        visitors.set(index, id);
        return { method: 'GET' as const, path: '/api/profiles/discover/', token: tokenOf(id) };
      },
      async afterResponse(index: number, response: HttpResponse) {
        const id = visitors.get(index) ?? 0;
        const deck = response.json() as { id: number }[];
        dealt += deck.length;
        const values = [id, deck.slice(0, swipesPerDeck).map((profile) => profile.id)];
        // One after the other, because only the work of this one connection is left out of the figures.
        swiped = swiped.then(() => client.query({ name: 'swipe-profiles', text: swipeProfiles, values }));
        await swiped;
        waiting.push(id);
      },
    };
    const result = await load(bench, plan, { uncountedBackend: rows[0]?.pid ?? 0 });
    const cpuMicros = result.appCpuMicros + result.databaseCpuMicros;
    return {
      scenario,
      result: `${cpuMicros.toFixed(0)} µs CPU, ${(dealt / total).toFixed(1)} dealt`,
      load: result,
      cpuMicros,
      checks: [atMost('µs', cpuMicros, cpuMicrosMax), atMost('ms p99', result.p99Ms, p99MsMax)],
    };
  } finally {
    client.release();
  }
}
