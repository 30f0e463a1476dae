import { keepHouse, type HouseParts } from './keep-house.ts';

const hourMs = 60 * 60 * 1000;

export interface RunningJobs {
  /** Resolves when nothing runs any more and nothing will. */
  stop(): Promise<void>;
}

/** Keeps house now, and `pauseMs` after each time it was done. */
export function startJobs(parts: HouseParts, pauseMs: number = hourMs): RunningJobs {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round: Promise<void>;
  const next = (): void => {
    round = keepHouse(parts).then(() => {
      if (!stopped) timer = setTimeout(next, pauseMs);
    });
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
