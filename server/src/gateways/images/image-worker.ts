import type { MessagePort } from 'node:worker_threads';
import { markPicture, type MarkTask } from './mark-picture.ts';
import { processPicture, type PictureResult, type PictureTask } from './process-picture.ts';

interface Started {
  /** Gets one message when the work begins, so that waiting in the queue does not count as working time. */
  readonly started: MessagePort;
}

export type ImageTask = Started & (PictureTask | MarkTask);

/** Runs in a worker thread of worker-image-processor.ts. */
export default function runImageTask(task: ImageTask): Promise<PictureResult | Uint8Array> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort between threads has no origin
  task.started.postMessage(true);
  task.started.close();
  return 'lines' in task ? markPicture(task) : processPicture(task);
}
