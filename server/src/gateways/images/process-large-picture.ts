import { fork, type StdioOptions } from 'node:child_process';
import { startChild } from '../processes/start-child.ts';
import { PhotoInvalidError } from './image-processor.ts';
import type { PictureResult, PictureTask } from './process-picture.ts';

const script = new URL('./large-picture-process.ts', import.meta.url);

/**
 * Processes a picture in a separate process, which frees all of its memory at its end. In threads, each of malloc's
 * arenas would keep the memory that its largest picture took. The process gets no environment, so that no key is in it.
 *
 * @throws PhotoInvalidError timeout; ApiError unavailable when it cannot be started; any other error of the process
 */
export async function processLargePicture(task: PictureTask, timeoutMs: number): Promise<PictureResult> {
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc'];
  const child = await startChild(() => fork(script, { env: {}, execArgv: [], serialization: 'advanced', stdio }));
  const { promise, resolve, reject } = Promise.withResolvers<PictureResult>();
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    reject(new PhotoInvalidError('timeout'));
  }, timeoutMs);
  child.once('message', (message: PictureResult | { readonly failure: string }) => {
    if ('failure' in message) reject(new Error(message.failure));
    else resolve(message);
  });
  child.on('error', reject);
  // The next picture waits until this one's memory is free.
  const ended = new Promise<void>((done) => {
    child.once('close', (code, signal) => {
      reject(new Error(`The process of a large picture ended with ${signal ?? code}`));
      done();
    });
  });
  child.send(task);
  const settled = promise.finally(() => clearTimeout(timer));
  // The promise may be rejected before anybody waits for it.
  settled.catch(() => undefined);
  return ended.then(() => settled);
}
