import { expect, onTestFinished, test } from 'vitest';
import { frame } from '../../testing/event-server.ts';
import { until } from '../../testing/until.ts';
import { openTab, start, sync, typing } from './event-tabs.fixture.ts';
import { returnDelay } from './follow-events.ts';

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

test('of two members each is told only what is theirs', async () => {
  const server = await start();
  const [one, other] = [openTab(), openTab(1000)];
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

test('a tab that has stopped hears no other tab any more', async () => {
  const { name } = await start();
  const [stopped, listening] = [openTab(), openTab()];
  stopped.stop();
  const reading = new BroadcastChannel(name);
  onTestFinished(() => reading.close());
  // The rule is about windows, but this is a channel: its postMessage takes no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  reading.postMessage({ type: 'event', event: typing(7), id: 'a' });
  await until(() => expect(listening.told).toEqual([7]));
  expect(stopped.told).toEqual([]);
});
