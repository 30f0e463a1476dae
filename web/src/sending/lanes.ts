import { logFailure } from '../device/log-failure.ts';
import { isSending } from './start-sending.ts';

/** The time between attempts in ms, doubling: a connection can come back without the device noticing. */
const firstDelay = 5000;
const longestDelay = 60_000;

interface Lane {
  delay: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  isRunning: boolean;
  /** True if the network came back during a run: what fails then is tried again at once. */
  isDue: boolean;
}

interface LaneOptions {
  longest: number | undefined;
  /** Says whether something of this lane leaves by itself. */
  hasSome: (name: string) => boolean;
  /** Sends what waits in the lane. @returns false if something was lost */
  empty: (name: string) => Promise<boolean>;
}

/** Empties lanes independently of each other: one run of each at a time, and again after a while after a loss. */
export function createLanes({ longest = longestDelay, hasSome, empty }: LaneOptions) {
  const lanes = new Map<string, Lane>();

  function laneOf(name: string): Lane {
    const lane = lanes.get(name) ?? { delay: firstDelay, timer: undefined, isRunning: false, isDue: false };
    lanes.set(name, lane);
    return lane;
  }

  async function run(name: string): Promise<void> {
    const lane = laneOf(name);
    clearTimeout(lane.timer);
    lane.timer = undefined;
    if (lane.isRunning || !isSending()) return;
    lane.isRunning = true;
    lane.isDue = false;
    const isDone = await empty(name).catch((error: unknown) => {
      logFailure('A queue stopped', error);
      return false;
    });
    lane.isRunning = false;
    // Something may have been added after the run had looked for the last time.
    if (lane.isDue || (isDone && hasSome(name))) void run(name);
    else if (isDone) lanes.delete(name);
    else wait(name);
  }

  /** Tries after a while. */
  function wait(name: string): void {
    const lane = laneOf(name);
    if (lane.isRunning || lane.timer !== undefined || !isSending() || !hasSome(name)) return;
    lane.timer = setTimeout(() => void run(name), lane.delay);
    lane.delay = Math.min(lane.delay * 2, longest);
  }

  return {
    wait,
    /** Tries at once. @param isDue true if a run that has begun is to be repeated, should it fail */
    go(name: string, isDue: boolean): void {
      const lane = laneOf(name);
      lane.delay = firstDelay;
      lane.isDue ||= isDue && lane.isRunning;
      void run(name);
    },
  };
}
