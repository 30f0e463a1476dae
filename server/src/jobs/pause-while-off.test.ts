import { switchNames, type SwitchName } from '@mwanzo/contract/core/switch-names';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loops, startLoops, type LoopDependencies } from './loops.ts';
import { isPaused, pauseWhileOff } from './pause-while-off.ts';
import { pauses, queuedJobs } from './queued-jobs.ts';

/** Switches that a test moves, and a loop that counts how often it was started and stopped. */
function setUp() {
  const off = new Set<SwitchName>();
  const listeners = new Set<() => void>();
  const counts = { started: 0, stopped: 0 };
  const switches = {
    isOff: (name: SwitchName) => off.has(name),
    onMove: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const start = () => {
    counts.started += 1;
    return {
      stop: async () => {
        counts.stopped += 1;
      },
    };
  };
  const move = (name: SwitchName, isOn: boolean) => {
    if (isOn) off.delete(name);
    else off.add(name);
    for (const listener of listeners) listener();
  };
  return { switches, listeners, counts, start, move };
}

test('a loop stops while its switch is off, and starts again with it, once each time', async () => {
  const { switches, listeners, counts, start, move } = setUp();
  const loop = pauseWhileOff(switches, ['read-only'], start);
  expect(counts).toEqual({ started: 1, stopped: 0 });
  move('calls', false);
  expect(counts).toEqual({ started: 1, stopped: 0 });
  move('read-only', false);
  move('uploads', false);
  expect(counts).toEqual({ started: 1, stopped: 1 });
  move('read-only', true);
  expect(counts).toEqual({ started: 2, stopped: 1 });
  await loop.stop();
  move('read-only', false);
  expect([counts, listeners.size]).toEqual([{ started: 2, stopped: 2 }, 0]);
});

test('a loop whose switch is off at the start begins once it is on', async () => {
  const { switches, counts, start, move } = setUp();
  move('read-only', false);
  const loop = pauseWhileOff(switches, ['read-only'], start);
  expect(counts.started).toBe(0);
  move('read-only', true);
  expect(counts.started).toBe(1);
  await loop.stop();
});

test('a stop waits for each run that is still ending, also for those of earlier pauses', async () => {
  const { switches, move } = setUp();
  const endings: PromiseWithResolvers<void>[] = [];
  const loop = pauseWhileOff(switches, ['read-only'], () => ({
    stop: () => {
      const ending = Promise.withResolvers<void>();
      endings.push(ending);
      return ending.promise;
    },
  }));
  for (const isOn of [false, true, false]) move('read-only', isOn);
  let isOver = false;
  const stopping = loop.stop().then(() => (isOver = true));
  const [earlier, later] = endings;
  later?.resolve();
  await new Promise(setImmediate);
  expect([endings.length, isOver]).toEqual([2, false]);
  earlier?.resolve();
  await stopping;
});

test('a job with a reason to go on is never paused', () => {
  const all = { isOff: () => true };
  expect([isPaused(all, ['screening']), isPaused(all, 'A reason.'), isPaused(all, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

/** The jobs that wait while a switch is off. All others go on: they keep promises, or settle money that was paid. */
const waiting: Readonly<Partial<Record<SwitchName, readonly string[]>>> = {
  screening: ['collect screenings'],
  'read-only': [
    'tell of trial ends',
    'refit the weights',
    'fold lessons',
    'look for lessons',
    'set prices',
    'collect mails',
    'collect screenings',
  ],
};
const namesOf = <Name extends string>(jobs: Record<Name, unknown>) => Object.keys(jobs) as Name[];

test.each(switchNames)('while %s is off, only the listed jobs wait', async (name) => {
  const { switches, start, move } = setUp();
  move(name, false);
  const started: string[] = [];
  for (const loop of namesOf(loops))
    vi.spyOn(loops, loop).mockImplementation(() => {
      started.push(loop);
      return start();
    });
  onTestFinished(() => void vi.restoreAllMocks());
  for (const loop of startLoops({ switches } as unknown as LoopDependencies)) await loop.stop();
  const pausedLoops = namesOf(loops).filter((loop) => !started.includes(loop));
  const pausedJobs = namesOf(queuedJobs).filter((job) => isPaused(switches, pauses[job]));
  expect([...pausedLoops, ...pausedJobs]).toEqual(waiting[name] ?? []);
});
