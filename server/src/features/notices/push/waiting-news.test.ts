import { expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { markTold } from './news.repository.ts';
import { collectNews } from './push-news.ts';
import { openPushWorld } from './push-world.fixture.ts';

const { testApp, service, dependencies, call, write, subscribe, subscribedPair, pushAll } = await openPushWorld();
const { database, clock } = testApp;

const [reader, one, other] = [101, 102, 103];
const say = createTeller(testApp);
const writes = (by: number) => () =>
  say(by, 'POST', 'messages/send/', { sender: by, receiver: reader, text: 'Siri yangu' });
const chooses = (choices: object) => () => say(reader, 'PATCH', 'account/settings/', choices);
const pushes = async () => JSON.stringify(await pushAll());
const answers =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    service.answer(status, headers);
const itIs = (time: string) => async () => clock.set(`2041-03-0${time}:00Z`);

const steps: readonly Step[] = [
  [
    'a browser subscribes',
    async () => void (await subscribe({ id: reader, token: '', headers: { authorization: '' } })),
  ],
  ['a message', writes(one)],
  ['is pushed', pushes],
  ['once', pushes],
  ['another one of the same match', writes(one)],
  ['is not', pushes],
  ['one of somebody else', writes(other)],
  ['the push service asks to wait', answers(429, { 'retry-after': '60' })],
  ['and is tried once', pushes],
  ['it is there again', answers(201)],
  ['too early', pushes],
  ['two minutes later', itIs('1T06:02')],
  ['it is pushed', pushes],
  ['all is read', () => say(reader, 'POST', 'notifications/mark-all-read/')],
  ['names are shown', chooses({ shows_names_when_locked: true, quiet_hours: { from: 1320, to: 420 } })],
  ['at 22:00 in Nairobi', itIs('1T19:00')],
  ['a message', writes(one)],
  ['waits', pushes],
  ['with another one', writes(other)],
  ['until 6:59', itIs('2T03:59')],
  ['it waits', pushes],
  ['until 7:00', itIs('2T04:00')],
  ['both are pushed', pushes],
  ['no messages are wanted', chooses({ push_kinds: ['match'] })],
  ['all is read', () => say(reader, 'POST', 'notifications/mark-all-read/')],
  ['a message', writes(one)],
  ['is not pushed', pushes],
  ['messages are wanted', chooses({ push_kinds: ['message'] })],
  ['the push service fails', answers(500)],
  ['with a message of somebody else', writes(other)],
  ['which is tried', pushes],
  ['and again', pushes],
  ['the subscription is gone', answers(410)],
  ['the push is the last one', pushes],
];

test('each step of a browser has its pushes and its rows', async () => {
  beginCourse(testApp);
  service.answer(201);
  const people = [];
  for (const id of [reader, one, other]) people.push(await createMember(testApp, { id, name: `Mtu wa ${id}` }));
  const [me, ...matches] = people;
  for (const match of matches) if (me) await createMatch(testApp, me, match);
  const told = await tellCourse(testApp, steps);
  // The browser's keys and the port of the push service are drawn.
  const plain = told.replaceAll(/"(auth|p256dh|endpoint)":"[^"]+"/g, '"$1":"(drawn)"');
  await expect(plain).toMatchFileSnapshot('./in-words/course-of-pushes.txt');
});

test('a like that was taken back is neither pushed nor counted', async () => {
  const { member, partner } = await subscribedPair();
  const liker = await createMember(testApp);
  await call(liker, 'POST', '/api/profiles/like-pass/', { profile_id: member.id, direction: 'like' });
  await call(liker, 'POST', '/api/profiles/rewind/', {});
  expect(await pushAll()).toEqual([]);
  await write(partner, member);
  expect(await pushAll()).toMatchObject([{ tag: `chat-${partner.id}`, unread: 1 }]);
});

test('a browser that subscribes again keeps its news, and one that changes hands takes none along', async () => {
  const { member, partner, endpoint } = await subscribedPair();
  await write(partner, member);
  await collectNews(dependencies);
  const subscribeAgain = async (by: typeof member) => {
    const address = 'https://push.example/again';
    await database.pool.query('update push_subscriptions set endpoint = $2 where endpoint = $1', [endpoint, address]);
    await call(by, 'POST', '/api/push/subscriptions/', { endpoint: address, keys: service.keys });
    await database.pool.query('update push_subscriptions set endpoint = $2 where endpoint = $1', [address, endpoint]);
  };
  await subscribeAgain(member);
  expect(await pushAll()).toMatchObject([{ tag: `chat-${partner.id}` }]);
  const next = await createMember(testApp);
  const [known, stranger] = [await createMember(testApp), await createMember(testApp)];
  for (const match of [known, stranger]) await createMatch(testApp, next, match);
  await write(known, next);
  await collectNews(dependencies);
  await subscribeAgain(next);
  expect(await pushAll()).toEqual([]);
  await write(stranger, next);
  expect(await pushAll()).toMatchObject([{ tag: `chat-${stranger.id}`, unread: 2 }]);
});

test('a push that ends late does not bring back the news that a later one has told', async () => {
  const { member, endpoint } = await subscribedPair();
  const { rows } = await database.pool.query('select id from push_subscriptions where endpoint = $1', [endpoint]);
  const [id, told] = [
    Number(rows[0].id),
    'select told_batch as "toldBatch" from push_subscriptions where user_id = $1',
  ];
  for (const batch of [1_000_002, 1_000_001]) await getRows(database, markTold, { id, batch });
  expect((await database.pool.query(told, [member.id])).rows).toEqual([{ toldBatch: 1_000_002 }]);
});
