import { expect, onTestFinished, test, vi } from 'vitest';
import { frame, startEventServer } from '../../testing/event-server.ts';
import { until } from '../../testing/until.ts';
import { returnDelay } from './follow-events.ts';
import { shareEvents } from './share-events.ts';

const typing = (partner: number) => ({ type: 'typing', partner }) as const;
const sync = (refetch: boolean) => ({ type: 'sync', refetch }) as const;

/** Each test gets its own member, because locks and channels belong to the whole process. */
let userId = 0;

interface Tab extends ReturnType<typeof shareEvents> {
  /** The partners of the events that the tab has received, and its syncs. */
  told: (number | string)[];
  wants: (wanted: boolean) => void;
}

function openTab(member = userId): Tab {
  const told: Tab['told'] = [];
  let wanted = true;
  const share = shareEvents({
    userId: member,
    isWanted: () => wanted,
    onEvent: (event) => {
      if (event.type === 'typing') told.push(event.partner);
      if (event.type === 'sync') told.push(event.refetch ? 'refetch' : 'sync');
    },
  });
  onTestFinished(() => share.stop());
  return {
    ...share,
    told,
    wants(now) {
      wanted = now;
      share.update();
    },
  };
}

async function start(...refusals: Parameters<typeof startEventServer>) {
  userId += 1;
  return startEventServer(...refusals);
}

test('the tabs of a browser read one stream, and each is told everything once', async () => {
  const server = await start();
  const tabs = [openTab(), openTab(), openTab()];
  const connection = await server.connection(1);
  connection.send(`retry: 20\n\n${frame('a', sync(true))}${frame('b', typing(7))}${frame('c', typing(8))}`);
  for (const { told } of tabs) await until(() => expect(told).toEqual(['refetch', 7, 8]));
  // A tab that becomes visible again goes on with the same stream.
  for (const tab of tabs) tab.update();
  connection.send(frame('d', typing(9)));
  for (const { told } of tabs) await until(() => expect(told.at(-1)).toBe(9));
  expect(server.connections).toHaveLength(1);
  expect(connection.authorization).toBe('Bearer a');
});

test('a tab that opens later fetches what happened before it listened', async () => {
  const server = await start();
  openTab();
  (await server.connection(1)).send(frame('a', sync(true)));
  const later = openTab();
  await until(() => expect(later.told).toEqual(['refetch']));
});

test('when the tab that reads closes, another goes on after the last event', async () => {
  const server = await start();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  (await server.connection(1)).send(`${frame('a', sync(true))}${frame('b', typing(7))}`);
  await until(() => expect(third.told).toEqual(['refetch', 7]));
  first.stop();
  const connection = await server.connection(2);
  expect(connection.lastEventId).toBe('b');
  connection.send(`${frame(null, sync(false))}${frame('c', typing(8))}`);
  for (const { told } of [second, third]) await until(() => expect(told).toEqual(['refetch', 7, 'sync', 8]));
  expect(server.open()).toBe(1);
});

test('after a broken line and after a heartbeat with an id the stream goes on where it was', async () => {
  const server = await start();
  const tab = openTab();
  const first = await server.connection(1);
  first.send(`retry: 10\n\n${frame('a', sync(true))}:\nid: h\n\n`);
  await until(() => expect(tab.told).toEqual(['refetch']));
  first.cut();
  const second = await server.connection(2);
  expect(second.lastEventId).toBe('h');
  second.send(frame('h2', typing(7)));
  await until(() => expect(tab.told).toEqual(['refetch', 7]));
  second.end();
  expect((await server.connection(3)).lastEventId).toBe('h2');
});

test('an event that comes again is told once', async () => {
  const server = await start();
  const tab = openTab();
  const connection = await server.connection(1);
  connection.send(`${frame('a', typing(7))}${frame('a', typing(7))}data: no JSON\n\n${frame('b', typing(8))}`);
  await until(() => expect(tab.told).toEqual([7, 8]));
});

test('a 401 leads to one refresh, and the stream opens with the new token', async () => {
  const server = await start((connection) => (connection === 1 ? 401 : undefined));
  openTab();
  expect((await server.connection(1)).authorization).toBe('Bearer fresh');
  expect(server.refreshes).toHaveLength(1);
});

test('a tab that wants no events reads none, and goes on where it was', async () => {
  const server = await start();
  const tab = openTab();
  (await server.connection(1)).send(frame('a', sync(true)));
  await until(() => expect(tab.told).toEqual(['refetch']));
  tab.wants(false);
  await until(() => expect(server.open()).toBe(0));
  tab.wants(true);
  expect((await server.connection(2)).lastEventId).toBe('a');
});

test('when the tab that reads wants no more, one that does takes over', async () => {
  const server = await start();
  const [first, second] = [openTab(), openTab()];
  (await server.connection(1)).send(frame('a', sync(true)));
  await until(() => expect(second.told).toEqual(['refetch']));
  first.wants(false);
  expect((await server.connection(2)).lastEventId).toBe('a');
  await until(() => expect(server.open()).toBe(1));
});

test('a visible tab takes over from one that is frozen', async () => {
  const server = await start();
  // Another tab holds the lock and does nothing.
  let isStolen = false;
  void navigator.locks
    .request(`mwanzo.events.${userId}`, () => new Promise(() => {}))
    .catch(() => {
      isStolen = true;
    });
  const tab = openTab();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  tab.update();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  (await server.connection(1)).send(frame('a', typing(7)));
  await until(() => expect(tab.told).toEqual([7]));
  expect(isStolen).toBe(true);
});

test('a tab that wants events again takes over from one that is frozen meanwhile', async () => {
  const server = await start();
  const tab = openTab();
  await server.connection(1);
  tab.wants(false);
  await until(() => expect(server.open()).toBe(0));
  void navigator.locks.request(`mwanzo.events.${userId}`, () => new Promise(() => {})).catch(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  tab.wants(true);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  (await server.connection(2)).send(frame('a', typing(7)));
  await until(() => expect(tab.told).toEqual([7]));
});

test('a tab takes nothing over from one that reads and replies', async () => {
  const server = await start();
  const first = openTab();
  const connection = await server.connection(1);
  connection.send(frame('a', typing(7)));
  await until(() => expect(first.told).toEqual([7]));
  const requested = vi.spyOn(navigator.locks, 'request');
  onTestFinished(() => requested.mockRestore());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const second = openTab();
  // It is looked at again before there was a reply.
  second.update();
  await until(() => expect(second.told).toEqual(['refetch']));
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(requested.mock.calls.map(([, options]) => options)).not.toContainEqual({ steal: true });
  connection.send(frame('b', typing(8)));
  await until(() => expect(second.told).toEqual(['refetch', 8]));
});

test('without locks each tab reads for itself', async () => {
  const server = await start();
  vi.stubGlobal('navigator', {});
  openTab();
  openTab();
  await server.connection(2);
  expect(server.open()).toBe(2);
});

test('of two members each is told only what is theirs', async () => {
  const server = await start();
  const [one, other] = [openTab(userId), openTab(1000 + userId)];
  const first = await server.connection(1);
  await server.connection(2);
  first.send(frame('a', typing(7)));
  await until(() => expect([...one.told, ...other.told]).toEqual([7]));
});

test('a wait doubles with each failure, is half random, and ends at a minute', () => {
  expect([1, 2, 3, 20].map((failures) => returnDelay(failures, 3000, 1))).toEqual([3000, 6000, 12_000, 60_000]);
  expect(returnDelay(2, 3000, 0)).toBe(3000);
  expect([returnDelay(0, 0, 1), returnDelay(0, 4000, 0), returnDelay(0, 4000, 1)]).toEqual([0, 4000, 6000]);
});

test.each([
  ['that has stopped', (tab: Tab) => tab.stop()],
  ['that is out of sight', () => void Object.assign(document, { visibilityState: 'hidden' })],
  ['that wants no more', (tab: Tab) => tab.wants(false)],
])('a tab %s takes nothing over from one that is frozen', async (_, leave) => {
  const server = await start();
  let isStolen = false;
  void navigator.locks
    .request(`mwanzo.events.${userId}`, () => new Promise(() => {}))
    .catch(() => {
      isStolen = true;
    });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const tab = openTab();
  leave(tab);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect([isStolen, server.connections.length]).toEqual([false, 0]);
});

test('a tab that has stopped hears no other tab any more', async () => {
  await start();
  const [stopped, listening] = [openTab(), openTab()];
  stopped.stop();
  const reading = new BroadcastChannel(`mwanzo.events.${userId}`);
  onTestFinished(() => reading.close());
  // The rule is about windows, but this is a channel: its postMessage takes no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  reading.postMessage({ type: 'event', event: typing(7), id: 'a' });
  await until(() => expect(listening.told).toEqual([7]));
  expect(stopped.told).toEqual([]);
});
