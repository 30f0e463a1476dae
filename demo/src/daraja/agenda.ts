import type { Clock } from '../../../server/src/gateways/clock.ts';

type Task = () => Promise<void>;

/** Tasks that run later. */
export interface Agenda {
  now(): number;
  /** @param task must not throw */
  plan(afterMs: number, task: Task): void;
  close(): void;
}

/** A clock that stands still until it is moved. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
}

export interface MovableAgenda extends Agenda {
  /** Moves the clock, and stops at each planned moment until what happens there is over. */
  advance(milliseconds: number): Promise<void>;
}

/** The machine's own time. */
export function systemAgenda(): Agenda {
  const timers = new Set<NodeJS.Timeout>();
  return {
    now: () => Date.now(),
    plan(afterMs, task) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void task();
      }, afterMs);
      timers.add(timer);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export function movableAgenda(clock: MovableClock): MovableAgenda {
  /** Earliest first. Of two at one moment, the one that was planned first. */
  const planned: { readonly at: number; readonly task: Task }[] = [];
  const now = () => clock.now().getTime();
  const placeOf = (at: number): number => {
    let low = 0;
    let high = planned.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((planned[middle]?.at ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const takeNext = (end: number) => ((planned[0]?.at ?? Infinity) <= end ? planned.shift() : undefined);
  return {
    now,
    plan(afterMs, task) {
      const at = now() + afterMs;
      planned.splice(placeOf(at), 0, { at, task });
    },
    async advance(milliseconds) {
      const end = now() + milliseconds;
      for (let next = takeNext(end); next; next = takeNext(end)) {
        if (next.at > now()) clock.advance(next.at - now());
        await next.task();
      }
      if (end > now()) clock.advance(end - now());
    },
    close() {
      planned.length = 0;
    },
  };
}
