import { expect, test } from 'vitest';
import {
  countedDeviceMailsSince,
  isOpen,
  keptMs,
  lifetimesMs,
  mayMailDevice,
  mayMailReset,
  patienceMs,
  resetWindowMs,
} from './link-rules.ts';

test('a member gets five mails about new devices in a day', () => {
  expect([0, 4, 5, 6].map(mayMailDevice)).toEqual([true, true, false, false]);
  expect(countedDeviceMailsSince(new Date('2026-11-22T11:05:00Z'))).toEqual(new Date('2026-11-21T11:05:00Z'));
});

const minuteMs = 60_000;
const sentAt = new Date('2026-11-22T20:55:00Z');
const after = (ms: number) => new Date(sentAt.getTime() + ms);

test.each([
  ['reset', 10],
  ['change', 10],
  ['confirm', 24 * 60],
  ['undo', 7 * 24 * 60],
] as const)('a link to %s works for %i minutes after it was sent, until it is used', (purpose, minutes) => {
  const link = { purpose, sentAt, endedAt: null };
  expect([0, minutes * minuteMs - 1, minutes * minuteMs].map((ms) => isOpen(link, after(ms)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isOpen({ ...link, endedAt: sentAt }, after(1))).toBe(false);
  expect(isOpen({ ...link, sentAt: null }, after(1))).toBe(false);
});

test('a link is deleted only when none can work, also one whose mail waited for three days', () => {
  expect(patienceMs).toBe(3 * 24 * 60 * minuteMs);
  expect(keptMs).toBeGreaterThan(Math.max(...Object.values(lifetimesMs)) + patienceMs);
});

test('a link that another process has sent a minute ahead works, and one from further ahead does not', () => {
  const link = { purpose: 'reset', sentAt, endedAt: null } as const;
  expect([-minuteMs, -minuteMs - 1].map((ms) => isOpen(link, after(ms)))).toEqual([true, false]);
});

test('an account gets three links for a forgotten password in an hour, and three more on its own devices', () => {
  const [own, other] = [{ isKnownDevice: true }, { isKnownDevice: false }];
  expect(resetWindowMs).toBe(60 * minuteMs);
  expect(mayMailReset([other, other, own, own], false)).toBe(true);
  expect(mayMailReset([other, other, other], false)).toBe(false);
  expect(mayMailReset([other, other, other, own, own], true)).toBe(true);
  expect(mayMailReset([own, own, own], true)).toBe(false);
});
