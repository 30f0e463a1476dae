import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ring } from './ringer.ts';

const contexts: { notes: number; isClosed: boolean }[] = [];
const sounds: unknown[] = [];
const vibrate = vi.fn();

beforeEach(() => {
  contexts.length = 0;
  sounds.length = 0;
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
      constructor(context: { notes: number }, { frequency }: { frequency: number }) {
        this.#context = context;
        sounds.push(['note', frequency]);
      }
      connect = (next: object) => next;
      start(at: number) {
        this.#context.notes += 1;
        sounds.push(['start', at]);
      }
      stop(at: number) {
        sounds.push(['stop', at]);
      }
    },
  );
  const gain = {
    setValueAtTime: (value: number, at: number) => sounds.push(['volume', value, at]),
    linearRampToValueAtTime: (value: number, at: number) => sounds.push(['volume', value, at]),
  };
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

test('a call sounds twice and loud on the phone that is called, once and softly on the caller’s', async () => {
  for (const how of ['incoming', 'outgoing'] as const) {
    sounds.push(how);
    const stop = ring(how);
    await vi.advanceTimersByTimeAsync(0);
    stop();
  }
  const note = (hertz: number, volume: number, at: number) => [
    ['note', hertz],
    ['volume', 0, at],
    ['volume', volume, at + 0.03],
    ['volume', 0, at + 0.35],
    ['start', at],
    ['stop', at + 0.35],
  ];
  expect(sounds).toEqual([
    'incoming',
    ...note(523.25, 0.18, 0),
    ...note(659.25, 0.18, 0.35),
    'outgoing',
    ...note(392, 0.05, 0),
  ]);
  expect(vibrate.mock.calls).toEqual([[[400, 200, 400]], [0]]);
});
