import { expect, test } from 'vitest';
import type { MatchingStatus } from '../features/discovery/matching/index.ts';
import { describeMatching } from './describe-matching.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const figures = { logLoss: 0.6111, auc: 0.7222, expected: 0.411, observed: 0.4, calibrationError: 0.0133 };
const unknown = { logLoss: null, auc: null, expected: null, observed: null, calibrationError: null };
const exposed = { gini: 0.5, coverage: 0.25, members: 40, unseen: 30 };
const versionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: 9 - at,
    madeAt: ago(at * 86_400),
    refusedBecause: at === 1 ? 'it is worse' : null,
  }));

const whole = {
  inUse: { version: 9, active: {}, trial: { version: 8, percent: 10 }, problems: [] },
  choice: { isHeld: true, trialSince: ago(3600), refittedOn: '2026-11-20', refitOutcome: 'kept' },
  versions: versionsOf(6),
  check: { at: ago(60), pairs: figures, newest: unknown },
  arms: { trial: { matches: 3, cards: 400 }, others: { matches: 1, cards: 0 } },
  exposure: {
    everybody: exposed,
    genders: [
      { gender: 'female', figures: { ...exposed, gini: null, coverage: null } },
      { gender: null, figures: exposed },
    ],
  },
  stoppedLearning: 2,
  waiting: { count: 5, oldest: ago(60) },
  wrong: { unsound: 0, ofFuture: 0 },
  unread: [],
} as unknown as MatchingStatus;
const tried = { text: '20 people, in order', problems: [] };
const linesOf = (more: object = {}, of = tried as { text: string; problems: string[] }) =>
  describeMatching({ ...whole, ...more } as MatchingStatus, of, now).split('\n');

test('the status names the weights, their quality, the trial, the versions, the exposure and what waits', () => {
  expect(linesOf()).toEqual([
    'weights            version 9, held by the operator',
    'on held pairs      log-loss 0.611, AUC 0.722, likes expected 41.1 %, came 40.0 %, calibration error 0.013 ' +
      '(2026-11-21 08:59 UTC)',
    'in the newest      log-loss unknown, AUC unknown, likes expected unknown, came unknown, calibration error unknown',
    'trial              version 8 for 10 % of the members, since 2026-11-21 08:00 UTC',
    'matches per 100    trial 0.75 (3 of 400 cards), others unknown (1 of 0 cards)',
    'last refit         2026-11-20: kept',
    'versions           9 of 2026-11-21 09:00 UTC, may be used',
    '                   8 of 2026-11-20 09:00 UTC, refused: it is worse',
    '                   7 of 2026-11-19 09:00 UTC, may be used',
    '                   6 of 2026-11-18 09:00 UTC, may be used',
    '                   5 of 2026-11-17 09:00 UTC, may be used',
    'exposure, 7 days   Gini 0.500, coverage 25.0 % of 40 members, 30 in no deck',
    '  female           Gini unknown, coverage unknown of 40 members, 30 in no deck',
    '  no gender        Gini 0.500, coverage 25.0 % of 40 members, 30 in no deck',
    'stopped learning   2 members',
    'lessons waiting    5, the oldest for 60 s',
    'a deck was tried   20 people, in order',
    'problems           none',
  ]);
});

const problemsIn = (more: object, others: string[] = []) => {
  const lines = linesOf(more, { ...tried, problems: others });
  return lines.slice(lines.findIndex((line) => line.startsWith('problems'))).map((line) => line.slice(19));
};
const choice = whole.choice;

test.each<[string, object, string[]]>([
  ['lessons of a minute', { waiting: { count: 1, oldest: ago(60) } }, ['none']],
  ['older lessons', { waiting: { count: 1, oldest: ago(61) } }, ['Lessons wait for longer than a minute.']],
  ['lessons of a time to come', { waiting: { count: 1, oldest: ago(-61) } }, ['none']],
  ['a refit that failed', { choice: { ...choice, refitOutcome: 'failed: NaN' } }, ['The last refit failed.']],
  ['a refit two days ago', { choice: { ...choice, refittedOn: '2026-11-19' } }, ['The last two nights had no refit.']],
  ['a refit yesterday', { choice: { ...choice, refittedOn: '2026-11-20' } }, ['none']],
  [
    'a refit of a time to come',
    { choice: { ...choice, refittedOn: '2026-11-22' } },
    ['The last refit is in the future: a clock was wrong.'],
  ],
  ['no refit yet', { choice: { ...choice, refittedOn: null, refitOutcome: null } }, ['none']],
  [
    'damaged weights and numbers, and what cannot be read',
    {
      inUse: { ...whole.inUse, problems: ['Version 3 is damaged.', 'There is no version 8.'] },
      wrong: { unsound: 3, ofFuture: 4 },
      unread: ['The settings cannot be read.'],
    },
    [
      'Version 3 is damaged. The built-in weights take its place.',
      'There is no version 8. The built-in weights take its place.',
      'The numbers of 3 members are damaged, who count as new.',
      'The numbers of 4 members are of a time to come: a clock was wrong.',
      'The settings cannot be read.',
    ],
  ],
])('the problems of %s', (_, more, problems) => {
  expect(problemsIn(more)).toEqual(problems);
});

test('what a tried deck has shown comes last among the problems', () => {
  expect(problemsIn({ unread: ['One.'] }, ['Two.', 'Three.'])).toEqual(['One.', 'Two.', 'Three.']);
});

test('the status of a new installation has nothing to measure, and nothing wrong', () => {
  const nothing = {
    inUse: { version: null, active: {}, trial: null, problems: [] },
    choice: null,
    versions: [],
    check: null,
    arms: null,
    exposure: { everybody: null, genders: [] },
    stoppedLearning: 0,
    waiting: { count: 0, oldest: null },
  };
  expect(linesOf(nothing, { text: 'nobody has one', problems: [] })).toEqual([
    'weights            built-in',
    'check              not measured yet',
    'trial              none',
    'last refit         none yet',
    'exposure, 7 days   nobody is shown',
    'stopped learning   0 members',
    'lessons waiting    0',
    'a deck was tried   nobody has one',
    'problems           none',
  ]);
});

test('a trial without a date, a refit without an outcome and lessons of a time to come are told as such', () => {
  const arms = { trial: { matches: 0, cards: 0 }, others: { matches: 7, cards: 3 } };
  const lines = linesOf({
    choice: { isHeld: false, trialSince: null, refittedOn: '2026-11-21', refitOutcome: null },
    arms,
    waiting: { count: 3, oldest: ago(-5) },
  });
  expect(lines.filter((line) => /^(?:weights|trial|matches|last|lessons)/.test(line))).toEqual([
    'weights            version 9',
    'trial              version 8 for 10 % of the members',
    'matches per 100    trial unknown (0 of 0 cards), others 233.33 (7 of 3 cards)',
    'last refit         2026-11-21: unknown',
    'lessons waiting    3, the oldest for 0 s',
  ]);
  expect(linesOf({ arms: null }).some((line) => line.startsWith('matches'))).toBe(false);
});
