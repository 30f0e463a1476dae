import { expect, test } from 'vitest';
import { shownAge } from './age-rules.ts';

test('the typed age is shown until verification makes the birthday count', () => {
  const typed = { age: 30, birthday: '1990-05-05', isVerified: false };
  expect(shownAge(typed, '2026-05-05')).toBe(30);
  expect(shownAge({ ...typed, age: null }, '2026-05-05')).toBeNull();
  const verified = { ...typed, isVerified: true };
  expect(['2026-05-04', '2026-05-05'].map((today) => shownAge(verified, today))).toEqual([35, 36]);
});
