import { onTestFinished, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';
import type { Attempt, Kind, Sendable } from './sendable.ts';

export interface Letter extends Sendable {
  /** The lane. */
  to: string;
}

interface Sent {
  letter: Letter;
  attempt: Attempt;
  arrive: (left?: Letter) => void;
  fail: (error: Error) => void;
}

export const letter = (id: string, to = '7'): Letter => ({ id, to, phase: 'waiting' });

/** Gives the browser locks: one holder for each name, then the next in line. */
export function stubLocks(): void {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, act: () => Promise<unknown>) => {
    const before = queues.get(name);
    const turn = Promise.race([
      Promise.resolve(before),
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    ]).then(act);
    queues.set(name, Promise.allSettled([before, turn]));
    return turn;
  };
  Object.assign(navigator, { locks: { request } });
}

/** Opens a page with a queue of letters, whose attempts the test answers. */
export async function openQueue({ isStored = true, ...more }: Partial<Kind<Letter>> & { isStored?: boolean } = {}) {
  const page = await openPage();
  const { NetworkError } = await import('../api/request-error.ts');
  const sent: Sent[] = [];
  const onGone = vi.fn((gone: Letter) => gone.id);
  const kind: Kind<Letter> = {
    ...(isStored && { kept: { key: 'mwanzo.outbox' as const } }),
    lane: ({ to }) => to,
    send: (one, attempt) =>
      new Promise((arrive, fail) => {
        sent.push({ letter: one, attempt, arrive: (left) => arrive(left), fail });
      }),
    refuse: (one) => ({ ...one, phase: 'failed' }),
    onGone,
    ...more,
  };
  async function load() {
    const { createQueue } = await import('./queue.ts');
    const { startSending } = await import('./start-sending.ts');
    return {
      queue: createQueue(kind),
      start() {
        const stop = startSending(page.client);
        onTestFinished(stop);
        return stop;
      },
    };
  }
  const { queue, start } = await load();
  return {
    page,
    queue,
    start,
    onGone,
    /** Opens another tab: fresh modules, and the storage and locks that all tabs share. */
    async openTab() {
      vi.resetModules();
      const { startSession } = await import('../api/session.ts');
      startSession(() => undefined);
      return load();
    },
    /** Takes the next attempt. */
    take: () =>
      until(() => {
        const next = sent.shift();
        if (!next) throw new Error('nothing is sent');
        return next;
      }),
    /** Returns what is sent without an answer that the test took, once everything that is due now has run. */
    async underWay(): Promise<string[]> {
      await page.requestsUnderWay();
      return sent.map(({ letter: { id } }) => id);
    },
    states: () => queue.read().map(({ id, phase }) => `${id} ${phase}`),
    stored: () => JSON.parse(page.storage.getItem('mwanzo.outbox') ?? 'null') as unknown,
    lost: () => new NetworkError('no network'),
    /** Makes the timers the test's. */
    holdTimers(): void {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
    },
  };
}
