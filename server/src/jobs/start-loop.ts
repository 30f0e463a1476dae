import { setTimeout as wait } from 'node:timers/promises';
import { watchRun, type RunWatching } from './watch-run.ts';

export interface Loop {
  /** Shortens the current pause to at most this many ms. */
  hurry(ms: number): void;
  stop(): Promise<void>;
}

export interface LoopWatching extends RunWatching {
  /** Called for each run that fails. */
  readonly onFailure: (job: string, error: unknown) => void;
}

interface LoopOptions {
  /** The loop's name in the log, in traces and among the metrics. */
  readonly name: string;
  /** The pause after each run, in ms. */
  readonly pauseMs: number;
  readonly on: LoopWatching;
}

/** The runs of a loop with a shorter pause, in ms, have no spans, because they would bury those of requests. */
const tracedPauseMs = 5000;

/** Repeats `run`, with a pause after each run. A failed run is reported, and the next one starts as usual. */
export function startLoop({ name, pauseMs, on }: LoopOptions, run: () => Promise<void>): Loop {
  const watching = pauseMs < tracedPauseMs ? { ...on, tracing: null } : on;
  let pause = new AbortController();
  let hurry: NodeJS.Timeout | undefined;
  const state = { isStopped: false };
  const loop = async (): Promise<void> => {
    while (!state.isStopped) {
      pause = new AbortController();
      await watchRun(watching, name, run).catch((error: unknown) => on.onFailure(name, error));
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
