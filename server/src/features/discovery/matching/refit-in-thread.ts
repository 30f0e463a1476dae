import { Worker } from 'node:worker_threads';
import type { LessonTable } from './model/lesson-table.ts';
import type { refit } from './model/refit.ts';
import type { Weights } from './model/weights.ts';

export interface RefitTask {
  readonly table: LessonTable;
  readonly active: Weights;
  readonly drawnTo: Weights;
}

type Result = ReturnType<typeof refit>;

/** The columns are outside of these limits. They need about 35 MB for the most lessons. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 };
const timeoutMs = 120_000;

/**
 * Runs `refit` in a thread of its own, so that members do not wait for it. The columns move to the thread and are gone
 * here.
 * @throws BrokenLessonsError as an Error with its message; an error if it takes two minutes or was asked to stop
 */
export async function refitInThread(task: RefitTask, signal: AbortSignal): Promise<Result> {
  const { features, ...columns } = task.table;
  const transferList = [...Object.values(columns), ...Object.values(features)].map(
    ({ buffer }) => buffer as ArrayBuffer,
  );
  const file = new URL('./refit-worker.ts', import.meta.url);
  const worker = new Worker(file, { workerData: task, transferList, execArgv: [], resourceLimits });
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
