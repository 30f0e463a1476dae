import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';
import { createReportClient } from '../../trust/reports/report-client.fixture.ts';
import { createChangesClient } from './changes-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, tokens } = testApp;
const client = createChangesClient(testApp);
const { approve, decide, readOwn, reject, save, seenBy, waitingId } = client;
const { judge } = createReportClient(testApp);

let member: TestMember;
let viewer: TestMember;
let reviewer: TestMember;
beforeEach(async () => {
  await removeMembers(database);
  member = await createMember(testApp, { name: 'Zuri', gender: 'male' });
  viewer = await createMember(testApp, { name: 'Viewer' });
  reviewer = await createMember(testApp, { role: 'moderator' });
});

const male = { gender: 'male', gender_detail: null };
const female = { gender: 'female', gender_detail: null };
const genderSeen = async (by = viewer) => (await seenBy(by, member)).user.gender;
const inReview = async () => (await readOwn(member)).in_review;
const loseBadge = () => database.pool.query('update profiles set is_verified = false where user_id = $1', [member.id]);
const storedDetail = async () =>
  (await database.pool.query('select gender_detail from profiles where user_id = $1', [member.id])).rows[0]
    .gender_detail;

describe('a new gender of a verified member', () => {
  test('is shown to the member alone, and to everyone once a reviewer has approved it', async () => {
    expect(await save(member, female)).toMatchObject({
      user: { gender: 'female' },
      isVerified: true,
      in_review: { name: false, gender: true, photo: false },
    });
    expect(await seenBy(viewer, member)).toMatchObject({ user: { gender: 'male' }, isVerified: true });
    await approve(reviewer, member);
    expect(await seenBy(viewer, member)).toMatchObject({ user: { gender: 'female' }, isVerified: true });
    expect(await readOwn(member)).toMatchObject({ user: { gender: 'female' }, in_review: { gender: false } });
  });

  test('moves the member into no deck of others, nor out of one, before the decision', async () => {
    const man = await createMember(testApp, { gender: 'male', orientation: 'straight' });
    const woman = await createMember(testApp, { gender: 'female', orientation: 'straight' });
    const isDealtTo = async (to: TestMember, query = {}) => {
      const response = await inject({ url: '/api/profiles/discover/', headers: to.headers, query });
      return response.json().some(({ id }: { id: number }) => id === member.id);
    };
    const decks = async () => [
      await isDealtTo(woman),
      await isDealtTo(man),
      await isDealtTo(man, { gender: 'female' }),
    ];
    const before = await decks();
    expect(before).toEqual([true, false, false]);
    await save(member, female);
    expect(await decks()).toEqual(before);
    await approve(reviewer, member);
    expect(await decks()).toEqual([false, true, true]);
  });

  test('changes nothing that a match, a liked member or a reviewer of another queue reads', async () => {
    await createMatch(testApp, member, viewer);
    const fan = await createMember(testApp, { plan: 'premium' });
    const like = { target_profile_id: fan.id, matched: true };
    await inject({ method: 'POST', url: '/api/profiles/like-pass/', headers: member.headers, payload: like });
    const reads = [
      [viewer, '/api/profiles/matches/'],
      [viewer, `/api/profiles/${member.id}/`],
      [fan, '/api/profiles/likes-me/'],
      [fan, `/api/profiles/${member.id}/`],
    ] as const;
    const read = async () => {
      const bodies: string[] = [];
      for (const [caller, url] of reads) {
        const { statusCode, body } = await client.get(caller, url);
        expect([url, statusCode]).toEqual([url, 200]);
        bodies.push(body.replaceAll(/expires=[^"]*/g, ''));
      }
      return bodies;
    };
    const before = await read();
    await save(member, female);
    expect(await read()).toEqual(before);
  });

  test('is taken back by the old one, and refused, it is dropped', async () => {
    await save(member, female);
    expect(await save(member, male)).toMatchObject({ user: { gender: 'male' }, in_review: { gender: false } });
    expect(await waitingId(member)).toBeUndefined();
    await save(member, female);
    await reject(reviewer, member);
    expect([await genderSeen(), (await readOwn(member)).user.gender]).toEqual(['male', 'male']);
    expect((await inReview()).gender).toBe(false);
  });

  test('does not hold back the rest of the profile', async () => {
    await save(member, { ...female, bio: 'New bio' });
    expect(await seenBy(viewer, member)).toMatchObject({ bio: 'New bio', user: { gender: 'male' } });
  });

  test('comes back with the next sign-in of the member', async () => {
    const payload = { full_name: 'Zawadi', email: 'zawadi@example.com', password: 'ndefu-ya-kutosha' };
    const person = { ...payload, birthday: '1995-01-01', gender: 'male' };
    const joined = (await inject({ method: 'POST', url: '/api/signup/', payload: person })).json();
    const own = { id: joined.user.id, token: '', headers: { authorization: `Bearer ${joined.token.access}` } };
    await client.verify(own);
    await save(own, female);
    const { email, password } = payload;
    const again = await inject({ method: 'POST', url: '/api/token/', payload: { email, password } });
    expect(again.json().user.gender).toBe('female');
  });
});

test('a name and a gender wait as one change, with one decision, and either can be taken back alone', async () => {
  await save(member, { name: 'Zuhura' });
  await save(member, female);
  expect(await inReview()).toEqual({ name: true, gender: true, photo: false });
  await save(member, { name: 'Zuri' });
  expect(await inReview()).toEqual({ name: false, gender: true, photo: false });
  await save(member, { name: 'Zuhura' });
  await approve(reviewer, member);
  expect(await seenBy(viewer, member)).toMatchObject({ name: 'Zuhura', user: { gender: 'female' } });
});

test('a second gender is another change, which the reviewer of the first cannot decide', async () => {
  await save(member, female);
  const first = await waitingId(member);
  await client.claim(reviewer, first);
  await save(member, { gender: 'other' });
  expect((await decide(reviewer, first)).statusCode).toBe(404);
  expect(await genderSeen()).toBe('male');
  await approve(reviewer, member);
  expect(await genderSeen()).toBe('other');
});

test('the same gender saved again leaves the change and its claim alone', async () => {
  await save(member, female);
  const id = await waitingId(member);
  await client.claim(reviewer, id);
  await save(member, female);
  expect(await client.listChanges(reviewer)).toMatchObject([{ id, parts: ['gender'], claimed_by: reviewer.id }]);
});

test('of two devices that save another gender at once, one change waits', async () => {
  const phone = await createMember(testApp, { gender: 'male' });
  const tablet = {
    ...phone,
    headers: { authorization: `Bearer ${await tokens.issue({ userId: phone.id, role: 'member' }, 2)}` },
  };
  await Promise.all([save(phone, female), save(tablet, { gender: 'other' }), save(phone, { name: 'Zuhura' })]);
  const { user, name } = await readOwn(tablet);
  expect(name).toBe('Zuhura');
  await approve(reviewer, phone);
  expect(await seenBy(viewer, phone)).toMatchObject({ name, user: { gender: user.gender } });
  expect(await waitingId(phone)).toBeUndefined();
});

test('an approval and a change at the same moment never show a gender that no reviewer has seen', async () => {
  await save(member, female);
  const id = await waitingId(member);
  const [decided] = await Promise.all([decide(reviewer, id), save(member, { gender: 'other' })]);
  expect(await genderSeen()).toBe(decided.statusCode === 200 ? 'female' : 'male');
  expect((await readOwn(member)).user.gender).toBe('other');
});

describe('the detail of a gender', () => {
  test('waits with non-binary, and is stored with the approval', async () => {
    expect(await save(member, { gender: 'non-binary', gender_detail: 'trans' })).toMatchObject({
      user: { gender: 'non-binary', gender_detail: 'trans' },
    });
    expect(await storedDetail()).toBeNull();
    const id = await waitingId(member);
    await save(member, { gender_detail: 'genderfluid' });
    expect(await waitingId(member)).toBe(id);
    await approve(reviewer, member);
    expect(await storedDetail()).toBe('genderfluid');
  });

  test('stays while another gender waits, and goes with its approval', async () => {
    await database.pool.query("update profiles set gender = 'non-binary', gender_detail = 'trans' where user_id = $1", [
      member.id,
    ]);
    expect(await save(member, female)).toMatchObject({ user: { gender: 'female', gender_detail: null } });
    expect(await storedDetail()).toBe('trans');
    await approve(reviewer, member);
    expect([await genderSeen(), await storedDetail()]).toEqual(['female', null]);
  });

  test('of a verified non-binary member changes at once', async () => {
    await database.pool.query("update profiles set gender = 'non-binary' where user_id = $1", [member.id]);
    expect(await save(member, { gender_detail: 'trans' })).toMatchObject({ in_review: { gender: false } });
    expect(await storedDetail()).toBe('trans');
  });
});

describe('a member without the badge', () => {
  test('changes the gender at once', async () => {
    await loseBadge();
    expect(await save(member, female)).toMatchObject({ in_review: { name: false, gender: false, photo: false } });
    expect(await seenBy(viewer, member)).toMatchObject({ user: { gender: 'female' }, isVerified: false });
  });

  test('who lost it while a gender waited keeps the wait until the next change, which ends it', async () => {
    await save(member, female);
    await loseBadge();
    await save(member, { bio: 'Still here' });
    expect([await genderSeen(), (await inReview()).gender]).toEqual(['male', true]);
    await save(member, { gender: 'other' });
    expect([await genderSeen(), (await inReview()).gender]).toEqual(['other', false]);
    expect(await waitingId(member)).toBeUndefined();
  });
});

test('a banned member is seen with neither gender, and the change can still be decided', async () => {
  await save(member, female);
  const ban = { decision: 'ban', reason: 'fake', note: 'Somebody else on every photo.' };
  await judge(member, ban, reviewer);
  expect((await client.get(viewer, `/api/profiles/${member.id}/`)).statusCode).toBe(404);
  await approve(await createMember(testApp, { role: 'moderator' }), member);
  expect((await client.get(viewer, `/api/profiles/${member.id}/`)).statusCode).toBe(404);
});

test('what waits is deleted with its member', async () => {
  await save(member, female);
  await database.pool.query('delete from users where id = $1', [member.id]);
  expect((await database.pool.query('select from profile_changes')).rowCount).toBe(0);
});
