import { expect, test } from 'vitest';
import { isRefitDue } from './refit-night-rules.ts';

const at = (time: string, day = '2026-11-28') => new Date(`${day}T${time}+03:00`);

test.each<[string, string | null, boolean]>([
  ['02:59:59.999', '2026-11-27', false],
  ['03:00:00', '2026-11-27', true],
  ['04:59:59.999', '2026-11-27', true],
  ['05:00:00', '2026-11-27', false],
  ['03:00:00', '2026-11-28', false],
  ['03:00:00', null, true],
  ['12:00:00', null, false],
  // At midnight one night was missed; the night of this day is still to come.
  ['00:00:00', '2026-11-27', false],
  ['00:00:00', '2026-11-26', true],
  ['23:59:59.999', '2026-11-27', false],
  ['12:00:00', '2026-11-26', true],
])('at %s in Nairobi, after a refit on %s, one is due: %s', (time, lastDay, isDue) => {
  expect(isRefitDue(at(time), lastDay)).toBe(isDue);
});

test('the hours of a day at which a refit is due', () => {
  const hoursAfter = (lastDay: string | null) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
      isRefitDue(at(`${String(hour).padStart(2, '0')}:30:00`), lastDay),
    );
  const all = Array.from({ length: 24 }, (_, hour) => hour);
  expect(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', null].map(hoursAfter)).toEqual([
    all,
    all,
    [3, 4],
    [],
    [3, 4],
    [3, 4],
  ]);
});
