import { beforeEach, expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { createLocalEventBus } from '../../gateways/event-bus/local-event-bus.ts';
import { eraseFilesOfDeleted } from './index.ts';

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
