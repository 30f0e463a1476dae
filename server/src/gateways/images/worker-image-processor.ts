import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type ImageLimits, type ImageProcessor, ImageQueueFullError, PhotoInvalidError } from './image-processor.ts';
import type { ImageTask } from './image-worker.ts';
import { processLargePicture } from './process-large-picture.ts';
import type { MarkTask } from './mark-picture.ts';
import type { PictureResult, PictureTask } from './process-picture.ts';

interface WorkerImageProcessorOptions {
  readonly limits: ImageLimits;
  /** Pictures processed at the same time. One of 12 megapixels takes about half a second of one core. */
  readonly threadsMax?: number;
  /** Pictures that may wait. One more throws ImageQueueFullError. */
  readonly queueMax?: number;
  /** The longest time for which one picture is processed, in ms. Waiting does not count. */
  readonly timeoutMs?: number;
}

const defaults = { threadsMax: 2, queueMax: 20, timeoutMs: 10_000 };

/**
 * The longest time for one picture with the default options, in ms: as if all others came before it, one by one, and each
 * took its whole time in a thread and again in a process.
 */
export const pictureMsMax = (defaults.threadsMax + defaults.queueMax) * 2 * defaults.timeoutMs;

/** Idle workers end after this time in ms, which gives their memory back. */
const idleMs = 60_000;

/**
 * Processes images in worker threads, so that the event loop never decodes anything. Those that take much memory are
 * processed one at a time, each in a process of its own.
 */
export function createWorkerImageProcessor(options: WorkerImageProcessorOptions): ImageProcessor {
  const { limits, threadsMax, queueMax, timeoutMs } = { ...defaults, ...options };
  const pool = createPool(threadsMax);
  let lastLarge: Promise<unknown> = Promise.resolve();

  // Counted here, because the pool's limit does not count tasks that can be aborted (piscina 5.3).
  let accepted = 0;

  async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
    if (accepted >= threadsMax + queueMax) throw new ImageQueueFullError('Too many pictures are waiting.');
    accepted += 1;
    try {
      return await work();
    } finally {
      accepted -= 1;
    }
  }

  async function run(kind: PictureTask['kind'], file: string): Promise<PictureResult> {
    const timeoutSeconds = Math.ceil(timeoutMs / 1000);
    const task = { kind, file, limits, timeoutSeconds };
    const result = await runWithin<PictureResult>(timeoutMs, pool, { ...task, mayBeLarge: false });
    if (!('isLarge' in result)) return result;
    const processed = lastLarge.then(() => processLargePicture({ ...task, mayBeLarge: true }, timeoutMs));
    lastLarge = processed.catch(() => undefined);
    return processed;
  }

  return {
    async processPhoto(file) {
      const result = await counted(() => run('photo', file));
      if ('photo' in result) return result.photo;
      throw new PhotoInvalidError('invalid' in result ? result.invalid : 'broken');
    },
    async processDocument(file) {
      const result = await counted(() => run('document', file));
      if ('document' in result) return result.document;
      throw new PhotoInvalidError('invalid' in result ? result.invalid : 'broken');
    },
    markPicture: (picture, lines) => counted(() => runWithin<Uint8Array>(timeoutMs, pool, { picture, lines })),
    async close() {
      await Promise.all([pool.close(), lastLarge]);
    },
  };
}

/** Runs a task and stops it when its work takes longer than `timeoutMs`. Waiting for a thread does not count. */
async function runWithin<Result extends PictureResult | Uint8Array>(
  timeoutMs: number,
  pool: Piscina<ImageTask>,
  task: PictureTask | MarkTask,
): Promise<Result> {
  const { port1, port2 } = new MessageChannel();
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  port1.once('message', () => {
    timer = setTimeout(() => stop.abort(), timeoutMs);
  });
  try {
    return await pool.run({ ...task, started: port2 }, { signal: stop.signal, transferList: [port2] });
  } catch (error) {
    throw explain(error, stop.signal.aborted);
  } finally {
    clearTimeout(timer);
    port1.close();
  }
}

function createPool(threadsMax: number): Piscina<ImageTask> {
  return new Piscina<ImageTask>({
    filename: new URL('./image-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threadsMax,
    idleTimeout: idleMs,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
  });
}

function explain(error: unknown, timedOut: boolean): unknown {
  if (timedOut) return new PhotoInvalidError('timeout', { cause: error });
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new PhotoInvalidError('pixels', { cause: error });
  return error;
}
