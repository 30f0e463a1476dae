import { Worker } from 'node:worker_threads';
import type { Database } from '../../../database/connect.ts';
import type { refit } from './model/refit.ts';
import type { Weights } from './model/weights.ts';

export interface RefitTask {
  readonly now: Date;
  readonly active: Weights;
  readonly drawnTo: Weights;
}

export interface RefitData extends RefitTask {
  readonly url: string;
}

type Result = ReturnType<typeof refit>;

/** The columns are outside of these limits. They need about 60 MB for the most lessons. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };
const timeoutMs = 10 * 60_000;

/**
 * Reads the lessons and runs `refit` in a thread of its own, with a connection of its own, so that members do not wait.
 * @throws BrokenLessonsError as an Error with its message; an error of the database; an error if it takes ten minutes,
 * or was asked to stop
 */
export async function refitInThread({ pool }: Database, task: RefitTask, signal: AbortSignal): Promise<Result> {
  const workerData: RefitData = { ...task, url: pool.options.connectionString ?? '' };
  const file = new URL('./refit-worker.ts', import.meta.url);
  const worker = new Worker(file, { workerData, execArgv: [], resourceLimits });
  const outcome = Promise.withResolvers<Result>();
  const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const giveUp = () => outcome.reject(ends.reason);
  ends.addEventListener('abort', giveUp);
  worker.on('message', outcome.resolve);
  worker.on('error', outcome.reject);
  worker.on('exit', (code) => outcome.reject(new Error(`The refit ended early, with code ${code}`)));
  if (ends.aborted) giveUp();
  try {
    return await outcome.promise;
  } finally {
    ends.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
