import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store holds the value that was written last', () => {
  const store = createStore('first');
  expect(store.read()).toBe('first');
  store.write('second');
  expect(store.read()).toBe('second');
});

test('subscribers are notified of every write until they unsubscribe, and can read the new value', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.read()));
  const other = vi.fn();
  store.subscribe(other);
  store.write(2);
  store.write(2);
  unsubscribe();
  store.write(3);
  expect(seen).toEqual([2, 2]);
  expect(other).toHaveBeenCalledTimes(3);
});
