import {
  listUnscreened,
  screenVerification,
  type ScreenVerificationDependencies,
} from '../features/verifications/index.ts';
import type { JobKind, JobQueue } from '../gateways/queue/job-queue.ts';
import type { RunningJobs } from './start-jobs.ts';
import { startLoop } from './start-loop.ts';

/** Each process screens one picture at a time, so a picture may wait for the time-out of the one before. */
export const screeningJobs: JobKind = {
  name: 'screenings',
  atOnce: 2,
  retrySeconds: 30,
  retrySecondsMax: 300,
  secondsMax: 180,
};

const pauseMs = 10_000;

interface ScreeningDependencies extends ScreenVerificationDependencies {
  readonly queue: JobQueue;
  readonly onFailure: (job: string, error: unknown) => void;
}

/**
 * Screens the submitted verifications. The tables hold the pending ones. The queue only shares the work, so nothing is
 * lost with it. Reviewers do not wait for a screening.
 */
export async function startScreenings(dependencies: ScreeningDependencies): Promise<RunningJobs> {
  const { database, queue, onFailure } = dependencies;
  await queue.work(screeningJobs, (id) => screenVerification(dependencies, id));
  const collect = async () => queue.add(screeningJobs, await listUnscreened(database));
  return startLoop(pauseMs, collect, (error) => onFailure('collect screenings', error));
}
