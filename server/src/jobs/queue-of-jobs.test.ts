import { expect, onTestFinished, test, vi } from 'vitest';
import { openPgBossQueue } from '../gateways/queue/pg-boss-queue.ts';
import type { JobKind } from '../gateways/queue/job-queue.ts';
import { queuedJobs, type QueuedJob } from './queued-jobs.ts';
import { startQueuedJobs } from './start-queued-jobs.ts';

vi.mock('../gateways/queue/pg-boss-queue.ts', () => ({ openPgBossQueue: vi.fn() }));

const kindOf = (name: string): JobKind => ({ name, atOnce: 1, retrySeconds: 1, retrySecondsMax: 2, secondsMax: 3 });
const given = { onFailure: vi.fn(), metrics: { observeJob: vi.fn() } };

/** A queue that notes what is asked of it, and two jobs, of which the second listens. */
function setUp(isOff: (name: string) => boolean = () => false) {
  const order: string[] = [];
  const works = new Map<string, (key: number) => Promise<unknown>>();
  const queue = {
    work: async (kind: JobKind, run: (key: number) => Promise<unknown>) => void works.set(kind.name, run),
    add: async (kind: JobKind, keys: number[]) => void order.push(`add ${kind.name} ${keys.join(' ')}`),
    close: async () => void order.push('queue closes'),
  };
  vi.mocked(openPgBossQueue)
    .mockReset()
    .mockResolvedValue(queue as never);
  const hurries: ((ms: number) => void)[] = [];
  const job = (name: string, keys: number[], more: Partial<QueuedJob> = {}): QueuedJob => ({
    kind: kindOf(name),
    pauseMs: 3_600_000,
    collect: async () => keys,
    work: async (key) => void order.push(`work ${name} ${key}`),
    ...more,
  });
  const opened: Record<string, QueuedJob | null> = {
    'collect mails': job('mails', [1, 2]),
    'collect pushes': job('pushes', [3], {
      listen(hurry) {
        hurries.push(hurry);
        return () => void order.push('ear closes');
      },
    }),
  };
  const spies = (Object.keys(queuedJobs) as (keyof typeof queuedJobs)[]).map((name) =>
    vi.spyOn(queuedJobs, name).mockReturnValue(opened[name] ?? null),
  );
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    vi.clearAllMocks();
  });
  const dependencies = { ...given, switches: { isOff } } as never;
  const start = (settings?: object) => startQueuedJobs('postgres://here/mwanzo', dependencies, settings);
  return { opened, order, works, hurries, start };
}

test('each job is collected into its own queue and worked off from it, and ends before the queue', async () => {
  const { order, works, hurries, start } = setUp();
  const [started] = await start({ connections: 4, closeMs: 5000 });
  const [options] = vi.mocked(openPgBossQueue).mock.calls[0] ?? [];
  expect([options?.url.reveal(), options?.connections, options?.closeMs]).toEqual(['postgres://here/mwanzo', 4, 5000]);
  await expect.poll(() => order).toEqual(['add mails 1 2', 'add pushes 3']);
  await works.get('pushes')?.(3);
  await works.get('mails')?.(2);
  hurries[0]?.(0);
  await expect.poll(() => order.slice(2)).toEqual(['work pushes 3', 'work mails 2', 'add pushes 3']);
  order.length = 0;
  await started?.stop();
  expect(order).toEqual(['ear closes', 'queue closes']);
  hurries[0]?.(0);
  await new Promise(setImmediate);
  expect(order).toHaveLength(2);
  const names = given.metrics.observeJob.mock.calls.map(([{ name, outcome }]) => `${name} ${outcome}`);
  expect(names.toSorted()).toEqual([
    'collect mails done',
    'collect pushes done',
    'collect pushes done',
    'job mails done',
    'job pushes done',
  ]);
});

test('a failure of the queue and of a collection is reported, each under its name', async () => {
  const { opened, start } = setUp();
  const [failure, fault] = [new Error('no rows'), new Error('no queue')];
  opened['collect mails'] = { ...opened['collect mails'], collect: () => Promise.reject(failure) } as QueuedJob;
  vi.mocked(queuedJobs['collect mails']).mockReturnValue(opened['collect mails']);
  const [started] = await start();
  vi.mocked(openPgBossQueue).mock.calls[0]?.[0].onError(fault);
  await expect.poll(() => given.onFailure.mock.calls).toHaveLength(2);
  expect(given.onFailure.mock.calls).toEqual(
    expect.arrayContaining([
      ['collect mails', failure],
      ['work on the queue', fault],
    ]),
  );
  await started?.stop();
});

test('what a switch pauses is not collected, and what it does not pause is', async () => {
  const { order, start } = setUp((name) => name === 'read-only');
  const [started] = await start();
  await expect.poll(() => order).toEqual(['add pushes 3']);
  await started?.stop();
});

test('a server that lacks all opens no queue, and a start that fails closes what it has opened', async () => {
  const { opened, order, start } = setUp();
  const failing = {
    ...opened['collect pushes'],
    listen: () => {
      throw new Error('deaf');
    },
  } as never;
  vi.mocked(queuedJobs['collect pushes']).mockReturnValue(failing);
  await expect(start()).rejects.toThrow('deaf');
  expect(order.at(-1)).toBe('queue closes');
  for (const name of Object.keys(queuedJobs) as (keyof typeof queuedJobs)[])
    vi.mocked(queuedJobs[name]).mockReturnValue(null);
  vi.mocked(openPgBossQueue).mockClear();
  expect([await start(), vi.mocked(openPgBossQueue).mock.calls]).toEqual([[], []]);
});
