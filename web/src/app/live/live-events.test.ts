import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, onTestFinished, test, vi } from 'vitest';
import { frame } from '../../testing/event-server.ts';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { taskTurns } from '../../testing/run-hook.tsx';
import { until } from '../../testing/until.ts';

const stream = 'GET /api/events/';
const list = 'GET /api/profiles/matches/';
const unread = (id: number) => matchWith(id, { unread_count: 2 });
const fresh = (id: number) => matchWith(id, { is_opened: false, is_told: false, last_message: null });

/** Makes a stream that sends these events and ends, with a hint to reconnect much later. */
const sending = (...events: object[]) => ({
  headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  body: `retry: 600000\n\n${events.map((event, index) => frame(`e${index}`, event)).join('')}`,
});

async function startPage() {
  const page = await openPage();
  const { LiveEvents } = await import('./live-events.tsx');
  const { unreadConversations } = await import('./unread-conversations.ts');
  const { newMatches } = await import('./new-matches.ts');
  return {
    page,
    LiveEvents,
    /** The component's output is not rendered. */
    open: () => page.run(() => LiveEvents(), undefined),
    badge: () => unreadConversations.read(),
    waiting: () => newMatches.read().map(({ id }) => id),
    setMatches: async (matches: Match[]) => {
      page.client.setQueryData(['matches'], matches);
      await taskTurns();
    },
    look: async (visibilityState: DocumentVisibilityState) => {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
      await taskTurns();
    },
  };
}

test('when the stream opens, the matches are fetched for the badge and for announcing new ones', async () => {
  const { page, open, badge, waiting } = await startPage();
  const shown = open();
  expect(shown.now()).toBe(false);
  (await page.api.take(stream)).reply(sending({ type: 'sync', refetch: true }));
  (await page.api.take(list)).reply({ body: [unread(7), unread(8), matchWith(9), fresh(10)] });
  await until(() => expect([badge(), waiting()]).toEqual([2, [10]]));
  await until(() => expect(shown.now()).not.toBe(false));
});

test('the chat that is open and looked at is not counted', async () => {
  const { page, LiveEvents, badge, setMatches, look } = await startPage();
  const { conversationKey } = await import('../../queries/conversation.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => {
    useQuery({ queryKey: conversationKey(7), queryFn: () => [] });
    return LiveEvents();
  }, undefined);
  await setMatches([unread(7), unread(8)]);
  expect(badge()).toBe(1);
  await look('hidden');
  expect(badge()).toBe(2);
  await look('visible');
  expect(badge()).toBe(1);
});

test('a member who signs out has no stream, no badge and no match that waits', async () => {
  const { page, open, badge, waiting, setMatches } = await startPage();
  const shown = open();
  await page.api.take(stream);
  await setMatches([unread(7), fresh(8)]);
  expect([badge(), waiting(), await page.requestsUnderWay()]).toEqual([1, [8], 1]);
  shown.unmount();
  expect([badge(), waiting(), await page.requestsUnderWay()]).toEqual([0, [], 0]);
});

test('whom another tab has left is left here, and what arrives is confirmed, until the member signs out', async () => {
  const { page, open, setMatches } = await startPage();
  // The tabs tell each other in their own time.
  page.steps.leaveOut();
  const { tellOtherTabs } = await import('../people/ended-contact-tabs.ts');
  const listed = () => page.client.getQueryData<Match[]>(['matches'])?.map(({ id }) => id);
  const shown = open();
  await page.api.take(stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await setMatches([unread(7), matchWith(8)]);
  vi.advanceTimersByTime(500);
  (await page.api.take('POST /api/messages/delivered/')).reply({ status: 204 });
  tellOtherTabs(1, 7);
  await until(() => expect(listed()).toEqual([8]));
  shown.unmount();
  tellOtherTabs(1, 8);
  await setMatches([matchWith(8), unread(9)]);
  vi.advanceTimersByTime(500);
  expect([listed(), await page.requestsUnderWay()]).toEqual([[8, 9], 0]);
});

test('a visit without other events than the first ones of the stream does not load the code for them', async () => {
  const loaded = vi.fn();
  vi.doMock(import('./receive-events.ts'), async (original) => (loaded(), await original()));
  onTestFinished(() => void vi.doUnmock('./receive-events.ts'));
  const { page, open, badge } = await startPage();
  open();
  (await page.api.take(stream)).reply(sending({ type: 'sync', refetch: true }));
  (await page.api.take(list)).reply({ body: [unread(7)] });
  await until(() => expect(badge()).toBe(1));
  expect(loaded).not.toHaveBeenCalled();
});

test('without a network no stream is asked for; it opens when the network is back and ends when it goes', async () => {
  const { page, open } = await startPage();
  page.setOnline(false);
  open();
  expect(await page.requestsUnderWay()).toBe(0);
  page.setOnline(true);
  page.dispatch('online');
  await page.api.take(stream);
  page.setOnline(false);
  page.dispatch('offline');
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each([
  ['in low-data mode ends a minute later and opens when it is looked at', true],
  ['reads on', false],
])('a page that is out of sight %s', async (_, isLowData) => {
  const { page, open, look } = await startPage();
  page.storage.setItem('mwanzo.lowData', isLowData ? 'on' : 'off');
  open();
  await page.api.take(stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await look('hidden');
  vi.advanceTimersByTime(59_999);
  expect(await page.requestsUnderWay()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await page.requestsUnderWay()).toBe(isLowData ? 0 : 1);
  vi.useRealTimers();
  await look('visible');
  if (isLowData) await page.api.take(stream);
  expect(await page.requestsUnderWay()).toBe(1);
});

test('in low-data mode a page that was out of sight for less than a minute reads on', async () => {
  const { page, open, look } = await startPage();
  page.storage.setItem('mwanzo.lowData', 'on');
  open();
  await page.api.take(stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await look('hidden');
  vi.advanceTimersByTime(59_999);
  await look('visible');
  vi.advanceTimersByTime(60_000);
  expect(await page.requestsUnderWay()).toBe(1);
});

test('after a logout nothing opens the stream again', async () => {
  const { page, open, look } = await startPage();
  const shown = open();
  await page.api.take(stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await look('hidden');
  shown.unmount();
  vi.advanceTimersByTime(60_000);
  page.dispatch('online');
  page.dispatch('offline');
  for (const state of ['visible', 'hidden', 'visible'] as const) await look(state);
  expect(await page.requestsUnderWay()).toBe(0);
});

/** Opens the stream with one event, while the code that receives it fails to load this often. */
async function openWithoutReceiver(failuresMax: number) {
  const received: object[] = [];
  let loads = 0;
  vi.doMock(import('./receive-events.ts'), () => ({
    createReceiver() {
      loads += 1;
      if (loads <= failuresMax) throw new Error('not arrived');
      return (event) => void received.push(event);
    },
  }));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.doUnmock('./receive-events.ts');
    vi.useRealTimers();
    logged.mockRestore();
  });
  const { page, open } = await startPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shown = open();
  (await page.api.take(stream)).reply(sending({ type: 'match', partner: 7 }, { type: 'sync', refetch: true }));
  /** Lets the time of a delay pass, and resolves once its effects have run. */
  const later = async (milliseconds: number) => {
    await page.requestsUnderWay();
    vi.advanceTimersByTime(milliseconds);
    await page.requestsUnderWay();
  };
  return { shown, received, later, loads: () => loads };
}

test('the code that receives events is loaded until it arrives, and then receives all that came before', async () => {
  const { received, later, loads } = await openWithoutReceiver(2);
  await later(30_000);
  expect([loads(), received]).toEqual([2, []]);
  await later(30_000);
  await until(() => expect(received).toHaveLength(2));
  expect(received).toEqual([
    { type: 'match', partner: 7 },
    { type: 'sync', refetch: true },
  ]);
});

test('after a logout the code that receives events is not loaded again', async () => {
  const { shown, later, loads } = await openWithoutReceiver(Infinity);
  await later(0);
  shown.unmount();
  await later(30_000);
  expect(loads()).toBe(1);
});

test('what a logout overtakes is not received', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const receive = vi.fn();
  const createReceiver = vi.fn(() => receive);
  vi.doMock(import('./receive-events.ts'), async () => {
    await arrived;
    return { createReceiver };
  });
  onTestFinished(() => void vi.doUnmock('./receive-events.ts'));
  const { page, open } = await startPage();
  const shown = open();
  (await page.api.take(stream)).reply(sending({ type: 'match', partner: 7 }));
  while ((await page.requestsUnderWay()) > 0);
  shown.unmount();
  arrive();
  await until(() => expect(createReceiver).toHaveBeenCalledOnce());
  await taskTurns();
  expect(receive).not.toHaveBeenCalled();
});
