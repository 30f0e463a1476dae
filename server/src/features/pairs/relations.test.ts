import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { makeForm } from '../../testing/make-form.ts';
import { areMatched } from './pair-sql.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();

const swipe = (by: TestMember, target: TestMember, matched: boolean) =>
  inject({
    method: 'POST',
    url: '/api/profiles/like-pass/',
    headers: by.headers,
    payload: { target_profile_id: target.id, matched },
  });
const separate = (by: TestMember, method: 'POST' | 'DELETE', url: string, payload?: object) =>
  inject({ method, url, headers: by.headers, ...(payload && { payload }) });
const change = (them: TestMember, columns: string) =>
  database.pool.query(`update profiles set ${columns} where user_id = $1`, [them.id]);

type Relate = (me: TestMember, them: TestMember) => Promise<unknown>;
const relations: Record<string, Relate> = {
  stranger: () => Promise.resolve(),
  'stranger who is not active': (_, them) => change(them, 'is_active = false'),
  'stranger whose profile is not saved': (_, them) => change(them, 'saved_at = null'),
  'member I passed': (me, them) => swipe(me, them, false),
  'member I liked': (me, them) => swipe(me, them, true),
  'member who passed me': (me, them) => swipe(them, me, false),
  'member who liked me': (me, them) => swipe(them, me, true),
  'stranger who is shown to whom they like': (_, them) => change(them, "shown_to = 'liked'"),
  'member I liked who is shown to whom they like': async (me, them) => {
    await swipe(me, them, true);
    await change(them, "shown_to = 'liked'");
  },
  'member who liked me and is shown to whom they like': async (me, them) => {
    await swipe(them, me, true);
    await change(them, "shown_to = 'liked'");
  },
  'match who is shown to whom they like': async (me, them) => {
    await createMatch(testApp, me, them);
    await change(them, "shown_to = 'liked'");
  },
  match: (me, them) => createMatch(testApp, me, them),
  'match who is not active': async (me, them) => {
    await createMatch(testApp, me, them);
    await change(them, 'is_active = false');
  },
  'stranger who has blocked me': (me, them) => separate(them, 'POST', '/api/blocks/', { user_id: me.id }),
  'stranger whom I have blocked': (me, them) => separate(me, 'POST', '/api/blocks/', { user_id: them.id }),
  'match who has blocked me': async (me, them) => {
    await createMatch(testApp, me, them);
    await separate(them, 'POST', '/api/blocks/', { user_id: me.id });
  },
  'match who has ended it': async (me, them) => {
    await createMatch(testApp, me, them);
    await separate(them, 'DELETE', `/api/profiles/matches/${me.id}/`);
  },
  'match who is deleted': async (me, them) => {
    await createMatch(testApp, me, them);
    await database.pool.query('delete from users where id = $1', [them.id]);
  },
};

const rights = {
  see: async (me: TestMember, them: TestMember) =>
    (await inject({ url: `/api/profiles/${them.id}/`, headers: me.headers })).statusCode === 200,
  seePhoto: async (me: TestMember, them: TestMember) => {
    const { photo } = (await inject({ url: `/api/profiles/${them.id}/`, headers: me.headers })).json();
    return photo !== undefined && (await inject({ url: photo })).statusCode === 200;
  },
  beDealt: async (me: TestMember, them: TestMember) => {
    const deck = (await inject({ url: '/api/profiles/discover/', headers: me.headers })).json();
    return deck.some(({ id }: { id: number }) => id === them.id);
  },
  read: async (me: TestMember, them: TestMember) =>
    (await inject({ url: `/api/messages/conversation/${them.id}/`, headers: me.headers })).statusCode === 200,
  write: async (me: TestMember, them: TestMember) => {
    const payload = { sender: me.id, receiver: them.id, text: 'Habari' };
    return (
      (await inject({ method: 'POST', url: '/api/messages/send/', headers: me.headers, payload })).statusCode < 300
    );
  },
  call: async (me: TestMember, them: TestMember) => {
    const text = `select ${areMatched('$1::bigint', '$2::bigint')} as "isMatched"`;
    return (await database.pool.query(text, [me.id, them.id])).rows[0].isMatched;
  },
  // This is the last step, because it changes the relation.
  like: async (me: TestMember, them: TestMember) => (await swipe(me, them, true)).statusCode === 200,
};
type Right = keyof typeof rights;

async function rightsOf(me: TestMember, them: TestMember): Promise<Right[]> {
  const granted: Right[] = [];
  for (const [name, has] of Object.entries(rights)) if (await has(me, them)) granted.push(name as Right);
  return granted;
}

async function createWithPhoto(): Promise<TestMember> {
  const member = await createMember(testApp, { gender: 'male', verified: false });
  const payload = makeForm({ photo: picture });
  await inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: member.headers, payload });
  // The badge comes after the photo. Otherwise the photo would wait for a reviewer.
  await testApp.database.pool.query('update profiles set is_verified = true where user_id = $1', [member.id]);
  return member;
}

test.each<[relation: string, granted: Right[]]>([
  ['stranger', ['see', 'seePhoto', 'beDealt', 'like']],
  ['stranger who is not active', []],
  ['stranger whose profile is not saved', []],
  ['member I passed', ['see', 'seePhoto', 'like']],
  ['member I liked', ['see', 'seePhoto', 'like']],
  ['member who passed me', ['see', 'seePhoto', 'beDealt', 'like']],
  ['member who liked me', ['see', 'seePhoto', 'beDealt', 'like']],
  ['stranger who is shown to whom they like', []],
  ['member I liked who is shown to whom they like', []],
  ['member who liked me and is shown to whom they like', ['see', 'seePhoto', 'beDealt', 'like']],
  ['match who is shown to whom they like', ['see', 'seePhoto', 'read', 'write', 'call', 'like']],
  ['match', ['see', 'seePhoto', 'read', 'write', 'call', 'like']],
  ['match who is not active', ['see', 'seePhoto', 'read', 'write', 'call']],
  ['stranger who has blocked me', []],
  ['stranger whom I have blocked', []],
  ['match who has blocked me', []],
  ['match who has ended it', []],
  ['match who is deleted', []],
])('what a member may do with a %s', async (relation, granted) => {
  await database.pool.query('truncate users cascade');
  const [me, them] = [await createMember(testApp), await createWithPhoto()];
  await relations[relation]?.(me, them);
  expect(await rightsOf(me, them)).toEqual(granted);
});

test('members may only see themselves, and the photos with it', async () => {
  await database.pool.query('truncate users cascade');
  const me = await createWithPhoto();
  expect(await rightsOf(me, me)).toEqual(['see', 'seePhoto']);
});
