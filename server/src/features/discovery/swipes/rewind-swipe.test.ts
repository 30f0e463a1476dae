import { deckSize, planLimits } from '@mwanzo/contract/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createDeckClient } from '../deck/deck-client.fixture.ts';
import { createRewindClient, nothingToRewind } from './rewind-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock, tokens } = testApp;
const deck = createDeckClient(testApp);
const { clear, createMen, createMan, deckOf } = deck;
const { rewind, rewindOf, pass, like, usedBy, pairCount } = createRewindClient(testApp, deck);

beforeEach(clear);

test('the last pass is taken back: the person comes first again, and the swipe is given back', async () => {
  const her = await createMember(testApp);
  await createMen(2 * deckSize);
  const [first = 0, second] = await deckOf(her);
  await pass(her, { id: first });
  expect(await deckOf(her)).not.toContain(first);
  const heard: unknown[] = [];
  onTestFinished(testApp.events.subscribe(({ to, event }) => heard.push({ to, event })));
  expect(await rewind(her)).toMatchObject({
    status: 200,
    body: { profile: { id: first, name: expect.any(String), user: { id: first } } },
  });
  expect(heard).toEqual([{ to: [her.id], event: { type: 'rewound', partner: first } }]);
  expect((await deckOf(her)).slice(0, 2)).toEqual([first, second]);
  expect(await usedBy(her)).toBe(0);
  expect(await pairCount()).toBe(0);
});

// Fails if the id is only put into the queue, because the next filling forgets it.
test.each([
  ['in a new order, once the queue has run out', 2 * deckSize],
  ['whole each time, since there are few', 3],
])('the person is still first when the deck is filled %s', async (_title, men) => {
  const her = await createMember(testApp);
  await createMen(men);
  const last = (await deckOf(her)).at(-1) ?? 0;
  await pass(her, { id: last });
  await rewind(her);
  await database.pool.query(`update deck_queues set filled_at = filled_at - interval '11 minutes'`);
  expect((await deckOf(her))[0]).toBe(last);
  // A process may have died before it told the deck, which the retry does then.
  await database.pool.query('update deck_queues set returned_id = null');
  expect((await rewindOf(her, { id: last })).status).toBe(200);
  expect((await deckOf(her))[0]).toBe(last);
});

test('a swipe that is taken back today gives nothing of yesterday back', async () => {
  const her = await createMember(testApp);
  const [first, second] = [await createMan(), await createMan()];
  await pass(her, first);
  const before = clock.now();
  clock.advance(24 * 3_600_000);
  const token = await tokens.issue({ userId: her.id, role: 'member' }, 1);
  const today = { ...her, headers: { authorization: `Bearer ${token}` } };
  await pass(today, second);
  expect((await rewind(today)).status).toBe(200);
  expect(await usedBy(her)).toBe(1);
  clock.set(before);
});

test.each([
  ['the first of the pair', 901, 902],
  ['the second of the pair', 902, 901],
])('whoever takes a pass back, as %s, finds the other one’s like as old as it was', async (_side, hers, his) => {
  const her = await createMember(testApp, { id: hers, plan: 'premium' });
  const him = await createMan({ id: his });
  await like(him, her);
  const likersOf = async () => (await inject({ url: '/api/profiles/likes-me/', headers: her.headers })).json().people;
  const seen = { as_of: clock.now().toISOString() };
  await inject({ method: 'POST', url: '/api/profiles/likes-me/seen/', headers: her.headers, payload: seen });
  clock.advance(1000);
  expect(await likersOf()).toMatchObject([{ id: his, is_new: false }]);
  await pass(her, him);
  expect(await likersOf()).toEqual([]);
  await rewind(her);
  expect(await likersOf()).toMatchObject([{ id: his, is_new: false }]);
});

test('a deck that was at its end has the one person again', async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await pass(her, him);
  expect(await deckOf(her)).toEqual([]);
  await rewind(her);
  expect(await deckOf(her)).toEqual([him.id]);
});

test('a person taken back does not come first under another filter', async () => {
  const her = await createMember(testApp);
  const [man, ...others] = await createMen(3);
  const [, away] = await createMen(2, { town: 'Lamu' });
  if (!man || !away) throw new Error('There are no men');
  await deckOf(her);
  await pass(her, man);
  await rewind(her);
  expect(await deckOf(her, { location: 'Lamu' })).not.toContain(man.id);
  expect(others).toHaveLength(2);
});

test('a retry that names the person gets the same response and takes back nobody else', async () => {
  const her = await createMember(testApp);
  const [earlier, later] = [await createMan(), await createMan()];
  await pass(her, earlier);
  await pass(her, later);
  const first = await rewindOf(her, later);
  expect(first.status).toBe(200);
  expect(await rewindOf(her, later)).toEqual(first);
  expect(await rewind(her)).toMatchObject(nothingToRewind);
  expect(await usedBy(her)).toBe(1);
  expect(await deckOf(her)).toEqual([later.id]);
});

test('only the last swipe can be taken back', async () => {
  const her = await createMember(testApp);
  const [one, liked, last] = [await createMan(), await createMan(), await createMan()];
  expect(await rewind(her)).toMatchObject(nothingToRewind);
  await pass(her, one);
  await like(her, liked);
  expect(await rewindOf(her, one)).toMatchObject(nothingToRewind);
  await pass(her, last);
  for (const man of [one, liked]) expect(await rewindOf(her, man)).toMatchObject(nothingToRewind);
  expect(await pairCount()).toBe(3);
  expect(await usedBy(her)).toBe(3);
  expect((await rewind(her)).body).toMatchObject({ profile: { id: last.id } });
  expect(await rewind(her)).toMatchObject(nothingToRewind);
});

test('a like that was refused leaves the pass before it the last swipe', async () => {
  const newcomer = await createMember(testApp, { verified: false });
  const [passed, wanted] = [await createMan(), await createMan()];
  await pass(newcomer, passed);
  await inject({
    method: 'POST',
    url: '/api/profiles/like-pass/',
    headers: newcomer.headers,
    payload: { target_profile_id: wanted.id, matched: true },
  });
  expect(await rewind(newcomer)).toMatchObject({ status: 200, body: { profile: { id: passed.id } } });
});

test("yesterday's like, by the day in Nairobi, is not taken back", async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await like(her, him);
  const before = clock.now();
  clock.set('2026-11-21T21:00:00Z');
  const token = await tokens.issue({ userId: her.id, role: 'member' }, 1);
  expect(await rewindOf({ ...her, headers: { authorization: `Bearer ${token}` } }, him)).toMatchObject(nothingToRewind);
  clock.set(before);
});

test('nobody who has left, or never existed, comes back', async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await pass(her, him);
  await database.pool.query('update profiles set is_active = false where user_id = $1', [him.id]);
  expect(await rewind(her)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await rewindOf(her, { id: 77 })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await pairCount()).toBe(1);
  expect(await usedBy(her)).toBe(1);
  await database.pool.query('delete from users where id = $1', [him.id]);
  expect(await rewind(her)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test("nobody takes back another member's pass", async () => {
  const her = await createMember(testApp);
  const him = await createMan();
  await pass(him, her);
  expect((await rewindOf(her, him)).status).toBe(200);
  const { rows } = await database.pool.query('select coalesce(low_liked, high_liked) as liked from pairs');
  expect(rows).toEqual([{ liked: false }]);
});

test('Premium can take a pass back too, and on Basic that gives one swipe of the day back', async () => {
  const her = await createMember(testApp, { plan: 'premium' });
  const member = await createMember(testApp);
  const him = await createMan();
  await pass(her, him);
  expect((await rewind(her)).status).toBe(200);
  await pass(member, him);
  await database.pool.query('update daily_usage set swipes = $2 where user_id = $1', [
    member.id,
    planLimits.basic.swipesPerDay,
  ]);
  await rewind(member);
  await like(member, him);
});

test('a rewind needs a sign-in and a valid id', async () => {
  const her = await createMember(testApp);
  expect(await rewind({ ...her, headers: { authorization: 'Bearer nonsense' } })).toMatchObject({ status: 401 });
  for (const odd of ['five', -5, 2 ** 60, 1.5])
    expect(await rewind(her, { target_profile_id: odd })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
});
