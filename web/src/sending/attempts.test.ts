import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { letter, openQueue, stubLocks, type Letter } from './open-queue.fixture.ts';

test('an attempt knows its member and the cache, and a refusal is judged with the item as it is by then', async () => {
  const isLost = vi.fn(() => false);
  const refuse = vi.fn((one: Letter) => ({ ...one, phase: 'failed' as const }));
  const { page, queue, start, take } = await openQueue({ isLost, refuse });
  start();
  queue.add(letter('a'));
  const { letter: sent, attempt, fail } = await take();
  expect(sent).toEqual(letter('a'));
  expect(attempt).toEqual({
    signal: expect.any(AbortSignal),
    as: 1,
    client: page.client,
    onProgress: expect.any(Function),
  });
  queue.change('a', { to: '8' });
  const error = new Error('refused');
  fail(error);
  await until(() => expect(queue.read()).toEqual([{ ...letter('a', '8'), phase: 'failed' }]));
  expect([isLost.mock.calls, refuse.mock.calls]).toEqual([
    [[error, letter('a', '8')]],
    [[letter('a', '8'), error, attempt]],
  ]);
});

test.each([
  ['its kind names none', undefined, 5000],
  ['its kind names one', ({ to }: Letter) => Number(to) * 1000, 7000],
])('each lane has a lock of its own, and the patience of its first item: %s', async (_, patience, milliseconds) => {
  const { page, queue, start, take } = await openQueue(patience && { patience });
  stubLocks();
  const locks = vi.spyOn(navigator.locks, 'request');
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  onTestFinished(() => timeout.mockRestore());
  start();
  queue.add(letter('a', '7'));
  queue.add(letter('b', '7'));
  (await take()).arrive();
  await take();
  expect([locks.mock.calls.map(([name]) => name), timeout.mock.calls]).toEqual([['mwanzo.outbox.7'], [[milliseconds]]]);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a kind without lanes has one lock, and one that is not kept has none', async () => {
  const { queue, start, take, page } = await openQueue({ lane: () => '' });
  stubLocks();
  const locks = vi.spyOn(navigator.locks, 'request');
  start();
  queue.add(letter('a', '7'));
  queue.add(letter('b', '8'));
  (await take()).arrive();
  (await take()).arrive();
  await page.requestsUnderWay();
  expect(locks.mock.calls.map(([name]) => name)).toEqual(['mwanzo.outbox']);
  const { createQueue } = await import('./queue.ts');
  const send = vi.fn(async () => undefined);
  createQueue<Letter>({ send, refuse: () => undefined }).add(letter('c'));
  await until(() => expect(send).toHaveBeenCalledOnce());
  expect(locks).toHaveBeenCalledOnce();
});

test('what is added as lost waits for its time, and what is added as kept or failed is not sent', async () => {
  const { page, queue, start, underWay, holdTimers } = await openQueue();
  holdTimers();
  start();
  for (const phase of ['kept', 'failed', 'asking', 'lost'] as const) queue.add({ ...letter(phase, phase), phase });
  vi.advanceTimersByTime(4999);
  expect(await underWay()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await underWay()).toEqual(['lost']);
  page.dispatch('online');
  expect(await underWay()).toEqual(['lost']);
});

test('who follows a queue hears of each change once, and of nothing that did not change', async () => {
  const { queue, start, take, states, page } = await openQueue();
  const heard: string[][] = [];
  onTestFinished(queue.subscribe((from) => heard.push([...states(), ...(from ? [from] : [])])));
  queue.add(letter('a'));
  start();
  const { attempt, arrive } = await take();
  attempt.onProgress(1, 2);
  queue.change('b', { phase: 'kept' });
  arrive();
  await until(() => expect(states()).toEqual([]));
  attempt.onProgress(2, 2);
  await page.requestsUnderWay();
  expect(heard).toEqual([['a waiting'], ['a sending'], ['a sending'], []]);
});

test('an item that the member discards is freed with what it had become, and others stay', async () => {
  const { queue, onGone, stored } = await openQueue();
  for (const id of ['a', 'b', 'c']) queue.add(letter(id));
  queue.change('b', { to: '8' });
  queue.forget(({ to }) => to === '8');
  expect([onGone.mock.calls, stored()]).toEqual([
    [[letter('b', '8')]],
    { owner: 1, items: [letter('a'), letter('c')] },
  ]);
  queue.forget(() => false);
  expect(onGone).toHaveBeenCalledOnce();
});
