import type { Match } from '@mwanzo/contract/matches';
import type { Message } from '@mwanzo/contract/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StreamEvent } from '@mwanzo/contract/events';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

const matchesPath = 'GET /api/profiles/matches/';
const listPath = 'GET /api/notifications/';

/** Makes a page with a list of matches and a conversation in its cache, which receives events. */
async function startPage({ messages = [exampleMessage(1, 7), exampleMessage(2, 1)] } = {}) {
  const page = await openPage();
  const { createReceiver } = await import('./receive-events.ts');
  const { client } = page;
  const unread = { ...matchWith(7), unread_count: 0, last_message: null };
  client.setQueryData(['matches'], [unread]);
  client.setQueryData(['conversation', 7], messages);
  const { receive, stop } = createReceiver(client);
  onTestFinished(stop);
  return {
    page,
    receive,
    stop,
    matches: () => client.getQueryData<Match[]>(['matches']) ?? [],
    messages: () => client.getQueryData<Message[]>(['conversation', 7]) ?? [],
  };
}

test('a message appears in its conversation and in the list, and neither is fetched again', async () => {
  const { page, receive, matches, messages } = await startPage();
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  expect(messages().map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(matches()[0]).toMatchObject({ unread_count: 1, last_message: { id: 3 } });
  expect(await page.readsUnderWay()).toBe(0);
});

test('a partner stops typing when the message arrives', async () => {
  const { receive } = await startPage();
  const { typing } = await import('../../queries/typing.ts');
  receive({ type: 'typing', partner: 7 });
  expect([...typing.read()]).toEqual([7]);
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  expect([...typing.read()]).toEqual([]);
});

test('a deleted message loses its text where it is quoted too', async () => {
  const quote = { id: 1, sender: 7, text: 'text 1', media_kind: null };
  const { receive, messages } = await startPage({
    messages: [exampleMessage(1, 7), { ...exampleMessage(2, 1), reply_to: quote }],
  });
  receive({ type: 'message_changed', partner: 7, message: { ...exampleMessage(1, 7), text: '', is_deleted: true } });
  expect(messages().map(({ text, reply_to }) => [text, reply_to?.text])).toEqual([
    ['', undefined],
    ['text 2', ''],
  ]);
});

test('a change to a message that is not loaded leaves no gap in the conversation', async () => {
  const { receive, messages } = await startPage({ messages: [exampleMessage(8, 7)] });
  receive({ type: 'message_changed', partner: 7, message: exampleMessage(1, 7) });
  expect(messages().map(({ id }) => id)).toEqual([8]);
});

test('what the partner has read is seen, up to there and only what the member wrote', async () => {
  const { receive, messages } = await startPage({
    messages: [exampleMessage(1, 7), exampleMessage(2, 1), exampleMessage(3, 1)],
  });
  receive({ type: 'message_read', partner: 7, up_to: 2, by_partner: true });
  expect(messages().map(({ seen_at }) => seen_at !== null)).toEqual([false, true, false]);
});

test('what has reached the partner’s phone is delivered, up to there and only what the member wrote', async () => {
  const { receive, messages } = await startPage({
    messages: [exampleMessage(1, 7), exampleMessage(2, 1), exampleMessage(3, 1)],
  });
  receive({ type: 'message_delivered', partner: 7, up_to: 2 });
  expect(messages().map(({ delivered_at }) => delivered_at !== null)).toEqual([false, true, false]);
});

test('a message of the partner is confirmed, one’s own from another device is not', async () => {
  const { page, receive } = await startPage();
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 1) });
  receive({ type: 'message', partner: 7, message: exampleMessage(4, 7) });
  const { body } = await page.api.take('POST /api/messages/delivered/');
  expect(JSON.parse(body)).toEqual({ conversations: [{ partner: 7, up_to: 4 }] });
});

test('what has come before the first page, which was under way, is not lost with it', async () => {
  const { page, receive } = await startPage();
  const { useConversation } = await import('../../features/messages/conversation/use-conversation.ts');
  const conversation = page.run(useConversation, 8);
  const old = await page.api.take('GET /api/messages/conversation/8/?limit=50');
  receive({ type: 'message_read', partner: 8, up_to: 2, by_partner: true });
  receive({ type: 'message', partner: 8, message: exampleMessage(3, 8) });
  old.reply({ body: [exampleMessage(2, 1)] });
  await until(() => expect(conversation.now().messages.map(({ id }) => id)).toEqual([2, 3]));
  expect(conversation.now().messages[0]?.seen_at).toEqual(expect.any(String));
});

test('what was read on another device is not unread here', async () => {
  const { receive, matches } = await startPage();
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  receive({ type: 'message_read', partner: 7, up_to: 3, by_partner: false });
  expect(matches()[0]?.unread_count).toBe(0);
});

test('a list that was under way when a message came is fetched again', async () => {
  const { page, receive, matches } = await startPage();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery(matchesQuery), undefined);
  const old = await page.api.take(matchesPath);
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  old.reply({ body: [] });
  (await page.api.take(matchesPath)).reply({ body: [{ ...matchWith(7), unread_count: 5 }] });
  await until(() => expect(matches()[0]?.unread_count).toBe(5));
});

test('so is a first list that was under way', async () => {
  const { page, receive, matches } = await startPage();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.client.removeQueries({ queryKey: matchesQuery.queryKey });
  page.run(() => useQuery(matchesQuery), undefined);
  const old = await page.api.take(matchesPath);
  for (const id of [3, 4]) receive({ type: 'message', partner: 7, message: exampleMessage(id, 7) });
  old.reply({ body: [] });
  (await page.api.take(matchesPath)).reply({ body: [{ ...matchWith(7), unread_count: 5 }] });
  await until(() => expect(matches()[0]?.unread_count).toBe(5));
  expect(await page.readsUnderWay()).toBe(0);
});

test('a message of somebody who is not in the list fetches the list, and so does a match', async () => {
  const { page, receive } = await startPage();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery({ ...matchesQuery, staleTime: 60_000 }), undefined);
  receive({ type: 'message', partner: 9, message: exampleMessage(3, 9) });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(9)] });
  await page.settled();
  receive({ type: 'match', partner: 10 });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(10)] });
});

test('three notices at once cost one request', async () => {
  const { page, receive } = await startPage();
  const { notificationsQuery } = await import('../../features/notifications/notifications-query.ts');
  const { useQuery } = await import('@tanstack/react-query');
  const bell = page.run(() => useQuery(notificationsQuery), undefined);
  (await page.api.take(listPath)).reply({ body: [] });
  await page.settled();
  receive({ type: 'notification', kind: 'match' });
  receive({ type: 'notification', kind: 'message' });
  receive({ type: 'notifications_read' });
  (await page.api.take(listPath)).reply({ body: [{ id: 1 }] });
  await until(() => expect(bell.now().data).toEqual([{ id: 1 }]));
  expect(await page.requestsUnderWay()).toBe(0);
  receive({ type: 'notification', kind: 'message' });
  await page.api.take(listPath);
});

test('the last message of the list is seen and changed with the conversation', async () => {
  const { receive, matches } = await startPage();
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 1) });
  receive({ type: 'message_read', partner: 7, up_to: 3, by_partner: true });
  expect(matches()[0]?.last_message?.seen_at).toEqual(expect.any(String));
  receive({ type: 'message_changed', partner: 7, message: { ...exampleMessage(3, 1), text: '', is_deleted: true } });
  expect(matches()[0]?.last_message).toMatchObject({ text: '', is_deleted: true });
});

test('a message keeps the time at which it was delivered and seen first', async () => {
  const first = '2026-11-19T16:00:00.000Z';
  const { receive, messages } = await startPage({
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
  const { receive, messages } = await startPage({
    messages: [exampleMessage(1, 7), { ...exampleMessage(2, 1), reply_to: quote }],
  });
  receive({ type: 'message_changed', partner: 7, message: exampleMessage(1, 7) });
  expect(messages()[1]?.reply_to).toEqual(quote);
});

test('who likes the member is fetched again at any notification but one about a message', async () => {
  const { page, receive } = await startPage();
  const { likesQuery } = await import('../../queries/likes.ts');
  const isOutdated = () => page.client.getQueryState(likesQuery.queryKey)?.isInvalidated;
  for (const kind of ['message', 'like', 'message', 'match'] as const) {
    page.client.setQueryData(likesQuery.queryKey, {});
    receive({ type: 'notification', kind });
    expect(isOutdated()).toBe(kind !== 'message');
  }
});

test('presence of somebody who is not in the list costs no request', async () => {
  const { page, receive, matches } = await startPage();
  receive({ type: 'presence', partner: 9, presence: 'online' });
  receive({ type: 'presence', partner: 7, presence: 'online' });
  expect([await page.requestsUnderWay(), matches()[0]?.presence]).toEqual([0, 'online']);
});

test('a decision about the member is fetched again where it is shown', async () => {
  const { page, receive } = await startPage();
  page.client.setQueryData(['decisions'], []);
  receive({ type: 'decision' });
  expect(page.client.getQueryState(['decisions'])?.isInvalidated).toBe(true);
});

test('after lost events everything may have changed: also who was left, past conversations and the review', async () => {
  const { page, receive } = await startPage();
  const { endedContacts, noteEndedContact } = await import('../../queries/ended-contacts.ts');
  const { rememberVerification } = await import('../../queries/verification.ts');
  const past = ['past-conversations'];
  page.client.setQueryData(past, []);
  noteEndedContact(8);
  rememberVerification({ status: 'pending', reason: null, refusal: null, submitted_at: null, decide_by: null });
  receive({ type: 'sync', refetch: true });
  // The first time, nobody can have matched again.
  expect([...endedContacts.read()]).toEqual([8]);
  (await page.api.take(matchesPath)).reply({ body: [] });
  await page.settled();
  expect(await page.requestsUnderWay()).toBe(0);
  page.client.setQueryData(past, []);
  receive({ type: 'sync', refetch: true });
  expect([[...endedContacts.read()], page.client.getQueryState(past)?.isInvalidated]).toEqual([[], true]);
  (await page.api.take('GET /api/verify/')).reply({ body: { status: 'pending' } });
  await page.requestsUnderWay();
});

test('events of calls, and the end of the match with whom the member talks, reach the call', async () => {
  const receiveCalls = vi.fn();
  vi.doMock(import('../../features/calls/call/receive-calls.ts'), () => ({ receiveCalls }));
  onTestFinished(() => void vi.doUnmock('../../features/calls/call/receive-calls.ts'));
  const { page, receive } = await startPage();
  const { callPartner } = await import('../../queries/call-partner.ts');
  const about = ['call', 'call_signal', 'talk'].map((type) => ({ type, partner: 7 }) as unknown as StreamEvent);
  callPartner.write(8);
  const ended = [7, 8].map((partner) => ({ type: 'match_ended', partner }) as const);
  for (const event of [...about, ...ended]) receive(event);
  await until(() => expect(receiveCalls).toHaveBeenCalledTimes(4));
  await page.requestsUnderWay();
  expect(receiveCalls.mock.calls.map(([, event]) => event)).toEqual([...about, ended[1]]);
});

test('whom another tab has left is left here, until nothing is received any more', async () => {
  const { page, stop, matches } = await startPage();
  const { tellOtherTabs } = await import('../people/ended-contact-tabs.ts');
  page.client.setQueryData(['matches'], [matchWith(7), matchWith(8)]);
  tellOtherTabs(1, 7);
  await until(() => expect(matches().map(({ id }) => id)).toEqual([8]));
  stop();
  tellOtherTabs(1, 8);
  await page.requestsUnderWay();
  expect(matches().map(({ id }) => id)).toEqual([8]);
});

test('when the stream opens the list is fetched again, and each time that something may have been missed', async () => {
  const { page, receive, matches } = await startPage();
  const { profileQuery } = await import('../../queries/profile.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery({ ...profileQuery(7), staleTime: 60_000 }), undefined);
  (await page.api.take('GET /api/profiles/7/')).reply({ body: { id: 7 } });
  await page.settled();
  receive({ type: 'sync', refetch: true });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(7), matchWith(8)] });
  await until(() => expect(matches()).toHaveLength(2));
  receive({ type: 'sync', refetch: false });
  expect(await page.requestsUnderWay()).toBe(0);
  receive({ type: 'sync', refetch: true });
  (await page.api.take(matchesPath)).reply({ body: [] });
  (await page.api.take('GET /api/profiles/7/')).reply({ body: { id: 7 } });
});

test('a list that was under way when a match came is fetched again', async () => {
  const { page, receive, matches } = await startPage();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery(matchesQuery), undefined);
  const old = await page.api.take(matchesPath);
  receive({ type: 'match', partner: 10 });
  old.reply({ body: [] });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(7), matchWith(10)] });
  await until(() => expect(matches()).toHaveLength(2));
});

test('so is one under way where nothing shows it: the badge and the match announcement read it', async () => {
  const { page, receive, matches } = await startPage();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery({ ...matchesQuery, enabled: false }), undefined);
  receive({ type: 'sync', refetch: true });
  const old = await page.api.take(matchesPath);
  receive({ type: 'match', partner: 10 });
  old.reply({ body: [] });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(7), matchWith(10)] });
  await until(() => expect(matches()).toHaveLength(2));
});

test('a decision about the documents shows at once, with the badge', async () => {
  const { page, receive } = await startPage();
  const { openVerification } = await import('../../queries/open-verification.ts');
  const { rememberVerification } = await import('../../queries/verification.ts');
  const { likeLock } = await import('../../queries/like-lock.ts');
  rememberVerification({ status: 'pending', reason: null, refusal: null, submitted_at: null, decide_by: null });
  expect([openVerification.read()?.status, likeLock.read()]).toEqual(['pending', true]);
  receive({ type: 'verification' });
  (await page.api.take('GET /api/verify/')).reply({ body: { status: 'approved' } });
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 1, isVerified: true } });
  await until(() => expect(page.session.readSession().profile?.isVerified).toBe(true));
  expect([openVerification.read(), likeLock.read()]).toEqual([undefined, false]);
});

test('a colleague’s question for more documents, and an answer, are fetched at once where they are shown', async () => {
  const { page, receive } = await startPage();
  const { useQuery } = await import('@tanstack/react-query');
  const { documentLooksQuery } = await import('../../queries/document-looks.ts');
  const shown = page.run(() => useQuery(documentLooksQuery).data?.max, undefined);
  const asked = 'GET /api/moderation/document-looks/asked/';
  (await page.api.take(asked)).reply({ body: { max: 60, own: null, asked: [] } });
  await until(() => expect(shown.now()).toBe(60));
  receive({ type: 'document_looks' });
  (await page.api.take(asked)).reply({ body: { max: 120, own: null, asked: [] } });
  await until(() => expect(shown.now()).toBe(120));
});

test('an event that this version does not know changes nothing', async () => {
  const { page, receive } = await startPage();
  receive({ type: 'call' } as unknown as StreamEvent);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a message that arrives after the end of the match is not shown, until the two match again', async () => {
  const { page, receive, matches } = await startPage();
  receive({ type: 'match_ended', partner: 7 });
  await until(() => expect(page.client.getQueryData(['conversation', 7])).toBeUndefined());
  page.client.setQueryData(['conversation', 7], []);
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  expect(matches()).toEqual([]);
  expect(page.client.getQueryData(['conversation', 7])).toEqual([]);
  receive({ type: 'match', partner: 7 });
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  expect(page.client.getQueryData<Message[]>(['conversation', 7])?.map(({ id }) => id)).toEqual([3]);
});
