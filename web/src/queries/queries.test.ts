import type { QueryKey, QueryFunction } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
import { openPage } from '../testing/open-page.ts';

interface Known {
  queryKey: QueryKey;
  queryFn: QueryFunction<unknown>;
  refetchOnWindowFocus?: 'always';
}

const conversationQuery = ({ conversationKey, fetchMessages }: typeof import('./conversation.ts')) => ({
  queryKey: conversationKey(7),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchMessages(7, { limit: 50 }, signal),
});

/** Opens a page that shows this query, whose data has come a moment ago. */
async function openQuery(load: () => Promise<Known>) {
  const page = await openPage();
  const { useQuery } = await import('@tanstack/react-query');
  const query = await load();
  page.client.setQueryData(query.queryKey, {});
  page.run(() => useQuery({ ...query, staleTime: 60_000 }), undefined);
  return page;
}

test.each<[string, () => Promise<Known>, boolean]>([
  ['the settings', async () => (await import('./account-settings.ts')).accountSettingsQuery as unknown as Known, true],
  ['the address', async () => (await import('./own-email.ts')).ownEmailQuery as unknown as Known, true],
  ['the matches, which the stream follows,', async () => (await import('./matches.ts')).matchesQuery as Known, false],
])('%s are fetched again when the member comes back from another tab: %j', async (_, load, isFetched) => {
  const page = await openQuery(load);
  expect(await page.requestsUnderWay()).toBe(0);
  page.dispatch('visibilitychange');
  expect(await page.requestsUnderWay()).toBe(isFetched ? 1 : 0);
});

test('a colleague’s question for more documents is fetched every half minute, in case its event was lost', async () => {
  const page = await openPage();
  const { useQuery } = await import('@tanstack/react-query');
  const { documentLooksQuery } = await import('./document-looks.ts');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const intervals = vi.spyOn(globalThis, 'setInterval');
  page.run(() => useQuery(documentLooksQuery), undefined);
  (await page.api.take('GET /api/moderation/document-looks/asked/')).reply({ body: {} });
  await page.settled();
  const waits = new Set(intervals.mock.calls.map(([, milliseconds]) => milliseconds));
  expect([await page.requestsUnderWay(), [...waits]]).toEqual([0, [30_000]]);
  vi.advanceTimersByTime(30_000);
  expect(await page.requestsUnderWay()).toBe(1);
});

test('what has changed for one partner asks again whether they can be called, and a plan asks for all', async () => {
  const { client } = await openPage();
  const calls = await import('./call-availability.ts');
  const outdated = () => [7, 8].map((id) => client.getQueryState(['call-availability', id])?.isInvalidated);
  for (const id of [7, 8]) client.setQueryData(['call-availability', id], {});
  calls.refreshCallAvailability(client, 8);
  expect(outdated()).toEqual([false, true]);
  calls.refreshAllCallAvailability(client);
  expect(outdated()).toEqual([true, true]);
});

test.each<[string, () => Promise<unknown>]>([
  ['a list', async () => (await import('./blocks.ts')).blocksQuery],
  ['a profile', async () => (await import('./profile.ts')).profileQuery(7)],
  ['a conversation', async () => conversationQuery(await import('./conversation.ts'))],
  ['what a partner may do', async () => (await import('./call-availability.ts')).callAvailabilityQuery(7)],
  ['the payments', async () => (await import('./orders.ts')).ordersQuery],
  ['one payment', async () => (await import('./orders.ts')).orderQuery('MW-7')],
  ['an ended conversation', async () => (await import('./past-conversations.ts')).pastMessagesQuery('a')],
])('the request for %s ends once nobody waits for it any more', async (_, load) => {
  const page = await openPage();
  const { useQuery } = await import('@tanstack/react-query');
  const query = (await load()) as Known;
  const screen = page.run(() => useQuery(query), undefined);
  expect(await page.requestsUnderWay()).toBe(1);
  screen.unmount();
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each<[string, readonly unknown[], string]>([
  ['account-settings', ['account-settings'], '/api/account/settings/'],
  ['blocks', ['blocks'], '/api/blocks/'],
  ['chat-media', ['chat-media'], '/api/messages/media/'],
  ['consents', ['consents'], '/api/account/consents/'],
  ['decisions', ['decisions'], '/api/account/decisions/'],
  ['document-looks', ['moderation', 'document-looks'], '/api/moderation/document-looks/asked/'],
  ['kept', ['kept'], '/api/keeps/'],
  ['likes', ['likes'], '/api/profiles/likes-me/'],
  ['matches', ['matches'], '/api/profiles/matches/'],
  ['own-email', ['own-email'], '/api/account/email/'],
  ['past-conversations', ['past-conversations'], '/api/messages/past/'],
  ['preferences', ['preferences'], '/api/profiles/me/preferences/'],
  ['premium', ['premium'], '/api/premium/'],
  ['second-step', ['second-step'], '/api/account/second-step/'],
  ['sessions', ['sessions'], '/api/account/sessions/'],
])('%s are kept as %j, which other modules write out, and come from %s', async (file, queryKey, path) => {
  const page = await openPage();
  const name = file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = (await import(`./${file}.ts`)) as Record<string, Known>;
  const query = module[`${name}Query`];
  if (!query) throw new Error(`no query in ${file}.ts`);
  const fetched = page.client.fetchQuery(query);
  const { request, reply } = await page.api.take(`GET ${path}`);
  reply({ body: { from: file } });
  await fetched;
  expect([request, page.client.getQueryData(queryKey)]).toEqual([`GET ${path}`, { from: file }]);
});

test('what is about one person or thing is kept under its id', async () => {
  const page = await openPage();
  const { callAvailabilityQuery } = await import('./call-availability.ts');
  const { conversationKey, fetchMessages } = await import('./conversation.ts');
  const { orderQuery, ordersQuery } = await import('./orders.ts');
  const { pastMessagesQuery } = await import('./past-conversations.ts');
  const { profileQuery } = await import('./profile.ts');
  const keys = [callAvailabilityQuery(7), orderQuery('MW-7'), ordersQuery, pastMessagesQuery('a'), profileQuery(7)];
  expect([...keys.map(({ queryKey }) => queryKey), conversationKey(7)]).toEqual([
    ['call-availability', 7],
    ['order', 'MW-7'],
    ['orders'],
    ['past-conversation', 'a'],
    ['profile', 7],
    ['conversation', 7],
  ]);
  const fetched = fetchMessages(7, { limit: 50, before: 9 });
  const { request, reply } = await page.api.take('GET /api/messages/conversation/7/');
  reply({ body: [] });
  expect([request, await fetched]).toEqual(['GET /api/messages/conversation/7/?limit=50&before=9', []]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['a profile', async () => (await import('./profile.ts')).profileQuery(7), '/api/profiles/7/'],
  ['calls', async () => (await import('./call-availability.ts')).callAvailabilityQuery(8), '/api/calls/with/8/'],
  ['an order', async () => (await import('./orders.ts')).orderQuery('MW-7'), '/api/payments/orders/MW-7/'],
  ['messages', async () => (await import('./past-conversations.ts')).pastMessagesQuery('a'), '/api/messages/past/a/'],
])('%s is asked for by its id', async (_, load, path) => {
  const page = await openPage();
  const fetched = page.client.fetchQuery((await load()) as Known);
  const { request, reply } = await page.api.take(`GET ${path}`);
  reply({ body: { messages: [] } });
  await fetched;
  expect(request.replace('?limit=50', '')).toBe(`GET ${path}`);
});

test('the count of a reviewer’s documents is read again whenever it is shown', async () => {
  const page = await openPage();
  const { useQuery } = await import('@tanstack/react-query');
  const { documentLooksQuery } = await import('./document-looks.ts');
  page.client.setQueryData(documentLooksQuery.queryKey, {} as never);
  page.run(() => useQuery({ ...documentLooksQuery, refetchInterval: false }), undefined);
  (await page.api.take('GET /api/moderation/document-looks/asked/')).reply({ body: {} });
  await page.settled();
});

test('what a server can take in chats, and an ended conversation, are fetched once a visit', async () => {
  const { chatMediaQuery } = await import('./chat-media.ts');
  const { pastMessagesQuery } = await import('./past-conversations.ts');
  expect([chatMediaQuery.staleTime, pastMessagesQuery('a').staleTime]).toEqual([Infinity, Infinity]);
});

test('a payment is found by its code, and each keeps the time at which it came', async () => {
  const page = await openPage();
  const { orderQuery, ordersQuery } = await import('./orders.ts');
  const [one, all] = [page.client.fetchQuery(orderQuery('MW-7')), page.client.fetchQuery(ordersQuery)];
  (await page.api.take('GET /api/payments/orders/MW-7/')).reply({ body: exampleOrder });
  (await page.api.take('GET /api/payments/orders/')).reply({ body: { orders: [exampleOrder], phone: '0712' } });
  const serverTime = Date.parse(exampleOrder.as_of);
  expect(await one).toMatchObject({ code: exampleOrder.code, serverTime, receivedAt: expect.any(Number) });
  expect(await all).toMatchObject({ phone: '0712', orders: [{ code: exampleOrder.code, serverTime }] });
});
