import { beforeEach, expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { createLocalEventBus } from '../../gateways/event-bus/local-event-bus.ts';
import { eraseFilesOfDeleted, listErasedPhotos } from './index.ts';

const { database } = await setUpTestDatabase();
const [clock, events] = [createTestClock(), createLocalEventBus()];
const erased: string[] = [];
const ended: number[] = [];
events.onSessionsEnded((ids) => void ended.push(...ids));

/** Keys that begin with "stuck" cannot be erased. */
const erase = async (key: string): Promise<void> => {
  if (key.startsWith('stuck')) throw new Error(key);
  erased.push(key);
};
const unused = () => Promise.reject(new Error('nothing else is done with files'));
const run = () =>
  eraseFilesOfDeleted({
    database,
    clock,
    events,
    photoStorage: {
      put: unused,
      read: unused,
      remove: erase,
      discard: unused,
      emptyTrash: unused,
      list: unused as never,
      hold: unused,
      release: unused,
    },
    mediaStorage: { put: unused, add: unused, read: unused, remove: unused } as never,
    vault: { store: unused, open: unused, erase },
  });

const leave = (photos: readonly string[], documents: readonly string[], sessions: readonly number[] = []) =>
  database.pool.query(
    'insert into erasures (erased_at, session_ids, photo_keys, document_keys) values ($1, $2, $3, $4)',
    [clock.now(), sessions, photos, documents],
  );
const open = async () => (await database.pool.query('select from erasures where files_gone_at is null')).rowCount;

beforeEach(async () => {
  await database.pool.query('delete from erasures');
  for (const list of [erased, ended]) list.length = 0;
});

test('what a process that died has left is erased, and every process hears which sessions have ended', async () => {
  await leave(['photo'], ['selfie', 'document'], [41, 42]);
  await run();
  expect([erased.toSorted(), ended, await open()]).toEqual([['document', 'photo', 'selfie'], [41, 42], 0]);
});

test('a file that cannot be erased holds up no other of its account, and is tried again', async () => {
  await leave(['stuck', 'photo'], ['stuck document', 'selfie']);
  await expect(run()).rejects.toThrow('stuck document');
  expect([erased, await open()]).toEqual([['selfie', 'photo'], 1]);
});

test('however many accounts have such a file, they hold up no other account', async () => {
  for (let count = 0; count < 101; count += 1) await leave(['stuck'], []);
  await leave(['photo'], []);
  await expect(run()).rejects.toThrow('stuck');
  expect([erased, await open()]).toEqual([['photo'], 101]);
});

test('what is gone is noted with its time, and of an account with a file that is stuck everything stays', async () => {
  clock.advance(60_000);
  const left = clock.now();
  await leave(['photo'], ['selfie'], [41]);
  await leave(['stuck', 'another'], ['document'], [42, 43]);
  expect(await listErasedPhotos(database)).toEqual(new Set(['photo', 'stuck', 'another']));
  clock.advance(1000);
  await expect(run()).rejects.toThrow('stuck');
  const whole = 'select erased_at, session_ids, photo_keys, document_keys, files_gone_at from erasures order by id';
  expect((await database.pool.query(whole)).rows).toEqual([
    { erased_at: left, session_ids: ['41'], photo_keys: [], document_keys: [], files_gone_at: clock.now() },
    {
      erased_at: left,
      session_ids: ['42', '43'],
      photo_keys: ['stuck', 'another'],
      document_keys: ['document'],
      files_gone_at: null,
    },
  ]);
  // Sessions are told again each time: a process may have heard of none.
  expect([ended, await listErasedPhotos(database)]).toEqual([[41, 42, 43], new Set(['stuck', 'another'])]);
  // Also while a file is stuck, what is over is forgotten.
  clock.advance(20 * 60_000);
  await expect(run()).rejects.toThrow('stuck');
  expect((await database.pool.query('select session_ids from erasures')).rows).toEqual([{ session_ids: ['42', '43'] }]);
});
