import { expect, test, vi } from 'vitest';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { keptBytes } from './kept-bytes.ts';

test('the bytes of all values count, without the key', async () => {
  const { values, database } = memoryDatabase();
  expect(await keptBytes(database)).toBe(0);
  values.set('key', await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']));
  values.set('content', { owner: 7, iv: new Uint8Array(12), bytes: new ArrayBuffer(1000) });
  values.set('chat.8', [{ owner: 7, name: 'Asha', bytes: new ArrayBuffer(200) }]);
  expect(await keptBytes(database)).toBe(1216);
});

test('denied storage counts as nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const denied = { ...memoryDatabase().database, names: () => Promise.reject(new Error('denied')) };
  expect([await keptBytes(denied), logged.mock.calls.length]).toEqual([0, 1]);
  logged.mockRestore();
});
