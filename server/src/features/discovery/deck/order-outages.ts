import type { Clock } from '../../../gateways/clock.ts';

/** Why a deck came without a part of it. */
export interface OrderFailure {
  /**
   * A deck without `likes` or `order` comes by distance and recency. In one without `kept`, the kept people do not
   * stand in front; in one without `crowd`, no hidden value counts.
   */
  readonly part: 'likes' | 'order' | 'kept' | 'crowd';
  readonly reason: 'failed' | 'late';
  /** Null if it was late. */
  readonly error: unknown;
}

interface Listeners {
  readonly clock: Clock;
  readonly onBegin: (failure: OrderFailure) => void;
  /** Called at the first deck in order after an outage, with the number of decks that came without. */
  readonly onEnd: (count: number) => void;
}

/** An outage is over after so long without a failure, in ms: one that fails now and then is told once. */
const quietMs = 60_000;

/** Returns a function that hears of each deck if its order failed, and tells of an outage at its begin and end only. */
export function createOrderOutages({ clock, onBegin, onEnd }: Listeners): (failure: OrderFailure | null) => void {
  let [count, lastAt] = [0, 0];
  return (failure) => {
    const now = clock.now().getTime();
    if (failure) {
      count += 1;
      lastAt = now;
      if (count === 1) onBegin(failure);
    } else if (count > 0 && now - lastAt >= quietMs) {
      onEnd(count);
      count = 0;
    }
  };
}
