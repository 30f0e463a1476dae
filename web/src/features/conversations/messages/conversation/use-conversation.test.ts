import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test } from 'vitest';
import type { Reply } from '../../../../testing/api-server.ts';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const chatPath = 'GET /api/messages/conversation/7/';
const message = (id: number) => exampleMessage(id, 7);
const messages = (...ids: number[]) => ({ body: ids.map(message) });
/** Makes a page of 50 messages that ends with this id. */
const pageTo = (last: number) => messages(...Array.from({ length: 50 }, (_, index) => last - 49 + index));

/** Opens a chat with member 7 that waits for its first messages. */
async function openChat() {
  const page = await openPage();
  const { api } = page;
  const { useConversation } = await import('./use-conversation.ts');
  const { addMessages } = await import('../../../../shared/conversations/conversations.ts');
  const append = (arrived: Message) => addMessages(7, [arrived]);
  const open = () => page.run(useConversation, 7);
  const chat = open();
  const shown = () => chat.now().messages.map(({ id }) => id);
  return { api, page, chat, shown, open, append };
}

test('what the partner wrote before one’s own last message is fetched when the window gets the focus', async () => {
  const { api, page, shown, append } = await openChat();
  (await api.take(chatPath)).reply(messages(1, 2));
  await page.settled();
  append(message(4));
  await until(() => expect(shown()).toEqual([1, 2, 4]));
  page.dispatch('focus');
  const newer = await api.take(chatPath);
  expect(newer.request).toBe(`${chatPath}?after=2`);
  newer.reply(messages(3, 4, 5));
  await page.settled();
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
});

test('each refresh, and each look back at the page, asks for what is newer than the last response', async () => {
  const { api, page, chat, shown } = await openChat();
  (await api.take(chatPath)).reply(messages(1, 2));
  await page.settled();
  chat.now().refresh();
  (await api.take(`${chatPath}?after=2`)).reply(messages(3));
  await page.settled();
  page.dispatch('visibilitychange');
  (await api.take(`${chatPath}?after=3`)).reply(messages());
  await page.settled();
  chat.now().refresh();
  (await api.take(`${chatPath}?after=3`)).reply(messages(4));
  await page.settled();
  expect(shown()).toEqual([1, 2, 3, 4]);
});

test('a message that was sent while the first page was under way is shown with it', async () => {
  const { api, page, shown, append } = await openChat();
  const first = await api.take(chatPath);
  append(message(3));
  first.reply(messages(1, 2));
  await page.settled();
  expect(shown()).toEqual([1, 2, 3]);
});

test('a message that was sent while newer ones were under way stays', async () => {
  const { api, page, chat, shown, append } = await openChat();
  (await api.take(chatPath)).reply(messages(1, 2));
  await page.settled();
  chat.now().refresh();
  const newer = await api.take(chatPath);
  append(message(4));
  newer.reply(messages(3));
  await page.settled();
  expect(shown()).toEqual([1, 2, 3, 4]);
});

test('what was seen while the first message of a conversation was fetched again stays seen', async () => {
  const { api, page, chat, append } = await openChat();
  (await api.take(chatPath)).reply(messages());
  await page.settled();
  append(message(1));
  chat.now().refresh();
  const older = await api.take(chatPath);
  append({ ...message(1), seen_at: '2026-11-19T15:03:00Z' });
  older.reply(messages(1));
  await page.settled();
  expect(chat.now().messages.map(({ seen_at }) => seen_at)).toEqual(['2026-11-19T15:03:00Z']);
});

test('earlier messages come before the others, once, and the last page ends the asking', async () => {
  const { api, page, chat, shown } = await openChat();
  (await api.take(`${chatPath}?limit=50`)).reply(pageTo(100));
  await page.settled();
  void chat.now().loadEarlier();
  const earlier = await api.take(chatPath);
  expect(earlier.request).toBe(`${chatPath}?before=51&limit=50`);
  await until(() => expect(chat.now().loadingEarlier).toBe(true));
  void chat.now().loadEarlier();
  earlier.reply(messages(49, 50));
  await until(() => expect(shown().slice(0, 3)).toEqual([49, 50, 51]));
  await until(() => expect(chat.now().loadingEarlier).toBe(false));
  void chat.now().loadEarlier();
  await page.settled();
  expect(await page.requestsUnderWay()).toBe(0);
  expect(shown()).toHaveLength(52);
});

test('newer messages that arrive while earlier ones are under way stay, and the other way round', async () => {
  const { api, page, chat, shown } = await openChat();
  (await api.take(chatPath)).reply(pageTo(100));
  await page.settled();
  void chat.now().loadEarlier();
  const earlier = await api.take(`${chatPath}?before`);
  chat.now().refresh();
  const newer = await api.take(`${chatPath}?after`);
  earlier.reply(messages(49, 50));
  await until(() => expect(shown()[0]).toBe(49));
  newer.reply(messages(101));
  await page.settled();
  expect([shown()[0], shown().at(-1), shown().length]).toEqual([49, 101, 53]);
});

test('earlier messages can be asked for again after they failed to load', async () => {
  const { api, page, chat } = await openChat();
  (await api.take(chatPath)).reply(pageTo(100));
  await page.settled();
  void chat.now().loadEarlier();
  (await api.take(`${chatPath}?before`)).reply({ status: 400 });
  await until(() => expect([page.toast(), page.toastError()]).toEqual(['Loading failed', expect.any(Error)]));
  await until(() => expect(chat.now().loadingEarlier).toBe(false));
  void chat.now().loadEarlier();
  (await api.take(`${chatPath}?before=51`)).reply(messages(50));
});

test('a chat that is opened again shows no gap between the messages of both visits', async () => {
  const { api, page, chat, open } = await openChat();
  (await api.take(chatPath)).reply(messages(1, 2));
  await page.settled();
  chat.unmount();
  const again = open();
  (await api.take(`${chatPath}?limit=50`)).reply(pageTo(200));
  await page.settled();
  const ids = again.now().messages.map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 151, 200]);
});

test('a message that was sent in the background appears in an open chat', async () => {
  const { api, page, shown } = await openChat();
  const { showMessage } = await import('../../../../shared/conversations/conversations.ts');
  (await api.take(chatPath)).reply(messages(1, 2));
  await page.settled();
  showMessage(7, message(3));
  await until(() => expect(shown()).toEqual([1, 2, 3]));
});

test('a chat that was not open loads a message that was sent in the background with the others', async () => {
  const page = await openPage();
  const { showMessage } = await import('../../../../shared/conversations/conversations.ts');
  const { useConversation } = await import('./use-conversation.ts');
  showMessage(7, message(3));
  const chat = page.run(useConversation, 7);
  expect(chat.now()).toMatchObject({ status: 'loading', messages: [] });
  (await page.api.take(`${chatPath}?limit=50`)).reply(messages(1, 2, 3));
  await page.settled();
  expect(chat.now().messages.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a reopened chat keeps its earlier messages if there is no gap between them and the newest page', async () => {
  const { api, page, chat, shown, open } = await openChat();
  (await api.take(chatPath)).reply(pageTo(100));
  await page.settled();
  void chat.now().loadEarlier();
  (await api.take(`${chatPath}?before`)).reply(messages(49, 50));
  await until(() => expect(shown()).toHaveLength(52));
  await until(() => expect(chat.now().loadingEarlier).toBe(false));
  chat.unmount();
  const again = open();
  (await api.take(`${chatPath}?limit=50`)).reply(pageTo(102));
  await page.settled();
  const ids = again.now().messages.map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([54, 49, 102]);
  // The first message of the conversation is already loaded.
  expect(await again.now().loadEarlier()).toBe(false);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('after lost events all loaded messages are fetched again, and the changed ones are updated', async () => {
  const { api, page, chat, shown } = await openChat();
  (await api.take(chatPath)).reply(pageTo(100));
  await page.settled();
  void chat.now().loadEarlier();
  (await api.take(chatPath)).reply(messages(48, 49, 50));
  await until(() => expect(shown()).toHaveLength(53));
  const unchanged = chat.now().messages.at(-1);
  const { missedChanges } = await import('../../../../shared/conversations/missed-changes.ts');
  missedChanges.write(1);
  chat.now().refresh();
  const again = await api.take(chatPath);
  expect(again.request).toBe(`${chatPath}?limit=53`);
  const changed = { ...message(49), text: '', is_deleted: true };
  again.reply({ body: [message(48), changed, message(50), ...pageTo(100).body, message(101)] });
  await page.settled();
  expect(shown()).toHaveLength(54);
  expect(chat.now().messages[1]).toEqual(changed);
  // The object is the same, so its row is not rendered again.
  expect(chat.now().messages.at(-2)).toBe(unchanged);
  chat.now().refresh();
  expect((await api.take(chatPath)).request).toBe(`${chatPath}?after=101`);
});

test.each<[string, Reply, boolean, string | undefined]>([
  ['a failure', { status: 400 }, true, 'Loading failed'],
  ['a failure without a network, of which the notice above tells', { status: 400 }, false, undefined],
  ['a conversation that has ended', { status: 404, body: { code: 'not_found', detail: '' } }, true, undefined],
])('after %s there is a toast only where it helps', async (_, reply, online, toast) => {
  const { api, page, chat } = await openChat();
  const first = await api.take(chatPath);
  page.setOnline(online);
  first.reply(reply);
  await until(() => expect(chat.now().status).not.toBe('loading'));
  await page.settled();
  expect(page.toast()).toBe(toast);
});

test('a chat that was left fetches nothing when the window gets the focus', async () => {
  const { api, page, chat } = await openChat();
  (await api.take(chatPath)).reply(messages(1, 2));
  await page.settled();
  chat.unmount();
  page.dispatch('focus');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('what arrives in another chat does not draw this one again', async () => {
  const page = await openPage();
  const { useConversation } = await import('./use-conversation.ts');
  const { addMessages } = await import('../../../../shared/conversations/conversations.ts');
  let drawn = 0;
  const chat = page.run((id: number) => ((drawn += 1), useConversation(id)), 7);
  (await page.api.take(chatPath)).reply(messages(1));
  await until(() => expect(chat.now().messages).toHaveLength(1));
  await page.settled();
  drawn = 0;
  addMessages(8, [exampleMessage(1, 8)]);
  await page.requestsUnderWay();
  expect(drawn).toBe(0);
  addMessages(7, [message(2)]);
  await until(() => expect(drawn).toBe(1));
});
