import { createLaneQueue, type LaneQueueOptions } from './lane-queue.ts';

/** Runs a few expensive tasks at a time, in turns: in each round, one task of each waiting network is done. */
export interface WorkQueue {
  /**
   * Runs a task of a network. When the queue is full, the network with the most waiting tasks loses its latest one, so
   * that no network can block the others.
   *
   * @throws ApiError busy when the queue is full for this network, or the task has lost its place to another network
   */
  run<Result>(network: string, work: () => Promise<Result>): Promise<Result>;
}

/** Creates a queue that runs `inFlightMax` tasks at once and lets `waitingMax` more wait. */
export function createWorkQueue(options: Omit<LaneQueueOptions<'all'>, 'turns'>): WorkQueue {
  const queue = createLaneQueue({ ...options, turns: ['all'] });
  return { run: (network, work) => queue.run({ lane: 'all', path: [network] }, work) };
}
