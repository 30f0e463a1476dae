import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CountedTarget } from '../../testing/counted-target.ts';
import { followEvents } from './follow-events.ts';
import { readEvents, StreamRefused } from './read-events.ts';

vi.mock(import('./read-events.ts'), async (original) => ({ ...(await original()), readEvents: vi.fn() }));

const reads = vi.mocked(readEvents);
const cut = () => Promise.reject(new Error('cut'));
const sync = '{"type":"sync","refetch":false}';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reads.mockReset();
});

/** Follows the stream, until the test ends. */
function follow() {
  const events = new CountedTarget();
  const document = Object.assign(new CountedTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', document);
  const end = new AbortController();
  const told: unknown[] = [];
  const following = followEvents({
    lastId: () => undefined,
    onEvent: (event, id) => told.push([event.type, id]),
    onId: (id) => told.push(id),
    signal: end.signal,
  });
  onTestFinished(async () => {
    end.abort();
    await following;
    vi.unstubAllGlobals();
    expect([events.count(), document.count()]).toEqual([0, 0]);
  });
  return {
    told,
    end: () => end.abort(),
    following,
    dispatch: (event: string) => events.dispatchEvent(new Event(event)),
    look: (visibilityState: 'visible' | 'hidden') => {
      Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
    },
    /** Returns after how many ms the stream was opened again. */
    async waited(): Promise<number> {
      const before = reads.mock.calls.length;
      const from = Date.now();
      await vi.advanceTimersToNextTimerAsync();
      expect(reads).toHaveBeenCalledTimes(before + 1);
      return Date.now() - from;
    },
  };
}

test('a line that breaks often is open again after the time that the server asks for, each time', async () => {
  reads.mockImplementation(async ({ onRetry, onData }) => {
    onRetry?.(3000);
    onData(sync, 'a');
  });
  const { waited } = follow();
  for (let breaks = 0; breaks < 8; breaks += 1) expect(await waited()).toBe(3000);
});

test('a server that asks for a shorter time later gets that one', async () => {
  reads.mockImplementationOnce(async ({ onRetry, onData }) => {
    onRetry?.(8000);
    onData(sync, 'a');
  });
  reads.mockImplementation(async ({ onRetry, onData }) => {
    onRetry?.(2000);
    onData(sync, 'b');
  });
  const { waited } = follow();
  expect([await waited(), await waited(), await waited()]).toEqual([8000, 2000, 2000]);
});

test('while nothing arrives the wait doubles up to a minute, and one event ends that', async () => {
  reads.mockImplementation(cut);
  const { waited } = follow();
  const waits: number[] = [];
  for (let failures = 0; failures < 9; failures += 1) waits.push(await waited());
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  reads.mockImplementationOnce(async ({ onData }) => onData(sync, 'a'));
  await waited();
  expect(await waited()).toBe(1000);
});

test('a server that refuses is asked again when it says, and not before', async () => {
  reads.mockImplementation(() =>
    Promise.reject(new StreamRefused(new Response(null, { status: 503, headers: { 'retry-after': '20' } }))),
  );
  const { waited } = follow();
  expect([await waited(), await waited()]).toEqual([20_000, 20_000]);
});

test.each(['the network is back', 'the page is looked at'])('a wait ends when %s', async (event) => {
  reads.mockImplementation(cut);
  const page = follow();
  await vi.advanceTimersByTimeAsync(0);
  page.look('hidden');
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toHaveBeenCalledTimes(1);
  if (event === 'the network is back') page.dispatch('online');
  else page.look('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toHaveBeenCalledTimes(2);
});

test('a wait does not depend on the device’s clock, which may be set a day back or ahead', async () => {
  reads.mockImplementation(cut);
  follow();
  for (const day of [-24, 24]) {
    const before = reads.mock.calls.length;
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + day * 3_600_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reads.mock.calls.length).toBeGreaterThan(before);
  }
});

test('what arrives after the end is told to nobody, and nothing is opened any more', async () => {
  let late = () => undefined as void;
  reads.mockImplementation(
    ({ onData, onId }) =>
      new Promise((resolve) => {
        late = () => {
          onData(sync, 'a');
          onId('b');
          resolve();
        };
      }),
  );
  const { told, end, following } = follow();
  end();
  late();
  await following;
  expect(told).toEqual([]);
  expect([reads.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('the end of a visit ends a wait, with its timer and its listeners', async () => {
  reads.mockImplementation(cut);
  const { end, following, dispatch } = follow();
  await vi.advanceTimersByTimeAsync(0);
  end();
  await following;
  dispatch('online');
  expect([reads.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('an event that is no JSON is left out, and the next one is told', async () => {
  reads.mockImplementationOnce(async ({ onData, onId }) => {
    onData('<html>', 'a');
    onData(sync, 'b');
    onId('c');
  });
  reads.mockImplementation(cut);
  const { told } = follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([['sync', 'b'], 'c']);
});
