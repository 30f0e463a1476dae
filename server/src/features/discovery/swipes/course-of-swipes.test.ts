import { planLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMember, type TestMember } from '../../../testing/factories.ts';
import { createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { addPeriod, revokePeriod } from '../../core/premium/index.ts';

// The order of a deck depends on the key.
const testApp = await buildTestApp({ secretKey: new Secret('5'.repeat(64)) });
const { inject, database, clock, tokens } = testApp;

const swipesMax = planLimits.basic.swipesPerDay ?? 0;

// Fails if the end of a pass is read before the request and not in the statement, or if the machine's clock decides.
test('Premium counts until its last moment by the time of the request, and what it allowed stays', async () => {
  const one = await createMember(testApp);
  const others = await Promise.all(Array.from({ length: 3 }, () => createMember(testApp)));
  const before = clock.now();
  const { endsAt } = await addPeriod(database, {
    userId: one.id,
    product: 'day',
    orderId: one.id,
    now: before,
  });
  await database.pool.query('insert into daily_usage (user_id, day, swipes) values ($1, $2, $3)', [
    one.id,
    '2026-11-22',
    swipesMax,
  ]);
  const likeAt = async (moment: number, target: TestMember | undefined) => {
    clock.set(new Date(moment));
    const token = await tokens.issue({ userId: one.id, role: 'member' }, 1);
    const { statusCode } = await inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: { authorization: `Bearer ${token}` },
      payload: { target_profile_id: target?.id, matched: true },
    });
    return statusCode;
  };
  expect(await likeAt(endsAt.getTime() - 1, others[0])).toBe(200);
  expect(await likeAt(endsAt.getTime(), others[1])).toBe(429);
  await addPeriod(database, { userId: one.id, product: 'week', orderId: one.id + 1, now: endsAt });
  expect(await likeAt(endsAt.getTime(), others[1])).toBe(200);
  // The swipes are given back one by one, the later one first.
  await revokePeriod(database, one.id, endsAt);
  expect(await likeAt(endsAt.getTime() - 1, others[2])).toBe(429);
  await revokePeriod(database, one.id + 1, endsAt);
  expect(await likeAt(endsAt.getTime(), others[2])).toBe(429);
  // A like that was made with Premium can be repeated without it.
  expect(await likeAt(endsAt.getTime(), others[0])).toBe(200);
});

const [asha, juma, brian, otieno, paused, hidden, waiting] = [601, 602, 603, 604, 605, 606, 607];
const request = createTeller(testApp);
const swipe =
  (by: number, to: number, matched: boolean, more: object = {}) =>
  () =>
    request(by, 'POST', 'profiles/like-pass/', { target_profile_id: to, matched, ...more });
const rewind =
  (by: number, body: object = {}) =>
  () =>
    request(by, 'POST', 'profiles/rewind/', body);
const likes = (by: number) => () => request(by, 'GET', 'profiles/likes-me/');
const deck =
  (by: number, query = '') =>
  () =>
    request(by, 'GET', `profiles/discover/${query}`);
const keep = (by: number, to: number) => () => request(by, 'POST', 'keeps/', { user_id: to });
const block = (by: number, to: number) => () => request(by, 'POST', 'blocks/', { user_id: to });
const unblock = (by: number, to: number) => () => request(by, 'DELETE', `blocks/${to}/`);
const change = (text: string) => () => database.pool.query(text);
const until = (moment: string) => () => Promise.resolve(clock.set(moment));
const reported = `insert into report_cases (reported_id, opened_at, is_urgent) values (602, '2026-03-03', false)`;
const aboutAnswer = { prompt_id: 'best-sunday', comment: 'Chai at noon?' };

const steps: readonly Step[] = [
  ['the deck of a woman', deck(asha)],
  ['a like of an answer', swipe(juma, asha, true, { ...aboutAnswer, deciding_ms: 2000, place: 3, looked: 2 })],
  ['it is sent again', swipe(juma, asha, true, aboutAnswer)],
  ['a pass never undoes it', swipe(juma, asha, false)],
  ['a second like of the day', swipe(brian, asha, true)],
  ['who likes her', likes(asha)],
  ['she has seen the list', () => request(asha, 'POST', 'profiles/likes-me/seen/', { as_of: clock.now() })],
  ['an older list', () => request(asha, 'POST', 'profiles/likes-me/seen/', { as_of: '2026-03-02T06:00:00Z' })],
  ['the second one takes it back', rewind(brian)],
  ['and again', rewind(brian, { target_profile_id: asha, matched: true })],
  ['a pass', swipe(brian, asha, false)],
  ['which is no like to take back', rewind(brian, { target_profile_id: asha, matched: true })],
  ['the pass becomes a like', swipe(brian, asha, true, { comment: 'On second thought' })],
  ['a like of an answer that is gone', swipe(otieno, asha, true, { prompt_id: 'two-truths' })],
  ['of a photo that is not there', swipe(otieno, asha, true, { photo_id: 7 })],
  ['of oneself', swipe(asha, asha, true)],
  ['of nobody', swipe(asha, 999, true)],
  ['of somebody who pauses', swipe(asha, paused, true)],
  ['by somebody who pauses', swipe(paused, asha, true)],
  ['a pass by them', swipe(paused, asha, false)],
  ['of somebody who shows himself to people he likes', swipe(asha, hidden, true)],
  ['he likes her', swipe(hidden, asha, true)],
  ['and now she may pass him', swipe(asha, hidden, false)],
  ['without a badge', swipe(waiting, juma, true)],
  ['a pass without a badge', swipe(waiting, juma, false)],
  ['the deck without a badge', deck(waiting)],
  ['somebody is kept', keep(waiting, otieno)],
  ['a second time', keep(waiting, otieno)],
  ['somebody who pauses is not', keep(waiting, paused)],
  ['the kept', () => request(waiting, 'GET', 'keeps/')],
  ['a kept one is dropped', () => request(waiting, 'DELETE', `keeps/${otieno}/`)],
  ['she likes him back', swipe(asha, juma, true, { comment: 'Sawa' })],
  ['it is sent again', swipe(asha, juma, true)],
  ['a match is not taken back', rewind(asha)],
  ['who likes her now', likes(asha)],
  ['her deck', deck(asha)],
  ['her deck of the name Otieno', deck(asha, '?search=otieno')],
  ['a pass in it', swipe(asha, otieno, false, { place: 1, deciding_ms: 100 })],
  ['the pass is taken back', rewind(asha, { matched: false })],
  ['her deck again', deck(asha)],
  ['the day is used up', change('update daily_usage set swipes = 100 where user_id = 601')],
  ['one more', swipe(asha, otieno, true)],
  ['what was settled before', swipe(asha, juma, true)],
  ['she blocks the one who likes her', block(asha, brian)],
  ['who likes her without him', likes(asha)],
  ['he finds nobody', swipe(brian, asha, true)],
  ['the block ends', unblock(asha, brian)],
  ['she blocks her match', block(asha, juma)],
  ['the block ends', unblock(asha, juma)],
  ['and they may meet again', swipe(juma, asha, true)],
  ['the next day in Nairobi', until('2026-03-03T21:00:00Z')],
  ['a swipe of yesterday is not taken back', rewind(juma)],
  ['nor if it is named', rewind(juma, { target_profile_id: asha })],
  ['who likes her', likes(asha)],
  ['with Premium', () => changePlan(testApp, 'premium', { id: asha })],
  ['who likes her', likes(asha)],
  ['and without', () => changePlan(testApp, 'basic', { id: asha })],
  ['one who likes her is reported', change(reported)],
  ['who likes her', likes(asha)],
  ['the Friday after', until('2026-03-06T06:00:00Z')],
  ['who likes her', likes(asha)],
  ['she answers', swipe(asha, juma, false)],
  ['who likes her', likes(asha)],
];

test('each step of swipes has its response, its listeners and its rows', async () => {
  clock.set('2026-03-03T06:00:00Z');
  await createMember(testApp, { id: asha, name: 'Asha' });
  await database.pool.query('update profiles set prompts = $1 where user_id = 601', [
    JSON.stringify([{ prompt_id: 'best-sunday', answer: 'No plans.' }]),
  ]);
  const man = { gender: 'male', town: 'Thika' } as const;
  await createMember(testApp, { ...man, id: juma, name: 'Juma', intent: 'friends' });
  await createMember(testApp, { ...man, id: brian, name: 'Brian', orientation: 'bisexual' });
  await createMember(testApp, { ...man, id: otieno, name: 'Otieno', town: 'Nairobi' });
  await createMember(testApp, { ...man, id: paused, name: 'Paul', active: false });
  await createMember(testApp, { ...man, id: hidden, name: 'Hamisi', shownTo: 'liked' });
  await createMember(testApp, { id: waiting, name: 'Wairimu', verified: false });
  await database.pool.query(
    "insert into verifications (user_id, status, submitted_at) values (607, 'pending', '2026-03-03')",
  );
  const tables = 'pairs like_comments daily_usage notifications deck_queues like_visits like_reveals like_counts keeps';
  const course = await tellCourse(testApp, steps, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-swipes.txt');
});
