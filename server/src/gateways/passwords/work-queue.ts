import { ApiError } from '../../api-error.ts';

interface WorkQueueOptions {
  readonly inFlightMax: number;
  readonly waitingMax: number;
  /** The time after which a refused caller should try again, in seconds. */
  readonly retryAfterSeconds: number;
}

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
export function createWorkQueue({ inFlightMax, waitingMax, retryAfterSeconds }: WorkQueueOptions): WorkQueue {
  const waiting = createTurns<PromiseWithResolvers<void>>();
  const busy = () => new ApiError('busy', { retryAfterSeconds });
  let inFlight = 0;

  async function takeTurn(network: string): Promise<void> {
    if (inFlight < inFlightMax) {
      inFlight += 1;
      return;
    }
    if (waiting.count() >= waitingMax) {
      const crowd = waiting.longest();
      // A network does not lose a place to one that would then have more tasks.
      if (crowd === undefined || waiting.count(crowd) <= waiting.count(network) + 1) throw busy();
      waiting.dropLast(crowd)?.reject(busy());
    }
    const turn = Promise.withResolvers<void>();
    waiting.add(network, turn);
    // A finished task passes its slot on, so inFlight does not change.
    await turn.promise;
  }

  function passTurn(): void {
    const next = waiting.next();
    if (next) next.resolve();
    else inFlight -= 1;
  }

  return {
    async run(network, work) {
      await takeTurn(network);
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}

/** Items by network. `next` takes the networks in turns, and the items of each in the order of their arrival. */
function createTurns<Item>() {
  // The order of the keys is the order of the turns: a network moves to the end after its turn.
  const lists = new Map<string, Item[]>();
  let total = 0;

  const remove = (network: string, take: (list: Item[]) => Item | undefined): Item | undefined => {
    const list = lists.get(network) ?? [];
    const item = take(list);
    if (item !== undefined) total -= 1;
    if (list.length === 0) lists.delete(network);
    return item;
  };

  return {
    count: (network?: string): number => (network === undefined ? total : (lists.get(network)?.length ?? 0)),
    add(network: string, item: Item): void {
      const list = lists.get(network);
      if (list) list.push(item);
      else lists.set(network, [item]);
      total += 1;
    },
    next(): Item | undefined {
      const [first] = lists;
      if (first === undefined) return undefined;
      const [network, list] = first;
      lists.delete(network);
      lists.set(network, list);
      return remove(network, (items) => items.shift());
    },
    longest(): string | undefined {
      let found: string | undefined;
      for (const [network, list] of lists) if (list.length > (lists.get(found ?? '')?.length ?? 0)) found = network;
      return found;
    },
    dropLast: (network: string): Item | undefined => remove(network, (items) => items.pop()),
  };
}
