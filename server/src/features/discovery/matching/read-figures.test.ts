import { expect, test } from 'vitest';
import { startingWeights } from './model/starting-weights.ts';
import { findCheck } from './read-figures.ts';
import { judgeVersion } from './read-weights-in-use.ts';
import type { VersionRow } from './versions.repository.ts';

const figuresOf = (from: number) => ({
  logLoss: from,
  auc: from + 1,
  expected: from + 2,
  observed: from + 3,
  calibrationError: from + 4,
});
const rowOf = (id: number, figures: unknown, weights: unknown = startingWeights) =>
  ({ id, madeAt: new Date(`2026-11-${10 + id}`), figures, weights }) as unknown as VersionRow;
const measured = (beside: number | null, from: number) => ({
  beside,
  pairs: { active: figuresOf(from), refitted: figuresOf(from + 10) },
  newest: { active: figuresOf(from + 20), refitted: figuresOf(from + 30) },
});
const rows = [rowOf(3, measured(2, 300)), rowOf(2, measured(1, 200)), rowOf(1, measured(null, 100))];

test.each([
  // Version 3 is new, so its figures are those of its own check.
  [3, 3, 310, 330],
  // Version 2 was measured again, beside version 3.
  [2, 3, 300, 320],
  [1, 2, 200, 220],
  [null, 1, 100, 120],
])('the newest figures of version %s are those of the check of version %i', (version, made, pairs, newest) => {
  const at = new Date(`2026-11-${10 + made}`);
  expect(findCheck(rows, version)).toEqual({ at, pairs: figuresOf(pairs), newest: figuresOf(newest) });
});

test('weights that nobody measured have no figures, and a broken figure is none', () => {
  expect(findCheck(rows, 9)).toBeNull();
  expect(findCheck([], null)).toBeNull();
  const none = { logLoss: null, auc: null, expected: null, observed: null, calibrationError: null };
  const broken = { pairs: { refitted: { auc: '0.7', logLoss: 0.5 } }, newest: null };
  expect(findCheck([rowOf(4, broken)], 4)).toMatchObject({ pairs: { ...none, logLoss: 0.5 }, newest: none });
  for (const figures of [null, 7, 'figures']) expect(findCheck([rowOf(4, figures)], 4)?.pairs).toEqual(none);
});

test('a version is used as it stands, or a sentence says why not', () => {
  const other = { ...startingWeights, base: 0.5 };
  const both = [rowOf(1, {}), rowOf(2, {}, other), rowOf(3, {}, { ...other, base: 21 }), rowOf(4, {}, {})];
  expect(judgeVersion(both, 2)).toEqual({ weights: other });
  expect(judgeVersion(both, 3)).toEqual({ problem: 'Version 3 is damaged: base is 21, beyond 20.' });
  for (const base of [20, -20]) {
    const [last, beyond] = [base, base * 1.01].map((each) => judgeVersion([rowOf(1, {}, { ...other, base: each })], 1));
    expect(last).toEqual({ weights: { ...other, base } });
    expect(beyond).toEqual({ problem: `Version 1 is damaged: base is ${base * 1.01}, beyond 20.` });
  }
  expect(judgeVersion(both, 4)).toEqual({ problem: 'Version 4 is damaged: base is missing.' });
  expect(judgeVersion(both, 5)).toEqual({ problem: 'There is no version 5.' });
});
