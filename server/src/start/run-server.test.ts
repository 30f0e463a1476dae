import { expect, onTestFinished, test, vi } from 'vitest';
import { ConfigError } from '../config/read-env.ts';
import { DatabaseStartError } from '../embedded-postgres/database-start-error.ts';
import { StartError } from '../errors/start-error.ts';
import { runServer } from './run-server.ts';
import { startServer } from './start-server.ts';

vi.mock('./start-server.ts', () => ({ startServer: vi.fn() }));

/** Runs a server whose stop takes until `stopped` is settled, and collects the exit codes of the process. */
async function setUp() {
  vi.useFakeTimers({ toFake: ['performance'] });
  const listeners = (['SIGINT', 'SIGTERM'] as const).map((name) => [name, process.listeners(name)] as const);
  const exits: unknown[] = [];
  const exit = vi.spyOn(process, 'exit').mockImplementation(((code: number) => exits.push(code)) as never);
  onTestFinished(() => {
    vi.useRealTimers();
    exit.mockRestore();
    for (const [name, before] of listeners)
      for (const added of process.listeners(name).filter((one) => !before.includes(one))) process.off(name, added);
  });
  const stopped = Promise.withResolvers<void>();
  const stop = vi.fn(() => stopped.promise);
  vi.mocked(startServer).mockResolvedValue({ stop } as unknown as Awaited<ReturnType<typeof startServer>>);
  await runServer();
  const before = new Map<string, readonly unknown[]>(listeners);
  const signal = async (name: 'SIGINT' | 'SIGTERM') => {
    // Node ends a process at once by a signal that nobody listens to.
    expect(process.listeners(name).filter((one) => !before.get(name)?.includes(one))).not.toEqual([]);
    process.emit(name);
    await new Promise(setImmediate);
  };
  return { exits, stop, stopped, signal };
}

test.each(['SIGINT', 'SIGTERM'] as const)('a %s that arrives twice lets the server stop in order', async (name) => {
  // A Ctrl-C comes from the terminal and from npm.
  const { exits, stop, stopped, signal } = await setUp();
  await signal(name);
  vi.advanceTimersByTime(299);
  await signal(name);
  expect([exits, stop.mock.calls.length]).toEqual([[], 1]);
  stopped.resolve();
  await new Promise(setImmediate);
  expect(exits).toEqual([0]);
});

test('a second signal after that ends the process at once', async () => {
  const { exits, signal } = await setUp();
  await signal('SIGTERM');
  vi.advanceTimersByTime(301);
  await signal('SIGINT');
  expect(exits).toEqual([1]);
});

test('a stop that fails ends the process with an error, in one line if it is for people', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { exits, stopped, signal } = await setUp();
  await signal('SIGTERM');
  stopped.reject(new StartError('The disk is full.'));
  await new Promise(setImmediate);
  expect([exits, said.mock.calls]).toEqual([[1], [['The disk is full.']]]);
});

test('a start that fails ends the process, in one line if it is for people and whole if it is a fault', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { exits } = await setUp();
  const fault = new TypeError('a fault');
  for (const failure of [new ConfigError('PORT: is no number'), new DatabaseStartError('It does not start'), fault]) {
    vi.mocked(startServer).mockRejectedValueOnce(failure);
    await runServer();
  }
  expect([exits, said.mock.calls.flat()]).toEqual([
    [1, 1, 1],
    ['PORT: is no number', 'It does not start', fault],
  ]);
});

test('a signal during the start stops the server once it has started', async () => {
  const { exits, stop, stopped, signal } = await setUp();
  const starting = Promise.withResolvers<Awaited<ReturnType<typeof startServer>>>();
  vi.mocked(startServer).mockReturnValueOnce(starting.promise);
  const options = { clock: { now: () => new Date(0) } };
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    for (const earlier of process.listeners(name)) process.off(name, earlier);
  const running = runServer(options);
  expect(vi.mocked(startServer).mock.lastCall).toEqual([process.env, options]);
  await signal('SIGTERM');
  expect([exits, stop.mock.calls]).toEqual([[], []]);
  starting.resolve({ address: 'http://localhost', stop });
  await running;
  await new Promise(setImmediate);
  expect([exits, stop.mock.calls]).toEqual([[], [[]]]);
  stopped.resolve();
  await new Promise(setImmediate);
  expect(exits).toEqual([0]);
});
