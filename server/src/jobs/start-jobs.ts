import { cleanUp, type CleanupDependencies } from './clean-up.ts';
import { startLoop, type Loop } from './start-loop.ts';

const hourMs = 60 * 60 * 1000;

/** Runs the cleanup now, and again `pauseMs` after each run. The sweeps of files begin an hour after the start. */
export function startJobs(dependencies: CleanupDependencies, pauseMs: number = hourMs): Loop {
  const { clock } = dependencies;
  const startedAt = clock.now().getTime();
  return startLoop({ name: 'run the hourly jobs', pauseMs, on: dependencies }, () =>
    cleanUp(dependencies, { maySweep: clock.now().getTime() - startedAt >= hourMs }),
  );
}
