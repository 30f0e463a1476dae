import { deckSize, hiddenCrowdMin } from '@mwanzo/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from '../../discovery/deck/deck-client.fixture.ts';
import { takeKept } from './keeps.repository.ts';
import { createKeepsClient } from './keeps-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { clear, createMan, createMen, deckOf, get, swipe } = createDeckClient(testApp);
const { act, approve, createWaiting, keep, keptBy } = createKeepsClient(testApp);

let member: TestMember;
let kept: TestMember[];

/** A member in Nairobi who keeps two men in Lamu, behind a deck of men in Nairobi. */
beforeEach(async () => {
  await clear();
  member = await createWaiting();
  kept = await createMen(2, { town: 'Lamu' });
  await createMen(deckSize + 5);
  for (const man of kept) {
    clock.advance(1000);
    await keep(member, man);
  }
});
const newestFirst = () => kept.map(({ id }) => id).toReversed();
const flagged = async (query = {}) =>
  (await get(member, query)).body.filter(({ is_kept }: { is_kept?: true }) => is_kept).map(({ id }: TestMember) => id);

test('a kept member is not in the deck before the badge is there', async () => {
  const everybody = [...(await deckOf(member)), ...(await deckOf(member, { location: 'Lamu' }))];
  expect(everybody).not.toEqual([]);
  for (const { id } of kept) expect(everybody).not.toContain(id);
});

test('with the badge the deck opens with the kept people, newest first, and goes on as without them', async () => {
  // The order by chance counts the member's badge; the order of those who have stopped the learning does not.
  await database.pool.query('insert into member_settings (user_id, stopped_learning_at) values ($1, now())', [
    member.id,
  ]);
  const before = await deckOf(member);
  await approve(member);
  const deck = await deckOf(member);
  expect(deck.slice(0, 2)).toEqual(newestFirst());
  expect(deck.slice(2)).toEqual(before.slice(0, deckSize - 2));
  expect(await flagged()).toEqual(newestFirst());
  // A second time, from the stored queue.
  expect(await deckOf(member)).toEqual(deck);
  // Their ids and places in the table stay when the other one becomes the newest.
  const [newest, oldest] = newestFirst();
  clock.advance(1000);
  await database.pool.query('update keeps set kept_at = $2 where kept_id = $1', [oldest, clock.now()]);
  await database.pool.query('delete from deck_queues');
  expect(await flagged()).toEqual([oldest, newest]);
});

test('a kept member who was answered leaves deck and list for good, and the rows with the next filling', async () => {
  await approve(member);
  const [second, first] = newestFirst();
  await deckOf(member);
  await swipe(member, first as number, true);
  expect((await deckOf(member))[0]).toBe(second);
  await swipe(member, second as number, false);
  expect(await flagged()).toEqual([]);
  expect(await keptBy(member)).toEqual([]);
  clock.advance(11 * 60_000);
  await deckOf(member);
  const { rows } = await database.pool.query('select from keeps where user_id = $1', [member.id]);
  expect(rows).toEqual([]);
});

test.each([
  ['is paused', 'update profiles set is_active = false where user_id = $1'],
  ['is too old', 'update profiles set birthday = $$1950-01-01$$ where user_id = $1'],
  ['seeks others', `update profiles set orientation = 'gay' where user_id = $1`],
])('a kept member who %s by then is not in the deck', async (_, change) => {
  const preferences = { looking_for: ['men'], min_age: 20, max_age: 50, near: 'anywhere', intent: [] };
  await testApp.inject({
    method: 'PUT',
    url: '/api/profiles/me/preferences/',
    headers: member.headers,
    payload: { ...preferences, verified_only: false },
  });
  const [first, second] = newestFirst();
  await database.pool.query(change, [first]);
  await approve(member);
  expect(await flagged()).toEqual([second]);
});

test('a deck with a search or a filter by town is as it was', async () => {
  await approve(member);
  expect(await flagged({ location: 'Lamu' })).toEqual([]);
  expect(await flagged({ search: 'Member' })).toEqual([]);
});

test('the kept people of one member change no deck of another', async () => {
  await approve(member);
  const other = await createMember(testApp);
  const { body } = await get(other);
  expect(JSON.stringify(body)).not.toContain('is_kept');
});

test('a hidden orientation does not show in whether a kept member comes first', async () => {
  await createMen(hiddenCrowdMin);
  const juma = await createMan({ town: 'Lamu', orientationVisibility: 'nobody' });
  clock.advance(1000);
  await keep(member, juma);
  await approve(member);
  const decks: string[] = [];
  for (const orientation of ['straight', 'gay', 'bisexual']) {
    await database.pool.query('update profiles set orientation = $2 where user_id = $1', [juma.id, orientation]);
    await database.pool.query('delete from deck_queues; delete from daily_usage');
    // The second response is served from the stored queue.
    await get(member);
    decks.push(JSON.stringify((await get(member)).body));
  }
  expect(new Set(decks).size).toBe(1);
  expect(JSON.parse(decks[0] as string)[0].id).toBe(juma.id);
});

test('a member without kept people costs the deck no statement more', async () => {
  const other = await createMember(testApp);
  // The visit of the day is recorded with the first request.
  const query = vi.spyOn(testApp.serving.pool, 'query');
  const names = async (by: TestMember) => {
    query.mockClear();
    await deckOf(by);
    return query.mock.calls.map(([asked]) => (asked as { name?: string }).name ?? 'not prepared');
  };
  await deckOf(other);
  await database.pool.query('delete from deck_queues');
  expect(await names(other)).not.toContain(takeKept.name);
  await approve(member);
  expect(await names(member)).toContain(takeKept.name);
  query.mockRestore();
});

test('a like of a kept member is like any other', async () => {
  await approve(member);
  const [first] = newestFirst();
  const payload = { target_profile_id: first, matched: true };
  expect(await act(member, 'POST', '/api/profiles/like-pass/', payload)).toEqual({
    status: 200,
    body: { matched: false, match: null, standing: null },
  });
});
