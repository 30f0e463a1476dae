import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import type { Solution } from './solve.worker.ts';

/** Solves a challenge in a worker, so that a slow phone stays usable. Rejects when it is cancelled. */
export function solveInWorker(challenge: ProofChallenge, signal: AbortSignal): Promise<ProofOfWork> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ProofOfWork>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Solution>) => {
      if (data) resolve(data);
      else reject(new Error('The challenge could not be solved'));
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start')));
    // Only a window's messages have a target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
