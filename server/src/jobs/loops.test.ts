import { createRequire, syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { loops, startLoops, type LoopDependencies } from './loops.ts';

/** The pause of each loop, in seconds. Members or the operator bear no longer one, and the database no shorter one. */
const pauseSeconds: Readonly<Record<keyof typeof loops, number>> = {
  'end calls': 0.5,
  'push a call': 0.5,
  'fold lessons': 1,
  'follow plans': 1,
  'ask about payments': 5,
  'tell of trial ends': 15,
  'erase files of deleted accounts': 30,
  'erase documents that no submission holds': 30,
  'look for lessons': 60,
  'refit the weights': 300,
  'set prices': 600,
  'run the hourly jobs': 3600,
  'remove abandoned uploads': 3600,
};

/** The names under which a loop's failures are reported when the database is away. */
function reportedBy(name: string): string[] {
  if (name === 'run the hourly jobs') return ['take the lock'];
  // It has no business with the database.
  return name === 'remove abandoned uploads' ? [] : [name];
}

const away = () => Promise.reject(new Error('away'));
const dependencies = {
  database: { pool: { query: away, connect: away } },
  clock: createTestClock(),
  payments: {},
  checkout: { callbackOrigin: 'https://mwanzo.example' },
  pusher: {},
  turn: {},
  switches: { isOff: () => false, onMove: () => () => {} },
  uploads: { folder: makeDataFolder(), abandonedMs: 1000 },
  onFailure: () => {},
} as unknown as LoopDependencies;

/** From now on a wait ends only when it is aborted. Returns the lengths of all waits, in ms. */
function noteWaits(): number[] {
  const waits: number[] = [];
  const timers = createRequire(import.meta.url)('node:timers/promises') as typeof import('node:timers/promises');
  const spy = vi.spyOn(timers, 'setTimeout').mockImplementation((ms, _, { signal } = {}) => {
    waits.push(ms ?? 0);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return waits;
}

test.each(Object.entries(pauseSeconds))(
  'the loop "%s" runs again after %d s, under its name, and what it fails by is reported',
  async (name, seconds) => {
    const waits = noteWaits();
    const names = new Set<string>();
    const failures: string[] = [];
    const metrics = { observeJob: (reading: { name: string }) => void names.add(reading.name) };
    const onFailure = (job: string, error: unknown) => failures.push(`${job}: ${String(error)}`);
    const loop = loops[name as keyof typeof loops]({ ...dependencies, metrics, onFailure });
    await vi.waitUntil(() => waits.length > 0);
    expect([waits[0], names.has(name)]).toEqual([seconds * 1000, true]);
    expect(failures).toEqual(reportedBy(name).map((job) => `${job}: Error: away`));
    await loop?.stop();
  },
);

test('while Mwanzo is read-only what is only learned or told rests, and what was promised goes on', () => {
  const names = Object.keys(loops) as (keyof typeof loops)[];
  const started: string[] = [];
  const starting = names.map((name) =>
    vi.spyOn(loops, name).mockImplementation(() => {
      started.push(name);
      return { stop: async () => {} };
    }),
  );
  onTestFinished(() => {
    for (const spy of starting) spy.mockRestore();
  });
  const switches = { ...dependencies.switches, isOff: (name: string) => name === 'read-only' };
  startLoops({ ...dependencies, switches });
  expect(names.filter((name) => !started.includes(name))).toEqual([
    'tell of trial ends',
    'refit the weights',
    'fold lessons',
    'look for lessons',
    'set prices',
  ]);
});

test('a loop without what it needs is left out, and each stop stops all that was started', async () => {
  const stopped: string[] = [];
  const started: string[] = [];
  const spies = (Object.keys(loops) as (keyof typeof loops)[]).map((name) =>
    vi.spyOn(loops, name).mockImplementation((() => {
      if (name === 'push a call' || name === 'set prices') return null;
      started.push(name);
      return { stop: async () => void stopped.push(name) };
    }) as never),
  );
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  for (const each of startLoops(dependencies)) await each.stop();
  expect(started).toEqual(Object.keys(loops).filter((name) => name !== 'push a call' && name !== 'set prices'));
  expect(stopped).toEqual(started);
});

test('without a TURN server there are no calls to end or to ring for, and without pushes none to ring for', () => {
  expect(loops['end calls']({ ...dependencies, turn: null })).toBeNull();
  for (const lacking of [{ turn: null }, { pusher: null }])
    expect(loops['push a call']({ ...dependencies, ...lacking })).toBeNull();
});
