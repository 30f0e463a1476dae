import { Secret } from '../config/secret.ts';
import { openPgBossQueue } from '../gateways/queue/pg-boss-queue.ts';
import { isPaused } from './pause-while-off.ts';
import { pauses, queuedJobs, type QueuedJob, type QueuedJobDependencies } from './queued-jobs.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';
import { watchRun } from './watch-run.ts';

interface StartedQueue {
  /** Collects no more work, and waits for the jobs that run. */
  stop(): Promise<void>;
}

interface QueueSettings {
  readonly connections?: number;
  readonly closeMs?: number;
}

/**
 * Opens the queue, and starts all jobs for which the server has what they need. Without any, no queue is opened, and
 * nothing is returned that has to stop.
 */
export async function startQueuedJobs(
  databaseUrl: string,
  dependencies: QueuedJobDependencies & LoopWatching,
  settings: QueueSettings = {},
): Promise<StartedQueue[]> {
  const jobs = Object.entries<(on: QueuedJobDependencies) => QueuedJob | null>(queuedJobs).flatMap(([name, open]) => {
    const job = open(dependencies);
    return job ? [{ ...job, name, pausing: pauses[name as keyof typeof queuedJobs] }] : [];
  });
  if (jobs.length === 0) return [];
  await using started = new AsyncDisposableStack();
  const queue = await openPgBossQueue({
    url: new Secret(databaseUrl),
    ...settings,
    onError: (error) => dependencies.onFailure('work on the queue', error),
  });
  started.defer(() => queue.close());
  const loops: Loop[] = [];
  started.defer(() => Promise.all(loops.map((loop) => loop.stop())).then(() => undefined));
  for (const { name, kind, pauseMs, pausing, collect, work, listen } of jobs) {
    // oxlint-disable-next-line no-await-in-loop -- The queue has few connections.
    await queue.work(kind, (key) => watchRun(dependencies, `job ${kind.name}`, () => work(key)));
    const loop = startLoop({ name, pauseMs, on: dependencies }, async () => {
      if (!isPaused(dependencies.switches, pausing)) await queue.add(kind, await collect());
    });
    loops.push(loop);
    if (listen) started.defer(listen(loop.hurry));
  }
  const running = started.move();
  return [{ stop: () => running.disposeAsync() }];
}
