import { afterEach, expect, test, vi } from 'vitest';
import { databaseCalled, offlineDatabase } from './offline-database.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Responds like a request of IndexedDB, a moment later. */
function respond(result: unknown, error?: Error) {
  const request = Object.assign(new EventTarget(), { result, error: error ?? null });
  setTimeout(() => request.dispatchEvent(new Event(error ? 'error' : 'success')));
  return request;
}

test('each use closes the database, so that a logout can delete it, also after a failure', async () => {
  const close = vi.fn();
  const put = vi.fn(() => respond('key'));
  const store = { get: () => respond('what was kept'), put };
  const database = { transaction: () => ({ objectStore: () => store }), close };
  vi.stubGlobal('indexedDB', { open: () => respond(database) });
  expect(await offlineDatabase.get('content')).toBe('what was kept');
  await offlineDatabase.put('key', 5);
  expect([put.mock.calls, close.mock.calls.length]).toEqual([[[5, 'key']], 2]);
  store.get = () => respond(undefined, new Error('unreadable'));
  await expect(offlineDatabase.get('key')).rejects.toThrow('unreadable');
  expect(close).toHaveBeenCalledTimes(3);
});

test('each use asks for what it does, in the one store of its database', async () => {
  const asked: unknown[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) => (asked.push([name, ...given]), respond(name));
  const store = Object.fromEntries(['get', 'put', 'add', 'delete', 'getAllKeys'].map((name) => [name, note(name)]));
  const transaction = (...given: unknown[]) => {
    asked.push(given);
    return { objectStore: (name: string) => (asked.push(name), store) };
  };
  const createObjectStore = vi.fn();
  vi.stubGlobal('indexedDB', {
    open(...given: unknown[]) {
      asked.push(given);
      const request = respond({ transaction, createObjectStore, close: () => undefined });
      setTimeout(() => request.dispatchEvent(new Event('upgradeneeded')));
      return request;
    },
  });
  const { get, put, add, remove, names } = databaseCalled('mwanzo.unsent');
  const uses = [
    [() => get('a'), 'readonly', 'get', 'a'],
    [() => put('a', 5), 'readwrite', 'put', 5, 'a'],
    [() => add('a', 6), 'readwrite', 'add', 6, 'a'],
    [() => remove('a'), 'readwrite', 'delete', 'a'],
    [() => names(), 'readonly', 'getAllKeys'],
  ] as const;
  for (const [use, mode, name, ...given] of uses) {
    expect(await use()).toBe(name);
    expect(asked.splice(0)).toEqual([['mwanzo.unsent', 1], ['kept', mode], 'kept', [name, ...given]]);
  }
  expect(createObjectStore.mock.calls).toEqual(uses.map(() => ['kept']));
});
