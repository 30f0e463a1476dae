import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours-rules.ts';

const night = { quietFrom: 22 * 60, quietTo: 7 * 60 };

test.each([
  // Nairobi is three hours ahead of UTC.
  ['2026-11-21T18:59:59Z', null],
  ['2026-11-21T19:00:00Z', '2026-11-22T04:00:00.000Z'],
  ['2026-11-21T20:59:00Z', '2026-11-22T04:00:00.000Z'],
  ['2026-11-21T21:00:00Z', '2026-11-22T04:00:00.000Z'],
  ['2026-11-22T03:59:59Z', '2026-11-22T04:00:00.000Z'],
  ['2026-11-22T04:00:00Z', null],
])('from 22:00 to 07:00, %s waits until %s', (now, until) => {
  expect(quietUntil(night, new Date(now))?.toISOString() ?? null).toBe(until);
});

test('quiet hours within one day end on that day', () => {
  const noon = { quietFrom: 12 * 60, quietTo: 13 * 60 };
  expect(quietUntil(noon, new Date('2026-11-21T08:59:59.999Z'))).toBeNull();
  for (const time of ['09:00:00.000', '09:30:00.000', '09:59:59.999'])
    expect(quietUntil(noon, new Date(`2026-11-21T${time}Z`))?.toISOString()).toBe('2026-11-21T10:00:00.000Z');
  expect(quietUntil(noon, new Date('2026-11-21T10:00:00Z'))).toBeNull();
});

test('equal ends are no quiet hours', () => {
  for (const hour of [0, 12, 23])
    expect(quietUntil({ quietFrom: 600, quietTo: 600 }, new Date(Date.UTC(2026, 0, 1, hour)))).toBeNull();
});
