import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { deliveryStatements } from './deliveries.repository.ts';
import { messageChangeStatements } from './message-changes.repository.ts';
import { messageStatements } from './messages.repository.ts';
import { readStatements } from './reads.repository.ts';

const { database } = await setUpTestDatabase();
const { writeMessage, newestMessages, nextMessages } = messageStatements;

test('sending finds the pair and a message already sent by indexes', async () => {
  const clientId = 'c2b9f4f0-4f53-4d6a-9d43-6f7d3b0a7a11';
  const plan = await explain(database, writeMessage.text, [
    1,
    2,
    'Habari',
    clientId,
    new Date(),
    '2026-11-21',
    50,
    null,
    null,
    'chai-rules',
    null,
    null,
    false,
    1,
  ]);
  expect(plan).not.toContain('Seq Scan');
  for (const index of ['users_pkey', 'messages_client_id_unique', 'message_media_pkey']) expect(plan).toContain(index);
  // Every index with both ids finds the one row.
  expect(plan).toMatch(
    /pairs_(pkey|by_high|matches_of_(low|high))\b[^\n]*\n\s+Index Cond: \(\((low|high)_id = .*AND \((low|high)_id = /,
  );
});

test.each([newestMessages, nextMessages])(
  '$name reads a page in the order of the index, without sorting the conversation',
  async ({ text }) => {
    const plan = await explain(database, text, [1, 2, 0, Number.MAX_SAFE_INTEGER, 50]);
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('messages_conversation');
    expect(plan).toMatch(/Limit\s+->\s+Index Scan (Backward )?using messages_conversation/);
  },
);

const now = new Date();
test.each([
  { ...messageChangeStatements.react, values: [1, 2, null] },
  { ...messageChangeStatements.deleteMessage, values: [1, 2, now, now] },
  { ...messageChangeStatements.declinePhoto, values: [1, 2, now] },
  { ...messageChangeStatements.showPhoto, values: [1, 2, now] },
  { ...readStatements.readConversation, values: [1, 2, 3, now] },
])('$name uses indexes alone', async ({ text, values }) => {
  const plan = await explain(database, text, values);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('messages_pkey');
});

test('a delivery is noted by indexes alone, from what was read on', async () => {
  const plan = await explain(database, deliveryStatements.confirm.text, [1, [2, 3], [9, 9], now]);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(/messages_conversation [^\n]*\n\s+Index Cond: \(\(low_id = .*AND \(id > /);
});

test('reading marks the notification of the conversation by its own index', async () => {
  const plan = await explain(database, readStatements.readConversation.text, [1, 2, 3, now]);
  for (const index of ['conversation_reads_pkey', 'notifications_message_unique']) expect(plan).toContain(index);
});
