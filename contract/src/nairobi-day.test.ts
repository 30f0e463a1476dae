import { describe, expect, test } from 'vitest';
import { ageOn, endOfNairobiDay, nairobiDay, startOfNairobiDay } from './nairobi-day.ts';

describe('the Nairobi day', () => {
  test('changes at midnight in Nairobi, three hours before midnight UTC', () => {
    expect(nairobiDay(new Date('2026-11-20T20:59:59.999Z'))).toBe('2026-11-20');
    expect(nairobiDay(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  });

  test('begins at midnight in Nairobi', () => {
    expect(startOfNairobiDay(new Date('2026-11-20T20:59:59.999Z'))).toEqual(new Date('2026-11-19T21:00:00Z'));
    expect(startOfNairobiDay(new Date('2026-11-20T21:00:00Z'))).toEqual(new Date('2026-11-20T21:00:00Z'));
  });

  test('ends at the next midnight in Nairobi', () => {
    expect(endOfNairobiDay(new Date('2026-11-20T20:59:59.999Z'))).toEqual(new Date('2026-11-20T21:00:00Z'));
    expect(endOfNairobiDay(new Date('2026-11-20T21:00:00Z'))).toEqual(new Date('2026-11-21T21:00:00Z'));
  });
});

describe('an age', () => {
  test('grows on the birthday, not a day before', () => {
    expect(ageOn('2008-11-22', '2026-11-21')).toBe(17);
    expect(ageOn('2008-11-22', '2026-11-22')).toBe(18);
    expect(ageOn('2008-11-22', '2026-12-01')).toBe(18);
    expect(ageOn('2008-11-22', '2027-01-31')).toBe(18);
  });

  test('grows on 1 March for somebody born on 29 February', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});
