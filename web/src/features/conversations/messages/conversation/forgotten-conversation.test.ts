import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const chatPath = 'GET /api/messages/conversation/7/';
const messages = (...ids: number[]) => ({ body: ids.map((id) => exampleMessage(id, 7)) });

/** Opens a chat with member 7 that waits for its first messages. */
async function openChat() {
  const page = await openPage();
  const { useConversation } = await import('./use-conversation.ts');
  const { conversations, messagesOf } = await import('../../../../shared/conversations/conversations.ts');
  const open = () => page.run(useConversation, 7);
  return { api: page.api, page, chat: open(), open, conversations, messagesOf };
}

test('a conversation that was gone is forgotten once its screen is left, and one that stays is not', async () => {
  const { api, page, chat, open, messagesOf } = await openChat();
  (await api.take(chatPath)).reply(messages(1));
  await page.settled();
  chat.unmount();
  expect(messagesOf(7)).toHaveLength(1);
  const again = open();
  (await api.take(chatPath)).reply({ status: 404, body: { code: 'not_found', detail: '' } });
  await until(() => expect(again.now().status).toBe('gone'));
  expect(again.now().messages).toHaveLength(1);
  again.unmount();
  expect(messagesOf(7)).toEqual([]);
});

test('a page that arrives after a logout leaves nothing to the next member', async () => {
  const { api, page, chat, conversations } = await openChat();
  const first = await api.take(chatPath);
  chat.unmount();
  page.session.logout();
  page.signInAs(2);
  first.reply(messages(1, 2));
  await page.requestsUnderWay();
  await page.settled();
  expect(conversations.read().size).toBe(0);
});

test('earlier messages whose later ones are gone by then are not shown: others are missing between them', async () => {
  const { api, page, chat, messagesOf } = await openChat();
  const { changeConversation } = await import('../../../../shared/conversations/conversations.ts');
  (await api.take(chatPath)).reply(messages(...Array.from({ length: 50 }, (_, index) => 101 + index)));
  await page.settled();
  void chat.now().loadEarlier();
  const earlier = await api.take(chatPath);
  changeConversation(7, (known) => known && { ...known, messages: [exampleMessage(300, 7)] });
  earlier.reply(messages(99, 100));
  await until(() => expect(chat.now().loadingEarlier).toBe(false));
  expect(messagesOf(7).map(({ id }) => id)).toEqual([300]);
});
