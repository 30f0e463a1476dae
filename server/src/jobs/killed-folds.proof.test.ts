import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { foldLessons, foldTogether } from '../features/discovery/matching/index.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { Secret } from '../config/secret.ts';
import { createMember } from '../testing/factories.ts';
import { proofSize } from '../testing/proof-size.ts';
import { startProcess, type StartedProcess } from '../testing/start-process.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';

/** To the database it is the same when only a connection dies, which is quicker than a new process. */
const processKills = proofSize(1, 5);
const kills = proofSize(4, 50);
const killsTogether = proofSize(2, 20);
const people = 24;
const { database, url } = await setUpTestDatabase();
const { pool } = database;
const clock = createTestClock();
const testApp = { database, clock, tokens: createAccessTokens(new Secret('5'.repeat(40)), clock) };

/** Everybody has answered everybody: likes and passes, quick ones and slow ones, at moments that repeat. */
async function answerAll(): Promise<void> {
  for (let made = 0; made < people; made += 1) {
    await createMember(testApp, { age: 20 + made, interests: made % 2 === 0 ? ['hiking', 'tea'] : ['tea'] });
  }
  const liked = (salt: number) => `hashint8(low.id * 31 + high.id * 17 + ${salt}) % 3 <> 0`;
  const at = (step: number) => `$1::timestamptz + interval '1 second' * ((low.id + ${step} * high.id) % 5000)`;
  await pool.query(
    `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, low_deciding_ms,
       high_looked)
     select low.id, high.id, ${liked(1)}, ${liked(2)}, ${at(3)}, ${at(7)}, (low.id + high.id) % 1500, high.id % 3
     from users low join users high on low.id < high.id`,
    [clock.now()],
  );
}

/** Two thirds of those who like each other have talked, as many have called each other, and as many plan a date. */
async function doTogether(): Promise<void> {
  await pool.query(
    'update pairs set matched_at = greatest(low_swiped_at, high_swiped_at) where low_liked and high_liked',
  );
  const matches = (remainder: number) =>
    `(select low_id, high_id, matched_at + interval '1 minute' * ((low_id + high_id) % 1000) as at from pairs
      where matched_at is not null and (low_id + high_id) % 3 <> ${remainder}) match`;
  await pool.query(
    `insert into messages (low_id, high_id, sender_id, text, created_at)
     select low_id, high_id, case when n % 2 = 0 then low_id else high_id end, 'Habari', at
     from ${matches(0)} cross join generate_series(1, 6) n`,
  );
  await pool.query(
    `insert into calls (id, client_id, caller_id, callee_id, caller_device, callee_device, started_at, rings_until,
       answered_at, caller_seen_at, callee_seen_at, ended_at, reason)
     select gen_random_uuid(), gen_random_uuid(), low_id, high_id, gen_random_uuid(), gen_random_uuid(), at, at, at, at,
       at, at + interval '1 minute', 'user_hangup' from ${matches(1)}`,
  );
  await pool.query(
    `insert into date_plans (user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at, closes_at,
       nonce, secret_hash, created_at)
     select high_id, gen_random_uuid(), low_id, 'Brian', 'Java House', at, at + interval '1 hour',
       at + interval '1 day', '', sha256((low_id || '-' || high_id)::bytea), at from ${matches(2)}`,
  );
}

const askAgain = () => pool.query('update pairs set low_to_learn = true, high_to_learn = true, taught = 0');
const waiting = async () =>
  (await pool.query('select 1 from pairs where low_to_learn or high_to_learn limit 1')).rowCount ?? 0;
const taught = async (): Promise<unknown> =>
  (await pool.query('select json_agg(taught order by low_id, high_id)::text as all from pairs')).rows[0]?.all;
const states = async (): Promise<unknown> =>
  (await pool.query(`select json_agg(state order by user_id)::text as all from matching_states state`)).rows[0]?.all;

/**
 * From now on, each transaction that learns lasts for a while between its writes and its commit. The while is long
 * enough that few of them end between two stops: lessons must be left for the last stop on a busy machine, too.
 */
async function slowDown(ms: number): Promise<void> {
  await pool.query(
    `create or replace function dawdle() returns trigger language plpgsql as
       'begin perform pg_sleep(${ms / 1000}); return null; end';
     create trigger dawdle after update on pairs for each statement execute function dawdle()`,
  );
}

async function start(name: string): Promise<StartedProcess> {
  const variables = { DATABASE_URL: url, NAME: name, AT_ONCE: '3' };
  const worker = startProcess('server/src/jobs/fold-worker.fixture.ts', variables);
  await worker.address();
  return worker;
}

interface Writer {
  readonly name: string;
  /** The process of the database that serves the worker. */
  readonly backend: number;
}

/** A worker that has written what it learned and has not committed it; null if there is none. */
async function findWriter(): Promise<Writer | null> {
  const { rows } = await pool.query<Writer>(
    `select application_name as name, pid as backend from pg_stat_activity
     where datname = current_database() and application_name like 'fold %' and wait_event = 'PgSleep'`,
  );
  return rows[0] ?? null;
}

test(
  `two workers that are stopped ${kills} times between fold and commit learn each answer and each deed once`,
  { timeout: 120_000 + kills * 5000 },
  async () => {
    await answerAll();
    await doTogether();
    await askAgain();
    await foldLessons(testApp);
    const ofAnswers = await states();
    await foldTogether(testApp, 3600);
    const expected = await states();
    const expectedMarks = await taught();
    expect(expected).not.toBe(ofAnswers);
    await foldTogether(testApp, 3600);
    expect(await states()).toBe(expected);
    await pool.query('update pairs set taught = 0');
    await foldTogether(testApp, 3600);
    const expectedAgain = await states();
    await pool.query('delete from matching_states');
    await askAgain();
    await slowDown(50);
    const workers = new Map<string, StartedProcess>();
    const add = async (at: number) => workers.set(`fold ${at}`, await start(`fold ${at}`));
    await Promise.all([add(0), add(1)]);
    let nextName = 2;
    const stopWorkers = async (times: number, withinMs: number) => {
      for (let killed = 0; killed < times; killed += 1) {
        const { name, backend } = await vi.waitUntil(findWriter, { interval: 10, timeout: 20_000 });
        // The transaction may be anywhere in its last steps, or has just ended.
        await wait(Math.random() * withinMs);
        const worker = workers.get(name);
        if (!worker || killed % (kills / processKills) >= 1) {
          await pool.query('select pg_terminate_backend($1)', [backend]);
          continue;
        }
        worker.signal('SIGKILL');
        workers.delete(name);
        await Promise.all([worker.exitCode(), add((nextName += 1))]);
      }
    };
    await stopWorkers(kills, 60);
    expect(await waiting()).toBe(1);
    await pool.query('drop trigger dawdle on pairs');
    await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toBe(0);
    await expect.poll(taught, { timeout: 60_000, interval: 50 }).toBe(expectedMarks);
    expect(await states()).toBe(expected);
    // Now only lessons of two wait, so that all stops are between these and their note.
    await slowDown(200);
    await pool.query('update pairs set taught = 0');
    await stopWorkers(killsTogether, 210);
    await pool.query('drop trigger dawdle on pairs');
    await expect.poll(taught, { timeout: 60_000, interval: 50 }).toBe(expectedMarks);
    expect(await states()).toBe(expectedAgain);
    // One answer that is learned twice would show.
    await pool.query(
      'update pairs set low_to_learn = true where low_id = (select min(low_id) from pairs where low_liked)',
    );
    await foldLessons(testApp);
    await expect.poll(waiting).toBe(0);
    const afterAnswer = await states();
    expect(afterAnswer).not.toBe(expectedAgain);
    await pool.query('update pairs set taught = 0 where low_id = (select min(low_id) from pairs where taught > 0)');
    await expect.poll(taught).toBe(expectedMarks);
    expect(await states()).not.toBe(afterAnswer);
  },
);
