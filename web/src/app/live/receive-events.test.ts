import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StreamEvent } from '@mwanzo/contract/events';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { until } from '../../testing/until.ts';
import { startReceiving } from './start-receiving.fixture.ts';

const matchesPath = 'GET /api/profiles/matches/';
const listPath = 'GET /api/notifications/';

test('a list that was under way when a message came is fetched again', async () => {
  const { page, receive, matches } = await startReceiving();
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
  const { page, receive, matches } = await startReceiving();
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
  const { page, receive } = await startReceiving();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery({ ...matchesQuery, staleTime: 60_000 }), undefined);
  receive({ type: 'message', partner: 9, message: exampleMessage(3, 9) });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(9)] });
  await page.settled();
  receive({ type: 'match', partner: 10 });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(10)] });
});

test('a swipe and a match take the person from the deck, and a swipe fetches nothing', async () => {
  const { page, receive } = await startReceiving();
  const { decidedProfile } = await import('../../shared/deck/decided-profile.ts');
  receive({ type: 'swiped', partner: 9 });
  expect([decidedProfile.read(), await page.requestsUnderWay()]).toEqual([9, 0]);
  receive({ type: 'match', partner: 10 });
  expect(decidedProfile.read()).toBe(10);
});

test('three notices at once cost one request', async () => {
  const { page, receive } = await startReceiving();
  const { notificationsQuery } = await import('../../features/notices/notifications/notifications-query.ts');
  const { useQuery } = await import('@tanstack/react-query');
  const bell = page.run(() => useQuery(notificationsQuery), undefined);
  (await page.api.take(listPath)).reply({ body: [] });
  await page.settled();
  const asked = vi.spyOn(page.client, 'invalidateQueries');
  receive({ type: 'notification', kind: 'message' });
  await page.requestsUnderWay();
  receive({ type: 'notification', kind: 'message' });
  receive({ type: 'notifications_read' });
  (await page.api.take(listPath)).reply({ body: [{ id: 1 }] });
  await until(() => expect(bell.now().data).toEqual([{ id: 1 }]));
  expect([await page.requestsUnderWay(), asked.mock.calls.length]).toEqual([0, 1]);
  receive({ type: 'notification', kind: 'message' });
  await page.api.take(listPath);
});

test('who likes the member is fetched again at any notification but one about a message', async () => {
  const { page, receive } = await startReceiving();
  const { likesQuery } = await import('../../queries/likes.ts');
  const isOutdated = () => page.client.getQueryState(likesQuery.queryKey)?.isInvalidated;
  for (const kind of ['message', 'like', 'message', 'match'] as const) {
    page.client.setQueryData(likesQuery.queryKey, {});
    receive({ type: 'notification', kind });
    expect(isOutdated()).toBe(kind !== 'message');
  }
});

test('presence of somebody who is not in the list costs no request', async () => {
  const { page, receive, matches } = await startReceiving();
  receive({ type: 'presence', partner: 9, presence: 'online' });
  receive({ type: 'presence', partner: 7, presence: 'online' });
  expect([await page.requestsUnderWay(), matches()[0]?.presence]).toEqual([0, 'online']);
});

test('a decision about the member is fetched again where it is shown', async () => {
  const { page, receive } = await startReceiving();
  page.client.setQueryData(['decisions'], []);
  receive({ type: 'decision' });
  expect(page.client.getQueryState(['decisions'])?.isInvalidated).toBe(true);
});

test('events of calls, and the end of the match with whom the member talks, reach the call', async () => {
  const receiveCalls = vi.fn();
  vi.doMock(import('../../features/conversations/calls/call/receive-calls.ts'), () => ({ receiveCalls }));
  onTestFinished(() => void vi.doUnmock('../../features/conversations/calls/call/receive-calls.ts'));
  const { page, receive } = await startReceiving();
  const { callPartner } = await import('../../shared/calls/call-partner.ts');
  const about = ['call', 'call_signal', 'talk'].map((type) => ({ type, partner: 7 }) as unknown as StreamEvent);
  callPartner.write(8);
  const ended = [7, 8].map((partner) => ({ type: 'match_ended', partner }) as const);
  for (const event of [...about, ...ended]) receive(event);
  await until(() => expect(receiveCalls).toHaveBeenCalledTimes(4));
  await page.requestsUnderWay();
  expect(receiveCalls.mock.calls.map(([, event]) => event)).toEqual([...about, ended[1]]);
});

test('whom another tab has left is left here, until nothing is received any more', async () => {
  const { page, stop, matches } = await startReceiving();
  const { tellOtherTabs } = await import('../people/ended-contact-tabs.ts');
  page.client.setQueryData(['matches'], [matchWith(7), matchWith(8)]);
  tellOtherTabs(1, 7);
  await until(() => expect(matches().map(({ id }) => id)).toEqual([8]));
  stop();
  tellOtherTabs(1, 8);
  await page.requestsUnderWay();
  expect(matches().map(({ id }) => id)).toEqual([8]);
});

test('a list that was under way when a match came is fetched again', async () => {
  const { page, receive, matches } = await startReceiving();
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
  const { page, receive, matches } = await startReceiving();
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
  const { page, receive } = await startReceiving();
  const { openVerification } = await import('../../shared/verifications/open-verification.ts');
  const { rememberVerification } = await import('../../shared/verifications/verification.ts');
  const { likeLock } = await import('../../shared/verifications/like-lock.ts');
  rememberVerification({ status: 'pending', reason: null, refusal: null, submitted_at: null, decide_by: null });
  expect([openVerification.read()?.status, likeLock.read()]).toEqual(['pending', true]);
  receive({ type: 'verification' });
  (await page.api.take('GET /api/verify/')).reply({ body: { status: 'approved' } });
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 1, isVerified: true } });
  await until(() => expect(page.session.readSession().profile?.isVerified).toBe(true));
  expect([openVerification.read(), likeLock.read()]).toEqual([undefined, false]);
});

test('a colleague’s question for more documents, and an answer, are fetched at once where they are shown', async () => {
  const { page, receive } = await startReceiving();
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
  const { page, receive } = await startReceiving();
  receive({ type: 'call' } as unknown as StreamEvent);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a message that arrives after the end of the match is not shown, until the two match again', async () => {
  const { page, receive, matches } = await startReceiving();
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
