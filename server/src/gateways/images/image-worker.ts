import type { MessagePort } from 'node:worker_threads';
import { processPicture, type PictureResult, type PictureTask } from './process-picture.ts';

export interface ImageTask extends PictureTask {
  /** Receives one message when the work begins, so that waiting in the queue does not count as working time. */
  readonly started: MessagePort;
}

/** Runs in a worker thread of worker-image-processor.ts. */
export default function runImageTask(task: ImageTask): Promise<PictureResult> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort between threads has no origin
  task.started.postMessage(true);
  task.started.close();
  return processPicture(task);
}
