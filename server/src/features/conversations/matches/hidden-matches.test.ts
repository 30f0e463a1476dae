import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();

const get = async (by: TestMember, url: string) => (await inject({ url, headers: by.headers })).json();
const matchesOf = (by: TestMember) => get(by, '/api/profiles/matches/');
const statusOf = async (url: string) => (await inject({ url })).statusCode;

/** Two matches. The first has a photo, and has written to the second. */
async function createCouple() {
  const [partner, member] = [
    await createMember(testApp, { name: 'Kiptoo', verified: false }),
    await createMember(testApp),
  ];
  const sent = { method: 'POST', headers: partner.headers } as const;
  await inject({ ...sent, url: '/api/profiles/me/photos/', payload: makeForm({ photo: picture }) });
  await database.pool.query('update profiles set is_verified = true where user_id = $1', [partner.id]);
  await createMatch({ database, clock }, partner, member);
  const words = { sender: partner.id, receiver: member.id, text: 'Habari yako' };
  expect((await inject({ ...sent, url: '/api/messages/send/', payload: words })).statusCode).toBe(201);
  return { partner, member };
}

const restrictions: Record<string, string> = {
  banned: `restriction = 'banned', restriction_case_id = 1`,
  suspended: `restriction = 'suspended', restricted_until = now() + interval '1 day', restriction_case_id = 1`,
};

const [amani, baraka, chege] = [101, 102, 103];
const say = createTeller(testApp);
const decides =
  (by: number, profile_id: number, direction: 'like' | 'pass', more: object = {}) =>
  () =>
    say(by, 'POST', 'profiles/like-pass/', { profile_id, direction, ...more });
const opens = (by: number, them: number) => () => say(by, 'POST', `profiles/matches/${them}/opened/`);
const lists =
  (by: number, what = 'profiles/matches/') =>
  () =>
    say(by, 'GET', what);
const passes = (hours: number) => async () => clock.advance(hours * 3_600_000);

const steps: readonly Step[] = [
  ['a like with words', decides(amani, baraka, 'like', { comment: 'Picha nzuri' })],
  ['it is taken back', () => say(amani, 'POST', 'profiles/rewind/')],
  ['and repeated', decides(amani, baraka, 'like', { comment: 'Picha nzuri sana' })],
  ['a second like of the day', decides(chege, baraka, 'like')],
  ['what was liked reads', lists(baraka, 'notifications/')],
  ['the like is returned', decides(baraka, amani, 'like')],
  ['who has liked first is told', () => say(amani, 'POST', 'profiles/matches/told/', { user_ids: [baraka, chege] })],
  ['once', () => say(amani, 'POST', 'profiles/matches/told/', { user_ids: [baraka] })],
  ['the other one opens it', opens(baraka, amani)],
  ['twice', opens(baraka, amani)],
  ['nobody opens what is no match', opens(baraka, chege)],
  ['the list of one', lists(amani)],
  ['the list of the other', lists(baraka)],
  ['an hour passes', passes(1)],
  ['one writes', () => say(baraka, 'POST', 'messages/send/', { sender: baraka, receiver: amani, text: 'Asante' })],
  ['the list of one', lists(amani)],
  ['the list of the other', lists(baraka)],
  ['the second like is returned', decides(baraka, chege, 'like')],
  ['the order of both', lists(baraka)],
  ['the first match ends', () => say(amani, 'DELETE', `profiles/matches/${baraka}/`)],
  ['twice', () => say(amani, 'DELETE', `profiles/matches/${baraka}/`)],
  ['who is left keeps the conversation', lists(baraka, 'messages/past/')],
  ['and its messages', lists(baraka, 'messages/past/{past_conversations}/')],
  ['who has ended it does not', lists(amani, 'messages/past/')],
  ['nor does anybody else', lists(chege, 'messages/past/{past_conversations}/')],
  ['nor removes it', () => say(chege, 'DELETE', 'messages/past/{past_conversations}/')],
  ['its owner does', () => say(baraka, 'DELETE', 'messages/past/{past_conversations}/')],
  ['the second one is blocked', () => say(chege, 'POST', 'blocks/', { user_id: baraka })],
  ['the blocks of who has blocked', lists(chege, 'blocks/')],
  ['the blocks of the other', lists(baraka, 'blocks/')],
  ['nobody likes anybody again', decides(baraka, chege, 'like')],
  ['it is taken back', () => say(chege, 'DELETE', `blocks/${baraka}/`)],
  ['no match is left', lists(baraka)],
];

test('each step of two matches has its result, its events and its rows', async () => {
  beginCourse(testApp);
  for (const [id, gender] of [
    [amani, 'female'],
    [baraka, 'male'],
    [chege, 'female'],
  ] as const)
    await createMember(testApp, { id, gender, name: `Member ${id}` });
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-matches.txt');
});

test.each(['banned', 'suspended', 'reported as a minor'])(
  'a member who is %s is hidden from matches too, and back after it',
  async (how) => {
    const { partner, member } = await createCouple();
    const [before] = await matchesOf(member);
    expect(before).toMatchObject({ id: partner.id, name: 'Kiptoo' });
    expect(await statusOf(before.photo)).toBe(200);
    const newsBefore = await get(member, '/api/notifications/');
    expect(JSON.stringify(newsBefore)).toContain('Kiptoo');

    const restriction = restrictions[how];
    if (restriction) await database.pool.query(`update users set ${restriction} where id = $1`, [partner.id]);
    await database.pool.query('update profiles set hidden_at = now() where user_id = $1', [partner.id]);
    expect(await matchesOf(member)).toEqual([]);
    expect(await statusOf(before.photo)).toBe(404);
    const news = await get(member, '/api/notifications/');
    expect(news).toHaveLength(newsBefore.length);
    expect(JSON.stringify(news)).not.toContain('Kiptoo');
    // The conversation stays.
    expect(JSON.stringify(await get(member, `/api/messages/conversation/${partner.id}/`))).toContain('Habari yako');

    await database.pool.query(
      'update users set restriction = null, restricted_until = null, restriction_case_id = null where id = $1',
      [partner.id],
    );
    await database.pool.query('update profiles set hidden_at = null where user_id = $1', [partner.id]);
    expect(await matchesOf(member)).toEqual([before]);
    expect(await statusOf(before.photo)).toBe(200);
    expect(await get(member, '/api/notifications/')).toEqual(newsBefore);
  },
);
