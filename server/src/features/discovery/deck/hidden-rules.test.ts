import { expect, test } from 'vitest';
import { hiddenValuesDecide } from './hidden-rules.ts';

test.each([
  [0, false],
  [99, false],
  [100, true],
])('among %i people who fit, hidden values decide: %s', (people, decides) => {
  expect(hiddenValuesDecide(people)).toBe(decides);
});
