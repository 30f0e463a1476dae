import type { QueryResultRow } from 'pg';
import { expect, test } from 'vitest';
import { valuesOf, type Statement } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { claimMedia, findUnsentMedia, listMediaOf, showPhotoOf, takeMediaOf } from './media-of-messages.repository.ts';
import { deleteGone, findOpened, findPermission, listGone, listKeptKeys, takeUnsent } from './media.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date();
const talkers = { me: 1, them: 2 };
const storageKey = 'a'.repeat(32);
const opened = { storageKey, kind: 'photo', lapsedAt: now } as const;

const planOf = <Input extends object>(statement: Statement<Input, QueryResultRow>, input: Input) =>
  explain(database, statement.text, valuesOf(statement, input));

test.each([
  ['message_media_storage_key_unique', () => planOf(findOpened, opened)],
  ['message_media_unsent', () => planOf(takeUnsent, { now, createdBefore: now })],
  ['message_media_gone', () => planOf(listGone, {})],
  ['message_media', () => planOf(deleteGone, { storageKeys: [storageKey] })],
  ['message_media_storage_key_unique', () => planOf(listKeptKeys, { storageKeys: [storageKey] })],
  ['premium_periods_live', () => planOf(findPermission, { ownerId: 1, partnerId: 2, now })],
  ['message_media_pkey', () => planOf(findUnsentMedia, { ...talkers, id: 3 })],
  ['message_media_pkey', () => planOf(claimMedia, { ...talkers, id: 3, messageId: 4 })],
  ['message_media_message_unique', () => planOf(listMediaOf, { messageIds: [4, 5] })],
  ['message_media_message_unique', () => planOf(showPhotoOf, { messageId: 4, receiver: 1, at: now })],
  ['message_media_message_unique', () => planOf(takeMediaOf, { messageId: 4, at: now })],
])('%s serves its statement, which scans no table', async (index, explained) => {
  const plan = await explained();
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
