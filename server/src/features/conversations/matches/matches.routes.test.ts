import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { sendMessage } from '../messages/send-message.ts';

const testApp = await buildTestApp();
const { inject, clock, database } = testApp;

async function matchesOf(member: TestMember) {
  const response = await inject({ url: '/api/profiles/matches/', headers: member.headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const hashText = createKeyedHash(testApp.config.secretKey, 'mwanzo held messages 1');
const sending = { ...testApp, hashText };
const say = (by: TestMember, to: TestMember, text: string) =>
  sendMessage(sending, by.id, { sender: by.id, receiver: to.id, text });

test('a match shows name, shown age, badge, the first photo and the last message, to both sides', async () => {
  const amina = await createMember(testApp, { name: 'Amina', birthday: '2001-11-22', age: 30 });
  const brian = await createMember(testApp, { name: 'Brian', verified: false, age: 41 });
  await createMatch(testApp, amina, brian);
  for (const position of [1, 0]) {
    await database.pool.query(
      `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
        values ($2, $1, $3, repeat($4, 32), 9, 9, 't', now())`,
      [amina.id, 10 + position, position, String(position)],
    );
  }
  const matchedAt = clock.now().toISOString();
  expect(await matchesOf(amina)).toEqual([
    {
      id: brian.id,
      profileId: brian.id,
      user: { id: brian.id },
      name: 'Brian',
      age: 41,
      photo: null,
      photo_detail: null,
      isVerified: false,
      matched_at: matchedAt,
      unread_count: 0,
      is_opened: false,
      is_told: true,
      presence: null,
      comments: [],
      last_message: null,
    },
  ]);
  await say(amina, brian, 'Habari');
  clock.advance(1000);
  const last = await say(brian, amina, 'Nzuri');
  const [match] = await matchesOf(brian);
  const path = (width: number) => expect.stringContaining(`/media/photos/${'0'.repeat(32)}/${width}.webp`);
  expect(match).toEqual({
    id: amina.id,
    profileId: amina.id,
    user: { id: amina.id },
    name: 'Amina',
    // A verified member who turns 25 tomorrow: the birthday counts, not the typed 30.
    age: 24,
    isVerified: true,
    photo: path(1080),
    photo_detail: {
      id: 10,
      width: 9,
      height: 9,
      thumbhash: 't',
      variants: { 160: path(160), 480: path(480), 1080: path(1080) },
    },
    matched_at: matchedAt,
    unread_count: 1,
    is_opened: false,
    is_told: true,
    presence: null,
    comments: [],
    last_message: {
      id: last.id,
      text: 'Nzuri',
      sender: brian.id,
      timestamp: clock.now().toISOString(),
      is_deleted: false,
      media_kind: null,
      seen_at: null,
    },
  });
  expect((await matchesOf(amina))[0]).toMatchObject({ unread_count: 1, last_message: { text: 'Nzuri' } });
});

test('the latest activity comes first: the last message or, without one, the match', async () => {
  const one = await createMember(testApp);
  const [first, second, third] = [
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp),
  ];
  for (const partner of [first, second, third]) {
    clock.advance(1000);
    await createMatch(testApp, one, partner);
  }
  clock.advance(1000);
  await say(first, one, 'Habari');
  expect((await matchesOf(one)).map(({ id }: { id: number }) => id)).toEqual([first.id, third.id, second.id]);
});

test('two who match again come by the time of the new match, not of what they wrote before', async () => {
  const [one, again, other] = [
    await createMember(testApp),
    await createMember(testApp, { gender: 'male' }),
    await createMember(testApp),
  ];
  await createMatch(testApp, one, again);
  await say(one, again, 'Habari');
  clock.advance(1000);
  await createMatch(testApp, one, other);
  const act = (by: TestMember, method: 'POST' | 'DELETE', url: string, payload?: object) =>
    inject({ method, url, headers: by.headers, ...(payload && { payload }) });
  await act(one, 'POST', '/api/blocks/', { user_id: again.id });
  await act(one, 'DELETE', `/api/blocks/${again.id}/`);
  clock.advance(1000);
  for (const [by, to] of [
    [one, again],
    [again, one],
  ] as const)
    await act(by, 'POST', '/api/profiles/like-pass/', { target_profile_id: to.id, matched: true });
  expect(await matchesOf(one)).toMatchObject([{ id: again.id, last_message: { text: 'Habari' } }, { id: other.id }]);
});

test('a like of only one side is no match', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  const payload = { target_profile_id: other.id, matched: true };
  await inject({ method: 'POST', url: '/api/profiles/like-pass/', headers: one.headers, payload });
  expect(await matchesOf(one)).toEqual([]);
  expect(await matchesOf(other)).toEqual([]);
});

test('matches need a sign-in', async () => {
  const response = await inject({ url: '/api/profiles/matches/' });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'not_signed_in' });
});
