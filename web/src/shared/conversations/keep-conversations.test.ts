import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleMessage } from '../../testing/example-message.ts';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

const chatPath = 'GET /api/messages/conversation/7/';
const partner = { name: 'Asha', photo: null, photoDetail: null, isVerified: true, profileId: 7 };
const message = (id: number) => exampleMessage(id, 7);

/** Opens a page of a member who keeps chats on this phone. */
async function openKeeper(database = memoryDatabase().database) {
  const page = await openPage();
  page.storage.setItem('mwanzo.keepOffline', 'on');
  vi.doMock(import('../../device/offline-copy/offline-database.ts'), () => ({ offlineDatabase: database }));
  const store = await import('./conversations.ts');
  const { noConversation } = await import('./conversation-rules.ts');
  const { keepConversations } = await import('./keep-conversations.ts');
  const { readKeptConversation } = await import('./kept-conversations.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = keepConversations(1);
  onTestFinished(stop);
  return {
    page,
    stop,
    ...store,
    kept: async (id = 7) => (await readKeptConversation(1, id))?.messages.map((each) => each.id),
    load: (ids: readonly number[], id = 7) =>
      store.changeConversation(id, () => ({
        ...noConversation,
        messages: ids.map(message),
        completeTo: ids.at(-1),
        loadedAt: Date.now(),
      })),
    halfASecond: () => vi.advanceTimersByTime(500),
  };
}

test('what a conversation gets is kept half a second later, each time', async () => {
  const { load, kept, showMessage, halfASecond } = await openKeeper();
  load([1, 2]);
  expect(await kept()).toBeUndefined();
  halfASecond();
  await until(async () => expect(await kept()).toEqual([1, 2]));
  showMessage(7, message(3));
  halfASecond();
  await until(async () => expect(await kept()).toEqual([1, 2, 3]));
});

test('a page that closes keeps what has just come', async () => {
  const { page, load, kept } = await openKeeper();
  load([1]);
  page.dispatch('pagehide');
  await until(async () => expect(await kept()).toEqual([1]));
});

test('messages that came before the first page are not kept: others may be missing before them', async () => {
  const { addMessages, load, kept, halfASecond } = await openKeeper();
  addMessages(7, [message(9)]);
  load([1], 8);
  halfASecond();
  await until(async () => expect(await kept(8)).toEqual([1]));
  expect(await kept(7)).toBeUndefined();
});

test('whoever was left is dropped, also if their messages were about to be kept', async () => {
  const { load, kept, halfASecond } = await openKeeper();
  const { noteEndedContact } = await import('../matches/ended-contacts.ts');
  load([1]);
  halfASecond();
  await until(async () => expect(await kept()).toEqual([1]));
  load([1, 2]);
  load([5], 8);
  noteEndedContact(7);
  halfASecond();
  await until(async () => expect(await kept(8)).toEqual([5]));
  expect(await kept(7)).toBeUndefined();
});

test('whoever was left before this code arrived is dropped when it starts', async () => {
  const { stop, load, kept, halfASecond } = await openKeeper();
  const { noteEndedContact } = await import('../matches/ended-contacts.ts');
  const { keepConversations } = await import('./keep-conversations.ts');
  load([1]);
  load([5], 8);
  halfASecond();
  await until(async () => expect([await kept(7), await kept(8)]).toEqual([[1], [5]]));
  stop();
  noteEndedContact(7);
  onTestFinished(keepConversations(1));
  await until(async () => expect(await kept(7)).toBeUndefined());
  expect(await kept(8)).toEqual([5]);
});

test('a conversation that is forgotten is dropped', async () => {
  const { load, kept, halfASecond, forgetConversation } = await openKeeper();
  load([1]);
  halfASecond();
  await until(async () => expect(await kept()).toEqual([1]));
  forgetConversation(7);
  await until(async () => expect(await kept()).toBeUndefined());
});

test('what is forgotten with its member is not dropped, because it may be the next one’s by then', async () => {
  const { page, load, kept, halfASecond } = await openKeeper();
  load([1]);
  halfASecond();
  await until(async () => expect(await kept()).toEqual([1]));
  page.signInAs(2);
  await page.requestsUnderWay();
  expect(await kept()).toEqual([1]);
});

test('once stopped it keeps nothing more', async () => {
  const { page, stop, load, kept, halfASecond } = await openKeeper();
  load([1]);
  stop();
  halfASecond();
  load([2], 8);
  page.dispatch('pagehide');
  halfASecond();
  await page.requestsUnderWay();
  expect([await kept(7), await kept(8)]).toEqual([undefined, undefined]);
});

test('a phone that is full is only logged, and the next change is tried again', async () => {
  const { database } = memoryDatabase();
  let isFull = true;
  const put = async (name: string, value: unknown) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return database.put(name, value);
  };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, kept, halfASecond } = await openKeeper({ ...database, put });
  load([1]);
  halfASecond();
  await until(() => expect(logged).toHaveBeenCalled());
  isFull = false;
  load([1, 2]);
  halfASecond();
  await until(async () => expect(await kept()).toEqual([1, 2]));
});

test('after a reload without a line the chat is there as it was, with the name, and asks the server', async () => {
  const { database } = memoryDatabase();
  const first = await openKeeper(database);
  first.load([1, 2]);
  first.notePartner(7, partner);
  first.halfASecond();
  await until(async () => expect(await first.kept()).toEqual([1, 2]));
  vi.useRealTimers();
  first.stop();
  first.forgetConversation(7);
  const { useConversation } = await import('../../features/conversations/messages/conversation/use-conversation.ts');
  const chat = first.page.run(useConversation, 7);
  const request = await first.page.api.take(chatPath);
  await until(() => expect(chat.now().status).toBe('ready'));
  expect([chat.now().messages.map(({ id }) => id), chat.now().partner?.name]).toEqual([[1, 2], 'Asha']);
  request.reply({ body: [message(2), message(3)] });
  await until(() => expect(chat.now().messages.map(({ id }) => id)).toEqual([1, 2, 3]));
});
