import { expect, test } from 'vitest';
import { countedDeviceMailsSince, mayMailDevice } from './link-rules.ts';

test('a member gets five mails about new devices in a day', () => {
  expect([0, 4, 5, 6].map(mayMailDevice)).toEqual([true, true, false, false]);
  expect(countedDeviceMailsSince(new Date('2026-11-22T11:05:00Z'))).toEqual(new Date('2026-11-21T11:05:00Z'));
});
