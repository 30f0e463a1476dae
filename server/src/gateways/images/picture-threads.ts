import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { ApiError } from '../../errors/api-error.ts';
import { createWorkQueue } from '../passwords/work-queue.ts';
import { PhotoInvalidError } from './image-processor.ts';
import type { ImageTask } from './image-worker.ts';
import type { MarkTask } from './mark-picture.ts';
import type { PictureResult, PictureTask } from './process-picture.ts';

/** Idle threads end after this time in ms, which frees their memory. */
const idleMs = 60_000;
const retryAfterSeconds = 5;

export interface PictureThreadsOptions {
  readonly threadsMax: number;
  /** The number of tasks that may wait for a thread. */
  readonly waitingMax: number;
  /** The longest time for which one task may work, in ms. Waiting does not count. */
  readonly timeoutMs: number;
  /** The module that a thread runs; by default image-worker.ts. */
  readonly worker?: URL;
  readonly execArgv?: string[];
  /** Called when an idle thread ends with an error. Other errors are thrown to the caller of `run`. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * Threads that process pictures, started when they are needed.
 *
 * Each is a pool of one, which gets one task at a time. In a larger pool, a task whose thread fails to start would wait
 * for ever, or its rejection would end the process (piscina 5.3).
 */
export interface PictureThreads {
  /**
   * @throws ApiError unavailable when no thread can be started; PhotoInvalidError timeout or pixels; any error of the
   * task
   */
  run<Result extends PictureResult | Uint8Array>(task: PictureTask | MarkTask): Promise<Result>;
  close(): Promise<void>;
}

/** Creates the threads. None is started yet. */
export function createPictureThreads(options: PictureThreadsOptions): PictureThreads {
  const { threadsMax, waitingMax } = options;
  const turns = createWorkQueue({ inFlightMax: threadsMax, waitingMax, retryAfterSeconds });
  const threads = new Set(Array.from({ length: threadsMax }, () => createThread(options)));
  // The thread that was used last is used first, so that the others become idle and end.
  const free = [...threads];
  let isClosed = false;

  /** Takes a thread back after its use. A broken one is replaced. */
  function release(thread: Thread): void {
    if (!thread.isBroken()) return void free.push(thread);
    threads.delete(thread);
    const other = createThread(options);
    threads.add(other);
    free.push(other);
  }

  return {
    run: (task) =>
      turns.run('', async () => {
        const thread = free.pop();
        if (isClosed || thread === undefined) throw unavailable(new Error('There is no thread for a picture'));
        try {
          return await thread.run(task);
        } finally {
          release(thread);
        }
      }),
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

type Thread = ReturnType<typeof createThread>;

function createThread({ timeoutMs, worker, execArgv = [], onProblem }: PictureThreadsOptions) {
  const pool = new Piscina<ImageTask>({
    filename: (worker ?? new URL('./image-worker.ts', import.meta.url)).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
  });
  let isBroken = false;
  /** Set while a task waits until its thread has started. */
  let failStart: ((error: unknown) => void) | null = null;
  // Without a listener, the error would end the process.
  pool.on('error', (error) => (failStart ?? onProblem)(error));

  /** The pool keeps a task whose thread was refused at once. That task must never run. */
  function start(task: ImageTask, signal: AbortSignal): Promise<PictureResult | Uint8Array> {
    try {
      return pool.run(task, { signal, transferList: [task.started] });
    } catch (error) {
      isBroken = true;
      throw unavailable(error);
    }
  }

  return {
    isBroken: () => isBroken,
    async run<Result extends PictureResult | Uint8Array>(task: PictureTask | MarkTask): Promise<Result> {
      const { port1, port2 } = new MessageChannel();
      const stop = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      let reason: Error | undefined;
      const stopFor = (error: Error) => {
        reason = error;
        stop.abort();
      };
      failStart = (error) => stopFor(unavailable(error));
      port1.once('message', () => {
        failStart = null;
        timer = setTimeout(() => stopFor(new PhotoInvalidError('timeout')), timeoutMs);
      });
      try {
        return (await start({ ...task, started: port2 }, stop.signal)) as Result;
      } catch (error) {
        throw reason ?? explain(error);
      } finally {
        failStart = null;
        clearTimeout(timer);
        port1.close();
      }
    },
    close: () => pool.close(),
  };
}

const unavailable = (cause: unknown) => new ApiError('unavailable', { retryAfterSeconds, cause });

function explain(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new PhotoInvalidError('pixels', { cause: error });
  return error;
}
