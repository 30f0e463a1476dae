import { expect, test } from 'vitest';
import { createEventLog } from './event-log.ts';

const minuteMs = 60_000;

function createLog() {
  const clock = { ms: 0 };
  const log = createEventLog(() => clock.ms);
  let count = 0;
  const add = (...to: number[]) => {
    const id = `id-${(count += 1)}`;
    log.add({ id, to, event: { type: 'typing', partner: count } });
    return id;
  };
  /** The partners of the events since an id, which number the events. */
  const since = (userId: number, id: string) =>
    log.framesSince(userId, id)?.map((frame) => Number(/"partner":(\d+)/.exec(frame)?.[1])) ?? null;
  return { log, clock, add, since };
}

test('a member gets what came after an event, in order, and nothing of others', () => {
  const { add, since, log } = createLog();
  const start = log.latestId();
  const first = add(1);
  add(2);
  add(1, 2);
  add(1, 1);
  expect(since(1, start)).toEqual([1, 3, 4]);
  expect(since(1, first)).toEqual([3, 4]);
  expect(since(2, first)).toEqual([2, 3]);
  expect(since(3, first)).toEqual([]);
  expect(since(1, log.latestId())).toEqual([]);
});

test('it is quiet for a member since their last event, as far back as all events are known', () => {
  const { add, clock, log } = createLog();
  clock.ms += 3000;
  // Nothing is known from before the log.
  expect([log.quietMs(1), log.quietMs(2)]).toEqual([3000, 3000]);
  add(1);
  clock.ms += minuteMs / 2;
  add(1);
  clock.ms += 4 * minuteMs;
  expect([log.quietMs(1), log.quietMs(2)]).toEqual([4 * minuteMs, 4.5 * minuteMs + 3000]);
  clock.ms += 2 * minuteMs;
  add(2);
  // The first events are forgotten, but nothing else was before them.
  expect([log.quietMs(1), log.quietMs(2), log.quietMs(3)]).toEqual([6 * minuteMs, 0, 6 * minuteMs]);
  log.clear();
  clock.ms += 1000;
  expect([log.quietMs(1), log.quietMs(3)]).toEqual([1000, 1000]);
});

test('events are kept for five minutes, and an id stays known while nothing after it was forgotten', () => {
  const { add, since, clock, log } = createLog();
  const start = log.latestId();
  const first = add(1);
  clock.ms += 4 * minuteMs;
  add(1);
  clock.ms += minuteMs;
  expect(since(1, start)).toEqual([1, 2]);
  clock.ms += 1;
  expect(since(1, start)).toBeNull();
  expect(since(1, first)).toEqual([2]);
  clock.ms += 60 * minuteMs;
  expect(since(1, first)).toBeNull();
  expect(since(1, log.latestId())).toEqual([]);
});

test('an id of another log, or from before events were lost, is unknown', () => {
  const { add, since, log } = createLog();
  const start = log.latestId();
  const before = add(1);
  expect(since(1, createLog().log.latestId())).toBeNull();
  log.clear();
  for (const id of [start, before]) expect(since(1, id)).toBeNull();
  const cleared = log.latestId();
  add(1);
  expect(since(1, cleared)).toEqual([2]);
});

test('events after lost ones are kept for five minutes like any others', () => {
  const { add, since, clock, log } = createLog();
  add(1);
  clock.ms += 6 * minuteMs;
  add(1);
  log.clear();
  const cleared = log.latestId();
  add(1);
  clock.ms += 5 * minuteMs;
  expect(since(1, cleared)).toEqual([3]);
  clock.ms += 1;
  expect(since(1, cleared)).toBeNull();
});

test('more than a slow reader could take is not sent again', () => {
  const { add, since, log } = createLog();
  const start = log.latestId();
  for (let count = 0; count < 500; count += 1) add(1);
  expect(since(1, start)).toHaveLength(500);
  for (let count = 0; count < 1000; count += 1) add(1);
  expect(since(1, start)).toBeNull();
});

test('thousands of forgotten events leave nothing behind and mix up nothing', () => {
  const { add, since, clock } = createLog();
  for (let count = 0; count < 20_000; count += 1) {
    clock.ms += 1000;
    add(count % 7);
  }
  clock.ms += 5 * minuteMs - 1000;
  const last = add(3);
  expect(since(3, last)).toEqual([]);
  add(3);
  expect(since(3, last)).toEqual([20_002]);
});

test('an event about a partner who is gone takes no other one with it when it grows old', () => {
  const { add, since, clock, log } = createLog();
  const start = add(2);
  add(1);
  clock.ms += 4 * minuteMs;
  add(1);
  add(1);
  log.forget(1, 2);
  expect(since(1, start)).toEqual([3, 4]);
  clock.ms += 2 * minuteMs;
  const last = add(2);
  expect([since(1, start), since(1, last)]).toEqual([null, []]);
  expect(log.framesSince(1, 'id-2')).toHaveLength(2);
});

test('of more than 32 million characters the oldest are forgotten, and only those that are kept count', () => {
  const { add, since, log } = createLog();
  const start = log.latestId();
  let count = 0;
  const addMillions = (millions: number) => {
    const kind = 'x'.repeat(1_000_000) as 'like';
    for (let added = 0; added < millions; added += 1)
      log.add({ id: `long-${(count += 1)}`, to: [2], event: { type: 'notification', kind } });
  };
  addMillions(20);
  const before = add(1);
  expect(since(1, start)).toEqual([1]);
  addMillions(20);
  expect(since(1, start)).toBeNull();
  // An event goes on being kept for a while, however many were forgotten.
  add(1);
  expect(since(1, before)).toEqual([2]);
  log.clear();
  const cleared = log.latestId();
  addMillions(20);
  expect(since(1, cleared)).toEqual([]);
});
