import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from '../../testing/build-test-app.ts';
import { changePlan, createMember, type TestMember } from '../../testing/factories.ts';
import { createMessageClient } from '../../features/conversations/messages/message-client.fixture.ts';
import { deleteAccount } from '../../features/personal-data/index.ts';

/** One of the two of a pair, with the ids of what they have sent. */
export interface Side extends TestMember {
  readonly name: string;
  readonly device: string;
  /** The storage keys of their photo on the profile and of the photo in the chat. */
  readonly photoKey: string;
  readonly mediaKey: string;
  /** The last message that they have written, and the one with the photo. */
  lastId: number;
  photoMessageId: number;
}

/** Two members with a history. The test calls the first one A and the other one B. */
export interface Pair {
  readonly a: Side;
  readonly b: Side;
  /** The call that rings or goes on. */
  callId: string;
}

/** An id that nothing has. */
export const none = 7_777_777;

/** The steps after which a member is something else. Tests of their own show how it comes to that. */
function createStates({ database, clock, events, dependencies }: TestApp) {
  const change = (sql: string) => (of: Side) =>
    database.pool.query(`update profiles set ${sql} where user_id = $1`, [of.id]);

  const restrict = (restriction: 'suspended' | 'banned') => async (of: Side) => {
    const { rows } = await database.pool.query(
      `insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, note, decided_by, decided_at)
       values ($1, $2, false, 'warn', 'money', '', 77, $2) returning id`,
      [of.id, clock.now()],
    );
    await database.pool.query(
      `update users set restriction = $2::text, restriction_case_id = $3,
         restricted_until = case when $2 = 'suspended' then $4::timestamptz + interval '1 day' end
       where id = $1`,
      [of.id, restriction, rows[0].id, clock.now()],
    );
    await change('hidden_at = now()')(of);
    events.endSessions([of.id]);
  };

  return {
    pause: change('is_active = false'),
    showToLiked: change("shown_to = 'liked'"),
    hide: change('hidden_at = now()'),
    unverify: change('is_verified = false'),
    unsave: change('saved_at = null'),
    suspend: restrict('suspended'),
    ban: restrict('banned'),
    leave: (of: Side) => deleteAccount(dependencies, of.id),
  };
}

/** The steps of which the situations consist. Each step goes through the API where members do it themselves. */
export function createSteps(testApp: TestApp) {
  const { database, clock } = testApp;
  const client = createMessageClient(testApp);
  const { act } = client;
  const swipe = (by: Side, { id }: Side, matched: boolean, more = {}) =>
    act(by, 'POST', '/api/profiles/like-pass/', { target_profile_id: id, matched, ...more });

  async function sendPhoto(from: Side, to: Side): Promise<void> {
    await testApp.mediaStorage.put(from.mediaKey, [{ name: 'photo.webp', bytes: Buffer.from('photo') }]);
    await database.pool.query(
      `insert into message_media (id, storage_key, kind, owner_id, partner_id, created_at, bytes, width, height)
       values ($1, $2, 'photo', $1, $3, $4, 5, 60, 80)`,
      [from.id, from.mediaKey, to.id, clock.now()],
    );
    const { body } = await client.send(from, to, '', { media: from.id });
    from.photoMessageId = body.id;
  }

  /** Both like each other with a comment, write, send a photo, and agree to calls. Both have Premium. */
  async function match({ a, b }: Pair): Promise<void> {
    await changePlan(testApp, 'premium', a, b);
    await swipe(a, b, true, { comment: 'Nakupenda' });
    await swipe(b, a, true, { comment: 'Pia mimi' });
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      await sendPhoto(from, to);
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      from.lastId = (await client.send(from, to, 'Habari')).body.id;
      await act(from, 'PUT', `/api/calls/with/${to.id}/talk/`, { yes: true });
    }
  }

  return {
    ...client,
    like: (by: Side, to: Side) => swipe(by, to, true, { comment: 'Habari yako' }),
    pass: (by: Side, to: Side) => swipe(by, to, false),
    match,
    block: (by: Side, { id }: Side) => act(by, 'POST', '/api/blocks/', { user_id: id }),
    unblock: (by: Side, { id }: Side) => act(by, 'DELETE', `/api/blocks/${id}/`),
    unmatch: (by: Side, { id }: Side) => act(by, 'DELETE', `/api/profiles/matches/${id}/`),
    async ring(pair: Pair, by: Side, to: Side): Promise<void> {
      const payload = { receiver: to.id, device: by.device, client_id: randomUUID() };
      pair.callId = (await act(by, 'POST', '/api/calls/', payload)).body.id;
    },
    answer: (pair: Pair, by: Side) => act(by, 'POST', `/api/calls/${pair.callId}/answer/`, { device: by.device }),
    ...createStates(testApp),
  };
}
export type Steps = ReturnType<typeof createSteps>;

export async function createSide(testApp: TestApp, id: number, gender: 'female' | 'male'): Promise<Side> {
  const name = `${gender === 'female' ? 'Amina' : 'Brian'} ${id}`;
  await createMember(testApp, { id, name, gender });
  // Everybody has a session of their own, which ends with a ban or the account.
  await testApp.database.pool.query(
    'insert into sessions (id, user_id, created_at, expires_at) values ($1, $1, $2, $3)',
    [id, testApp.clock.now(), new Date(testApp.clock.now().getTime() + 86_400_000)],
  );
  const token = await testApp.tokens.issue({ userId: id, role: 'member' }, id);
  const member = { id, token, headers: { authorization: `Bearer ${token}` } };
  const key = String(id).padStart(8, '0');
  const side = { ...member, name, device: randomUUID(), photoKey: key.padEnd(32, 'a'), mediaKey: key.padEnd(32, 'b') };
  const folder = path.join(testApp.config.dataDir, 'media', side.photoKey.slice(0, 2), side.photoKey);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '480.webp'), 'photo');
  await testApp.database.pool.query(
    `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
     values ($1, $1, 0, $2, 60, 80, 'AAAA', $3)`,
    [id, side.photoKey, testApp.clock.now()],
  );
  // Calls are to be possible at midnight too.
  const payload = { quiet_hours: null };
  await testApp.inject({ method: 'PATCH', url: '/api/account/settings/', headers: member.headers, payload });
  return { ...side, lastId: none, photoMessageId: none };
}

/** Creates two members who do not know each other. The id of `first` is the lower one. */
export async function createPair(testApp: TestApp, at: number, first: 'A' | 'B'): Promise<Pair> {
  const [low, high] = [10_000 + 2 * at, 10_001 + 2 * at];
  const a = await createSide(testApp, first === 'A' ? low : high, 'female');
  const b = await createSide(testApp, first === 'A' ? high : low, 'male');
  return { a, b, callId: '77777777-7777-4777-8777-777777777777' };
}
