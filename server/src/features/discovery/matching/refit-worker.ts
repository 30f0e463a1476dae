// The thread of refit-in-thread.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { refit } from './model/refit.ts';
import type { RefitTask } from './refit-in-thread.ts';

const { table, active, drawnTo } = workerData as RefitTask;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(refit(table, active, drawnTo));
