import type { AppDependencies } from '../app-dependencies.ts';
import type { Swept } from '../gateways/media-storage/sweep-storage.ts';
import { abandonedUploadMs, uploadsFolder } from '../uploads.ts';
import { followPlans } from './follow-plans.ts';
import { startCallEnds, startRings } from './start-calls.ts';
import { startDocumentErasure, startFileErasure } from './start-erasures.ts';
import { startJobs } from './start-jobs.ts';
import { startPayments } from './start-payments.ts';
import { startUploadRemoval } from './start-upload-removal.ts';
import { tellOfTrialEnds } from './tell-of-trial-ends.ts';

export interface LoopDependencies extends AppDependencies {
  readonly onFailure: (job: string, error: unknown) => void;
  readonly onUploadsRemoved: (count: number) => void;
  readonly onSwept: (what: string, swept: Swept) => void;
  readonly onSealed: (count: number) => void;
}

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Everything that a started server repeats without the queue, until it stops. A loop is null where the server lacks
 * what it needs. `hourlyJobs` (clean-up.ts) and `queuedJobs` are the other two lists.
 */
export const loops = {
  'remove abandoned uploads': (on) =>
    startUploadRemoval({
      folder: uploadsFolder(on.config),
      abandonedMs: abandonedUploadMs,
      onRemoved: on.onUploadsRemoved,
      onFailure: on.onFailure,
    }),
  'run the hourly jobs': (on) => startJobs(on),
  'erase files of deleted accounts': (on) => startFileErasure(on),
  'erase documents that no submission holds': (on) => startDocumentErasure(on),
  'ask about payments': (on) => startPayments(on),
  'follow plans': (on) => followPlans(on),
  'tell of trial ends': (on) => tellOfTrialEnds(on),
  'end calls': (on) => on.turn && startCallEnds(on),
  'push a call': ({ turn, pusher, ...on }) => turn && pusher && startRings({ ...on, pusher }),
} satisfies Record<string, (dependencies: LoopDependencies) => Stoppable | null>;

/** Starts all loops for which the server has what they need. */
export function startLoops(dependencies: LoopDependencies): Stoppable[] {
  return Object.values(loops).flatMap((start) => start(dependencies) ?? []);
}
