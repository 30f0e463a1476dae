import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTimeZone } from '../testing/in-time-zone.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { countMonthBytes, startCountingMonth } from './month-bytes.ts';

const visitUses = (bytes: number) => sessionStorage.setItem('mwanzo.visitBytes', String(bytes));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22), toFake: ['Date'] });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a visit’s bytes are added to the month once, however often they are counted', () => {
  visitUses(1000);
  expect([countMonthBytes(), countMonthBytes()]).toEqual([1000, 1000]);
  visitUses(1500);
  expect(countMonthBytes()).toBe(1500);
});

test('a visit whose bytes could not be stored any more takes nothing from the month', () => {
  visitUses(1000);
  countMonthBytes();
  visitUses(400);
  expect([countMonthBytes(), countMonthBytes()]).toEqual([1000, 1000]);
});

test('several visits add up', () => {
  visitUses(1000);
  countMonthBytes();
  // A new session storage stands for another tab.
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  visitUses(200);
  expect(countMonthBytes()).toBe(1200);
});

test('a new month begins at nothing, and a visit that goes on counts from there', () => {
  visitUses(1000);
  countMonthBytes();
  vi.setSystemTime(new Date(2026, 11, 1));
  expect(countMonthBytes()).toBe(0);
  visitUses(1300);
  expect(countMonthBytes()).toBe(300);
});

test('in Kenya the month begins at midnight there, three hours before it does in UTC', () => {
  const countAt = (time: string) => {
    vi.setSystemTime(time);
    return inTimeZone('Africa/Nairobi', countMonthBytes);
  };
  visitUses(1000);
  expect([countAt('2026-11-30T20:59:59Z'), countAt('2026-11-30T21:00:00Z')]).toEqual([1000, 0]);
});

test('a corrupt sum starts again, and a denied storage counts nothing', () => {
  localStorage.setItem('mwanzo.monthBytes', '{oops');
  visitUses(700);
  expect(countMonthBytes()).toBe(700);
  vi.stubGlobal('localStorage', undefined);
  expect(countMonthBytes()).toBe(0);
});

test.each([
  ['no number', '{"month":"2026-11","bytes":"many"}'],
  ['nothing', '{"month":"2026-11"}'],
  ['null', 'null'],
  ['a month of another year', '{"month":"2025-11","bytes":5000}'],
])('a stored sum that is %s counts as nothing', (_, stored) => {
  localStorage.setItem('mwanzo.monthBytes', stored);
  visitUses(700);
  expect(countMonthBytes()).toBe(700);
  expect(localStorage.getItem('mwanzo.monthBytes')).toBe('{"month":"2026-11","bytes":700}');
});

test('the first month of a year is written like the others', () => {
  vi.setSystemTime(new Date(2027, 0, 31, 23, 59));
  localStorage.setItem('mwanzo.monthBytes', '{"month":"2027-01","bytes":300}');
  visitUses(20);
  expect(countMonthBytes()).toBe(320);
});

test('the month is counted whenever the app goes out of sight or is left, and not when it comes back', () => {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  startCountingMonth();
  const counted = () => Number(sessionStorage.getItem('mwanzo.visitBytesCounted'));
  const look = (visibilityState: string) =>
    Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
  visitUses(1000);
  look('visible');
  expect(counted()).toBe(0);
  look('hidden');
  expect(counted()).toBe(1000);
  visitUses(1500);
  page.dispatchEvent(new Event('pagehide'));
  expect([counted(), countMonthBytes()]).toEqual([1500, 1500]);
});
