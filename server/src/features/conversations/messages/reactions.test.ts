import { reactionEmojis } from '@mwanzo/contract/conversations/reactions';
import { expect, test } from 'vitest';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { takeMediaOf } from '../chat-media/index.ts';
import { createMediaClient } from './media-client.fixture.ts';
import { markDeleted, writeReaction } from './message-changes.repository.ts';

const testApp = await buildTestApp();
const { createCouple, createPayingCouple, send, sendPhoto, show, read, react, remove, publishedBy, upload } =
  createMediaClient(testApp);

const [amani, baraka] = [101, 102];
const say = createTeller(testApp);
const writes =
  (by: number, text: string, more: object = {}) =>
  () =>
    say(by, 'POST', 'messages/send/', { sender: by, receiver: by === amani ? baraka : amani, text, ...more });
const posts = (by: number, path: string, body?: object) => () => say(by, 'POST', `messages/${path}`, body);
const reads = (by: number) => posts(by, `conversation/${by === amani ? baraka : amani}/read/`, { up_to: '{messages}' });
const gets = (by: number) =>
  posts(by, 'delivered/', { conversations: [{ partner: by === amani ? baraka : amani, up_to: '{messages}' }] });
const passes = (minutes: number) => async () => testApp.clock.advance(minutes * 60_000);
const chooses = (by: number, choices: object) => () => say(by, 'PATCH', 'account/settings/', choices);
const client_id = '10000000-0000-4000-8000-000000000001';

const steps: readonly Step[] = [
  ['the first message', writes(amani, 'Habari', { client_id })],
  ['the same again', writes(amani, 'Habari', { client_id })],
  ['another text with its id', writes(amani, 'Hujambo', { client_id })],
  ['it is delivered', gets(baraka)],
  ['a second message', writes(amani, 'Uko?')],
  ['both are read', reads(baraka)],
  ['once more', reads(baraka)],
  ['the other one types', posts(baraka, 'typing/', { receiver: amani })],
  ['again at once', posts(baraka, 'typing/', { receiver: amani })],
  ['and replies', writes(baraka, 'Niko', { reply_to: '{messages}' })],
  ['the first one reacts', posts(amani, '{messages}/reaction/', { emoji: '😂' })],
  ['the same again', posts(amani, '{messages}/reaction/', { emoji: '😂' })],
  ['and takes it back', posts(amani, '{messages}/reaction/', { emoji: null })],
  ['receipts are off', chooses(amani, { read_receipts: false, shows_presence: false })],
  ['what is read now nobody is told', reads(amani)],
  ['nor that somebody types', posts(amani, 'typing/', { receiver: baraka })],
  ['a text that may be a scam', writes(baraka, 'Tuma pesa kwa M-Pesa')],
  ['is sent when it is confirmed', writes(baraka, 'Tuma pesa kwa M-Pesa', { confirmed: true })],
  ['its receiver reads all', () => say(amani, 'GET', `messages/conversation/${baraka}/`)],
  ['who has sent it reads all', () => say(baraka, 'GET', `messages/conversation/${amani}/?limit=2`)],
  ['somebody else deletes it', () => say(amani, 'DELETE', 'messages/{messages}/')],
  ['ten hours pass', passes(600)],
  ['its sender does so too late', () => say(baraka, 'DELETE', 'messages/{messages}/')],
  ['a photo is uploaded', uploads],
  ['and sent', writes(baraka, 'Mimi', { media: '{message_media}' })],
  ['its sender does not uncover it', posts(baraka, '{messages}/photo/shown/')],
  ['its receiver does', posts(amani, '{messages}/photo/shown/')],
  ['and then declines it no more', posts(amani, '{messages}/photo/declined/')],
  ['its sender deletes it', () => say(baraka, 'DELETE', 'messages/{messages}/')],
  ['twice', () => say(baraka, 'DELETE', 'messages/{messages}/')],
  ['another photo is uploaded', uploads],
  ['and sent', writes(baraka, '', { media: '{message_media}' })],
  ['and again under a new message', writes(baraka, '', { media: '{message_media}' })],
  ['its receiver declines it', posts(amani, '{messages}/photo/declined/')],
  ['it takes no reaction', posts(amani, '{messages}/reaction/', { emoji: '😂' })],
  ['the match ends', () => say(amani, 'DELETE', `profiles/matches/${baraka}/`)],
  ['nobody writes any more', writes(baraka, 'Kwa nini?')],
];

async function uploads(): Promise<string> {
  const token = await testApp.tokens.issue({ userId: baraka, role: 'member' }, 1);
  const { status, body } = await upload({ id: baraka, token, headers: { authorization: `Bearer ${token}` } }, amani);
  return `${status} ${JSON.stringify(body)}`;
}

test('each step of a conversation has its result, its events and its rows', async () => {
  beginCourse(testApp);
  const [low, high] = [await createMember(testApp, { id: amani }), await createMember(testApp, { id: baraka })];
  await createMatch(testApp, low, high);
  await changePlan(testApp, 'premium', high);
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-a-conversation.txt');
});

test('each of the two has one reaction to a message: set, changed and removed', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  await send(one, other, 'b');
  for (const emoji of reactionEmojis) {
    expect(await react(other, id, emoji)).toMatchObject({
      status: 200,
      body: { id, reactions: [{ user: other.id, emoji }] },
    });
  }
  await react(one, id, '😂');
  const both = [
    { user: one.id, emoji: '😂' },
    { user: other.id, emoji: '🙏' },
  ].toSorted((a, b) => a.user - b.user);
  expect((await read(one, other.id)).body[0].reactions).toEqual(both);
  expect((await read(other, one.id)).body[0].reactions).toEqual(both);
  expect((await react(other, id, null)).body.reactions).toEqual([{ user: one.id, emoji: '😂' }]);
  expect((await read(one, other.id)).body.map(({ reactions }: { reactions: unknown[] }) => reactions)).toEqual([
    [{ user: one.id, emoji: '😂' }],
    [],
  ]);
});

test('both are told of a change, and of no repetition', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  const told = await publishedBy(() => react(other, id, '❤️'));
  const message = { id, reactions: [{ user: other.id, emoji: '❤️' }] };
  expect(told).toMatchObject([
    { to: other.id, event: { type: 'message_changed', partner: one.id, message } },
    { to: one.id, event: { type: 'message_changed', partner: other.id, message } },
  ]);
  expect(await publishedBy(() => react(other, id, '❤️'))).toEqual([]);
  expect(await publishedBy(() => react(one, id, null))).toEqual([]);
});

test('two reactions at the same moment are both kept', async () => {
  const [one, other] = await createCouple();
  for (let round = 0; round < 10; round += 1) {
    const { id } = (await send(one, other, `${round}`)).body;
    await Promise.all([react(one, id, '👍'), react(other, id, '❤️')]);
    expect((await read(one, other.id)).body.at(-1).reactions).toHaveLength(2);
  }
});

test('a deleted message takes no reaction and shows none', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  await react(other, id, '👍');
  await remove(one, id);
  expect((await read(other, one.id)).body[0].reactions).toEqual([]);
  for (const emoji of ['❤️', null] as const) {
    expect(await react(other, id, emoji)).toMatchObject({ status: 409, body: { code: 'message_deleted' } });
    // Nor does it if it was deleted after the look at it.
    expect(await getRow(testApp.database, writeReaction, { me: other.id, id, emoji })).toBeNull();
  }
});

test('who reacts to a message, or uncovers a photo, that is deleted at that moment does not get it back', async () => {
  const [one, other] = await createPayingCouple();
  const messages = [(await send(one, other, 'a')).body, (await sendPhoto(one, other)).body];
  const deleting = async (transaction: Transaction) => {
    for (const { id } of messages) {
      await getRow(transaction, markDeleted, { me: one.id, id, at: testApp.clock.now() });
      await getRows(transaction, takeMediaOf, { messageId: id, at: testApp.clock.now() });
    }
  };
  const [text, photo] = messages;
  const work = () => Promise.all([react(other, text.id, '❤️'), show(other, photo.id)]);
  const responses = await commitOnceAwaited(testApp.database, deleting, work, 2);
  expect(responses.map(({ body }) => body.code)).toEqual(['message_deleted', 'not_found']);
});

test('nobody else reacts, and nothing but the six emojis is taken', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  const stranger = await createMember(testApp);
  expect(await react(stranger, id, '❤️')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await react(one, id + 1_000_000, '❤️')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  for (const emoji of ['🔥', '', '❤', 'x']) {
    expect(await react(other, id, emoji)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  }
});
