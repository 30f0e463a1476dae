import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createDeckClient } from '../deck/deck-client.fixture.ts';
import { createRewindClient, answerOf, nothingToRewind } from './rewind-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const deck = createDeckClient(testApp);
const { clear, createMan, deckOf } = deck;
const { rewind, rewindOf, pass, like, usedBy, pairCount, likesToldTo } = createRewindClient(testApp, deck);

beforeEach(clear);

test('a rewind of a like puts the person first again, returns the swipe and withdraws the notification', async () => {
  const her = await createMember(testApp);
  const [him] = [await createMan(), await createMan()];
  await deckOf(her);
  await like(her, him);
  expect(await likesToldTo(him)).toHaveLength(1);
  const first = await rewindOf(her, him);
  expect(first).toMatchObject({ status: 200, body: { profile: { id: him.id } } });
  expect((await deckOf(her))[0]).toBe(him.id);
  expect(await usedBy(her)).toBe(0);
  expect(await pairCount()).toBe(0);
  expect(await likesToldTo(him)).toEqual([]);
  expect(await rewindOf(her, him)).toEqual(first);
  expect(await usedBy(her)).toBe(0);
});

test('a like that was taken back makes no match', async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await like(her, him);
  await rewind(her);
  await like(him, her);
  const { rows } = await database.pool.query('select matched_at from pairs');
  expect(rows).toEqual([{ matched_at: null }]);
  expect(await likesToldTo(her)).toHaveLength(1);
});

test('a like that is repeated after a rewind causes one notification, which keeps its old place', async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await like(her, him);
  const told = await likesToldTo(him);
  for (let round = 0; round < 3; round += 1) {
    await rewind(her);
    expect(await likesToldTo(him)).toEqual([]);
    clock.advance(1000);
    await like(her, him);
    expect(await likesToldTo(him)).toEqual(told);
  }
});

test('a like that is repeated on another day shows its own notification again, and nobody else’s', async () => {
  const her = await createMember(testApp);
  const [him, other] = [await createMan(), await createMember(testApp)];
  const before = clock.now();
  const signedIn = async (member: typeof her) => {
    const token = await testApp.tokens.issue({ userId: member.id, role: 'member' }, 1);
    return { ...member, headers: { authorization: `Bearer ${token}` } };
  };
  await like(her, him);
  const told = await likesToldTo(him);
  await rewind(her);
  clock.advance(24 * 3_600_000);
  await like(await signedIn(other), him);
  await rewind(await signedIn(other));
  expect(await likesToldTo(await signedIn(him))).toEqual([]);
  await like(await signedIn(her), him);
  expect(await likesToldTo(await signedIn(him))).toEqual(told);
  clock.set(before);
});

test('a like that he has read about stays read when it is taken back', async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await like(her, him);
  const [told] = await likesToldTo(him);
  await inject({ method: 'POST', url: `/api/notifications/${told?.id}/mark-read/`, headers: him.headers });
  await rewind(her);
  expect(await likesToldTo(him)).toMatchObject([{ id: told?.id, is_read: true }]);
});

test('marking all as read counts no like that was taken back', async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await like(her, him);
  await rewind(her);
  const markAll = { method: 'POST', url: '/api/notifications/mark-all-read/', headers: him.headers } as const;
  expect((await inject(markAll)).json()).toEqual({ marked: 0 });
});

test('a like of somebody who has passed is taken back like any other', async () => {
  const her = await createMember(testApp);
  const [passed, silent] = [await createMan(), await createMan()];
  await pass(passed, her);
  const shapes = [];
  for (const man of [passed, silent]) {
    await like(her, man);
    const { status, body } = await rewindOf(her, man);
    shapes.push([status, Object.keys(body.profile)]);
  }
  expect(shapes[0]).toEqual(shapes[1]);
  const { rows } = await database.pool.query('select low_liked, high_liked, matched_at from pairs');
  expect(rows).toEqual([{ ...answerOf(passed, her, false), matched_at: null }]);
});

test('a pass that became a like is taken back whole, but not by a device that has passed', async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await pass(her, him);
  await like(her, him);
  expect(await rewind(her, { target_profile_id: him.id, matched: false })).toMatchObject(nothingToRewind);
  expect((await rewindOf(her, him)).status).toBe(200);
  expect(await pairCount()).toBe(0);
  expect(await deckOf(her)).toEqual([him.id]);
});

test('a match stays, whether the first or the second to like takes the like back', async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await like(him, her);
  await pass(her, him);
  await like(her, him);
  expect(await rewindOf(her, him)).toMatchObject(nothingToRewind);
  expect(await rewindOf(him, her)).toMatchObject(nothingToRewind);
  const { rows } = await database.pool.query('select from pairs where matched_at is not null');
  expect(rows).toHaveLength(1);
  expect(await usedBy(her)).toBe(2);
});
