import { expect, test } from 'vitest';
import { planOf } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { deletePhotos, insertLast, listKeptKeys, listOwn, listStored, orderPhotos } from './photos.repository.ts';

const { database } = await setUpTestDatabase();

test.each([
  ['listOwn', () => planOf(database, listOwn, { userId: 1 }), 'photos_position_unique'],
  ['listStored', () => planOf(database, listStored, { userId: 1 }), 'photos_position_unique'],
  [
    'insertLast',
    () =>
      planOf(database, insertLast, {
        id: 1,
        userId: 2,
        storageKey: 'a'.repeat(32),
        width: 3,
        height: 4,
        thumbhash: '',
        now: new Date(),
      }),
    'photos_position_unique',
  ],
  ['deletePhotos', () => planOf(database, deletePhotos, { userId: 1, ids: [2] }), 'photos_pkey'],
  ['orderPhotos', () => planOf(database, orderPhotos, { userId: 1, ids: [2, 3], start: 0 }), 'photos_pkey'],
  [
    'listKeptKeys',
    () => planOf(database, listKeptKeys, { storageKeys: ['a'.repeat(32)] }),
    'photos_storage_key_unique',
  ],
] as const)('%s reads no table as a whole', async (_, findPlan, index) => {
  const plan = await findPlan();
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
