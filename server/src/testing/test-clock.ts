import type { Clock } from '../gateways/clock.ts';

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
  set(moment: Date | string): void;
  advance(milliseconds: number): void;
}

export function createTestClock(start: Date | string = '2026-11-21T09:00:00Z'): TestClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set(moment) {
      current = new Date(moment);
    },
    advance(milliseconds) {
      current = new Date(current.getTime() + milliseconds);
    },
  };
}
