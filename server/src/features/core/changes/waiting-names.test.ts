import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';
import { createChangesClient } from './changes-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
const client = createChangesClient(testApp);
const { approve, readOwn, reject, rename, seenBy, waitingId } = client;

let member: TestMember;
let viewer: TestMember;
let reviewer: TestMember;
beforeEach(async () => {
  await removeMembers(database);
  member = await createMember(testApp, { name: 'Wanjiku Kamau', gender: 'male' });
  viewer = await createMember(testApp, { name: 'Viewer' });
  reviewer = await createMember(testApp, { role: 'moderator' });
});

describe('a new name of a verified member', () => {
  test('is shown to the member alone, and to everyone once a reviewer has approved it', async () => {
    expect(await rename(member, 'Somebody Else')).toMatchObject({
      name: 'Somebody Else',
      isVerified: true,
      in_review: { name: true, gender: false, photo: false },
    });
    expect(await seenBy(viewer, member)).toMatchObject({ name: 'Wanjiku Kamau', isVerified: true });
    await approve(reviewer, member);
    expect(await seenBy(viewer, member)).toMatchObject({ name: 'Somebody Else', isVerified: true });
    expect(await readOwn(member)).toMatchObject({
      name: 'Somebody Else',
      in_review: { name: false, gender: false, photo: false },
    });
  });

  test('reaches no response to anybody else', async () => {
    await createMatch(testApp, member, viewer);
    await rename(member, 'Hidden Newname');
    const swiper = await createMember(testApp, { name: 'Swiper', plan: 'premium' });
    const like = { target_profile_id: swiper.id, matched: true };
    const writes = [
      { url: '/api/profiles/like-pass/', payload: like },
      { url: '/api/messages/send/', payload: { sender: member.id, receiver: viewer.id, text: 'Habari?' } },
    ];
    for (const write of writes) await inject({ method: 'POST', headers: member.headers, ...write });
    const reads = [
      [viewer, '/api/profiles/matches/'],
      [viewer, '/api/notifications/'],
      [viewer, `/api/messages/conversation/${member.id}/`],
      [viewer, `/api/profiles/${member.id}/`],
      [swiper, '/api/profiles/discover/'],
      [swiper, '/api/notifications/'],
      [reviewer, '/api/moderation/changes/'],
    ] as const;
    for (const [caller, url] of reads) {
      const { statusCode, body } = await client.get(caller, url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toContain('Newname');
      if (!url.includes('conversation')) expect(body).toContain('Wanjiku');
    }
  });

  test('finds the member only when it is approved, and the old one no longer does', async () => {
    const found = async (search: string) =>
      (await inject({ url: '/api/profiles/discover/', query: { search }, headers: viewer.headers }))
        .json()
        .map((profile: { id: number }) => profile.id);
    await rename(member, 'Akinyi Otieno');
    expect([await found('wanjiku'), await found('akinyi')]).toEqual([[member.id], []]);
    await approve(reviewer, member);
    expect([await found('wanjiku'), await found('akinyi')]).toEqual([[], [member.id]]);
  });

  test('does not hold back the rest of the profile', async () => {
    const payload = { name: 'New', age: 30, location: 'Mombasa', bio: 'New bio' };
    await inject({ method: 'PUT', url: '/api/profiles/me', headers: member.headers, payload });
    expect(await seenBy(viewer, member)).toMatchObject({ name: 'Wanjiku Kamau', location: 'Mombasa', bio: 'New bio' });
  });

  test('is taken back by the old name', async () => {
    await rename(member, 'Somebody Else');
    expect(await rename(member, 'Wanjiku Kamau')).toMatchObject({
      in_review: { name: false, gender: false, photo: false },
    });
    expect(await waitingId(member)).toBeUndefined();
  });

  test('that was refused is dropped', async () => {
    await rename(member, 'Somebody Else');
    await reject(reviewer, member);
    expect(await readOwn(member)).toMatchObject({ name: 'Wanjiku Kamau', in_review: { name: false } });
    expect(await seenBy(viewer, member)).toMatchObject({ name: 'Wanjiku Kamau' });
  });
});

test.each([
  ['poses as the house', 'Mwanzo Support'],
  ['is an address', 'evil.co.ke'],
])('a new name that %s is refused before it waits', async (_, refused) => {
  const payload = { name: refused };
  const response = await inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['name']]);
  expect(await waitingId(member)).toBeUndefined();
});

test('a new name waits as it will be shown', async () => {
  expect(await rename(member, 'Akinyi\u202e  Otieno')).toMatchObject({
    name: 'Akinyi Otieno',
    in_review: { name: true },
  });
  expect(await rename(member, 'Wanjiku \u200b Kamau')).toMatchObject({ in_review: { name: false } });
});

test('the name of a member without the badge changes at once', async () => {
  const unverified = await createMember(testApp, { verified: false });
  expect(await rename(unverified, 'Changed')).toMatchObject({
    in_review: { name: false, gender: false, photo: false },
  });
  expect(await seenBy(viewer, unverified)).toMatchObject({ name: 'Changed', isVerified: false });
});

test('a new name ends the wait of an earlier one also once the badge is gone', async () => {
  await rename(member, 'Somebody Else');
  await database.pool.query('update profiles set is_verified = false where user_id = $1', [member.id]);
  expect(await rename(member, 'Changed')).toMatchObject({ name: 'Changed', in_review: { name: false } });
  expect(await waitingId(member)).toBeUndefined();
});

test('what waits is deleted with its member', async () => {
  await rename(member, 'Somebody Else');
  await database.pool.query('delete from users where id = $1', [member.id]);
  expect(await waitingId(member)).toBeUndefined();
});
