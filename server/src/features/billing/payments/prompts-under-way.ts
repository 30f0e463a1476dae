import { setTimeout as wait } from 'node:timers/promises';

/** Prompts that M-Pesa has not yet responded to. */
export interface PromptsUnderWay {
  /** Resolves when the work is done, or after three seconds. The rest continues after the response. */
  add(work: Promise<void>): Promise<void>;
  /** Resolves when all work is done. */
  idle(): Promise<void>;
}

const patienceMs = 3000;

export function createPromptsUnderWay(onFailure: (error: unknown) => void): PromptsUnderWay {
  const underWay = new Set<Promise<void>>();
  return {
    async add(work) {
      const watched = work.catch(onFailure).finally(() => underWay.delete(watched));
      underWay.add(watched);
      const patience = new AbortController();
      await Promise.race([watched, wait(patienceMs, undefined, { signal: patience.signal }).catch(() => {})]);
      patience.abort();
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
