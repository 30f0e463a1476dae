import { describe, expect, it } from 'vitest';
import { birthdayRange } from './birthday-range.ts';

describe('birthday range', () => {
  it('the youngest turns 18 today, the oldest turns 101 tomorrow', () => {
    expect(birthdayRange('2026-11-21')).toEqual({ min: '1925-11-22', max: '2008-11-21' });
  });

  it('nobody is admitted a day early around 29 February', () => {
    expect(birthdayRange('2026-02-28').max).toBe('2008-02-28');
    expect(birthdayRange('2028-02-29')).toEqual({ min: '1927-03-01', max: '2010-02-28' });
  });
});
