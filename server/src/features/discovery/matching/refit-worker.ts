// The thread of refit-in-thread.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../database/connect.ts';
import { refit } from './model/refit.ts';
import { readLessons } from './read-lessons.ts';
import type { RefitData } from './refit-in-thread.ts';

const { url, now, active, drawnTo } = workerData as RefitData;
const database = openDatabase({ url, max: 1, applicationName: 'mwanzo-refit' });
try {
  const result = refit(await readLessons(database, now), active, drawnTo);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result);
} finally {
  await database.close();
}
