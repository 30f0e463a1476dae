import type { Switches } from '../features/core/switches/index.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import type { Pusher } from '../gateways/push/pusher.ts';
import type { TurnServer } from '../gateways/turn/turn-server.ts';
import type { CleanupDependencies } from './clean-up.ts';
import { followPlans } from './follow-plans.ts';
import { pauseWhileOff, type Pausing } from './pause-while-off.ts';
import { startFolding } from './start-folding.ts';
import { startCallEnds, startRings } from './start-calls.ts';
import { startDocumentErasure, startFileErasure } from './start-erasures.ts';
import { startJobs } from './start-jobs.ts';
import { startLookingForLessons } from './start-looking-for-lessons.ts';
import { startPayments } from './start-payments.ts';
import { startRefits } from './start-refits.ts';
import { startPrices } from './start-prices.ts';
import { startUploadRemoval } from './start-upload-removal.ts';
import { tellOfTrialEnds } from './tell-of-trial-ends.ts';

export interface LoopDependencies extends CleanupDependencies {
  readonly switches: Switches;
  readonly payments: Payments | null;
  readonly checkout: { readonly callbackOrigin: string } | null;
  readonly pusher: Pusher | null;
  /** Null where calls are off. */
  readonly turn: TurnServer | null;
  readonly uploads: Pick<Parameters<typeof startUploadRemoval>[0], 'folder' | 'abandonedMs'>;
  readonly onUploadsRemoved: (count: number) => void;
}

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Everything that a started server repeats without the queue, until it stops. A loop is null where the server lacks
 * what it needs. `hourlyJobs` (clean-up.ts) and `queuedJobs` are the other two lists.
 */
export const loops = {
  'remove abandoned uploads': ({ uploads, onUploadsRemoved, ...on }) =>
    startUploadRemoval({ ...on, ...uploads, onRemoved: onUploadsRemoved }),
  'run the hourly jobs': (on) => startJobs(on),
  'erase files of deleted accounts': (on) => startFileErasure(on),
  'erase documents that no submission holds': (on) => startDocumentErasure(on),
  'ask about payments': (on) => startPayments(on),
  'follow plans': (on) => followPlans(on),
  'tell of trial ends': (on) => tellOfTrialEnds(on),
  'refit the weights': (on) => startRefits(on),
  'fold lessons': (on) => startFolding(on),
  'look for lessons': (on) => startLookingForLessons(on),
  'set prices': (on) => startPrices(on),
  'end calls': (on) => on.turn && startCallEnds(on),
  'push a call': ({ turn, pusher, ...on }) => turn && pusher && startRings({ ...on, pusher }),
} satisfies Record<string, (dependencies: LoopDependencies) => Stoppable | null>;

/** The switches that pause each loop, or the reason why it goes on. */
const pauses: Readonly<Record<keyof typeof loops, Pausing>> = {
  'remove abandoned uploads': 'It removes files of requests that have ended.',
  'run the hourly jobs': 'It erases documents and what else members were promised that it goes.',
  'erase files of deleted accounts': 'Their members were promised that they go.',
  'erase documents that no submission holds': 'Their members were promised that they go.',
  'ask about payments': 'Money that was paid is settled.',
  'follow plans': 'It only tells.',
  'tell of trial ends': ['read-only'],
  'refit the weights': ['read-only'],
  'fold lessons': ['read-only'],
  'look for lessons': ['read-only'],
  'set prices': ['read-only'],
  'end calls': 'A call takes its course.',
  'push a call': 'A call that rings takes its course.',
};

/** Starts all loops for which the server has what they need. */
export function startLoops(dependencies: LoopDependencies): Stoppable[] {
  return Object.entries<(on: LoopDependencies) => Stoppable | null>(loops).flatMap(([name, start]) => {
    const pausing = pauses[name as keyof typeof loops];
    if (typeof pausing === 'string') return start(dependencies) ?? [];
    return pauseWhileOff(dependencies.switches, pausing, () => start(dependencies));
  });
}
