import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../testing/api-server.ts';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

/** Opens a page whose cache and storage know two partners. */
async function startPage() {
  const page = await openPage();
  const { forgetPerson } = await import('./forget-person.ts');
  const { endedContacts } = await import('../../shared/matches/ended-contacts.ts');
  const { keepDraft, readDraft } = await import('../../features/conversations/messages/drafts/drafts.ts');
  const { putInOutbox, readOutbox } = await import('../../features/conversations/messages/outbox/outbox.ts');
  const { addMessages, messagesOf } = await import('../../shared/conversations/conversations.ts');
  const { client } = page;
  client.setQueryData(['matches'], [matchWith(7), matchWith(8)]);
  for (const id of [7, 8]) {
    addMessages(id, [exampleMessage(id, id)]);
    client.setQueryData(['profile', id], { id });
    keepDraft(id, `draft ${id}`);
    putInOutbox({ receiver: id, text: `unsent ${id}`, replyTo: null });
  }
  return { page, client, forgetPerson, endedContacts, readDraft, readOutbox, messagesOf };
}

test('nothing is left of somebody who was blocked or unmatched, and everything of the others', async () => {
  const { client, forgetPerson, endedContacts, readDraft, readOutbox, messagesOf } = await startPage();
  forgetPerson(client, 7);
  expect([...endedContacts.read()]).toEqual([7]);
  expect(client.getQueryData<Match[]>(['matches'])?.map(({ user }) => user.id)).toEqual([8]);
  expect([messagesOf(7).length, messagesOf(8).length]).toEqual([0, 1]);
  expect([client.getQueryData(['profile', 7]), client.getQueryData(['profile', 8])]).toEqual([undefined, { id: 8 }]);
  expect([readDraft(7), readDraft(8)]).toEqual(['', 'draft 8']);
  expect(readOutbox().map(({ receiver }) => receiver)).toEqual([8]);
});

test('the only match is gone from the list, too', async () => {
  const { client, forgetPerson } = await startPage();
  client.setQueryData(['matches'], [matchWith(7)]);
  forgetPerson(client, 7);
  expect(client.getQueryData(['matches'])).toEqual([]);
});

test('a chat that is open keeps its messages, and says how old they are, until it is left', async () => {
  const { page, client, forgetPerson, messagesOf } = await startPage();
  const { useConversation } = await import('../../features/conversations/messages/conversation/use-conversation.ts');
  const chat = page.run(useConversation, 7);
  (await page.api.take('GET /api/messages/conversation/7/')).reply({ body: [exampleMessage(7, 7)] });
  await page.settled();
  forgetPerson(client, 7);
  expect(messagesOf(7)).toHaveLength(1);
  (await page.api.take('GET /api/messages/conversation/7/')).reply(refusal('not_found'));
  await until(() => expect(chat.now()).toMatchObject({ status: 'gone', messages: [{ id: 7 }] }));
  chat.unmount();
  expect(messagesOf(7)).toEqual([]);
});

test('whoever was left types no more, and lists that may name them are fetched again', async () => {
  const { page, client, forgetPerson } = await startPage();
  const { noteTyping, typing } = await import('../../shared/messages/typing.ts');
  const lists = [['past-conversations'], ['notifications']];
  for (const key of lists) client.setQueryData(key, []);
  for (const id of [7, 8]) noteTyping(id);
  forgetPerson(client, 7);
  expect([...typing.read()]).toEqual([8]);
  for (const key of lists) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  expect([client.getQueryState(['matches'])?.isInvalidated, await page.requestsUnderWay()]).toEqual([false, 0]);
});

test('a list of matches that is on its way is fetched again, because it may still name them', async () => {
  const { page, client, forgetPerson } = await startPage();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery(matchesQuery), undefined);
  const old = await page.api.take('GET /api/profiles/matches/');
  forgetPerson(client, 7);
  old.reply({ body: [matchWith(7), matchWith(8)] });
  (await page.api.take('GET /api/profiles/matches/')).reply({ body: [matchWith(8)] });
  await page.settled();
  expect(client.getQueryData<Match[]>(['matches'])?.map(({ user }) => user.id)).toEqual([8]);
});

test('a profile that is on screen learns that it is gone, and is forgotten once it is left', async () => {
  const { page, client, forgetPerson } = await startPage();
  const { profileQuery } = await import('../../queries/profile.ts');
  const { useQuery } = await import('@tanstack/react-query');
  const screen = page.run(() => useQuery({ ...profileQuery(7), staleTime: 60_000 }), undefined);
  forgetPerson(client, 7);
  const gone = await page.api.take('GET /api/profiles/7/');
  expect(client.getQueryData(['profile', 7])).toBeDefined();
  screen.unmount();
  gone.reply({ status: 404, body: { code: 'not_found', detail: '' } });
  await until(() => expect(client.getQueryState(['profile', 7])).toBeUndefined());
});

test('a call with whoever has left ends, and no other', async () => {
  const endWith = vi.fn();
  const session = '../../features/conversations/calls/call/call-session.ts';
  vi.doMock(session, () => ({ endWith }));
  onTestFinished(() => void vi.doUnmock(session));
  const { page, client, forgetPerson } = await startPage();
  const { callPartner } = await import('../../shared/calls/call-partner.ts');
  callPartner.write(8);
  for (const id of [7, 8]) forgetPerson(client, id);
  await until(() => expect(endWith).toHaveBeenCalled());
  await page.requestsUnderWay();
  expect(endWith.mock.calls).toEqual([[8]]);
});

test('another tab learns of it, and that of another member does not', async () => {
  const { followOtherTabs, tellOtherTabs } = await import('./ended-contact-tabs.ts');
  const heard: number[] = [];
  onTestFinished(followOtherTabs(1, (id) => heard.push(id)));
  tellOtherTabs(2, 8);
  tellOtherTabs(1, 7);
  await until(() => expect(heard).toEqual([7]));
});

test('the next member who signs in has blocked or unmatched nobody', async () => {
  const { page, client, forgetPerson, endedContacts } = await startPage();
  forgetPerson(client, 7);
  page.session.logout();
  expect(endedContacts.read().size).toBe(0);
});
