import { beforeEach, expect, test } from 'vitest';
import { readMatchingStatus } from '../features/discovery/matching/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { describeMatching } from './describe-matching.ts';
import { runMatching } from './operator-matching.ts';
import { runOperator } from './run-operator.fixture.ts';

const { database, url } = await setUpTestDatabase();
const change = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const run = (words: string) => runMatching(database, words.split(' '));
const fault = (words: string) => run(words).catch((error: Error) => error);

const figures = { logLoss: 0.6111, auc: 0.7222, expected: 0.41, observed: 0.4, calibrationError: 0.0133 };
const worse = { ...figures, logLoss: 0.6999 };
const check = {
  beside: null,
  pairs: { active: worse, refitted: figures },
  newest: { active: worse, refitted: figures },
};
const names = ['ageGap', 'ageDistance', 'sameTown', 'sameCounty', 'distanceBand', 'sameGoal', 'sharedInterests'].concat(
  ['interestCosine', 'languageOverlap', 'completeness', 'photoCount', 'isVerified', 'recency'],
);
const weights = { base: -0.5, of: Object.fromEntries(names.map((name) => [name, 0.1])) };

const make = (id: number, of: unknown = weights, refused: string | null = null) =>
  change(
    `insert into matching_versions (id, made_at, weights, figures, refused_because) overriding system value
       values ($1, now(), $2, $3, $4)`,
    [id, JSON.stringify(of), JSON.stringify(check), refused],
  );

beforeEach(() => change('delete from matching_choices; delete from matching_versions; delete from users'));

test('before the first refit the built-in weights order all decks, and nothing is wrong', async () => {
  const status = await run('status');
  expect(status).toMatch(/^weights +built-in$/m);
  expect(status).toMatch(/^check +not measured yet$/m);
  expect(status).toMatch(/^trial +none$/m);
  expect(status).toMatch(/^last refit +none yet$/m);
  expect(status).toMatch(/^exposure, 7 days +nobody is shown$/m);
  expect(status).toMatch(/^problems +none$/m);
});

test('a trial without a match has a rate, and one that nobody has seen has none', async () => {
  await make(3);
  await run('try 3 10%');
  const none = { matches: 0, cards: 0 };
  const read = await readMatchingStatus({ database, clock: systemClock });
  const status = { ...read, arms: { trial: { matches: 0, cards: 40 }, others: none } };
  expect(describeMatching(status, { text: '', problems: [] }, new Date())).toMatch(
    /^matches per 100 +trial 0.00 \(0 of 40 cards\), others unknown \(0 of 0 cards\)$/m,
  );
});

test('one command changes the version, and one takes it back', async () => {
  await make(3);
  expect(await run('use 3')).toMatch(/^Version 3 orders the decks of all members/);
  const status = await run('status');
  expect(status).toMatch(/^weights +version 3, held by the operator$/m);
  expect(status).toMatch(
    /^on held pairs +log-loss 0.611, AUC 0.722, likes expected 41.0 %, came 40.0 %, calib.* 0.013/m,
  );
  expect(await run('use built-in')).toMatch(/^The built-in version orders/);
  // The built-in weights were measured beside version 3.
  expect(await run('status')).toMatch(/^on held pairs +log-loss 0.700/m);
  expect(await run('status')).toMatch(/^weights +built-in, held by the operator$/m);
});

test('with "latest" the refit chooses again: the newest version that was not refused', async () => {
  for (const id of [1, 2]) await make(id);
  await make(4, weights, 'the AUC on held pairs is lower');
  await run('use built-in');
  expect(await run('use latest')).toMatch(/^Version 2 orders/);
  const status = await run('status');
  expect(status).toMatch(/^weights +version 2$/m);
  expect(status).toMatch(/^versions +4 of .* UTC, refused: the AUC on held pairs is lower$/m);
});

test.each([
  ['use 99', 1, 'There is no version 99.'],
  ['use newest', 2, '"newest" is no version.'],
  ['use -3', 2, '"-3" is no version.'],
  ['try 99 10%', 1, 'There is no version 99.'],
  ['try 5 10%', 1, 'Version 5 is damaged: base is missing.'],
  ['try built-in 10%', 2, '"built-in" is no version.'],
  ['try 3 0%', 2, '"0%" is no part of the members.'],
  ['try 3 100%', 2, '"100%" is no part'],
  ['try 3 10', 2, '"10" is no part'],
  ['try 3 1.5%', 2, '"1.5%" is no part'],
  ['try 3 ten%', 2, '"ten%" is no part'],
  ['try 2 10%', 1, 'Version 2 is in use for everybody.'],
])('the command %s changes nothing and names what is wrong', async (words, exitCode, message) => {
  for (const id of [2, 3]) await make(id);
  await make(5, { of: {} });
  await run('use 2');
  const before = (await change('select * from matching_choices')).rows;
  expect(await fault(words)).toMatchObject({ exitCode, message: expect.stringContaining(message) });
  expect((await change('select * from matching_choices')).rows).toEqual(before);
});

test.each(['', 'status now', 'use', 'use 3 4', 'try 3', 'try 3 10% now', 'stop'])(
  '"%s" is no command',
  async (words) => {
    await make(3);
    expect(await run(words)).toBeNull();
  },
);

test('a trial is compared with the others by matches for the cards that each were dealt', async () => {
  await change(`insert into users (id, email, password_hash, full_name, created_at)
    select n, n || '@mwanzo.test', 'none', 'Amina', now() from generate_series(1, 40) n`);
  await change(`insert into daily_usage (user_id, day, dealt_ids)
    select id, (now() at time zone 'Africa/Nairobi')::date - 1, array[1, 2] from users`);
  await change(`insert into daily_usage (user_id, day, dealt_ids)
    select id, (now() at time zone 'Africa/Nairobi')::date, array[1, 2, 3, 4, 5] from users`);
  await change(`insert into pairs (low_id, high_id, low_liked, high_liked, matched_at)
    select n, n + 1, true, true, now() from generate_series(1, 39, 2) n`);
  await make(3);
  await run('try 3 50%');
  const status = (await run('status')) ?? '';
  expect(status).toMatch(/^trial +version 3 for 50 % of the members, since /m);
  const armsOf = (text: string) => {
    const found = /trial [\d.]+ \((\d+) of (\d+) cards\), others [\d.]+ \((\d+) of (\d+) cards\)/.exec(text);
    const [, matches = 0, cards = 0, otherMatches = 0, otherCards = 0] = found?.map(Number) ?? [];
    return { matches, cards, otherMatches, otherCards };
  };
  const { matches, cards, otherMatches, otherCards } = armsOf(status);
  // Cards of the day before the trial do not count, and a match counts for both members.
  expect([cards + otherCards, matches + otherMatches]).toEqual([200, 40]);
  expect(cards).toBe(5 * matches);
  expect(matches).toBeGreaterThan(8);
  expect(matches).toBeLessThan(32);
  // Both count from the first day of the trial.
  for (const column of ['matching_choices set trial_since', 'pairs set matched_at'])
    await change(`update ${column} = now() - interval '1 day'`);
  const longer = armsOf((await run('status')) ?? '');
  expect([longer.cards + longer.otherCards, longer.matches + longer.otherMatches]).toEqual([280, 40]);
  // The day counts as a whole, however late on it the trial began.
  await change(`update matching_choices set trial_since =
    date_trunc('day', now() at time zone 'Africa/Nairobi') at time zone 'Africa/Nairobi' - interval '1 ms'`);
  expect(armsOf((await run('status')) ?? '')).toEqual(longer);
  await run('use 3');
  expect(await run('status')).toMatch(/^trial +none$/m);
});

test('exposure counts the decks of seven days that shown members were in, and those who were in none', async () => {
  await change(`insert into users (id, email, password_hash, full_name, created_at)
    select n, n || '@mwanzo.test', 'none', 'Amina', now() from generate_series(1, 4) n`);
  await change(`insert into profiles (user_id, name, birthday, age, active_on, location, location_folded, saved_at,
      gender)
    select id, 'Amina', '1996-05-05', 30, '2026-11-20', 'Nairobi', 'nairobi', now(),
      case when id < 3 then 'female' else 'male' end from users`);
  await change(`insert into daily_usage (user_id, day, dealt_ids)
    select 1, (now() at time zone 'Africa/Nairobi')::date - ago, case when ago = 7 then '{3}'::bigint[] else '{2}' end
    from unnest(array[0, 6, 7]) ago`);
  const status = await run('status');
  expect(status).toMatch(/^exposure, 7 days +Gini 0.750, coverage 25.0 % of 4 members, 3 in no deck$/m);
  expect(status).toMatch(/^ {2}female +Gini 0.500, coverage 50.0 % of 2 members, 1 in no deck$/m);
  expect(status).toMatch(/^ {2}male +Gini 0.000, coverage 0.0 % of 2 members, 2 in no deck$/m);
  await change(`insert into daily_usage (user_id, day, dealt_ids)
    values (4, (now() at time zone 'Africa/Nairobi')::date - 3, '{3}')`);
  // One was in two decks, and another one in one.
  expect(await run('status')).toMatch(/^exposure, 7 days +Gini 0.583, coverage 50.0 % of 4 members, 2 in no deck$/m);
});

test('the status says what is wrong', async () => {
  await change(`insert into users (id, email, password_hash, full_name, created_at)
    select n, n || '@mwanzo.test', 'none', 'Amina', now() from generate_series(1, 4) n`);
  await change(`insert into matching_states (user_id, generosity_mean, attractiveness_variance)
    values (1, 'NaN', 0.5), (2, 3, 0), (3, 3, 0.6), (4, 3, 7)`);
  await change('insert into member_settings (user_id, stopped_learning_at) values (3, now())');
  await change(`insert into pairs (low_id, high_id, low_liked, low_swiped_at, low_to_learn)
    values (1, 2, true, now() - interval '5 minutes', true)`);
  await make(3, { ...weights, of: { ...weights.of, recency: 'NaN' } });
  await change(`insert into matching_choices
      (version, trial_version, trial_percent, trial_since, refitted_on, refit_outcome)
    values (3, 88, 10, now(), now()::date - 3, 'failed: ageGap is NaN in lesson 5')`);
  const status = (await run('status')) ?? '';
  expect(status).toMatch(/^weights +built-in$/m);
  expect(status).toMatch(/^stopped learning +1 members$/m);
  expect(status).toMatch(/^lessons waiting +1, the oldest for 30\d s$/m);
  for (const problem of [
    'Version 3 is damaged: recency is no number. The built-in weights take its place.',
    'There is no version 88. The built-in weights take its place.',
    'The last refit failed.',
    'The last two nights had no refit.',
    'Lessons wait for longer than a minute.',
    'The numbers of 3 members are damaged, who count as new.',
  ])
    expect(status).toContain(problem);
});

test('the operator types these commands in a terminal', async () => {
  const type = (...words: string[]) => runOperator(['matching', ...words], { DATABASE_URL: url });
  expect((await type('use', 'built-in')).stdout).toContain('The built-in version orders the decks of all members.');
  expect(await type('use', '7')).toMatchObject({ code: 1, stderr: 'There is no version 7. Nothing was changed.\n' });
}, 60_000);

test('each change of the version says what orders the decks now, and until when', async () => {
  await make(3);
  const later = 'All processes use it within half a minute, for the decks that they fill from then on.';
  const held = 'The nightly refit does not replace it before `matching use latest`.';
  expect([await run('try 3 99%'), await run('use 3'), await run('use built-in'), await run('use latest')]).toEqual([
    `Version 3 orders the decks of 99 % of the members. ${later} The nightly refit replaces nothing meanwhile. ` +
      '`matching use` ends the trial.',
    `Version 3 orders the decks of all members. ${later} ${held}`,
    `The built-in version orders the decks of all members. ${later} ${held}`,
    `Version 3 orders the decks of all members, until a refit finds better weights. ${later}`,
  ]);
  expect(await run('try 3 1%').catch((error: Error) => error.message)).toBe(
    'Version 3 is in use for everybody. Nothing was changed.',
  );
  await change('delete from matching_choices; delete from matching_versions');
  expect(await run('use latest')).toBe(
    `The built-in version orders the decks of all members, until a refit finds better weights. ${later}`,
  );
});
