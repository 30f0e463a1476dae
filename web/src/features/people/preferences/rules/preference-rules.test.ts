import { expect, test } from 'vitest';
import { preferencesBody, proposedAges } from './preference-rules.ts';

test('what is sent has no fields that the server adds', () => {
  const chosen = { min_age: 18, max_age: 100, near: 'anywhere', intent: [], verified_only: false } as const;
  const body = preferencesBody({ ...chosen, intent: [], looking_for: ['men'], is_chosen: true });
  expect(body).toEqual({ ...chosen, looking_for: ['men'] });
});

test('the ages proposed are the filter’s, without an upper end for members over 45', () => {
  const proposed = [24, 45, 46, 60, null].map((age) => proposedAges(age));
  expect(proposed.map(({ min_age, max_age }) => [min_age, max_age])).toEqual([
    [18, 50],
    [18, 50],
    [18, 100],
    [18, 100],
    [18, 50],
  ]);
});
