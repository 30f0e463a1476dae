import { expect, test, vi } from 'vitest';
import type { OrderFailure } from '../features/discovery/deck/index.ts';
import { keptMs } from '../features/discovery/matching/weights-for.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { runMatching } from './operator-matching.ts';

const fails = vi.hoisted(() => ({ kept: false, crowd: false, afterOrder: async () => {} }));

vi.mock('../features/discovery/deck/retrieve-kept.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../features/discovery/deck/retrieve-kept.ts')>();
  const retrieveKept: typeof original.retrieveKept = async (...asked) => {
    if (fails.kept) throw new Error('no kept people');
    return original.retrieveKept(...asked);
  };
  return { retrieveKept };
});

vi.mock('../features/discovery/deck/count-crowd.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../features/discovery/deck/count-crowd.ts')>();
  const countCrowd: typeof original.countCrowd = async (...asked) => {
    if (fails.crowd) throw new Error('no count');
    return original.countCrowd(...asked);
  };
  return { countCrowd };
});

vi.mock('../features/discovery/deck/rank-retrieved.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../features/discovery/deck/rank-retrieved.ts')>();
  const rankRetrieved: typeof original.rankRetrieved = async (...asked) => {
    const ids = await original.rankRetrieved(...asked);
    await fails.afterOrder();
    return ids;
  };
  return { rankRetrieved };
});

const metrics = createMetrics();
const testApp = await buildTestApp({}, { metrics });
const { database, inject, clock } = testApp;
const change = (text: string) => database.pool.query(text);

const viewer = await createMember(testApp);
const men = [];
for (let made = 0; made < 30; made += 1) men.push(await createMember(testApp, { gender: 'male' }));
await change(`insert into matching_states (user_id) select user_id from profiles`);
const kept = men.at(-1);
await change(`insert into keeps (user_id, kept_id, kept_at) values (${viewer.id}, ${kept?.id}, now())`);
// He would stand last if he was not kept.
await change(`update matching_states set log_price = 0.6, generosity_mean = -9 where user_id = ${kept?.id}`);

const lost = (table: string) => [`alter table ${table} rename to gone`, `alter table gone rename to ${table}`] as const;
const chooseWeights = (weights: string) =>
  `insert into matching_versions (id, made_at, weights, figures) overriding system value
     values (1, now(), '${weights}', '{}');
   insert into matching_choices (version) values (1)`;
const forgetVersion = 'delete from matching_choices; delete from matching_versions';

interface Fault {
  readonly name: string;
  readonly breaks: string;
  readonly mends: string;
  /** The count of the metric that rises; null if the deck has all its parts. */
  readonly counted: `${OrderFailure['part']}` | null;
  /** The operator's status says this. */
  readonly said: string;
}

const withoutTable = (table: string, counted: Fault['counted'], said: string): Fault => {
  const [breaks, mends] = lost(table);
  return { name: `the table ${table} is lost`, breaks, mends, counted, said };
};

const faults: readonly Fault[] = [
  {
    name: 'the numbers of members are damaged',
    breaks: `update matching_states set generosity_mean = 'NaN', attractiveness_variance = -1`,
    mends: 'update matching_states set generosity_mean = 0, attractiveness_variance = 0.67',
    counted: null,
    said: 'The numbers of 31 members are damaged, who count as new.',
  },
  {
    name: 'a clock was a year ahead when they were learned',
    breaks: `update matching_states set learned_at = now() + interval '1 year'`,
    mends: 'update matching_states set learned_at = null',
    counted: null,
    said: 'The numbers of 31 members are of a time to come: a clock was wrong.',
  },
  {
    name: 'the version in use is not there',
    breaks: 'insert into matching_choices (version) values (88)',
    mends: forgetVersion,
    counted: null,
    said: 'There is no version 88. The built-in weights take its place.',
  },
  {
    name: 'a weight is no number',
    breaks: chooseWeights('{"base": "NaN", "of": {}}'),
    mends: forgetVersion,
    counted: null,
    said: 'Version 1 is damaged: base is no number. The built-in weights take its place.',
  },
  withoutTable(
    'report_cases',
    'likes',
    'Decks come by distance and recency: their order fails (relation "report_cases"',
  ),
  withoutTable(
    'matching_states',
    'order',
    'Decks come by distance and recency: their order fails (relation "matching_states',
  ),
  withoutTable('matching_choices', null, 'The weights cannot be read: relation "matching_choices" does not exist.'),
  withoutTable('matching_versions', null, 'The versions cannot be read: relation "matching_versions" does not exist.'),
];

/** The decks that came without this part, or without any. */
const countOf = async (part = '\\w*') => {
  const samples = new RegExp(`^mwanzo_deck_fallbacks_total\\{part="${part}".*\\} (\\d+)$`, 'gm');
  return [...(await metrics.text()).matchAll(samples)].reduce((sum, [, count]) => sum + Number(count), 0);
};

/** The ids in a deck that is filled now, with the weights that are chosen now. */
async function fill(): Promise<number[]> {
  await change('delete from deck_queues');
  clock.advance(keptMs);
  const response = await inject({ url: '/api/profiles/discover/', headers: viewer.headers });
  expect(response.statusCode).toBe(200);
  return response.json().map(({ id }: { id: number }) => id);
}

test.each(faults)('if $name, the deck still comes, and the operator reads what is wrong', async (fault) => {
  expect(await runMatching(database, ['status'])).toMatch(/^problems +none$/m);
  const counts = async () => [await countOf(fault.counted ?? 'order'), await countOf()];
  const risen = (await counts()).map((before) => before + (fault.counted ? 1 : 0));
  await change(fault.breaks);
  try {
    expect(await fill()).toHaveLength(20);
    expect(await counts()).toEqual(risen);
    expect(await runMatching(database, ['status'])).toContain(fault.said);
  } finally {
    await change(fault.mends);
  }
  expect(await fill()).toHaveLength(20);
  expect(await counts()).toEqual(risen);
});

test('if no deck can be made, the operator reads why', async () => {
  await change('alter table profiles rename town to gone');
  const mend = () => change('alter table profiles rename gone to town');
  const told = await runMatching(database, ['status']).finally(mend);
  expect(told).toMatch(/^a deck was tried +there is none$/m);
  expect(told).toMatch(/^problems +No deck can be made: column "town" does not exist\.$/m);
});

test.each(['kept', 'crowd'] as const)('a deck comes without one of its parts: %s', async (part) => {
  const before = await countOf(part);
  const inFront = async () => (await fill())[0] === kept?.id;
  expect(await inFront()).toBe(true);
  fails[part] = true;
  expect(await inFront()).toBe(part !== 'kept');
  fails[part] = false;
  expect(await countOf(part)).toBe(before + 1);
  expect(await inFront()).toBe(true);
});

test('a deck does not wait for likes that are late', async () => {
  const blocking = await database.pool.connect();
  await blocking.query('begin; lock table report_cases in access exclusive mode');
  const deck = await fill().finally(() => blocking.query('rollback'));
  blocking.release();
  expect(deck).toHaveLength(20);
  expect(await metrics.text()).toContain('mwanzo_deck_fallbacks_total{part="likes",reason="late"} 1');
});

test('somebody who is deleted between the order and the dealing is left out, and nobody else', async () => {
  const [first = 0] = (await fill()).filter((id) => id !== kept?.id);
  fails.afterOrder = async () => {
    await database.pool.query('delete from users where id = $1', [first]);
  };
  const ids = await fill();
  fails.afterOrder = async () => {};
  expect(ids).toHaveLength(20);
  expect(ids).not.toContain(first);
});
