import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { listWithNews, noteNews } from './news.repository.ts';
import { collectNews, pushNews } from './push-news.ts';
import { openPushWorld } from './push-world.fixture.ts';

const world = await openPushWorld();
const { testApp, vapid, service, pusher, dependencies, call, settle, write, subscribe, subscribedPair, pushAll } =
  world;
const { database, clock } = testApp;

test('a message is pushed once, without a name or its text, and opens the chat', async () => {
  const { member, partner } = await subscribedPair();
  await write(partner, member);
  await write(partner, member);
  const tag = `chat-${partner.id}`;
  const link = `/chat/${partner.id}`;
  expect(await pushAll()).toEqual([{ title: 'Mwanzo', body: 'You have a new message.', tag, link, unread: 1 }]);
  expect(await pushAll()).toEqual([]);
});

test('a name is shown only if the member allows it, in their language', async () => {
  const { member, partner } = await subscribedPair();
  await settle(member, { language: 'sw', shows_names_when_locked: true });
  await write(partner, member);
  expect(await pushAll()).toMatchObject([{ body: 'Wanjiru amekutumia ujumbe.' }]);
});

test('several that wait become one push', async () => {
  const { member, partner } = await subscribedPair();
  const [other, third] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, member, other);
  await write(partner, member);
  await write(other, member);
  await call(third, 'POST', '/api/profiles/like-pass/', { profile_id: member.id, direction: 'like' });
  expect(await pushAll()).toMatchObject([{ body: 'Conversations: 2 · Likes: 1', link: '/matches', unread: 3 }]);
});

test('in quiet hours a push waits for their end, and later news is told with it', async () => {
  const { member, partner } = await subscribedPair();
  const other = await createMember(testApp);
  await createMatch(testApp, member, other);
  clock.set('2026-11-21T19:30:00Z');
  await write(partner, member);
  expect(await pushAll()).toEqual([]);
  clock.set('2026-11-22T03:59:00Z');
  await write(other, member);
  expect(await pushAll()).toEqual([]);
  clock.set('2026-11-22T04:00:00Z');
  expect(await pushAll()).toMatchObject([{ body: 'Conversations: 2' }]);
  await settle(member, { quiet_hours: null });
});

test('a clock that jumps far ahead and back delays no push, and sends none twice', async () => {
  const { member, partner } = await subscribedPair();
  const third = await createMember(testApp);
  await createMatch(testApp, member, third);
  clock.set('2027-11-21T19:30:00Z');
  await write(partner, member);
  expect(await pushAll()).toEqual([]);
  clock.set('2026-11-21T09:00:00Z');
  expect(await pushAll()).toHaveLength(1);
  clock.set('2026-11-20T09:00:00Z');
  expect(await pushAll()).toEqual([]);
  clock.set('2027-11-21T09:00:00Z');
  expect(await pushAll()).toEqual([]);
  await write(third, member);
  expect(await pushAll()).toHaveLength(1);
});

test('news that was read before, and a kind that is turned off, get no push', async () => {
  const { member, partner } = await subscribedPair();
  await write(partner, member);
  await call(member, 'POST', '/api/notifications/mark-all-read/');
  expect(await pushAll()).toEqual([]);
  await settle(member, { push_kinds: ['match', 'like'] });
  await write(partner, member);
  expect(await pushAll()).toEqual([]);
  await settle(member, { push_kinds: ['message'] });
  await call(member, 'POST', '/api/notifications/mark-all-read/');
});

test('while the app is open nothing is pushed; what is still unread when it is closed is', async () => {
  const { member, partner } = await subscribedPair();
  const minutesLater = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  await database.pool.query(
    `insert into presences (user_id, active_at, online_until) values ($1, $2, $3)
     on conflict (user_id) do update set online_until = excluded.online_until`,
    [member.id, clock.now(), minutesLater(5)],
  );
  await write(partner, member);
  expect(await pushAll()).toEqual([]);
  clock.advance(2 * 60_000);
  expect(await pushAll()).toEqual([]);
  clock.advance(4 * 60_000);
  expect(await pushAll()).toHaveLength(1);
});

test.each([404, 410])('a push service that says %i ends the subscription', async (status) => {
  const { member, partner, endpoint } = await subscribedPair();
  service.answer(status);
  await write(partner, member);
  expect(await pushAll()).toHaveLength(1);
  const { rows } = await database.pool.query('select id from push_subscriptions where endpoint = $1', [endpoint]);
  expect(rows).toEqual([]);
});

test('a push service that asks to wait gets the push after that', async () => {
  const { member, partner } = await subscribedPair();
  service.answer(429, { 'retry-after': '120' });
  await write(partner, member);
  expect(await pushAll()).toHaveLength(1);
  service.answer(201);
  clock.advance(119_000);
  expect(await pushAll()).toEqual([]);
  clock.advance(1000);
  expect(await pushAll()).toHaveLength(1);
  expect(await pushAll()).toEqual([]);
});

test('a push service that fails gets the push again', async () => {
  const { member, partner } = await subscribedPair();
  service.answer(500);
  await write(partner, member);
  expect(await pushAll()).toHaveLength(1);
  service.answer(201);
  expect(await pushAll()).toHaveLength(1);
  expect(await pushAll()).toEqual([]);
});

test('a push that its service refuses is not sent again, and the next news are', async () => {
  const { member, partner } = await subscribedPair();
  const third = await createMember(testApp);
  await createMatch(testApp, member, third);
  service.answer(400);
  await write(partner, member);
  expect(await pushAll()).toHaveLength(1);
  service.answer(201);
  expect(await pushAll()).toEqual([]);
  await write(third, member);
  expect(await pushAll()).toMatchObject([{ tag: `chat-${third.id}` }]);
});

test.each([
  ['accepts it', 201],
  ['fails', 500],
  ['asks to wait', 429],
])('news that come while a push is on its way, to a service that %s, are pushed next', async (_, status) => {
  const { member, partner } = await subscribedPair();
  const third = await createMember(testApp);
  await createMatch(testApp, member, third);
  await write(partner, member);
  const [id = 0] = await collectNews(dependencies);
  const sending = async (...push: Parameters<typeof pusher.send>) => {
    await write(third, member);
    await collectNews(dependencies);
    service.answer(status, { 'retry-after': '1' });
    return pusher.send(...push);
  };
  await pushNews({ ...dependencies, pusher: { ...pusher, send: sending } }, id).catch(() => {});
  service.answer(201);
  clock.advance(1000);
  // A push that has failed is told with what came meanwhile.
  const tag = status === 201 ? `chat-${third.id}` : 'several';
  expect(await pushAll()).toMatchObject([{ tag, unread: 2 }]);
  expect(await pushAll()).toEqual([]);
});

test('each of a member’s browsers gets the push, and a new one nothing from before', async () => {
  const { member, partner } = await subscribedPair();
  await subscribe(member);
  await write(partner, member);
  expect(await pushAll()).toHaveLength(2);
  await subscribe(member);
  expect(await pushAll()).toEqual([]);
});

test('several processes that collect at once miss nothing', async () => {
  const pairs = await Promise.all(Array.from({ length: 6 }, () => subscribedPair()));
  await Promise.all([
    ...pairs.map(({ member, partner }) => write(partner, member)),
    ...Array.from({ length: 6 }, () => collectNews(dependencies)),
  ]);
  expect(await pushAll()).toHaveLength(6);
});

test.each([
  'http://push.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.8/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  'https://localhost./x',
  'https://push.example:22/x',
  'https://2130706433/x',
  'https://me:you@push.example/x',
  `https://push.example/${'x'.repeat(1000)}`,
  'https://push.example/\u0000',
  'nonsense',
])('the endpoint %s is refused', async (endpoint) => {
  const member = await createMember(testApp);
  const response = await call(member, 'POST', '/api/push/subscriptions/', { endpoint, keys: service.keys });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['endpoint']]);
});

test('the key is the one that pushes are signed with', async () => {
  const member = await createMember(testApp);
  expect((await call(member, 'GET', '/api/push/key/')).json()).toEqual({ key: vapid.publicKey });
});

test('the browsers with news are found by an index', async () => {
  const due = valuesOf(listWithNews, { now: clock.now(), limit: 500 });
  expect(await explain(database, listWithNews.text, due)).toContain('push_subscriptions_with_news');
  const news = valuesOf(noteNews, { members: [1, 2], batch: 3 });
  expect(await explain(database, noteNews.text, news)).not.toContain('Seq Scan');
});
