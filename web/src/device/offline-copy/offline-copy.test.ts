import { expect, test, vi } from 'vitest';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { signInOnDevice, giveMemberDevice } from '../../testing/member-device.ts';
import type { OfflineDatabase } from './offline-database.ts';
import { changeOfflineCopy, readOfflineCopy } from './offline-copy.ts';

const matches = { '["matches"]': { at: 5, data: [{ name: 'Asha' }] } };

const { logged } = giveMemberDevice();

test('what was kept comes back for its member, and for nobody else', async () => {
  const { database } = memoryDatabase();
  await changeOfflineCopy(1, () => matches, database);
  expect(await readOfflineCopy(1, database)).toEqual(matches);
  expect(await readOfflineCopy(2, database)).toEqual({});
});

test('what another member left is replaced, not added to', async () => {
  const { database } = memoryDatabase();
  await changeOfflineCopy(1, () => matches, database);
  signInOnDevice(2);
  await changeOfflineCopy(2, (kept) => ({ ...kept, '["deck",{}]': { at: 6, data: [] } }), database);
  expect(await readOfflineCopy(2, database)).toEqual({ '["deck",{}]': { at: 6, data: [] } });
  expect(await readOfflineCopy(1, database)).toEqual({});
});

test('it is unreadable in storage, and no script can read its key', async () => {
  const { values, database } = memoryDatabase();
  await changeOfflineCopy(1, () => matches, database);
  const { bytes } = values.get('content') as { bytes: ArrayBuffer };
  expect(new TextDecoder().decode(bytes)).not.toContain('Asha');
  const key = values.get('key') as CryptoKey;
  expect([key.algorithm, key.usages, key.extractable]).toEqual([
    { name: 'AES-GCM', length: 256 },
    ['encrypt', 'decrypt'],
    false,
  ]);
  const { iv } = values.get('content') as { iv: Uint8Array };
  expect(iv).toHaveLength(12);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('what is kept is never encrypted twice in the same way', async () => {
  const { values, database } = memoryDatabase();
  const keep = async () => {
    await changeOfflineCopy(1, () => matches, database);
    const { iv, bytes } = values.get('content') as { iv: Uint8Array; bytes: ArrayBuffer };
    return [iv, new Uint8Array(bytes)].map(String);
  };
  const [one, other] = [await keep(), await keep()];
  expect([one[0] === other[0], one[1] === other[1]]).toEqual([false, false]);
});

test('without its key nothing can be read', async () => {
  const { values, database } = memoryDatabase();
  await changeOfflineCopy(1, () => matches, database);
  values.delete('key');
  expect(await readOfflineCopy(1, database)).toEqual({});
});

test('changes at the same moment do not lose each other', async () => {
  const { database } = memoryDatabase();
  const keep = (name: string) => changeOfflineCopy(1, (kept) => ({ ...kept, [name]: { at: 1, data: name } }), database);
  await Promise.all([keep('one'), keep('two'), keep('three')]);
  expect(Object.keys(await readOfflineCopy(1, database))).toEqual(['one', 'two', 'three']);
});

test('nothing is written for a member whose session has ended, also if it ends while it is being written', async () => {
  const { values, database } = memoryDatabase();
  await changeOfflineCopy(2, () => matches, database);
  const endsMeanwhile = () => {
    localStorage.clear();
    return matches;
  };
  await changeOfflineCopy(1, endsMeanwhile, database);
  expect(values.has('content')).toBe(false);
});

test('two tabs that make a key at the same moment both use the one that was stored', async () => {
  const { values, database } = memoryDatabase();
  let asked = 0;
  /** The first look comes before the other tab has stored its key. */
  const get = (name: string) => (name === 'key' && asked++ === 0 ? Promise.resolve(undefined) : database.get(name));
  await changeOfflineCopy(1, () => matches, database);
  const theirs = values.get('key');
  await changeOfflineCopy(1, () => ({ ...matches, deck: { at: 6, data: [] } }), { ...database, get });
  expect(values.get('key')).toBe(theirs);
  expect(await readOfflineCopy(1, database)).toEqual({ ...matches, deck: { at: 6, data: [] } });
});

test('a change that fails does not stop the next one, and each is logged in its own words', async () => {
  const { database } = memoryDatabase();
  const failure = new Error('wrong');
  const failures = vi.spyOn(console, 'error');
  await changeOfflineCopy(
    1,
    () => {
      throw failure;
    },
    database,
  );
  await changeOfflineCopy(1, () => matches, database);
  expect(await readOfflineCopy(1, database)).toEqual(matches);
  expect(failures.mock.calls).toEqual([['Could not keep anything for offline', failure]]);
});

test('storage that is full or denied is only logged', async () => {
  const isFull = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const full: OfflineDatabase = { ...memoryDatabase().database, put: isFull, add: isFull };
  await changeOfflineCopy(1, () => matches, full);
  await changeOfflineCopy(1, () => matches);
  expect(await readOfflineCopy(1)).toEqual({});
  expect(logged()).toBe(4);
});
