import { afterEach, expect, test, vi } from 'vitest';
import { offlineDatabase } from './offline-database.ts';

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
