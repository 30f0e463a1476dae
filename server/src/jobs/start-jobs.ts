import { cleanUp, type CleanupDependencies } from './clean-up.ts';

const hourMs = 60 * 60 * 1000;

export interface RunningJobs {
  /** Prevents further runs. Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** Runs the cleanup now, and again `pauseMs` after each run. The sweeps of files begin an hour after the start. */
export function startJobs(dependencies: CleanupDependencies, pauseMs: number = hourMs): RunningJobs {
  const startedAt = dependencies.clock.now().getTime();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let currentRun: Promise<void>;
  const next = (): void => {
    const maySweep = dependencies.clock.now().getTime() - startedAt >= hourMs;
    currentRun = cleanUp(dependencies, { maySweep }).then(() => {
      if (!stopped) timer = setTimeout(next, pauseMs);
    });
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await currentRun;
    },
  };
}
