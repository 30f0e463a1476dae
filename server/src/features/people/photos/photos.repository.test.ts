import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { photoStatements } from './photos.repository.ts';

const { database } = await setUpTestDatabase();

test.each([
  ['listOwn', [1], 'photos_position_unique'],
  ['listStored', [1], 'photos_position_unique'],
  ['insertLast', [1, 2, 'a'.repeat(32), 3, 4, '', new Date()], 'photos_position_unique'],
  ['deletePhotos', [1, [2]], 'photos_pkey'],
  ['orderPhotos', [1, [2, 3], 0], 'photos_pkey'],
  ['findKeys', [['a'.repeat(32)]], 'photos_storage_key_unique'],
] as const)('%s reads no table as a whole', async (name, values, index) => {
  const plan = await explain(database, photoStatements[name].text, values);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
