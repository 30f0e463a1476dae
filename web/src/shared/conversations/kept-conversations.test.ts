import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test, vi } from 'vitest';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { giveMemberDevice, signInOnDevice } from '../../testing/member-device.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { noConversation } from './conversation-rules.ts';
import {
  dropKeptConversation,
  dropOld,
  keepConversation,
  keptConversationsMax,
  keptFor,
  keptMessagesMax,
  readKeptConversation,
} from './kept-conversations.ts';

giveMemberDevice();

const now = Date.now();
const partner = { name: 'Asha', photo: '/p', photoDetail: null, isVerified: true, profileId: 7 };
const loaded = (messages: readonly Message[], at = now) => ({
  ...noConversation,
  messages,
  loadedAt: at,
  completeTo: messages.at(-1)?.id,
  hasFirst: true,
  partner,
});
const list = (length: number, text?: string) =>
  Array.from({ length }, (_, index) => exampleMessage(index + 1, 7, text === undefined ? {} : { text }));

function openDatabase() {
  localStorage.setItem('mwanzo.keepOffline', 'on');
  return memoryDatabase();
}

test('a conversation comes back as it was for its member, with the partner, and for nobody else', async () => {
  const { database } = openDatabase();
  const conversation = loaded(list(3));
  await keepConversation(1, 7, conversation, database);
  expect(await readKeptConversation(1, 7, database)).toEqual(conversation);
  expect([await readKeptConversation(2, 7, database), await readKeptConversation(1, 8, database)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('words and names are unreadable in storage', async () => {
  const { values, database } = openDatabase();
  await keepConversation(1, 7, loaded([exampleMessage(1, 7, { text: 'Chai kesho?' })]), database);
  const { bytes } = values.get('conversation.7') as { bytes: ArrayBuffer };
  const stored = new TextDecoder().decode(bytes);
  expect([stored.includes('Chai'), stored.includes('Asha')]).toEqual([false, false]);
});

test('the last 200 messages are kept, and fewer of very long ones', async () => {
  const { database } = openDatabase();
  await keepConversation(1, 7, loaded(list(keptMessagesMax + 1)), database);
  const kept = await readKeptConversation(1, 7, database);
  expect([kept?.messages.length, kept?.messages[0]?.id, kept?.hasFirst]).toEqual([keptMessagesMax, 2, false]);
  await keepConversation(1, 8, loaded(list(keptMessagesMax, 'x'.repeat(2000))), database);
  const long = (await readKeptConversation(1, 8, database))?.messages ?? [];
  expect(long.length).toBeGreaterThan(40);
  expect(JSON.stringify(long).length).toBeLessThanOrEqual(100_000);
  expect(long.at(-1)?.id).toBe(keptMessagesMax);
});

test('chats are kept for thirty days, twenty of them, each up to its last 200 messages', () => {
  expect([keptFor, keptConversationsMax, keptMessagesMax]).toEqual([2_592_000_000, 20, 200]);
});

test('a conversation of exactly 200 messages is kept whole, and to the last moment of its thirty days', async () => {
  const { database } = openDatabase();
  const conversation = loaded(list(200));
  await keepConversation(1, 7, conversation, database);
  const later = vi.spyOn(Date, 'now').mockReturnValue(now + 2_592_000_000);
  expect(await readKeptConversation(1, 7, database)).toEqual(conversation);
  await dropOld(1, database);
  expect(await readKeptConversation(1, 7, database)).toEqual(conversation);
  later.mockRestore();
});

test('beyond twenty conversations the one goes that was loaded longest ago', async () => {
  const { database } = openDatabase();
  for (let id = 1; id <= keptConversationsMax + 1; id += 1)
    await keepConversation(1, id, loaded(list(1), now - (id === 5 ? 9999 : id)), database);
  expect(await readKeptConversation(1, 5, database)).toBeUndefined();
  expect(await readKeptConversation(1, 21, database)).toBeDefined();
});

test('a conversation that is too old is not shown, and goes with the next look', async () => {
  const { values, database } = openDatabase();
  await keepConversation(1, 7, loaded(list(1)), database);
  const later = vi.spyOn(Date, 'now').mockReturnValue(now + keptFor + 1);
  expect(await readKeptConversation(1, 7, database)).toBeUndefined();
  await dropOld(1, database);
  later.mockRestore();
  expect(values.has('conversation.7')).toBe(false);
});

test('what another member has left is dropped, and nothing else in the database', async () => {
  const { values, database } = openDatabase();
  await keepConversation(1, 7, loaded(list(1)), database);
  values.set('content', 'the lists');
  await dropOld(2, database);
  expect([values.has('conversation.7'), values.has('content'), values.has('key')]).toEqual([false, true, true]);
});

test.each([
  ['the member has left', () => localStorage.clear()],
  ['another one has signed in', () => signInOnDevice(2)],
  ['it was turned off', () => localStorage.removeItem('mwanzo.keepOffline')],
])('nothing is written when meanwhile %s', async (_, change) => {
  const { values, database } = openDatabase();
  const writing = keepConversation(1, 7, loaded(list(1)), database);
  change();
  await writing;
  expect(values.has('conversation.7')).toBe(false);
});

test('a conversation of another format, or without its key, is not shown', async () => {
  const { values, database } = openDatabase();
  await keepConversation(1, 7, loaded(list(1)), database);
  values.delete('key');
  expect(await readKeptConversation(1, 7, database)).toBeUndefined();
  const { seal } = await import('../../device/offline-copy/sealed.ts');
  const old = new TextEncoder().encode(JSON.stringify({ format: 0, conversation: loaded(list(1)) }));
  values.set('conversation.7', { owner: 1, at: now, ...(await seal(database, old)) });
  expect(await readKeptConversation(1, 7, database)).toBeUndefined();
});

test('one conversation can be dropped alone', async () => {
  const { database } = openDatabase();
  for (const id of [7, 8]) await keepConversation(1, id, loaded(list(1)), database);
  await dropKeptConversation(7, database);
  expect([await readKeptConversation(1, 7, database), (await readKeptConversation(1, 8, database))?.loadedAt]).toEqual([
    undefined,
    now,
  ]);
});

test('of long messages as many are kept as fit into 100,000 characters, and not one more or less', async () => {
  const { database } = openDatabase();
  // The brackets count, and a comma of each message that stays behind another.
  const lengthOf = (text: string) => JSON.stringify([exampleMessage(1, 7, { text })]).length;
  const fitting = 'x'.repeat(100_000 - lengthOf(''));
  for (const [text, length] of [
    [fitting, 1],
    [`${fitting}x`, 0],
  ] as const) {
    await keepConversation(1, 7, loaded([exampleMessage(1, 7, { text })]), database);
    const kept = await readKeptConversation(1, 7, database);
    expect([kept?.messages.length, kept?.hasFirst]).toEqual([length, length === 1]);
  }
});
