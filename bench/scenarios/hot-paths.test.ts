import { expect, test } from 'vitest';
import type { Database } from '../../server/src/database/connect.ts';
import type { Batch } from '../../server/src/database/together.ts';
import { systemClock } from '../../server/src/gateways/clock.ts';
import { createAccessTokens } from '../../server/src/http/access-tokens.ts';
import { createMatch, createMember } from '../../server/src/testing/factories.ts';
import { testConfig } from '../../server/src/testing/test-config.ts';
import { setUpTestDatabase } from '../../server/src/testing/test-database.ts';
import type { Drawn } from '../data-layer/operation.ts';
import { linesOf } from '../data-layer/pgbench.ts';
import { recordStatements, type RecordedStatement } from '../data-layer/record-statements.ts';
import { readSettings } from '../settings.ts';
import type { HotPath } from './hot-path.ts';
import { drawMatchedPairs, type MatchedPair } from './matched-pairs.ts';
import { matchesPath } from './matches.ts';
import { conversationPath, messagePath } from './message.ts';
import { swipePath } from './swipe.ts';

const { url, database } = await setUpTestDatabase();
const benchDatabase = { url, database, version: '', postmaster: null, close: async () => {} };
const tokens = createAccessTokens(testConfig('').secretKey, systemClock);
const people = { database, clock: systemClock, tokens };
// As in the bench, where everybody has Premium.
const plan = 'premium';
const [one, other] = [await createMember(people, { plan }), await createMember(people, { plan, gender: 'male' })];
await createMatch(people, one, other);
// Each draw of values takes one of them, so that each swipe is the first one.
const strangers = await Promise.all(Array.from({ length: 8 }, () => createMember(people, { gender: 'male' })));
const pairs: readonly MatchedPair[] = await drawMatchedPairs(benchDatabase);

const newValues = (): Drawn => ({
  user: one.id,
  target: strangers.pop()?.id ?? 0,
  sender: one.id,
  receiver: other.id,
  client: crypto.randomUUID(),
  liked: true,
});

const paths: readonly [string, HotPath][] = [
  ['swipe', swipePath({ settings: readSettings([]) })],
  ['message', messagePath(pairs)],
  ['conversation', conversationPath(pairs)],
  ['matches', matchesPath([one.id])],
];

test.each(paths)('the statements of the scenario %s run in pgbench with all of their values', async (_, path) => {
  const values = newValues();
  const fill = (line: string) =>
    line.replaceAll(/(?<!:):([a-z]+)/g, (_variable, name: string) =>
      typeof values[name] === 'string' ? `'${values[name]}'` : String(values[name]),
    );
  for (const trip of await recordStatements(path.operation)) {
    const lines = await linesOf(database, trip);
    const results = [await database.pool.query(lines.map(fill).join('\n'))].flat();
    // The first statement of each finds or writes a row; what follows it in a round trip may have nothing to do.
    expect(results.find(({ command }) => command !== 'BEGIN')?.rowCount).toBe(1);
  }
});

test.each(paths)('the scenario %s measures the statements that the app runs', async (_, { operation }) => {
  const run: string[][] = [];
  const query = (statement: RecordedStatement) => {
    run.push([statement.name]);
    return database.pool.query({ ...statement, values: [...statement.values] });
  };
  const connect = async () => {
    const client = await database.pool.connect();
    const send = (batch: Batch) => {
      run.push(batch.calls.map(({ name }) => name));
      return client.query(batch);
    };
    return { query: send, release: () => client.release() };
  };
  await operation.run({ pool: { query, connect } } as unknown as Database, newValues());
  expect((await recordStatements(operation)).map((trip) => trip.map(({ name }) => name))).toEqual(run);
});
