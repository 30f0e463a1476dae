import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ring } from './ringer.ts';

const contexts: { notes: number; isClosed: boolean }[] = [];
const vibrate = vi.fn();

beforeEach(() => {
  contexts.length = 0;
  vibrate.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      notes = 0;
      isClosed = false;
      constructor() {
        contexts.push(this);
      }
      close() {
        this.isClosed = true;
        return Promise.resolve();
      }
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      #context: { notes: number };
      constructor(context: { notes: number }) {
        this.#context = context;
      }
      connect = (next: object) => next;
      start() {
        this.#context.notes += 1;
      }
      stop() {}
    },
  );
  const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  vi.stubGlobal(
    'GainNode',
    class {
      gain = gain;
      connect = (next: object) => next;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call rings every three seconds until it is stopped, and leaves no sound and no timer', async () => {
  const stop = ring('incoming');
  await vi.advanceTimersByTimeAsync(6000);
  expect([contexts[0]?.notes, vibrate.mock.calls.length]).toEqual([6, 3]);
  stop();
  expect([contexts[0]?.isClosed, vibrate.mock.lastCall, vi.getTimerCount()]).toEqual([true, [0], 0]);
});

test('the caller’s own phone does not vibrate', async () => {
  const stop = ring('outgoing');
  await vi.advanceTimersByTimeAsync(3000);
  stop();
  expect([contexts[0]?.notes, vibrate.mock.calls]).toEqual([2, []]);
});

test('of two tabs one rings', async () => {
  let isHeld = false;
  const request = async (_: string, __: object, act: (lock: object | null) => unknown) => {
    if (isHeld) return act(null);
    isHeld = true;
    await act({});
    isHeld = false;
  };
  vi.stubGlobal('navigator', { vibrate, locks: { request } });
  const stops = [ring('incoming'), ring('incoming')];
  await vi.advanceTimersByTimeAsync(0);
  expect(contexts).toHaveLength(1);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(0);
  expect([isHeld, contexts[0]?.isClosed]).toEqual([false, true]);
});

test('a ring that is stopped before its turn never sounds', async () => {
  const turn = Promise.withResolvers<void>();
  const request = async (_: string, __: object, act: (lock: object) => unknown) => {
    await turn.promise;
    await act({});
  };
  vi.stubGlobal('navigator', { vibrate, locks: { request } });
  ring('incoming')();
  turn.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([contexts, vibrate.mock.calls]).toEqual([[], []]);
});
