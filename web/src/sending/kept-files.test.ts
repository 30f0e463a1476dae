import { expect, test, vi } from 'vitest';
import type { OfflineDatabase } from '../device/offline-copy/offline-database.ts';
import { memoryDatabase } from '../testing/memory-database.ts';
import { giveMemberDevice } from '../testing/member-device.ts';
import { dropFiles, keepFile, readFile } from './kept-files.ts';

const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });
const megabytes = (count: number) => new Blob([new Uint8Array(count * 1024 * 1024)]);

const { logged } = giveMemberDevice();

test('a file comes back as it was for its member, and for nobody else', async () => {
  const { database } = memoryDatabase();
  expect(await keepFile('a', 1, photo('Chai'), database)).toEqual([]);
  const file = await readFile('a', 1, database);
  expect([await file?.text(), file?.type]).toEqual(['Chai', 'image/jpeg']);
  expect([await readFile('a', 2, database), await readFile('b', 1, database)]).toEqual([undefined, undefined]);
});

test('it is unreadable in storage, and without the key that no script can read', async () => {
  const { values, database } = memoryDatabase();
  await keepFile('a', 1, photo('Chai'), database);
  const stored = [...values.values()].find((value) => !(value instanceof CryptoKey)) as { bytes: ArrayBuffer };
  expect(new TextDecoder().decode(stored.bytes)).not.toContain('Chai');
  expect((values.get('key') as CryptoKey).extractable).toBe(false);
  values.delete('key');
  expect(await readFile('a', 1, database)).toBeUndefined();
});

test('two tabs that keep the first file at once use one key', async () => {
  const { database } = memoryDatabase();
  await Promise.all(['a', 'b'].map((id) => keepFile(id, 1, photo(id), database)));
  const files = await Promise.all(['a', 'b'].map((id) => readFile(id, 1, database)));
  expect(await Promise.all(files.map((file) => file?.text()))).toEqual(['a', 'b']);
});

test('the oldest files make room for a new one, and only as many as it needs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { database } = memoryDatabase();
  const kept: unknown[] = [];
  for (const [id, size] of [
    ['old', 12],
    ['older than none', 10],
    ['new', 8],
    ['newer', 9],
  ] as const) {
    vi.setSystemTime(Date.now() + 1000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they differ in age
    kept.push(await keepFile(id.replaceAll(' ', '-'), 1, megabytes(size), database));
  }
  expect(kept).toEqual([[], [], [], ['old']]);
  expect([await readFile('old', 1, database), (await readFile('new', 1, database))?.size]).toEqual([
    undefined,
    8 << 20,
  ]);
  expect([await keepFile('huge', 1, megabytes(31), database), (await readFile('new', 1, database))?.size]).toEqual([
    null,
    8 << 20,
  ]);
});

test('30 MB are kept in all, to the byte, and a larger file makes no room for itself', async () => {
  const { values, database } = memoryDatabase();
  const whole = megabytes(30);
  expect([await keepFile('a', 1, megabytes(10), database), await keepFile('b', 1, megabytes(20), database)]).toEqual([
    [],
    [],
  ]);
  expect(await keepFile('c', 1, new Blob([whole, 'x']), database)).toBeNull();
  expect(values.size).toBe(3);
  expect(await keepFile('d', 1, whole, database)).toEqual(['a', 'b']);
  expect(values.size).toBe(2);
});

test('files that were sent or given up are deleted, and the others stay', async () => {
  const { values, database } = memoryDatabase();
  for (const id of ['a', 'b']) await keepFile(id, 1, photo(id), database);
  await dropFiles(({ id }) => id === 'a', database);
  expect([await readFile('a', 1, database), await (await readFile('b', 1, database))?.text()]).toEqual([
    undefined,
    'b',
  ]);
  expect(values.size).toBe(2);
});

test('nothing is kept for a member whose session ends meanwhile', async () => {
  const { values, database } = memoryDatabase();
  const ends: OfflineDatabase = {
    ...database,
    async names() {
      localStorage.clear();
      return database.names();
    },
  };
  expect(await keepFile('a', 1, photo('Chai'), ends)).toBeNull();
  expect([...values.keys()]).toEqual(['key']);
});

test('storage that is full or denied is only logged', async () => {
  const full: OfflineDatabase = {
    ...memoryDatabase().database,
    put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  };
  expect(await keepFile('a', 1, photo('Chai'), full)).toBeNull();
  // Node has no IndexedDB, like a browser that denies storage.
  expect([await keepFile('a', 1, photo('Chai')), await readFile('a', 1)]).toEqual([null, undefined]);
  await dropFiles(() => true);
  expect(logged()).toBe(4);
});
