import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { isLowData, setLowData } from './low-data.ts';

let storage: MemoryStorage;
const browserSaves = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } });

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('without a choice the browser decides; a browser without Save-Data does not save', () => {
  browserSaves(true);
  expect(isLowData()).toBe(true);
  browserSaves(false);
  expect(isLowData()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(isLowData()).toBe(false);
});

test.each([true, false])('a choice against the browser (%s) holds whatever the browser says later', (saves) => {
  browserSaves(saves);
  setLowData(!saves);
  expect(isLowData()).toBe(!saves);
  browserSaves(!saves);
  expect(isLowData()).toBe(!saves);
});

test('choosing what the browser says follows the browser from then on', () => {
  browserSaves(true);
  setLowData(false);
  setLowData(true);
  expect(storage.getItem('mwanzo.lowData')).toBeNull();
  browserSaves(false);
  expect(isLowData()).toBe(false);
});

test('without storage a choice lasts as long as the page', () => {
  browserSaves(false);
  const refuse = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  setLowData(true);
  expect(isLowData()).toBe(true);
  setLowData(false);
  expect(isLowData()).toBe(false);
});
