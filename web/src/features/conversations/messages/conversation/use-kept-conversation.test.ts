import { expect, test, vi } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { memoryDatabase } from '../../../../testing/memory-database.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

/** Opens the chat with member 7, of whom a message is kept, and with member 8, of whom nothing is. */
async function openChat() {
  const page = await openPage();
  page.storage.setItem('mwanzo.keepOffline', 'on');
  const { database } = memoryDatabase();
  /** Each gives, or refuses, what is asked of the database. */
  const asked: PromiseWithResolvers<void>[] = [];
  const isHeld = (name: string) => name.startsWith('conversation.');
  const get = async (name: string) => {
    const read = Promise.withResolvers<void>();
    if (isHeld(name)) {
      asked.push(read);
      await read.promise;
    }
    return database.get(name);
  };
  vi.doMock(import('../../../../device/offline-copy/offline-database.ts'), () => ({
    offlineDatabase: { ...database, get },
  }));
  const { changeConversation, readConversation } = await import('../../../../shared/conversations/conversations.ts');
  const { noConversation } = await import('../../../../shared/conversations/conversation-rules.ts');
  const { keepConversation } = await import('../../../../shared/conversations/kept-conversations.ts');
  const { useKeptConversation } = await import('./use-kept-conversation.ts');
  const loaded = (id: number) => ({ ...noConversation, messages: [exampleMessage(id, 7)], loadedAt: Date.now() });
  await keepConversation(1, 7, loaded(1), database);
  const isReading = page.run(useKeptConversation, 7);
  await until(() => expect(asked).toHaveLength(1));
  return {
    page,
    isReading,
    asked,
    load: (id: number) => changeConversation(7, () => loaded(id)),
    shown: () => readConversation(7)?.messages.map(({ id }) => id),
  };
}

test('a chat waits for what the phone has kept, also the next one', async () => {
  const { isReading, asked, shown } = await openChat();
  expect(isReading.now()).toBe(true);
  asked[0]?.resolve();
  await until(() => expect([isReading.now(), shown()]).toEqual([false, [1]]));
  isReading.change(8);
  expect(isReading.now()).toBe(true);
  await until(() => expect(asked).toHaveLength(2));
  asked[1]?.resolve();
  await until(() => expect(isReading.now()).toBe(false));
});

test('a chat that was left for the next one makes that one wait no longer', async () => {
  const { page, isReading, asked } = await openChat();
  isReading.change(8);
  await until(() => expect(asked).toHaveLength(2));
  asked[1]?.resolve();
  await until(() => expect(isReading.now()).toBe(false));
  asked[0]?.resolve();
  await page.requestsUnderWay();
  expect(isReading.now()).toBe(false);
});

test('what the server has sent meanwhile stays', async () => {
  const { page, asked, load, shown } = await openChat();
  load(2);
  asked[0]?.resolve();
  await page.requestsUnderWay();
  expect(shown()).toEqual([2]);
});

test('what one member has kept is not shown to the next, who has signed in meanwhile', async () => {
  const { page, asked, shown } = await openChat();
  page.signInAs(2);
  asked[0]?.resolve();
  await page.requestsUnderWay();
  expect(shown()).toBeUndefined();
});

test('a phone that cannot read it is waited for no longer', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { isReading, asked } = await openChat();
  asked[0]?.reject(new DOMException('gone', 'InvalidStateError'));
  await until(() => expect(isReading.now()).toBe(false));
  expect(logged.mock.calls).toEqual([['Could not read a kept conversation', expect.any(DOMException)]]);
});
