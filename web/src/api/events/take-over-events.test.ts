import { expect, onTestFinished, test, vi } from 'vitest';
import { frame } from '../../testing/event-server.ts';
import { until } from '../../testing/until.ts';
import { freezeTab, openTab, start, typing, type Tab } from './event-tabs.fixture.ts';

test('a visible tab takes over from one that is frozen', async () => {
  const server = await start();
  // Another tab holds the lock and does nothing.
  const { isStolen } = freezeTab(server.name);
  const tab = openTab();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  tab.update();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  (await server.connection(1)).send(frame('a', typing(7)));
  await until(() => expect(tab.told).toEqual([7]));
  expect(isStolen()).toBe(true);
});

test('a tab that wants events again takes over from one that is frozen meanwhile', async () => {
  const server = await start();
  const tab = openTab();
  await server.connection(1);
  tab.wants(false);
  await until(() => expect(server.open()).toBe(0));
  freezeTab(server.name);
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

test.each([
  ['that has stopped', (tab: Tab) => tab.stop()],
  ['that is out of sight', () => void Object.assign(document, { visibilityState: 'hidden' })],
  ['that wants no more', (tab: Tab) => tab.wants(false)],
])('a tab %s takes nothing over from one that is frozen', async (_, leave) => {
  const server = await start();
  const { isStolen } = freezeTab(server.name);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const tab = openTab();
  leave(tab);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect([isStolen(), server.connections.length]).toEqual([false, 0]);
});

test('a tab from which another one took over reads no more, and goes on when that one closes', async () => {
  const server = await start();
  const tab = openTab();
  (await server.connection(1)).send(frame('a', typing(7)));
  await until(() => expect(tab.told).toEqual([7]));
  const other = Promise.withResolvers<void>();
  void navigator.locks.request(server.name, { steal: true }, () => other.promise);
  await until(() => expect(server.open()).toBe(0));
  other.resolve();
  const connection = await server.connection(2);
  expect([connection.lastEventId, server.open()]).toEqual(['a', 1]);
  connection.send(frame('b', typing(8)));
  await until(() => expect(tab.told).toEqual([7, 8]));
});

test('where the browser refuses its locks each tab reads for itself, until it wants no more', async () => {
  const server = await start();
  const request = () => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const [one] = [openTab(), openTab()];
  await server.connection(2);
  one?.wants(false);
  await until(() => expect(server.open()).toBe(1));
});

test('a tab that stops in the moment in which it takes over reads nothing', async () => {
  const server = await start();
  const { isStolen } = freezeTab(server.name);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const tab = openTab();
  vi.advanceTimersByTime(3000);
  tab.stop();
  vi.useRealTimers();
  await until(() => expect(isStolen()).toBe(true));
  // The lock is free again for the next tab, which is the one that reads.
  const next = openTab();
  (await server.connection(1)).send(frame('a', typing(7)));
  await until(() => expect(next.told).toEqual([7]));
});
