import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject } = testApp;

async function open(by: TestMember, partner: { id: number }) {
  const url = `/api/profiles/matches/${partner.id}/opened/`;
  const response = await inject({ method: 'POST', url, headers: by.headers });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

async function openedOf(by: TestMember): Promise<Record<number, boolean>> {
  const response = await inject({ url: '/api/profiles/matches/', headers: by.headers });
  return Object.fromEntries(
    response.json().map((match: { id: number; is_opened: boolean }) => [match.id, match.is_opened]),
  );
}

test('a match is new until the member opens it, for each of the two alone; repeating it is harmless', async () => {
  const [one, other, third] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, one, other);
  await createMatch(testApp, one, third);
  expect(await openedOf(one)).toEqual({ [other.id]: false, [third.id]: false });
  const responses = await Promise.all(Array.from({ length: 5 }, () => open(one, other)));
  for (const response of responses) expect(response).toEqual({ status: 204, body: null });
  expect(await openedOf(one)).toEqual({ [other.id]: true, [third.id]: false });
  expect(await openedOf(other)).toEqual({ [one.id]: false });
});

test('only a match can be opened', async () => {
  const [one, stranger] = [await createMember(testApp), await createMember(testApp)];
  for (const target of [stranger, one, { id: 77 }]) {
    expect(await open(one, target)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

const toldOf = async ({ headers }: TestMember) =>
  Object.fromEntries(
    (await inject({ url: '/api/profiles/matches/', headers }))
      .json()
      .map((match: { id: number; is_told: boolean }) => [match.id, match.is_told]),
  );

const tell = (by: TestMember, userIds: unknown) =>
  inject({ method: 'POST', url: '/api/profiles/matches/told/', headers: by.headers, payload: { user_ids: userIds } });

const like = (by: TestMember, of: TestMember) =>
  inject({
    method: 'POST',
    url: '/api/profiles/like-pass/',
    headers: by.headers,
    payload: { target_profile_id: of.id, matched: true },
  });

test('a match is told once, on any device: telling it reads its notification, for this member alone', async () => {
  const [one, other, third] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  for (const partner of [other, third]) {
    await like(one, partner);
    const response = await like(partner, one);
    // The response shows the match to the one whose like made it.
    expect(response.json().match).toMatchObject({ id: one.id, is_told: true });
  }
  expect(await toldOf(one)).toEqual({ [other.id]: false, [third.id]: false });
  const heard: unknown[] = [];
  const stop = testApp.events.subscribe(({ to, event }) => heard.push({ to, event }));
  // 77 is no match.
  for (const _ of [1, 2]) expect((await tell(one, [other.id, 77])).statusCode).toBe(204);
  stop();
  expect(heard).toEqual([{ to: [one.id], event: { type: 'notifications_read' } }]);
  expect(await toldOf(one)).toEqual({ [other.id]: true, [third.id]: false });
  expect(await toldOf(other)).toEqual({ [one.id]: false });
  expect((await tell(one, [])).statusCode).toBe(400);
});

test('who reads the notification, opens the match or gets a message knows of the match', async () => {
  const [one, reads] = [await createMember(testApp), await createMember(testApp)];
  const [opens, hears] = [await createMember(testApp), await createMember(testApp)];
  for (const partner of [reads, opens, hears]) {
    await like(one, partner);
    await like(partner, one);
  }
  const notices = (await inject({ url: '/api/notifications/', headers: one.headers })).json();
  const notice = notices.find(({ params }: { params: { profile_id: number } }) => params.profile_id === reads.id);
  await inject({ method: 'POST', url: `/api/notifications/${notice.id}/mark-read/`, headers: one.headers });
  await open(one, opens);
  await inject({
    method: 'POST',
    url: '/api/messages/send/',
    headers: hears.headers,
    payload: { sender: hears.id, receiver: one.id, text: 'Habari' },
  });
  expect(Object.values(await toldOf(one))).toEqual([true, true, true]);
});

test('opening a match marks its notification as read, of this match and this member alone', async () => {
  const [one, other, third] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  for (const partner of [other, third]) {
    await createMatch(testApp, one, partner);
    await testApp.database.pool.query(
      `insert into notifications (user_id, kind, actor_id, created_at)
       values ($1, 'match', $2, $3), ($2, 'match', $1, $3)`,
      [one.id, partner.id, testApp.clock.now()],
    );
  }
  const unreadOf = async ({ headers }: TestMember) =>
    (await inject({ url: '/api/notifications/', headers }))
      .json()
      .filter(({ is_read: isRead }: { is_read: boolean }) => !isRead)
      .map(({ params }: { params: { profile_id: number } }) => params.profile_id);
  const heard: unknown[] = [];
  const stop = testApp.events.subscribe(({ to, event }) => heard.push({ to, event }));
  for (const _ of [1, 2]) await open(one, other);
  stop();
  // The member's other devices are told of the first opening, and nobody else is.
  expect(heard).toEqual([{ to: [one.id], event: { type: 'notifications_read' } }]);
  expect(await unreadOf(one)).toEqual([third.id]);
  expect(await unreadOf(other)).toEqual([one.id]);
});

test('a match that is made again after an unblock is new to both, whoever opened the first one', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await like(one, other);
  await like(other, one);
  await open(one, other);
  await open(other, one);
  const { headers } = other;
  const payload = { sender: other.id, receiver: one.id, text: 'Habari' };
  expect((await inject({ method: 'POST', url: '/api/messages/send/', headers, payload })).statusCode).toBe(201);
  testApp.clock.advance(1000);
  await inject({ method: 'POST', url: '/api/blocks/', headers, payload: { user_id: one.id } });
  await inject({ method: 'DELETE', url: `/api/blocks/${one.id}/`, headers });
  await like(one, other);
  expect((await like(other, one)).json().match.last_message.text).toBe('Habari');
  expect([await openedOf(one), await openedOf(other)]).toEqual([{ [other.id]: false }, { [one.id]: false }]);
  expect(await toldOf(one)).toEqual({ [other.id]: false });
});
