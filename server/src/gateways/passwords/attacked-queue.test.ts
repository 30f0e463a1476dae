import { expect, test } from 'vitest';
import { passwordQueue } from './argon2-password-hasher.ts';
import { createLaneQueue, type LaneQueue } from './lane-queue.ts';
import { networkPath } from './network-path.ts';
import type { PasswordLane } from './password-hasher.ts';

// The queue of passwords with a pretended clock: in each step, the tasks that run end, which is the time of a hash.

const honestConnections = 4;
const signInsEach = 9;
/** A phone solves a challenge in about this many hashes' time. */
const solvingSteps = 20;
const retrySteps = 20;

interface World {
  readonly queue: LaneQueue<PasswordLane>;
  /** Resolves after this many steps. */
  wait(steps: number): Promise<void>;
  /** Work that ends with the next step. */
  hash(): Promise<void>;
  /** Runs until this is done. */
  runUntil(done: Promise<unknown>): Promise<void>;
}

function createWorld(): World {
  const sleepers: { at: number; wake: () => void }[] = [];
  let now = 0;
  const wait = (steps: number) =>
    new Promise<void>((wake) => {
      sleepers.push({ at: now + steps, wake });
    });
  return {
    queue: createLaneQueue(passwordQueue),
    wait,
    hash: () => wait(1),
    async runUntil(done) {
      const run = { isOver: false };
      void done.then(() => (run.isOver = true));
      while (!run.isOver) {
        now += 1;
        const due = sleepers.filter(({ at }) => at <= now);
        sleepers.splice(0, sleepers.length, ...sleepers.filter(({ at }) => at > now));
        for (const { wake } of due) wake();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

/** Resolves to true if the password was checked. */
async function check({ queue, hash }: World, lane: PasswordLane, network: string): Promise<boolean> {
  return queue.run({ lane, path: networkPath(network) }, hash).then(
    () => true,
    () => false,
  );
}

const ofIpv4 = (place: number) => `203.0.113.${place % 60}`;
const ofNet56 = (place: number) => `2001:db8:0:${(place % 256).toString(16)}`;
const ofNet48 = (place: number) => `2001:db8:0:${((place * 331) % 65_536).toString(16)}`;

const attacks = [
  { what: '60 connections from 60 IPv4 addresses', connections: 60, networkOf: ofIpv4 },
  { what: '200 connections from 60 IPv4 addresses', connections: 200, networkOf: ofIpv4 },
  { what: '100 connections from a /56', connections: 100, networkOf: ofNet56 },
  { what: '200 connections from a /56', connections: 200, networkOf: ofNet56 },
  { what: '200 connections from a /48', connections: 200, networkOf: ofNet48 },
];

/** Each connection tries passwords without a pause, from ever other networks. */
async function attack(world: World, { connections, networkOf }: (typeof attacks)[number]): Promise<void> {
  const flood = async (connection: number) => {
    for (let count = 0; ; count += 1) {
      const isChecked = await check(world, 'other', networkOf(connection + count * connections));
      if (!isChecked) await world.wait(1);
    }
  };
  for (let connection = 0; connection < connections; connection += 1) void flood(connection);
  await world.runUntil(world.wait(30));
}

/** Counts the sign-ins that are checked, of 36, four at a time, each from a network of its own. */
async function signIn(world: World, attempt: (network: string) => Promise<boolean>): Promise<number> {
  let checked = 0;
  const connections = Array.from({ length: honestConnections }, async (_, connection) => {
    for (let count = 0; count < signInsEach; count += 1)
      if (await attempt(`41.90.${connection}.${count}`)) checked += 1;
  });
  await world.runUntil(Promise.all(connections));
  return checked;
}

test.each(attacks)('$what do not keep known devices from signing in', async (attacking) => {
  const world = createWorld();
  await attack(world, attacking);
  expect(await signIn(world, (network) => check(world, 'known', network))).toBe(36);
});

test.each(attacks)('$what do not keep new devices from signing in, which use the fast lane', async (attacking) => {
  const world = createWorld();
  await attack(world, attacking);
  const attempt = async (network: string) => {
    if (await check(world, 'other', network)) return true;
    await world.wait(solvingSteps);
    return check(world, 'proved', network);
  };
  expect(await signIn(world, attempt)).toBe(36);
});

test.each(attacks.slice(2))('$what do not keep clients without the fast lane from signing in', async (attacking) => {
  const world = createWorld();
  await attack(world, attacking);
  expect(await signIn(world, (network) => check(world, 'other', network))).toBe(36);
});

test.each(attacks.slice(2))('$what get no more than one IPv4 address that asks as often', async (attacking) => {
  const world = createWorld();
  let own = 0;
  const neighbour = async () => {
    for (;;)
      if (await check(world, 'other', '41.90.9.9')) own += 1;
      else await world.wait(1);
  };
  const before = attack(world, attacking);
  for (let count = 0; count < 100; count += 1) void neighbour();
  await before;
  own = 0;
  await world.runUntil(world.wait(60));
  // Of these, 120 hashes are done.
  expect(own).toBeGreaterThanOrEqual(58);
});

test('attackers who do the proof of work too take nothing from known devices', async () => {
  const world = createWorld();
  const flood = async (connection: number) => {
    for (;;) {
      await check(world, 'proved', ofIpv4(connection));
      await world.wait(retrySteps);
    }
  };
  for (let connection = 0; connection < 400; connection += 1) void flood(connection);
  await world.runUntil(world.wait(30));
  expect(await signIn(world, (network) => check(world, 'known', network))).toBe(36);
});

test('lanes share the work while all are full, and one alone gets all of it', async () => {
  const world = createWorld();
  const done: PasswordLane[] = [];
  const ask = (lane: PasswordLane) => check(world, lane, '41.90.0.1').then((isChecked) => isChecked && done.push(lane));
  for (let count = 0; count < 40; count += 1) for (const lane of ['other', 'proved', 'known'] as const) void ask(lane);
  await world.runUntil(world.wait(16));
  const share = (lane: PasswordLane) => done.slice(2, 30).filter((other) => other === lane).length;
  expect([share('known'), share('proved'), share('other')]).toEqual([14, 7, 7]);
  await world.runUntil(world.wait(50));
  expect(done).toHaveLength(120);
});
