import { expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { markTold } from './news.repository.ts';
import { collectNews } from './push-news.ts';
import { openPushWorld } from './push-world.fixture.ts';

const { testApp, service, dependencies, call, write, subscribedPair, pushAll } = await openPushWorld();
const { database } = testApp;

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
