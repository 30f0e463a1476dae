import { expect, test } from 'vitest';
import { createLocalEventBus } from '../gateways/event-bus/local-event-bus.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { accessTokenSeconds, clockSkewSeconds } from './access-tokens.ts';
import { createEndedSessions } from './ended-sessions.ts';

test('a session that the bus has named is ended until its last token has expired', async () => {
  const [clock, events] = [createTestClock(), createLocalEventBus()];
  const ended = createEndedSessions({ events, clock, listEnded: async () => [], onFailure: () => {} });
  events.endSessions([7]);
  const longest = (accessTokenSeconds + clockSkewSeconds) * 1000;
  for (const part of [0, 0.5, 0.499]) {
    clock.advance(part * longest);
    await ended.catchUp();
    expect(ended.has(7)).toBe(true);
  }
  expect(ended.has(8)).toBe(false);
  clock.advance(longest);
  await ended.catchUp();
  expect(ended.has(7)).toBe(false);
});

test('after an outage of the database all that may be missing is read again', async () => {
  const [clock, events] = [createTestClock(), createLocalEventBus()];
  const failures: unknown[] = [];
  const reads: number[] = [];
  let isAway = false;
  const listEnded = async (since: Date) => {
    if (isAway) throw new Error('away');
    reads.push(clock.now().getTime() - since.getTime());
    return [];
  };
  const ended = createEndedSessions({ events, clock, listEnded, onFailure: (error) => failures.push(error) });
  await ended.catchUp();
  await ended.catchUp();
  isAway = true;
  for (let times = 0; times < 3; times += 1) await ended.catchUp();
  isAway = false;
  await ended.catchUp();
  await ended.catchUp();
  const [first = 0, usual = 0, afterOutage, again] = reads;
  expect(usual).toBeLessThan(first);
  expect([afterOutage, again, failures.length]).toEqual([first, usual, 1]);
});
