import { expect, onTestFinished, test, vi } from 'vitest';
import { inOneTab } from './in-one-tab.ts';
import { letter, openQueue, stubLocks } from './open-queue.fixture.ts';

function stubPatience(): AbortController {
  const patience = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => asked.mockRestore());
  return patience;
}

test('two tabs send an item once', async () => {
  const { queue, start, take, underWay, states } = await openQueue();
  stubLocks();
  const other = Promise.withResolvers<void>();
  const inOther = inOneTab('mwanzo.outbox.7', 5000, () => other.promise);
  start();
  queue.add(letter('a'));
  expect(await underWay()).toEqual([]);
  // The other tab has sent it, and this one has not heard of it yet.
  localStorage.removeItem('mwanzo.outbox');
  other.resolve();
  await inOther;
  expect([await underWay(), states()]).toEqual([[], []]);
  queue.add(letter('b'));
  (await take()).arrive();
});

test('a tab that is stuck holds up another one for five seconds, or for as long as the first item says', async () => {
  const { queue, start, take } = await openQueue({ patience: ({ id }) => (id === 'long' ? 60_000 : 5000) });
  stubLocks();
  void inOneTab('mwanzo.outbox.7', 1, () => new Promise(() => undefined));
  void inOneTab('mwanzo.outbox.8', 1, () => new Promise(() => undefined));
  const patience = stubPatience();
  start();
  queue.add(letter('short', '7'));
  queue.add(letter('long', '8'));
  expect(vi.mocked(AbortSignal.timeout).mock.calls).toEqual([[5000], [60_000]]);
  patience.abort();
  expect([(await take()).letter.id, (await take()).letter.id]).toEqual(['short', 'long']);
});

test('what has begun is not begun again when the patience ends', async () => {
  await openQueue();
  stubLocks();
  const patience = stubPatience();
  const act = vi.fn(async () => {
    patience.abort();
    throw new Error('it broke');
  });
  await expect(inOneTab('mwanzo.outbox', 5000, act)).rejects.toThrow('it broke');
  expect(act).toHaveBeenCalledTimes(1);
});
