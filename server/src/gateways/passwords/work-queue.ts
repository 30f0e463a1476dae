import { ApiError } from '../../api-error.ts';

interface WorkQueueOptions {
  readonly inFlightMax: number;
  readonly waitingMax: number;
  /** How long a refused caller should wait, in seconds. */
  readonly retryAfterSeconds: number;
}

/** Runs a few expensive tasks at a time, in the order of their arrival. */
export interface WorkQueue {
  /** @throws ApiError busy when too many are waiting */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Creates a queue that runs `inFlightMax` tasks at once and lets `waitingMax` more wait. */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const waiting: (() => void)[] = [];
  let inFlight = 0;

  async function takeTurn(): Promise<void> {
    if (inFlight < options.inFlightMax) {
      inFlight += 1;
      return;
    }
    if (waiting.length >= options.waitingMax)
      throw new ApiError('busy', { retryAfterSeconds: options.retryAfterSeconds });
    // A finished task passes its turn on, so inFlight does not change.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else inFlight -= 1;
  }

  return {
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}
