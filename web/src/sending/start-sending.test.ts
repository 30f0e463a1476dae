import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { letter, openQueue } from './open-queue.fixture.ts';

test('nothing is sent before sending has started, nor after its last stop', async () => {
  const { page, queue, start, take, underWay, lost } = await openQueue();
  queue.add(letter('a'));
  expect(await underWay()).toEqual([]);
  const [stopFirst, stopLast] = [start(), start()];
  (await take()).arrive();
  await until(() => expect(queue.read()).toEqual([]));
  await page.requestsUnderWay();
  stopFirst();
  queue.add(letter('b'));
  (await take()).fail(lost());
  await until(() => expect(queue.find('b')?.phase).toBe('lost'));
  page.dispatch('online');
  (await take()).arrive();
  await until(() => expect(queue.read()).toEqual([]));
  stopLast();
  queue.add(letter('c'));
  page.dispatch('online');
  expect(await underWay()).toEqual([]);
});

test('a queue whose code arrives after the start sends what an earlier visit has left', async () => {
  const { page, take, start } = await openQueue();
  page.storage.setItem('mwanzo.outbox', JSON.stringify({ owner: 1, items: [letter('a')] }));
  start();
  (await take()).arrive();
  page.storage.setItem('mwanzo.fine', JSON.stringify({ owner: 1, items: [letter('b')] }));
  const { createQueue } = await import('./queue.ts');
  const send = vi.fn(async () => undefined);
  createQueue({
    kept: { key: 'mwanzo.fine' },
    send,
    refuse: () => undefined,
  });
  await until(() => expect(send).toHaveBeenCalledTimes(1));
});

test('what another tab has left is sent after a while, in case that tab is closed', async () => {
  const { page, queue, start, underWay, holdTimers } = await openQueue();
  start();
  holdTimers();
  const heard = vi.fn();
  queue.subscribe(heard);
  page.storage.setItem('mwanzo.outbox', JSON.stringify({ owner: 1, items: [letter('a')] }));
  page.hearStorage('mwanzo.other');
  expect(heard).not.toHaveBeenCalled();
  page.hearStorage('mwanzo.outbox');
  expect([heard.mock.calls, await underWay()]).toEqual([[['elsewhere']], []]);
  vi.advanceTimersByTime(5000);
  expect(await underWay()).toEqual(['a']);
});

test('what another tab has cleared is gone here too, and who listens no more is told nothing', async () => {
  const { page, queue, states } = await openQueue();
  queue.add(letter('a'));
  const [heard, left] = [vi.fn(), vi.fn()];
  queue.subscribe(left)();
  queue.subscribe(heard);
  const { startSending } = await import('./start-sending.ts');
  onTestFinished(startSending());
  heard.mockClear();
  page.storage.clear();
  page.dispatch('storage', { key: null });
  expect([states(), left.mock.calls]).toEqual([[], []]);
  expect(heard).toHaveBeenCalledWith('elsewhere');
});

test('a device that says it is offline tries nothing, but for what must be tried all the same', async () => {
  const { page, queue, start, underWay, states } = await openQueue();
  page.setOnline(false);
  start();
  queue.add(letter('a'));
  expect([await underWay(), states()]).toEqual([[], ['a lost']]);
});

test('what must be tried is tried also if the device says that it is offline', async () => {
  const { page, queue, start, take } = await openQueue({ triesOffline: true });
  page.setOnline(false);
  start();
  queue.add(letter('a'));
  expect((await take()).letter.id).toBe('a');
});

test('the browser and the logout ask as long as something would be lost with the page', async () => {
  const { page, queue, start, take } = await openQueue({ isStored: false, asks: ({ phase }) => phase !== 'failed' });
  const { hasUnsent } = await import('../state/unsent.ts');
  const asked = () => [page.dispatch('beforeunload'), hasUnsent()];
  start();
  expect(asked()).toEqual([true, false]);
  queue.add(letter('a'));
  expect(asked()).toEqual([false, true]);
  (await take()).fail(new Error('refused'));
  await until(() => expect(asked()).toEqual([true, false]));
  queue.add(letter('b'));
  expect(asked()).toEqual([false, true]);
});

test('on a full phone what waits is sent too, and the browser and the logout ask until it has left', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { page, queue, start, take } = await openQueue();
  vi.spyOn(page.storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { hasUnsent } = await import('../state/unsent.ts');
  const asked = () => [page.dispatch('beforeunload'), hasUnsent()];
  start();
  queue.add(letter('a'));
  expect(asked()).toEqual([false, true]);
  (await take()).arrive();
  await until(() => expect(asked()).toEqual([true, false]));
});

test.each([
  [true, []],
  [false, ['a']],
])('a page without a query cache sends only what is not kept: %s', async (isStored, sent) => {
  const { queue, underWay } = await openQueue({ isStored });
  const { startSending } = await import('./start-sending.ts');
  onTestFinished(startSending());
  queue.add(letter('a'));
  expect(await underWay()).toEqual(sent);
});
