import { expect, test, vi } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';
import { startReceiving } from './start-receiving.fixture.ts';

const matchesPath = 'GET /api/profiles/matches/';

test('after lost events an open chat looks at all its messages again, and only then', async () => {
  const page = await openPage();
  const { createSync } = await import('./receive-sync.ts');
  const receive = createSync(page.client);
  const { useConversation } = await import('../../features/conversations/messages/conversation/use-conversation.ts');
  const conversation = page.run(useConversation, 8);
  const path = 'GET /api/messages/conversation/8/';
  (await page.api.take(`${path}?limit=50`)).reply({ body: [exampleMessage(1, 8), exampleMessage(2, 1)] });
  await until(() => expect(conversation.now().messages).toHaveLength(2));
  for (const wanted of ['?after=2', '?limit=50', '?limit=50']) {
    receive({ type: 'sync', refetch: true });
    const changed = { ...exampleMessage(1, 8), reactions: [{ user: 1, emoji: '❤️' }] };
    const taken = await page.api.take(path);
    expect(taken.request).toBe(path + wanted);
    taken.reply({ body: wanted === '?after=2' ? [] : [changed, exampleMessage(2, 1)] });
    await until(() => expect(page.client.isFetching({ queryKey: ['conversation', 8] })).toBe(0));
  }
  expect(conversation.now().messages[0]?.reactions).toHaveLength(1);
  conversation.now().refresh();
  expect((await page.api.take(path)).request).toBe(`${path}?after=2`);
});

test('after lost events everything may have changed: who was left, past conversations and the review', async () => {
  const { page, receive } = await startReceiving();
  const { endedContacts, noteEndedContact } = await import('../../shared/matches/ended-contacts.ts');
  const { rememberVerification } = await import('../../shared/verifications/verification.ts');
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

const quietMs = 3_600_000;

test('a page load asks once: what it has asked for is not fetched again when nothing has happened since', async () => {
  const page = await openPage();
  const { createSync } = await import('./receive-sync.ts');
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { notificationsQuery } = await import('../../features/notices/notifications/notifications-query.ts');
  const { useQuery } = await import('@tanstack/react-query');
  const receive = createSync(page.client);
  page.run(() => [useQuery(matchesQuery), useQuery(notificationsQuery)], undefined);
  const [list, notices] = [await page.api.take(matchesPath), await page.api.take('GET /api/notifications/')];
  notices.reply({ body: [] });
  await until(() => expect(page.client.getQueryData(notificationsQuery.queryKey)).toEqual([]));
  // The matches are still on their way.
  receive({ type: 'sync', refetch: true, quiet_ms: quietMs });
  list.reply({ body: [matchWith(7)] });
  await until(() => expect(page.client.getQueryData(['matches'])).toHaveLength(1));
  await page.settled();
  expect(await page.requestsUnderWay()).toBe(0);
  // Later, a new stream says that events were missed, however quiet it was before it.
  receive({ type: 'sync', refetch: true, quiet_ms: quietMs });
  (await page.api.take(matchesPath)).reply({ body: [] });
  (await page.api.take('GET /api/notifications/')).reply({ body: [] });
});

test.each([
  ['something may have happened since the page began', 0, () => {}],
  ['it comes from the phone', quietMs, () => localStorage.setItem('mwanzo.keepOffline', 'on')],
])('what a page load has got is fetched again if %s', async (_why, quiet, prepare) => {
  const { page, receive } = await startReceiving();
  prepare();
  receive({ type: 'sync', refetch: true, quiet_ms: quiet });
  (await page.api.take(matchesPath)).reply({ body: [] });
  await page.settled();
});

test('a first sync that has missed nothing is the first one all the same', async () => {
  const { page, receive } = await startReceiving();
  receive({ type: 'sync', refetch: false, quiet_ms: quietMs });
  receive({ type: 'sync', refetch: true, quiet_ms: quietMs });
  expect(await page.requestsUnderWay()).toBe(1);
});

test.each([
  ['the clock of the page stood still while the phone slept', quietMs - 1, quietMs + 1, 1],
  ['the clock of the phone was set back', quietMs + 1, -quietMs, 1],
  ['neither has counted so long', quietMs - 1, quietMs - 1, 0],
])('at the first sync it counts as the age of the page what %s', async (_why, pageMs, phoneMs, fetched) => {
  const { page, receive } = await startReceiving();
  vi.spyOn(performance, 'now').mockReturnValue(pageMs);
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + phoneMs);
  receive({ type: 'sync', refetch: true, quiet_ms: quietMs });
  vi.restoreAllMocks();
  expect(await page.requestsUnderWay()).toBe(fetched);
});

test('what no page has asked for is fetched when the stream opens, and what failed is fetched again', async () => {
  const page = await openPage();
  const { createSync } = await import('./receive-sync.ts');
  const { notificationsQuery } = await import('../../features/notices/notifications/notifications-query.ts');
  const { useQuery } = await import('@tanstack/react-query');
  const receive = createSync(page.client);
  page.run(() => useQuery({ ...notificationsQuery, retry: false }), undefined);
  (await page.api.take('GET /api/notifications/')).reply({ status: 404 });
  await page.settled();
  receive({ type: 'sync', refetch: true, quiet_ms: quietMs });
  (await page.api.take(matchesPath)).reply({ body: [] });
  (await page.api.take('GET /api/notifications/')).reply({ body: [] });
});

test('when the stream opens the list is fetched again, and each time that something may have been missed', async () => {
  const { page, receive, matches } = await startReceiving();
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
