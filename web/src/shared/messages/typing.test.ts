import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endTyping, noteTyping, typing } from './typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const partner of typing.read()) endTyping(partner);
  vi.useRealTimers();
});

const typers = () => [...typing.read()];

test('somebody counts as typing for 5 s after the last sign', () => {
  noteTyping(7);
  vi.advanceTimersByTime(4000);
  noteTyping(7);
  vi.advanceTimersByTime(4999);
  expect(typers()).toEqual([7]);
  vi.advanceTimersByTime(1);
  expect(typers()).toEqual([]);
});

test('two who type end for themselves, and at once when their message arrives', () => {
  noteTyping(7);
  noteTyping(8);
  endTyping(7);
  expect(typers()).toEqual([8]);
});
