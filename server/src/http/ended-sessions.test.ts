import { expect, test } from 'vitest';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import { createListeners } from '../gateways/event-bus/listeners.ts';
import { createLocalEventBus } from '../gateways/event-bus/local-event-bus.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { accessTokenSeconds, clockSkewSeconds } from './access-tokens.ts';
import { createEndedSessions } from './ended-sessions.ts';

/** No access token lasts longer. */
const longestMs = (accessTokenSeconds + clockSkewSeconds) * 1000;

test('a session that the bus has named is ended until its last token has expired', async () => {
  const [clock, events] = [createTestClock(), createLocalEventBus()];
  const ended = createEndedSessions({ events, clock, listEnded: async () => [], onFailure: () => {} });
  events.endSessions([7]);
  for (const part of [0, 0.5, 0.499]) {
    clock.advance(part * longestMs);
    await ended.catchUp();
    expect(ended.has(7)).toBe(true);
  }
  expect(ended.has(8)).toBe(false);
  clock.advance(longestMs);
  await ended.catchUp();
  expect(ended.has(7)).toBe(false);
});

/** Ended sessions, how far each read of the database looked back in ms, and what a test lets happen. */
function setUp() {
  const [clock, bus, gaps] = [createTestClock(), createLocalEventBus(), createListeners<void>(() => {})];
  const state = { isWhole: true, isAway: false, stored: [] as number[], duringRead: () => {} };
  const events: EventBus = { ...bus, onGap: gaps.add, isWhole: () => state.isWhole };
  const failures: unknown[] = [];
  const reads: number[] = [];
  const listEnded = async (since: Date) => {
    if (state.isAway) throw new Error('away');
    reads.push(clock.now().getTime() - since.getTime());
    state.duringRead();
    return state.stored;
  };
  const ended = createEndedSessions({ events, clock, listEnded, onFailure: (error) => failures.push(error) });
  /** Reads once, and says how far back. */
  const readOnce = async () => {
    await ended.catchUp();
    return reads.splice(0);
  };
  return { clock, ended, state, failures, readOnce, loseEvents: () => gaps.tell() };
}

const usual = [2 * clockSkewSeconds * 1000];

test('a session that only the database names is ended too', async () => {
  const { ended, state, readOnce } = setUp();
  state.stored = [9];
  await readOnce();
  expect([ended.has(9), ended.has(8)]).toEqual([true, false]);
});

test('each outage of the database is reported once, and after each all that may be missing is read', async () => {
  const { state, failures, readOnce } = setUp();
  expect([await readOnce(), await readOnce()]).toEqual([[longestMs], usual]);
  for (const outages of [1, 2]) {
    state.isAway = true;
    for (let times = 0; times < 3; times += 1) await readOnce();
    state.isAway = false;
    expect([await readOnce(), await readOnce(), failures.length]).toEqual([[longestMs], usual, outages]);
  }
});

test('after events were lost, also while the database was read, and as long as none arrive, all is read', async () => {
  const { state, loseEvents, readOnce } = setUp();
  await readOnce();
  loseEvents();
  expect([await readOnce(), await readOnce()]).toEqual([[longestMs], usual]);
  state.duringRead = loseEvents;
  await readOnce();
  state.duringRead = () => {};
  expect([await readOnce(), await readOnce()]).toEqual([[longestMs], usual]);
  state.isWhole = false;
  expect([await readOnce(), await readOnce()]).toEqual([[longestMs], [longestMs]]);
});

test('while a read of the database is slow no other one begins, and all who wait know what it has found', async () => {
  const reads: ((ended: number[]) => void)[] = [];
  const listEnded = () => new Promise<number[]>((resolve) => reads.push(resolve));
  const [events, clock] = [createLocalEventBus(), createTestClock()];
  const ended = createEndedSessions({ events, clock, listEnded, onFailure: () => {} });
  const waiting = [ended.catchUp(), ended.catchUp()];
  expect(reads).toHaveLength(1);
  reads[0]?.([7]);
  await Promise.all(waiting);
  expect(ended.has(7)).toBe(true);
  const next = ended.catchUp();
  expect(reads).toHaveLength(2);
  reads[1]?.([]);
  await next;
});
