import { ApiError } from '../../errors/api-error.ts';
import { createFairTurns, type TurnPath } from './fair-turns.ts';

export interface LaneQueueOptions<Lane extends string> {
  readonly inFlightMax: number;
  /** The number of tasks that wait in each lane. */
  readonly waitingMax: number;
  /** The time after which a refused caller should try again, in seconds. */
  readonly retryAfterSeconds: number;
  /** The lanes in the order of their turns. A lane that stands here twice gets twice the work. */
  readonly turns: readonly Lane[];
}

export interface QueuePlace<Lane extends string> {
  readonly lane: Lane;
  readonly path: TurnPath;
}

/**
 * Runs a few expensive tasks at a time. Each lane has its own places and its own share of the work, so that a full lane
 * takes nothing from another one. In a lane, networks take turns.
 */
export interface LaneQueue<Lane extends string> {
  /**
   * Runs a task. When its lane is full, the network there with the most waiting tasks loses its latest one, so that no
   * network can block the others.
   *
   * @throws ApiError busy when the lane is full for this network, or the task has lost its place to another network
   */
  run<Result>(place: QueuePlace<Lane>, work: () => Promise<Result>): Promise<Result>;
  /** @throws ApiError busy when a task would find no place now */
  requireRoom(place: QueuePlace<Lane>): void;
}

export function createLaneQueue<Lane extends string>({
  inFlightMax,
  waitingMax,
  retryAfterSeconds,
  turns,
}: LaneQueueOptions<Lane>): LaneQueue<Lane> {
  const lanes = new Map(turns.map((lane) => [lane, createFairTurns<PromiseWithResolvers<void>>()]));
  const waitingIn = (lane: Lane) => {
    const waiting = lanes.get(lane);
    if (!waiting) throw new RangeError(`There is no lane ${lane}`);
    return waiting;
  };
  const busy = () => new ApiError('busy', { retryAfterSeconds });
  let inFlight = 0;
  let turn = 0;

  const requireRoom = ({ lane, path }: QueuePlace<Lane>): void => {
    const waiting = waitingIn(lane);
    if (inFlight >= inFlightMax && waiting.count() >= waitingMax && !waiting.hasCrowd(path)) throw busy();
  };

  async function takePlace(place: QueuePlace<Lane>): Promise<void> {
    requireRoom(place);
    if (inFlight < inFlightMax) {
      inFlight += 1;
      return;
    }
    const waiting = waitingIn(place.lane);
    if (waiting.count() >= waitingMax) waiting.dropFor(place.path)?.reject(busy());
    const admitted = Promise.withResolvers<void>();
    waiting.add(place.path, admitted);
    // A finished task passes its slot on, so inFlight does not change.
    await admitted.promise;
  }

  /** The next task of the next lane where somebody waits. */
  function next(): PromiseWithResolvers<void> | undefined {
    for (const _ of turns) {
      const lane = turns[turn];
      turn = (turn + 1) % turns.length;
      const item = lane === undefined ? undefined : waitingIn(lane).next();
      if (item) return item;
    }
    return undefined;
  }

  function passTurn(): void {
    const admitted = next();
    if (admitted) admitted.resolve();
    else inFlight -= 1;
  }

  return {
    requireRoom,
    async run(place, work) {
      await takePlace(place);
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}
