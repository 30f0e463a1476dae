import { setTimeout as wait } from 'node:timers/promises';

/** Sends mails after the response that they belong to. */
export interface MailQueue {
  /** Runs a task that sends a mail later. Nobody waits for it, and a failure is only reported. */
  add(task: () => Promise<void>): void;
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>;
  /** Accepts no more tasks, and gives the rest a few seconds. Tasks that are not done by then are dropped. */
  close(): Promise<void>;
}

interface MailQueueOptions {
  readonly onFailure: (error: unknown) => void;
  readonly inFlightMax?: number;
  /** When this many tasks wait, further ones are dropped. */
  readonly waitingMax?: number;
  /** The time that closing waits for tasks, in ms. */
  readonly closeMs?: number;
}

export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { onFailure, inFlightMax = 2, waitingMax = 100, closeMs = 3000 } = options;
  const waiting: (() => Promise<void>)[] = [];
  const underWay = new Set<Promise<void>>();
  let isClosed = false;

  function startNext(): void {
    if (underWay.size >= inFlightMax) return;
    const task = waiting.shift();
    if (!task) return;
    const run = task()
      .catch(onFailure)
      .finally(() => {
        underWay.delete(run);
        startNext();
      });
    underWay.add(run);
  }

  async function idle(): Promise<void> {
    while (underWay.size > 0 || waiting.length > 0) {
      startNext();
      await Promise.all(underWay);
    }
  }

  return {
    add(task) {
      if (isClosed) return;
      if (waiting.length >= waitingMax) {
        onFailure(new Error('Too many mails wait, so this one is dropped'));
        return;
      }
      waiting.push(task);
      // The response is sent first.
      setImmediate(startNext);
    },
    idle,
    async close() {
      isClosed = true;
      const patience = new AbortController();
      await Promise.race([idle(), wait(closeMs, undefined, { signal: patience.signal })]);
      patience.abort();
      waiting.length = 0;
    },
  };
}
