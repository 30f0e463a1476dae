import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { openBreakableLine } from '../../testing/breakable-line.ts';
import { redisIsMissing, startRedis } from '../../testing/redis-server.ts';
import { connectRedis, type RedisConnection } from '../redis/connect-redis.ts';
import type { BusProblem } from './event-bus.ts';
import { createListeners } from './listeners.ts';
import { createRedisEventBus } from './redis-event-bus.ts';

vi.setConfig({ testTimeout: 30_000 });

/** A process: its bus, whose lines to Redis a test cuts one by one, and what it has heard. */
async function startBus(redisUrl: string) {
  const { hostname, port } = new URL(redisUrl);
  const open = () => openBreakableLine({ host: hostname, port: Number(port) });
  const lines = { publisher: await open(), subscriber: await open() };
  const problems = createListeners<BusProblem>(() => {});
  const connect = (line: keyof typeof lines) =>
    connectRedis(new Secret(`redis://127.0.0.1:${lines[line].port}`), () => {});
  const bus = createRedisEventBus({ publisher: connect('publisher'), subscriber: connect('subscriber'), problems });
  const heard: string[] = [];
  bus.subscribe(({ event }) => heard.push('partner' in event ? `event ${event.partner}` : event.type));
  bus.onSessionsEnded((ids) => heard.push(`sessions ${ids.join(' ')}`));
  bus.onGap(() => heard.push('gap'));
  onTestFinished(async () => {
    await bus.close();
    await Promise.all(Object.values(lines).map((line) => line.stop()));
  });
  await vi.waitUntil(() => bus.isWhole(), { timeout: 10_000 });
  heard.length = 0;
  const publish = (partner: number) => bus.publish({ to: [1], event: { type: 'typing', partner } });
  return { bus, lines, heard, publish };
}

test.skipIf(redisIsMissing !== null)(
  'whichever of its two lines a process loses, whoever missed an event learns it',
  async () => {
    const redis = await startRedis();
    onTestFinished(redis.kill);
    const [one, other] = [await startBus(redis.url), await startBus(redis.url)];
    const waitFor = (bus: typeof one, word: string) =>
      vi.waitFor(() => expect(bus.heard).toContain(word), { timeout: 10_000 });
    one.publish(1);
    await Promise.all([waitFor(one, 'event 1'), waitFor(other, 'event 1')]);

    // A process that has lost its line for publishing hears the others, and they do not hear it.
    one.lines.publisher.cut();
    await vi.waitUntil(() => !one.bus.isWhole());
    one.publish(2);
    other.publish(3);
    await Promise.all([waitFor(one, 'event 2'), waitFor(one, 'event 3'), waitFor(other, 'event 3')]);
    expect(other.heard).toEqual(['event 1', 'event 3']);
    one.lines.publisher.mend();
    await waitFor(other, 'gap');
    expect(other.heard).not.toContain('event 2');

    // A process that has lost its line for listening is heard by the others, and does not hear them.
    for (const bus of [one, other]) bus.heard.length = 0;
    one.lines.subscriber.cut();
    await vi.waitUntil(() => !one.bus.isWhole());
    other.publish(4);
    one.publish(5);
    await Promise.all([waitFor(other, 'event 4'), waitFor(other, 'event 5'), waitFor(one, 'event 5')]);
    expect(one.heard).toEqual(['event 5']);
    one.lines.subscriber.mend();
    await waitFor(one, 'gap');

    // Nobody has missed anything since, so nobody has to fetch again.
    await vi.waitUntil(() => one.bus.isWhole(), { timeout: 10_000 });
    for (const bus of [one, other]) bus.heard.length = 0;
    one.publish(6);
    await Promise.all([waitFor(one, 'event 6'), waitFor(other, 'event 6')]);
    expect([one.heard, other.heard]).toEqual([['event 6'], ['event 6']]);
  },
);

test('the others are told of a gap, however often telling them has failed', async () => {
  const sent: string[] = [];
  const answers = ['event lost', 'event', 'gap lost', 'event', 'gap'];
  let settled = 0;
  const publish = (_: string, text: string) => {
    sent.push((JSON.parse(text) as { kind: string }).kind);
    const isLost = answers[sent.length - 1]?.endsWith('lost');
    const outcome = isLost ? Promise.reject(new Error('Redis is away')) : Promise.resolve(1);
    return outcome.finally(() => (settled += 1));
  };
  const line = () =>
    Object.assign(new EventEmitter(), { isReady: true, publish, subscribe: vi.fn(), unsubscribe: vi.fn() });
  const [publisher, subscriber] = [line(), line()] as unknown as RedisConnection[];
  const bus = createRedisEventBus({
    publisher: publisher as RedisConnection,
    subscriber: subscriber as RedisConnection,
    problems: createListeners<BusProblem>(() => {}),
  });
  const events = [1, 2, 3];
  for (const [at, partner] of events.entries()) {
    bus.publish({ to: [1], event: { type: 'typing', partner } });
    const due = [1, 3, 5][at];
    await vi.waitUntil(() => settled === due);
  }
  expect(sent).toEqual(answers.map((answer) => answer.replace(' lost', '')));
});

test('a process that ends a session hears it at once, however late Redis is', async () => {
  const late = () => {
    const commands = { isReady: true, publish: () => new Promise(() => {}), subscribe: vi.fn(), unsubscribe: vi.fn() };
    return Object.assign(new EventEmitter(), commands) as unknown as RedisConnection;
  };
  const [publisher, subscriber] = [late(), late()];
  const bus = createRedisEventBus({ publisher, subscriber, problems: createListeners<BusProblem>(() => {}) });
  const ended: number[] = [];
  bus.onSessionsEnded((ids) => ended.push(...ids));
  (subscriber as unknown as EventEmitter).emit('ready');
  await vi.waitUntil(() => bus.isWhole());
  bus.endSessions([7, 8]);
  expect(ended).toEqual([7, 8]);
});

test('a bus follows its line for listening, and tells what it cannot read or do', async () => {
  const calls: unknown[][] = [];
  const state = { refuses: false, read: (_text: string): void => {} };
  const line = (name: string) =>
    Object.assign(new EventEmitter(), {
      isReady: true,
      publish: async (channel: string, text: string) => calls.push([name, 'publish', channel, JSON.parse(text)]),
      unsubscribe: async (channel: string) => calls.push([name, 'unsubscribe', channel]),
      subscribe: async (channel: string, read: (text: string) => void) => {
        calls.push([name, 'subscribe', channel]);
        if (state.refuses) throw new Error('refused');
        state.read = read;
      },
      destroy: () => void calls.push([name, 'destroy']),
    });
  const [publisher, subscriber] = [line('publisher'), line('subscriber')];
  const bus = createRedisEventBus({
    publisher: publisher as unknown as RedisConnection,
    subscriber: subscriber as unknown as RedisConnection,
    problems: createListeners<BusProblem>(() => {}),
  });
  const heard: unknown[] = [];
  bus.onProblem(({ problem, error }) => heard.push([problem, (error as Error).message]));
  bus.onGap(() => heard.push('gap'));
  bus.onSessionsEnded((ids) => heard.push(ids));
  bus.subscribe(({ to }) => {
    heard.push(to);
    throw new Error('a listener');
  });
  const connect = () => subscriber.emit('ready');
  expect(bus.isWhole()).toBe(false);
  connect();
  await vi.waitUntil(() => bus.isWhole());
  for (const sign of ['error', 'reconnecting', 'end']) {
    subscriber.emit(sign, new Error(sign));
    expect([sign, bus.isWhole()]).toEqual([sign, false]);
    connect();
    await vi.waitUntil(() => bus.isWhole());
  }
  publisher.isReady = false;
  expect(bus.isWhole()).toBe(false);
  publisher.isReady = true;
  const mine = ['unsubscribe', 'subscribe'].map((call) => ['subscriber', call, 'mwanzo:events']);
  expect([calls.splice(0), heard.splice(0)]).toEqual([Array(4).fill(mine).flat(), Array(4).fill('gap')]);

  const event = { type: 'typing', partner: 7 } as const;
  bus.publish({ to: [], event });
  bus.endSessions([]);
  expect([calls, heard]).toEqual([[], []]);
  bus.publish({ to: [1, 2], event });
  bus.endSessions([5]);
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  expect([calls.splice(0), heard.splice(0)]).toEqual([
    [
      ['publisher', 'publish', 'mwanzo:events', { kind: 'event', id, to: [1, 2], event }],
      ['publisher', 'publish', 'mwanzo:events', { kind: 'sessions_ended', sessionIds: [5] }],
    ],
    [[5]],
  ]);
  state.read('nonsense');
  state.read(JSON.stringify({ kind: 'event', id: randomUUID(), to: [3], event }));
  state.read(JSON.stringify({ kind: 'sessions_ended', sessionIds: [8, 9] }));
  state.read(JSON.stringify({ kind: 'gap' }));
  expect(heard.splice(0)).toEqual([
    ['dropped a message of the bus that does not parse', expect.any(String)],
    [3],
    ['a listener of events failed', 'a listener'],
    [8, 9],
    'gap',
  ]);
  state.refuses = true;
  connect();
  await vi.waitUntil(() => heard.length > 0);
  expect([heard, bus.isWhole()]).toEqual([[['cannot listen for events', 'refused']], false]);
  calls.length = 0;
  await bus.close();
  expect(calls).toEqual([
    ['subscriber', 'destroy'],
    ['publisher', 'destroy'],
  ]);
});
