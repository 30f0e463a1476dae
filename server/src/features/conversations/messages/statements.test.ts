import type { QueryResultRow } from 'pg';
import { expect, test } from 'vitest';
import type { Statement } from '../../../database/sql.ts';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { listQuoted, pageStatements } from './conversation.repository.ts';
import { confirmDeliveries } from './deliveries.repository.ts';
import { findMessage, markDeleted, writeReaction } from './message-changes.repository.ts';
import { findReadingFacts, writeReading } from './reads.repository.ts';
import {
  findFirstFacts,
  findOwnMessage,
  findWhetherEarly,
  notifyReceiver,
  writeCounted,
} from './sending.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date();
const talkers = { me: 1, them: 2 };
const clientId = 'c2b9f4f0-4f53-4d6a-9d43-6f7d3b0a7a11';
const words = { text: 'Habari', warning: null, replyTo: null, promptId: null, promptAnswer: null, mediaKind: null };
const reading = { ...talkers, upTo: 3, earlier: 0, isReceipt: true, at: now };

const planOf = <Input extends object>(statement: Statement<Input, QueryResultRow>, input: Input) =>
  explain(database, statement.text, valuesOf(statement, input));
/** Every index with both ids finds the one row. */
const ofPair =
  /pairs_(pkey|by_high|matches_of_(low|high))\b[^\n]*\n\s+Index Cond: \(\((low|high)_id = .*AND \((low|high)_id = /;

test('the facts of a message are found by the pair, its plan and the client id alone', async () => {
  const plan = await planOf(findFirstFacts, { ...talkers, clientId, at: now });
  expect(plan).not.toContain('Seq Scan');
  for (const index of ['messages_client_id_unique', 'premium_periods_live', 'messages_conversation'])
    expect(plan).toContain(index);
  expect(plan).toMatch(ofPair);
});

test('sending locks the one pair', async () => {
  const plan = await planOf(writeCounted, { ...talkers, ...words, clientId, at: now, day: '2026-11-21', limit: 50 });
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('LockRows');
  expect(plan).toMatch(ofPair);
});

test('the receiver is notified after a look at the newest message', async () => {
  const plan = await planOf(notifyReceiver, { ...talkers, at: now });
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(/Limit\s+->\s+Index Scan (Backward )?using messages_conversation/);
});

test.each(Object.entries(pageStatements))(
  'the page $0 is read in the order of the index, without sorting the conversation',
  async (_, statement) => {
    const plan = await planOf(statement, { ...talkers, after: 0, before: Number.MAX_SAFE_INTEGER, limit: 50 });
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('messages_conversation');
    expect(plan).toMatch(/Limit\s+->\s+Index Scan (Backward )?using messages_conversation/);
  },
);

test.each([
  ['findOwnMessage', 'messages_pkey', () => planOf(findOwnMessage, { me: 1, id: 2 })],
  ['listQuoted', 'messages_conversation', () => planOf(listQuoted, { ...talkers, ids: [3] })],
  ['findMessage', 'messages_pkey', () => planOf(findMessage, { me: 1, id: 2 })],
  ['writeReaction', 'messages_pkey', () => planOf(writeReaction, { me: 1, id: 2, emoji: null })],
  ['markDeleted', 'messages_pkey', () => planOf(markDeleted, { me: 1, id: 2, at: now })],
  ['findReadingFacts', 'messages_conversation', () => planOf(findReadingFacts, { ...talkers, upTo: 3 })],
])('%s finds its messages by the ids in %s', async (_, index, explained) => {
  const plan = await explained();
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain(index);
});

test('first messages are counted by the index of the conversation', async () => {
  const plan = await planOf(findWhetherEarly, talkers);
  expect(plan).toMatch(/messages_(conversation|pair)/);
  expect(plan).not.toContain('Seq Scan');
});

test('a delivery is noted by indexes alone, from what was read on', async () => {
  const plan = await planOf(confirmDeliveries, { me: 1, partners: [2, 3], ends: [9, 9], at: now });
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(/messages_conversation [^\n]*\n\s+Index Cond: \(\(low_id = .*AND \(id > /);
});

test('reading is noted by indexes alone, and marks the notification of the conversation by its own', async () => {
  expect(await planOf(findReadingFacts, { ...talkers, upTo: 3 })).toContain('conversation_reads_pkey');
  const plan = await planOf(writeReading, reading);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('notifications_message_unique');
});
