import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import {
  clearAllStorage,
  clearMemberStorage,
  isInMemoryOnly,
  readStored,
  readStoredMember,
  removeStored,
  writeStored,
} from './member-storage.ts';

const source = `${import.meta.dirname}/..`;
/** Every name under which the app stores something, and those of its locks. */
const names = [
  ...new Set(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixture\.|testing\//.test(file))
      .flatMap((file) => readFileSync(`${source}/${file}`, 'utf8').match(/mwanzo\.[A-Za-z]+(?=['`])/g) ?? []),
  ),
];

/** These are of the device and its browser, and of nobody who uses it. */
const ofDevice = ['install', 'lowData', 'monthBytes', 'pushOffer', 'shortcuts', 'visitBytes'];
/** The member area and the sign-in forget the first two. The last one belongs to `visitBytes`. */
const ofTab = ['filters', 'returnPath', 'visitBytesCounted'];
/** This waits for other members, who come back to it. */
const ofOthers = ['left'];
/** Two databases and two locks: nothing is stored under these names. */
const notStored = ['kept', 'refresh', 'ring', 'unsent'];

const held = (storage: Storage) => names.filter((name) => storage.getItem(name) !== null);

beforeEach(() => {
  for (const kind of ['localStorage', 'sessionStorage']) {
    const storage = new MemoryStorage();
    for (const name of names) storage.setItem(name, 'x');
    vi.stubGlobal(kind, storage);
  }
  vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() });
});

test('a logout leaves nothing of the member on the device', () => {
  expect(names.length).toBeGreaterThan(20);
  clearMemberStorage();
  const left = [...ofDevice, ...ofTab, ...ofOthers, ...notStored].map((name) => `mwanzo.${name}`).toSorted();
  expect(held(localStorage).toSorted()).toEqual(left);
  expect(held(sessionStorage).toSorted()).toEqual(left);
  // The database of unsent files also holds those of the others who come back.
  expect(vi.mocked(indexedDB.deleteDatabase).mock.calls).toEqual([['mwanzo.kept']]);
});

test('a deleted account leaves nothing at all', () => {
  clearAllStorage();
  expect([...held(localStorage), ...held(sessionStorage)]).toEqual([]);
});

test('without room in the storage a value is kept for the page, and is newer than what is stored', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  writeStored('mwanzo.limits', 'newer');
  expect(readStored('mwanzo.limits')).toBe('newer');
  clearMemberStorage();
  expect(readStored('mwanzo.limits')).toBeNull();
});

test('a storage that fails is logged by the key it failed for, and the others are still removed', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const denied = new Error('denied');
  const deny = () => {
    throw denied;
  };
  const remove = vi.spyOn(localStorage, 'removeItem').mockImplementationOnce(deny);
  removeStored('mwanzo.limits', 'mwanzo.dates');
  remove.mockRestore();
  vi.spyOn(localStorage, 'getItem').mockImplementationOnce(deny);
  expect([readStored('mwanzo.limits'), readStored('mwanzo.dates')]).toEqual([null, null]);
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(deny);
  writeStored('mwanzo.fine', 'y');
  vi.spyOn(sessionStorage, 'clear').mockImplementationOnce(deny);
  clearAllStorage();
  expect(logged.mock.calls).toEqual([
    ['Could not remove mwanzo.limits', denied],
    ['Could not read mwanzo.limits from localStorage', denied],
    ['Could not write mwanzo.fine to localStorage', denied],
    ['Could not clear the storage', denied],
  ]);
  logged.mockRestore();
});

test.each([
  ['{"id":7}', 7],
  ['{"id":"7"}', undefined],
  ['{}', undefined],
  ['null', undefined],
  ['{', undefined],
])('the member of the stored user %s is %s', (user, id) => {
  writeStored('user', user);
  expect(readStoredMember()).toBe(id);
});

test('nobody’s unsent files are left unless somebody else has left something', () => {
  localStorage.removeItem('mwanzo.left');
  vi.mocked(indexedDB.deleteDatabase).mockImplementationOnce(() => {
    throw new Error('no IndexedDB');
  });
  clearMemberStorage();
  expect(vi.mocked(indexedDB.deleteDatabase).mock.calls).toEqual([['mwanzo.kept'], ['mwanzo.unsent']]);
  expect(readStoredMember()).toBeUndefined();
});

test('once there is room again, what is stored counts', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  writeStored('mwanzo.limits', 'unstored');
  expect(isInMemoryOnly('mwanzo.limits')).toBe(true);
  full.mockRestore();
  writeStored('mwanzo.limits', 'stored');
  localStorage.setItem('mwanzo.limits', 'of another tab');
  expect([readStored('mwanzo.limits'), isInMemoryOnly('mwanzo.limits')]).toEqual(['of another tab', false]);
});
