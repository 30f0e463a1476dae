import { setImmediate as taskTurns } from 'node:timers/promises';
import type { MemberEvent } from '@mwanzo/contract/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createPresenceWatch } from './watch-presence.ts';

const testApp = await buildTestApp();
const { inject, database, clock, events, tokens } = testApp;

const told: { to: number; event: MemberEvent }[] = [];
events.subscribe(({ to, event }) => told.push(...to.map((receiver) => ({ to: receiver, event }))));
const failures: unknown[] = [];
let watch: ReturnType<typeof createPresenceWatch>;

beforeEach(() => {
  // The database's own timers continue.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  clock.set('2026-11-21T09:00:00Z');
  watch = createPresenceWatch({ database, clock, events, onFailure: (error) => failures.push(error) });
  told.length = 0;
});
afterEach(async () => {
  await watch.close();
  vi.useRealTimers();
  expect(failures).toEqual([]);
});

async function createCouple(): Promise<[TestMember, TestMember]> {
  const couple: [TestMember, TestMember] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, ...couple);
  return couple;
}

/** The whole match, as `by` sees it. */
async function matchOf(by: TestMember) {
  const token = await tokens.issue({ userId: by.id, role: 'member' }, 1);
  const response = await inject({ url: '/api/profiles/matches/', headers: { authorization: `Bearer ${token}` } });
  return response.json()[0];
}

const presenceOf = async (by: TestMember): Promise<string | null> => (await matchOf(by)).presence;

/** Moves the clock and the timers, and waits for the writes that they cause. */
async function pass(seconds: number) {
  clock.advance(seconds * 1000);
  vi.advanceTimersByTime(seconds * 1000);
  await watch.settled();
}

async function open(member: TestMember) {
  watch.note(member.id, true);
  await watch.settled();
}

async function choose(member: TestMember, isShown: boolean) {
  await database.pool.query(
    `insert into member_settings (user_id, shows_presence) values ($1, $2)
     on conflict (user_id) do update set shows_presence = excluded.shows_presence`,
    [member.id, isShown],
  );
}

const toldOf = (member: TestMember, presence: 'online' | 'today') => ({
  type: 'presence',
  partner: member.id,
  presence,
});

test('a match is online while a stream is open, was here today after that, and not the next day', async () => {
  const [one, other] = await createCouple();
  const stranger = await createMember(testApp);
  expect(await presenceOf(other)).toBeNull();
  await open(one);
  expect(await presenceOf(other)).toBe('online');
  expect(told).toEqual([{ to: other.id, event: toldOf(one, 'online') }]);
  watch.note(one.id, false);
  await pass(15);
  expect(await presenceOf(other)).toBe('today');
  expect(told.at(-1)).toEqual({ to: other.id, event: toldOf(one, 'today') });
  // Midnight in Nairobi.
  clock.set('2026-11-21T20:59:59Z');
  expect(await presenceOf(other)).toBe('today');
  clock.set('2026-11-21T21:00:00Z');
  expect(await presenceOf(other)).toBeNull();
  expect(told.some(({ to }) => to === stranger.id || to === one.id)).toBe(false);
});

test('who has the app open across midnight and closes it was here on the new day', async () => {
  const [one, other] = await createCouple();
  // 23:58 in Nairobi.
  clock.set('2026-11-21T20:58:00Z');
  await open(one);
  clock.set('2026-11-21T21:02:00Z');
  watch.note(one.id, false);
  await pass(15);
  expect(await presenceOf(other)).toBe('today');
});

test('a write that fails is told, and holds up none of the later ones of its member', async () => {
  const [one, other] = await createCouple();
  const query = vi.spyOn(database.pool, 'query');
  const failOnce = () => query.mockImplementationOnce(() => Promise.reject(new Error('away')) as never);
  failOnce();
  await open(one);
  expect(failures.splice(0)).toHaveLength(1);
  watch.note(one.id, false);
  await pass(15);
  await open(one);
  expect(await presenceOf(other)).toBe('online');
  // So does a renewal, which comes once in four minutes.
  failOnce();
  await pass(240);
  expect(failures.splice(0)).toHaveLength(1);
});

test('a reload, and a second process, tell nobody anything', async () => {
  const [one, other] = await createCouple();
  await open(one);
  const second = createPresenceWatch({ database, clock, events, onFailure: (error) => failures.push(error) });
  second.note(one.id, true);
  await second.close();
  watch.note(one.id, false);
  await pass(10);
  await open(one);
  await pass(60);
  expect(await presenceOf(other)).toBe('online');
  expect(told).toHaveLength(1);
});

test('of two processes that a member leaves at once, one tells the matches, and once', async () => {
  const [one, other] = await createCouple();
  const second = createPresenceWatch({ database, clock, events, onFailure: (error) => failures.push(error) });
  await open(one);
  second.note(one.id, true);
  await second.settled();
  watch.note(one.id, false);
  second.note(one.id, false);
  await pass(15);
  await second.settled();
  await second.close();
  expect(told).toEqual([
    { to: other.id, event: toldOf(one, 'online') },
    { to: other.id, event: toldOf(one, 'today') },
  ]);
});

test('a member who is back when the departure is about to be written never went', async () => {
  const [one, other] = await createCouple();
  await open(one);
  watch.note(one.id, false);
  clock.advance(15_000);
  vi.advanceTimersByTime(15_000);
  watch.note(one.id, true);
  await watch.settled();
  expect(await presenceOf(other)).toBe('online');
  expect(told).toHaveLength(1);
});

test('an arrival waits for the departure before it, also once an earlier write has ended', async () => {
  const [one] = await createCouple();
  const held: (() => void)[] = [];
  const hold = () => new Promise((resolve) => held.push(() => resolve({ rows: [] })));
  const query = vi.spyOn(database.pool, 'query').mockImplementation(hold as never);
  watch.note(one.id, true);
  watch.note(one.id, false);
  await vi.waitUntil(() => held.length === 1);
  vi.advanceTimersByTime(15_000);
  held[0]?.();
  await vi.waitUntil(() => held.length === 2);
  watch.note(one.id, true);
  await taskTurns();
  const written = held.length;
  query.mockRestore();
  for (const end of held) end();
  await watch.settled();
  expect(written).toBe(2);
});

test('a reload in the moment of the renewal is renewed too', async () => {
  const [one, other] = await createCouple();
  await open(one);
  await pass(235);
  watch.note(one.id, false);
  await pass(5);
  await open(one);
  // The member would be online for only five minutes after the opening without that renewal.
  await pass(120);
  expect(await presenceOf(other)).toBe('online');
});

test('while a stream is open it is renewed every 4 minutes, and runs out by itself when the process dies', async () => {
  const [one, other] = await createCouple();
  await open(one);
  const written = async () =>
    (await database.pool.query('select active_at from presences where user_id = $1', [one.id])).rows[0].active_at;
  const first = await written();
  await pass(235);
  expect(await written()).toEqual(first);
  expect(await presenceOf(other)).toBe('online');
  await pass(5);
  expect(await written()).not.toEqual(first);
  for (let minute = 8; minute < 60; minute += 4) await pass(240);
  expect(await presenceOf(other)).toBe('online');
  await watch.close();
  await pass(301);
  expect(await presenceOf(other)).toBe('today');
});

test('a member who hides their presence looks like somebody who was not here, and is shown nobody', async () => {
  const [one, other] = await createCouple();
  const [away, asleep] = [await matchOf(one), await matchOf(other)];
  await choose(one, false);
  await open(one);
  await open(other);
  expect(JSON.stringify(await matchOf(other))).toBe(JSON.stringify(asleep));
  expect(JSON.stringify(await matchOf(one))).toBe(JSON.stringify(away));
  watch.note(one.id, false);
  watch.note(other.id, false);
  await pass(20);
  expect(JSON.stringify(await matchOf(other))).toBe(JSON.stringify(asleep));
  expect(JSON.stringify(await matchOf(one))).toBe(JSON.stringify(away));
  expect(told).toEqual([]);
});

test('a member who was deleted in the meantime is nobody', async () => {
  watch.note(77, true);
  watch.note(78, false);
  await pass(15);
  expect(told).toEqual([]);
});

test('turning presence off hides it from the matches at once, who are told; nobody else is', async () => {
  const [one, other] = await createCouple();
  const silent = await createMember(testApp);
  await createMatch(testApp, one, silent);
  await choose(silent, false);
  await open(one);
  told.length = 0;
  const change = (shows_presence: boolean) =>
    inject({ method: 'PATCH', url: '/api/account/settings/', headers: one.headers, payload: { shows_presence } });
  expect((await change(false)).json().shows_presence).toBe(false);
  expect(told).toEqual([{ to: other.id, event: { type: 'presence', partner: one.id, presence: null } }]);
  expect(await presenceOf(other)).toBeNull();
  // From then on nothing is shown.
  await change(false);
  await change(true);
  expect(told).toHaveLength(1);
});
