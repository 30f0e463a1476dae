import { setTimeout as wait } from 'node:timers/promises';

export interface Loop {
  /** Shortens the current pause to at most this many ms. */
  hurry(ms: number): void;
  stop(): Promise<void>;
}

/** Repeats `run`, with a pause after each run. A failed run is reported, and the next one starts as usual. */
export function startLoop(pauseMs: number, run: () => Promise<void>, onFailure: (error: unknown) => void): Loop {
  let pause = new AbortController();
  let hurry: NodeJS.Timeout | undefined;
  const state = { isStopped: false };
  const loop = async (): Promise<void> => {
    while (!state.isStopped) {
      pause = new AbortController();
      await run().catch(onFailure);
      await wait(pauseMs, undefined, { signal: pause.signal }).catch(() => {});
      clearTimeout(hurry);
      hurry = undefined;
    }
  };
  const running = loop();
  return {
    hurry(ms) {
      hurry ??= setTimeout(() => pause.abort(), ms);
    },
    async stop() {
      state.isStopped = true;
      clearTimeout(hurry);
      pause.abort();
      await running;
    },
  };
}
