import { expect, test } from 'vitest';
import { exampleMessage } from '../../testing/example-message.ts';
import { until } from '../../testing/until.ts';
import { startReceiving } from './start-receiving.fixture.ts';

test('a message appears in its conversation and in the list, and neither is fetched again', async () => {
  const { page, receive, matches, messages } = await startReceiving();
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  expect(messages().map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(matches()[0]).toMatchObject({ unread_count: 1, last_message: { id: 3 } });
  expect(await page.readsUnderWay()).toBe(0);
});

test('a partner stops typing when the message arrives', async () => {
  const { receive } = await startReceiving();
  const { typing } = await import('../../shared/messages/typing.ts');
  receive({ type: 'typing', partner: 7 });
  expect([...typing.read()]).toEqual([7]);
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  expect([...typing.read()]).toEqual([]);
});

test('a deleted message loses its text where it is quoted too', async () => {
  const quote = { id: 1, sender: 7, text: 'text 1', media_kind: null };
  const { receive, messages } = await startReceiving({
    messages: [exampleMessage(1, 7), { ...exampleMessage(2, 1), reply_to: quote }],
  });
  receive({ type: 'message_changed', partner: 7, message: { ...exampleMessage(1, 7), text: '', is_deleted: true } });
  expect(messages().map(({ text, reply_to }) => [text, reply_to?.text])).toEqual([
    ['', undefined],
    ['text 2', ''],
  ]);
});

test('a change to a message that is not loaded leaves no gap in the conversation', async () => {
  const { receive, messages } = await startReceiving({ messages: [exampleMessage(8, 7)] });
  receive({ type: 'message_changed', partner: 7, message: exampleMessage(1, 7) });
  expect(messages().map(({ id }) => id)).toEqual([8]);
});

test('what the partner has read is seen, up to there and only what the member wrote', async () => {
  const { receive, messages } = await startReceiving({
    messages: [exampleMessage(1, 7), exampleMessage(2, 1), exampleMessage(3, 1)],
  });
  receive({ type: 'message_read', partner: 7, up_to: 2, by_partner: true });
  expect(messages().map(({ seen_at }) => seen_at !== null)).toEqual([false, true, false]);
});

test('what has reached the partner’s phone is delivered, up to there and only what the member wrote', async () => {
  const { receive, messages } = await startReceiving({
    messages: [exampleMessage(1, 7), exampleMessage(2, 1), exampleMessage(3, 1)],
  });
  receive({ type: 'message_delivered', partner: 7, up_to: 2 });
  expect(messages().map(({ delivered_at }) => delivered_at !== null)).toEqual([false, true, false]);
});

test('on a phone with a wrong clock a message is delivered and seen at the time of the server', async () => {
  const { receive, matches, messages } = await startReceiving({ messages: [exampleMessage(1, 1)] });
  const { clockError, realNow } = await import('../../device/server-clock.ts');
  receive({ type: 'message', partner: 7, message: exampleMessage(2, 1) });
  clockError.write(5 * 3_600_000);
  const before = realNow();
  receive({ type: 'message_delivered', partner: 7, up_to: 2 });
  receive({ type: 'message_read', partner: 7, up_to: 2, by_partner: true });
  const times = messages().flatMap(({ delivered_at, seen_at }) => [delivered_at, seen_at]);
  const all = [...times, matches()[0]?.last_message?.seen_at];
  expect(all.map((time) => Date.parse(time ?? '') >= before)).toEqual(all.map(() => true));
});

test('a message of the partner is confirmed, one’s own from another device is not', async () => {
  const { page, receive } = await startReceiving();
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 1) });
  receive({ type: 'message', partner: 7, message: exampleMessage(4, 7) });
  const { body } = await page.api.take('POST /api/messages/delivered/');
  expect(JSON.parse(body)).toEqual({ conversations: [{ partner: 7, up_to: 4 }] });
});

test('a message is confirmed though no list of matches is there', async () => {
  const { page, receive } = await startReceiving();
  page.client.removeQueries({ queryKey: ['matches'] });
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  const { body } = await page.api.take('POST /api/messages/delivered/');
  expect(JSON.parse(body)).toEqual({ conversations: [{ partner: 7, up_to: 3 }] });
});

test('what has come before the first page, which was under way, is not lost with it', async () => {
  const { page, receive } = await startReceiving();
  const { useConversation } = await import('../../features/conversations/messages/conversation/use-conversation.ts');
  const conversation = page.run(useConversation, 8);
  const old = await page.api.take('GET /api/messages/conversation/8/?limit=50');
  receive({ type: 'message_read', partner: 8, up_to: 2, by_partner: true });
  receive({ type: 'message', partner: 8, message: exampleMessage(3, 8) });
  old.reply({ body: [exampleMessage(2, 1)] });
  await until(() => expect(conversation.now().messages.map(({ id }) => id)).toEqual([2, 3]));
  expect(conversation.now().messages[0]?.seen_at).toEqual(expect.any(String));
});

test('what was read on another device is not unread here', async () => {
  const { receive, matches } = await startReceiving();
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  receive({ type: 'message_read', partner: 7, up_to: 3, by_partner: false });
  expect(matches()[0]?.unread_count).toBe(0);
});

test('the last message of the list is seen and changed with the conversation', async () => {
  const { receive, matches } = await startReceiving();
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 1) });
  receive({ type: 'message_read', partner: 7, up_to: 3, by_partner: true });
  expect(matches()[0]?.last_message?.seen_at).toEqual(expect.any(String));
  receive({ type: 'message_changed', partner: 7, message: { ...exampleMessage(3, 1), text: '', is_deleted: true } });
  expect(matches()[0]?.last_message).toMatchObject({ text: '', is_deleted: true });
});

test('a message keeps the time at which it was delivered and seen first', async () => {
  const first = '2026-11-19T16:00:00.000Z';
  const { receive, messages } = await startReceiving({
    messages: [{ ...exampleMessage(1, 1), delivered_at: first, seen_at: first }, exampleMessage(2, 1)],
  });
  receive({ type: 'message_delivered', partner: 7, up_to: 2 });
  receive({ type: 'message_read', partner: 7, up_to: 2, by_partner: true });
  const times = messages().map(({ delivered_at, seen_at }) => [delivered_at === first, seen_at === first]);
  expect(times).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a reaction to a message leaves the quotes of it as they are', async () => {
  const quote = { id: 1, sender: 7, text: 'text 1', media_kind: null };
  const { receive, messages } = await startReceiving({
    messages: [exampleMessage(1, 7), { ...exampleMessage(2, 1), reply_to: quote }],
  });
  receive({ type: 'message_changed', partner: 7, message: exampleMessage(1, 7) });
  expect(messages()[1]?.reply_to).toEqual(quote);
});
