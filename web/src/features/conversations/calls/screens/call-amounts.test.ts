import { expect, test } from 'vitest';
import { callClock, wholeNumber } from './call-amounts.ts';

test('the clock of a call has two digits for minutes and seconds, up to the hour that a call may last', () => {
  expect([0, 9, 252, 3600].map(callClock)).toEqual(['00:00', '00:09', '04:12', '60:00']);
});

test('a clock that is behind shows no negative time, and parts of a second are not counted', () => {
  expect(callClock(-3)).toBe('00:00');
  expect(callClock(59.9)).toBe('00:59');
});

test('kilobytes are whole numbers with a comma between thousands', () => {
  expect(wholeNumber(1928.4)).toBe('1,928');
});
