import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { expireUndecided, publishDecision, recordDecision } from '../../trust/verifications/index.ts';
import { hasCount, listenForStreams, typing } from './streams.fixture.ts';

const testApp = await buildTestApp();
const { app, events, inject, database } = testApp;
const open = await listenForStreams(app);

/** Without this, matches would also be told that the other member is online. */
async function hidePresence(...members: TestMember[]): Promise<void> {
  for (const { id } of members)
    await database.pool.query('insert into member_settings (user_id, shows_presence) values ($1, false)', [id]);
}

test('a like is told to the other devices of the liker, a match to both, and each of a notification', async () => {
  const amina = await createMember(testApp);
  const brian = await createMember(testApp, { gender: 'male' });
  const [hers, his] = [await open(amina), await open(brian)];
  const like = (by: TestMember, { id }: TestMember) =>
    inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: by.headers,
      payload: { target_profile_id: id, matched: true },
    });
  await like(amina, brian);
  await his.until(hasCount(1));
  await hers.until(hasCount(1));
  const swiped = { type: 'swiped', partner: brian.id };
  expect([his.events(), hers.events()]).toEqual([[{ type: 'notification', kind: 'like' }], [swiped]]);
  await like(brian, amina);
  await hers.until(hasCount(3));
  await his.until(hasCount(3));
  expect(hers.events()).toEqual([
    swiped,
    { type: 'match', partner: brian.id },
    { type: 'notification', kind: 'match' },
  ]);
  expect(his.events().slice(1)).toEqual([
    { type: 'match', partner: amina.id },
    { type: 'notification', kind: 'match' },
  ]);
  // Repeating the same like is no news.
  await like(brian, amina);
  events.publish({ to: [amina.id], event: typing(1) });
  await hers.until(hasCount(4));
  expect(hers.events()).toHaveLength(4);
});

test.each(['like', 'pass'])(
  'a %s that is taken back is told to one’s other devices once, and to nobody else',
  async (kind) => {
    const [amina, brian] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
    const [hers, his] = [await open(amina), await open(brian)];
    const post = (url: string, payload: object) =>
      inject({ method: 'POST', url: `/api/profiles/${url}/`, headers: amina.headers, payload });
    await post('like-pass', { target_profile_id: brian.id, matched: kind === 'like' });
    // The second one changes nothing.
    for (const _ of [1, 2]) await post('rewind', { target_profile_id: brian.id });
    events.publish({ to: [amina.id, brian.id], event: typing(1) });
    await hers.until(hasCount(3));
    const told = kind === 'like' ? [{ type: 'notification', kind: 'like' }] : [];
    await his.until(hasCount(told.length + 1));
    expect(hers.events()).toEqual([
      { type: 'swiped', partner: brian.id },
      { type: 'rewound', partner: brian.id },
      typing(1),
    ]);
    expect(his.events()).toEqual([...told, typing(1)]);
  },
);

test('a message reaches the partner and the sender’s other streams once, also when it is sent twice', async () => {
  const [amina, brian] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  await createMatch(testApp, amina, brian);
  await hidePresence(amina, brian);
  const [hers, his] = [await open(amina), await open(brian)];
  const payload = {
    sender: amina.id,
    receiver: brian.id,
    text: 'Habari?',
    client_id: '0b8f1b9e-52f5-4c1e-9f0c-111111111111',
  };
  const send = () => inject({ method: 'POST', url: '/api/messages/send/', headers: amina.headers, payload });
  const message = (await send()).json();
  await send();
  events.publish({ to: [amina.id, brian.id], event: typing(1) });
  await his.until(hasCount(3));
  await hers.until(hasCount(2));
  expect(his.events()).toEqual([
    { type: 'message', partner: amina.id, message },
    { type: 'notification', kind: 'message' },
    typing(1),
  ]);
  expect(hers.events()).toEqual([{ type: 'message', partner: brian.id, message }, typing(1)]);
});

test('reading notifications is announced on the member’s other streams, if there was something to read', async () => {
  const member = await createMember(testApp);
  const other = await createMember(testApp, { gender: 'male' });
  await inject({
    method: 'POST',
    url: '/api/profiles/like-pass/',
    headers: other.headers,
    payload: { target_profile_id: member.id, matched: true },
  });
  const stream = await open(member);
  const markAll = () => inject({ method: 'POST', url: '/api/notifications/mark-all-read/', headers: member.headers });
  await markAll();
  await markAll();
  events.publish({ to: [member.id], event: typing(1) });
  await stream.until(hasCount(2));
  expect(stream.events()).toEqual([{ type: 'notifications_read' }, typing(1)]);
});

test('a decision and an expired submission are told to the member alone', async () => {
  const { clock } = testApp;
  const members: TestMember[] = [];
  while (members.length < 3) members.push(await createMember(testApp, { verified: false }));
  const streams = await Promise.all(members.map((member) => open(member)));
  const ids = [];
  for (const { id } of members) {
    const { rows } = await database.pool.query(
      `insert into verifications (user_id, selfie_key, document_key, submitted_at) values ($1, 'a', 'b', $2)
        returning id`,
      [id, new Date(clock.now().getTime() - 80 * 3_600_000)],
    );
    ids.push(rows[0].id);
  }
  const approval = { verificationId: ids[0], decision: 'approve', moderatorId: null } as const;
  publishDecision(events, (await recordDecision(database, approval, clock.now())) ?? []);
  expect(await expireUndecided({ database, clock, events })).toBe(2);
  for (const stream of streams) {
    await stream.until(hasCount(2));
    expect(stream.events()).toEqual([{ type: 'verification' }, { type: 'notification', kind: 'verification' }]);
  }
});
