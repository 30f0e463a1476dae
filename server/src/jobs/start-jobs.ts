import { cleanUp, type CleanupDependencies } from './clean-up.ts';

const hourMs = 60 * 60 * 1000;

export interface RunningJobs {
  /** Prevents further runs. Resolves when the current one has ended. */
  stop(): Promise<void>;
}

/** Cleans up now, and again `pauseMs` after each run. */
export function startJobs(dependencies: CleanupDependencies, pauseMs: number = hourMs): RunningJobs {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let currentRun: Promise<void>;
  const next = (): void => {
    currentRun = cleanUp(dependencies).then(() => {
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
