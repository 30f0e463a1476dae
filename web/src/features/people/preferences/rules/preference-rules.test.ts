import { expect, test } from 'vitest';
import { preferencesBody, proposedAges } from './preference-rules.ts';

test('what is sent has no fields that the server adds', () => {
  const chosen = { min_age: 18, max_age: 100, near: 'anywhere', intent: [], verified_only: false } as const;
  const body = preferencesBody({ ...chosen, intent: [], looking_for: ['men'], is_chosen: true });
  expect(body).toEqual({ ...chosen, looking_for: ['men'] });
});

test('the ages proposed are the filter’s, without an upper end for members over 45', () => {
  expect([24, 45, 46, null].map((age) => proposedAges(age).max_age)).toEqual([50, 50, 100, 50]);
  expect(proposedAges(60).min_age).toBe(18);
});
