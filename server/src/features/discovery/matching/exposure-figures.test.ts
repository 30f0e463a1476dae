import { expect, test } from 'vitest';
import { figuresOfExposure } from './exposure-figures.ts';

test.each([
  [[], 0, null],
  [[], 4, { gini: 0, coverage: 0, members: 4, unseen: 4 }],
  [[2, 2], 2, { gini: 0, coverage: 1, members: 2, unseen: 0 }],
  [[4], 4, { gini: 0.75, coverage: 0.25, members: 4, unseen: 3 }],
  // Somebody who was shown and is gone since still counts.
  [[1, 3], 1, { gini: 0.25, coverage: 1, members: 2, unseen: 0 }],
])('of members in %j decks, of %i, the figures are %j', (times, members, figures) => {
  expect(figuresOfExposure(times, members)).toEqual(figures);
});
