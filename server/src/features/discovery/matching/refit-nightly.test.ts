import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../database/connect.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { fillAnswers } from './answered-world.fixture.ts';
import { startingWeights } from './model/starting-weights.ts';
import { refitNightly } from './refit-nightly.ts';
import { chooseVersion, startTrial } from './choose-version.ts';
import { weightsFor } from './weights-for.ts';

const { database, url } = await setUpTestDatabase();
await fillAnswers(database, 400);
// Half past three in Nairobi.
const night = '2026-11-22T00:30:00Z';
const clock = createTestClock(night);
const dependencies = { database, clock };
const never = new AbortController().signal;

const rows = async (text: string) => (await database.pool.query(text)).rows;
const countVersions = async () => (await rows('select from matching_versions')).length;
const outcome = async () => (await rows('select refit_outcome from matching_choices'))[0]?.refit_outcome ?? null;

beforeEach(async () => {
  clock.set(night);
  await database.pool.query('delete from matching_choices; delete from matching_versions');
});

test('a refit at night finds what members like, and everybody has the new weights half a minute later', async () => {
  expect((await weightsFor(dependencies, 1)).of.sameTown).toBe(startingWeights.of.sameTown);
  await refitNightly(dependencies, never);
  expect(await outcome()).toMatch(/^version \d+ is in use$/);
  clock.advance(30_000);
  const { of } = await weightsFor(dependencies, 1);
  expect(of.sameTown).toBeLessThan(-0.3);
  const [version] = await rows('select refused_because, figures from matching_versions');
  expect(version).toMatchObject({
    refused_because: null,
    figures: { beside: null, pairs: { gain: expect.any(Number) } },
  });
});

test('several processes refit once a night, and once more in the next one, which is not better', async () => {
  const other = openDatabase({ url });
  try {
    const processes = [database, other, database].map((each) => refitNightly({ database: each, clock }, never));
    await Promise.all(processes);
    await refitNightly(dependencies, never);
    expect(await countVersions()).toBe(1);
  } finally {
    await other.close();
  }
  const [{ version }] = (await rows('select version from matching_choices')) as [{ version: number }];
  clock.advance(24 * 60 * 60 * 1000);
  await refitNightly(dependencies, never);
  expect(await countVersions()).toBe(2);
  expect(await outcome()).toMatch(/^version \d+ is not used: /);
  expect(await rows('select version from matching_choices')).toEqual([{ version }]);
});

test('nothing is refitted by day, but for two nights that were missed', async () => {
  clock.set('2026-11-22T09:00:00Z');
  await refitNightly(dependencies, never);
  expect(await outcome()).toBeNull();
  await database.pool.query("insert into matching_choices (refitted_on) values ('2026-11-21')");
  await refitNightly(dependencies, never);
  expect(await outcome()).toBeNull();
  await database.pool.query("update matching_choices set refitted_on = '2026-11-20'");
  await refitNightly(dependencies, never);
  expect(await outcome()).not.toBeNull();
});

test.each(['holds', 'compares with others'])(
  'weights that the operator %s stay, and the new version waits',
  async (how) => {
    await refitNightly(dependencies, never);
    const [{ version }] = (await rows('select version from matching_choices')) as [{ version: number }];
    await chooseVersion(database, null);
    if (how !== 'holds') {
      await database.pool.query('update matching_choices set is_held = false');
      await startTrial(dependencies, version, 50);
    }
    clock.advance(24 * 60 * 60 * 1000);
    await refitNightly(dependencies, never);
    expect(await outcome()).toMatch(/may be used, and the operator has chosen/);
    expect(await rows('select version from matching_choices')).toEqual([{ version: null }]);
  },
);

test('a refit that is stopped leaves the night to another process, and one that fails is told', async () => {
  const stopped = AbortSignal.abort(new Error('The server stops'));
  await expect(refitNightly(dependencies, stopped)).rejects.toThrow('The server stops');
  expect(await outcome()).toBeNull();
  await database.pool.query('alter table pairs rename column low_place to elsewhere');
  await expect(refitNightly(dependencies, never)).rejects.toThrow();
  await database.pool.query('alter table pairs rename column elsewhere to low_place');
  expect(await outcome()).toMatch(/^failed: /);
  expect(await countVersions()).toBe(0);
  await refitNightly(dependencies, never);
  expect(await countVersions()).toBe(0);
});
