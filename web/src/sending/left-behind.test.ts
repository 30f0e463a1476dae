import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { makeRoomFor } from './left-behind.ts';

const key = 'mwanzo.outbox';
const itemsOf = (owner: number) => JSON.stringify({ owner, items: [`of ${owner}`] });
const stored = () => localStorage.getItem(key);
const left = () => localStorage.getItem('mwanzo.left');

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new MemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what one member leaves is put away for another one, and is back with its member', () => {
  localStorage.setItem(key, itemsOf(1));
  makeRoomFor(1, key);
  expect([stored(), left()]).toEqual([itemsOf(1), null]);
  makeRoomFor(2, key);
  expect(stored()).toBeNull();
  localStorage.setItem(key, itemsOf(2));
  makeRoomFor(3, key);
  makeRoomFor(1, key);
  expect(stored()).toBe(itemsOf(1));
  makeRoomFor(2, key);
  expect(stored()).toBe(itemsOf(2));
});

test('each kind of item has its own place', () => {
  localStorage.setItem(key, itemsOf(1));
  makeRoomFor(2, key);
  makeRoomFor(1, 'mwanzo.swipes');
  expect([stored(), localStorage.getItem('mwanzo.swipes')]).toEqual([null, null]);
  makeRoomFor(1, key);
  expect([stored(), left()]).toEqual([itemsOf(1), null]);
});

test('it waits for a week to the millisecond', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  localStorage.setItem(key, itemsOf(1));
  makeRoomFor(2, key);
  const kept = left() ?? '';
  vi.setSystemTime(7 * 24 * 3_600_000 - 1);
  makeRoomFor(1, key);
  expect(stored()).toBe(itemsOf(1));
  localStorage.removeItem(key);
  localStorage.setItem('mwanzo.left', kept);
  vi.setSystemTime(7 * 24 * 3_600_000);
  makeRoomFor(1, key);
  expect([stored(), left()]).toEqual([null, null]);
});

test.each(['{', 'null', '7', '{"owner":"1"}'])('%s, which names no member, is removed', (text) => {
  localStorage.setItem(key, text);
  localStorage.setItem('mwanzo.left', '{');
  makeRoomFor(1, key);
  expect([stored(), left()]).toEqual([null, null]);
});
