import { expect, test, vi } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createOrderOutages, type OrderFailure } from './order-outages.ts';

const failed: OrderFailure = { part: 'order', reason: 'failed', error: new Error('no states') };

test('an outage is told once when it begins, and once with its decks after a minute without a failure', () => {
  const clock = createTestClock();
  const [onBegin, onEnd] = [vi.fn(), vi.fn()];
  const hear = createOrderOutages({ clock, onBegin, onEnd });
  hear(null);
  expect(onBegin).not.toHaveBeenCalled();
  for (const heard of [failed, null, { part: 'order', reason: 'late', error: null } as const, null]) {
    hear(heard);
    clock.advance(40_000);
  }
  expect([onBegin.mock.calls, onEnd.mock.calls]).toEqual([[[failed]], []]);
  hear(null);
  hear(null);
  expect(onEnd.mock.calls).toEqual([[2]]);
  hear(failed);
  expect(onBegin).toHaveBeenCalledTimes(2);
});

test('an outage is over a whole minute after its last failure, and the next one is counted from the beginning', () => {
  const clock = createTestClock();
  const [onBegin, onEnd] = [vi.fn(), vi.fn()];
  const hear = createOrderOutages({ clock, onBegin, onEnd });
  for (const count of [3, 1]) {
    for (let time = 0; time < count; time += 1) hear(failed);
    clock.advance(59_999);
    hear(null);
    expect(onEnd).not.toHaveBeenCalledWith(count);
    clock.advance(1);
    hear(null);
    expect(onEnd).toHaveBeenLastCalledWith(count);
  }
  expect([onBegin.mock.calls.length, onEnd.mock.calls.length]).toEqual([2, 2]);
});
