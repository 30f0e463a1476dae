import { expect, test } from 'vitest';
import { systemClock } from '../../server/src/gateways/clock.ts';
import { createAccessTokens } from '../../server/src/http/access-tokens.ts';
import { createMatch, createMember } from '../../server/src/testing/factories.ts';
import { testConfig } from '../../server/src/testing/test-config.ts';
import { setUpTestDatabase } from '../../server/src/testing/test-database.ts';
import { withValues } from '../data-layer/pgbench.ts';
import { readSettings } from '../settings.ts';
import type { Bench } from './bench.ts';
import type { HotPath } from './hot-path.ts';
import { drawMatchedPairs, type MatchedPair } from './matched-pairs.ts';
import { matchesPath } from './matches.ts';
import { conversationPath, messagePath } from './message.ts';
import { swipePath } from './swipe.ts';

const { url, database } = await setUpTestDatabase();
const bench: Pick<Bench, 'settings' | 'database'> = {
  settings: readSettings([]),
  database: { url, database, version: '', postmaster: null, close: async () => {} },
};
const tokens = createAccessTokens(testConfig('').secretKey, systemClock);
const people = { database, clock: systemClock, tokens };
const [one, other] = [await createMember(people), await createMember(people, { gender: 'male' })];
await createMatch(people, one, other);
const pairs: readonly MatchedPair[] = await drawMatchedPairs(bench.database);

const ids: Record<string, string> = {
  user: String(one.id),
  target: String(other.id),
  sender: String(one.id),
  receiver: String(other.id),
  client: `'${crypto.randomUUID()}'`,
  liked: '1',
};

test.each<[string, HotPath]>([
  ['swipe', swipePath(bench)],
  ['message', messagePath(bench, pairs)],
  ['conversation', conversationPath(bench, pairs)],
  ['matches', matchesPath(bench, [one.id])],
])('the statement of the scenario %s runs in pgbench with all of its values', async (_, { script }) => {
  const statement = await withValues(database, await script);
  const filled = statement.replaceAll(/(?<!:):([a-z]+)/g, (_variable, name: string) => ids[name] ?? `no ${name}`);
  expect((await database.pool.query(filled)).rowCount).toBe(1);
});
