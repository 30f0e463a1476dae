import { type ImageLimits, type ImageProcessor, ImageQueueFullError, PhotoInvalidError } from './image-processor.ts';
import { createPictureThreads, type PictureThreadsOptions } from './picture-threads.ts';
import { processLargePicture } from './process-large-picture.ts';
import type { PictureResult, PictureTask } from './process-picture.ts';

interface WorkerImageProcessorOptions {
  readonly limits: ImageLimits;
  /** The pictures processed at the same time. One of 12 megapixels takes about half a second of one core. */
  readonly threadsMax?: number;
  /** The pictures that may wait. One more throws ImageQueueFullError. */
  readonly queueMax?: number;
  /** The longest time for which one picture is processed, in ms. Waiting does not count. */
  readonly timeoutMs?: number;
  /** Tests replace this to break the threads. */
  readonly threads?: Pick<PictureThreadsOptions, 'worker' | 'execArgv'>;
  /** Tests replace this by one that fails. */
  readonly processLarge?: typeof processLargePicture;
}

const defaults = { threadsMax: 2, queueMax: 20, timeoutMs: 10_000, processLarge: processLargePicture };

/**
 * The longest time for one picture with the default options, in ms: all others come before it, one by one, and each
 * takes its whole time in a thread and again in a process.
 */
export const pictureMsMax = (defaults.threadsMax + defaults.queueMax) * 2 * defaults.timeoutMs;

/**
 * Processes images in worker threads, so that the event loop never decodes anything. Pictures that take much memory are
 * processed one at a time, each in its own process.
 */
export function createWorkerImageProcessor(options: WorkerImageProcessorOptions): ImageProcessor {
  const { limits, threadsMax, queueMax, timeoutMs, processLarge } = { ...defaults, ...options };
  const listeners: ((error: unknown) => void)[] = [];
  const onProblem = (error: unknown) => listeners.forEach((listener) => listener(error));
  const waitingMax = threadsMax + queueMax;
  const threads = createPictureThreads({ ...options.threads, threadsMax, waitingMax, timeoutMs, onProblem });
  let lastLarge: Promise<unknown> = Promise.resolve();

  // This includes pictures in a process, which no longer need a thread.
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
    const result = await threads.run<PictureResult>({ ...task, mayBeLarge: false });
    if (!('isLarge' in result)) return result;
    const processed = lastLarge.then(() => processLarge({ ...task, mayBeLarge: true }, timeoutMs));
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
    markPicture: (picture, lines) => counted(() => threads.run<Uint8Array>({ picture, lines })),
    onProblem(listener) {
      listeners.push(listener);
    },
    async close() {
      await Promise.all([threads.close(), lastLarge]);
    },
  };
}
