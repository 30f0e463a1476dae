import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { mediaStatements } from './media.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date();
const { findPermission, findOpened, takeUnsent, listGone, deleteGone, findKeys } = mediaStatements;

test.each<[string, { text: string }, unknown[]]>([
  ['message_media_storage_key_unique', findOpened, ['a'.repeat(32), 'photo', 1, 0, now]],
  ['message_media_unsent', takeUnsent, [now, now]],
  ['message_media_gone', listGone, []],
  ['message_media', deleteGone, [['a'.repeat(32)]]],
  ['message_media_storage_key_unique', findKeys, [['a'.repeat(32)]]],
  ['premium_periods_live', findPermission, [1, 2, now]],
])('%s serves its statement, which scans no table', async (index, { text }, values) => {
  const plan = await explain(database, text, values);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
