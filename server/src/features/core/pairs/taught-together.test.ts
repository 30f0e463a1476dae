import { expect, test } from 'vitest';
import { bitOf, endedEarly, marksOf, teachesNothing } from './taught-together.repository.ts';

test('each thing that two do together has a bit of its own, which stays in each release', () => {
  expect({ ...bitOf, teachesNothing, ...endedEarly }).toEqual({
    conversation: 1,
    call: 2,
    datePlan: 4,
    teachesNothing: 8,
    low: 16,
    high: 32,
  });
});

test('the lessons of a pair are one mark, and pairs are marked in the order in which all lock them', () => {
  const at = new Date('2026-11-25T12:00:00Z');
  const lessons = [
    { lowId: 9, highId: 11, at, event: 'call' },
    { lowId: 2, highId: 30, at, event: 'conversation' },
    { lowId: 9, highId: 10, at, event: 'datePlan' },
    { lowId: 2, highId: 30, at, event: 'datePlan' },
    { lowId: 2, highId: 30, at, event: 'conversation' },
    // As a text, this pair would come before the others.
    { lowId: 10, highId: 12, at, event: 'call' },
  ] as const;
  expect(marksOf(lessons)).toEqual({ lowIds: [2, 9, 9, 10], highIds: [30, 10, 11, 12], bits: [5, 4, 2, 2] });
  expect(marksOf([])).toEqual({ lowIds: [], highIds: [], bits: [] });
});
