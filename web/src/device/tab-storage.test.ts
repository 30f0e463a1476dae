import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { readTabItem, writeTabItem } from './tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('what a tab stores is there until it is removed', () => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  expect(readTabItem('note')).toBeNull();
  writeTabItem('note', 'seen');
  expect([readTabItem('note'), sessionStorage.getItem('note')]).toEqual(['seen', 'seen']);
  writeTabItem('note', null);
  expect([readTabItem('note'), sessionStorage.length]).toEqual([null, 0]);
});

test('where storage is denied or full there is nothing, and nothing fails', () => {
  const denied = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  writeTabItem('note', 'seen');
  writeTabItem('note', null);
  expect(readTabItem('note')).toBeNull();
});
