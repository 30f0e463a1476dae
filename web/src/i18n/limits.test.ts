import { expect, test } from 'vitest';
import { renderInLanguage } from './language.ts';
import { backText, timeLeft } from './limits.ts';

const midnight = Date.parse('2026-11-23T00:00:00+03:00');
const before = (hours: number, minutes: number) => midnight - (hours * 60 + minutes) * 60_000;

test.each([
  [before(3, 40), '3 hours 40 minutes'],
  [before(2, 1), '2 hours 1 minute'],
  [before(1, 0), '1 hour'],
  [before(1, 0) - 1, '1 hour 1 minute'],
  [before(0, 59), '59 minutes'],
  [before(0, 1), '1 minute'],
  [midnight - 1, '1 minute'],
  [midnight + 5, '1 minute'],
])('at %i the limit is back in %s', (now, left) => expect(timeLeft(midnight, now)).toBe(left));

test('the sentence names the clock and the time left', () => {
  expect(backText(midnight, before(3, 40))).toBe('They are back at midnight, in 3 hours 40 minutes.');
});

test('in Swahili the time left is in Swahili', () => {
  expect(renderInLanguage('sw', () => backText(midnight, before(3, 40)))).toBe(
    'Itarudi saa sita usiku, baada ya saa 3 dakika 40.',
  );
});
