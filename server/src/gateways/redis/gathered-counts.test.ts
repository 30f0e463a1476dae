import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createGatheredCounts, type Addition, type GatheredCounts } from './gathered-counts.ts';

const windowMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** The counts that several processes share, and what was told of them. */
function share() {
  const counts = new Map<string, { count: number; endsAt: number }>();
  const state = { isAway: false, told: [] as (readonly Addition[])[] };
  const tell = async (additions: readonly Addition[]) => {
    if (state.isAway) throw new Error('Redis is away');
    state.told.push(additions);
    return additions.map(({ key, windowMs: length, more }) => {
      const open = counts.get(key);
      const window = open && open.endsAt > Date.now() ? open : { count: 0, endsAt: Date.now() + length };
      window.count += more;
      counts.set(key, window);
      return { count: window.count, leftMs: window.endsAt - Date.now() };
    });
  };
  return { state, open: () => createGatheredCounts(tell, () => Date.now()) };
}

const countOf = (counts: GatheredCounts, key = 'asha') => counts.add(key, windowMs).count;
const passGathering = () => vi.advanceTimersByTimeAsync(100);

test('a process counts exactly what it has seen itself, before and after it has told', async () => {
  const counts = share().open();
  expect([countOf(counts), countOf(counts), countOf(counts, 'juma')]).toEqual([1, 2, 1]);
  await passGathering();
  expect([countOf(counts), countOf(counts, 'juma')]).toEqual([3, 2]);
});

test('processes learn what the others have counted, and tell all their counts at once', async () => {
  const { state, open } = share();
  const [one, other] = [open(), open()];
  for (const key of ['asha', 'asha', 'juma']) countOf(one, key);
  await passGathering();
  expect(state.told).toEqual([
    [
      { key: 'asha', windowMs, more: 2 },
      { key: 'juma', windowMs, more: 1 },
    ],
  ]);
  expect(countOf(other)).toBe(1);
  await passGathering();
  expect([countOf(other), countOf(one)]).toEqual([4, 3]);
  await passGathering();
  expect([countOf(other), countOf(one)]).toEqual([5, 6]);
});

test('a window ends when that of all processes ends, and the next one begins with nothing', async () => {
  const { open } = share();
  const [one, other] = [open(), open()];
  countOf(one);
  await passGathering();
  await vi.advanceTimersByTimeAsync(windowMs / 2);
  countOf(other);
  await passGathering();
  expect(other.add('asha', windowMs)).toEqual({ count: 3, leftMs: windowMs / 2 - 100 });
  await vi.advanceTimersByTimeAsync(windowMs / 2);
  expect([countOf(one), countOf(other)]).toEqual([1, 1]);
});

test('counts that cannot be told are kept by the process, and later ones are told', async () => {
  const { state, open } = share();
  const counts = open();
  state.isAway = true;
  expect([countOf(counts), countOf(counts)]).toEqual([1, 2]);
  await passGathering();
  expect(countOf(counts)).toBe(3);
  await passGathering();
  state.isAway = false;
  expect(countOf(counts)).toBe(4);
  await passGathering();
  expect(state.told).toEqual([[{ key: 'asha', windowMs, more: 1 }]]);
});

test('with more members than are remembered, the counts are those that all share', async () => {
  const counts = share().open();
  countOf(counts);
  await passGathering();
  for (let member = 0; member < 10_000; member += 1) countOf(counts, `member ${member}`);
  countOf(counts);
  await passGathering();
  expect(countOf(counts)).toBe(3);
});

test('what is told at once is in one message, and while it is under way it counts once', async () => {
  const told: (readonly Addition[])[] = [];
  const replies: ((counts: { count: number; leftMs: number }[]) => void)[] = [];
  const counts = createGatheredCounts(
    (additions) => {
      told.push(additions);
      return new Promise((resolve) => replies.push(resolve));
    },
    () => Date.now(),
  );
  expect(counts.add('asha', 1000)).toEqual({ count: 1, leftMs: 1000 });
  await vi.advanceTimersByTimeAsync(99);
  expect(counts.add('asha', 1000)).toEqual({ count: 2, leftMs: 901 });
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts.add('asha', 1000)).toEqual({ count: 3, leftMs: 900 });
  replies[0]?.([{ count: 12, leftMs: 500 }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(counts.add('asha', 1000)).toEqual({ count: 14, leftMs: 500 });
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual([[{ key: 'asha', windowMs: 1000, more: 2 }], [{ key: 'asha', windowMs: 1000, more: 2 }]]);
  await vi.advanceTimersByTimeAsync(399);
  expect(counts.add('asha', 1000).leftMs).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts.add('asha', 2000)).toEqual({ count: 1, leftMs: 2000 });
});
