import { expect, test } from 'vitest';
import { getRow, getRows } from '../../../database/sql.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { countSubscribedOtherwise, removeSubscribedOtherwise } from './index.ts';
import { openPushWorld } from './push-world.fixture.ts';

const { testApp, vapid, call, service } = await openPushWorld();
const { database } = testApp;

test('an address with a control character is refused', async () => {
  const response = await testApp.inject({
    method: 'DELETE',
    url: '/api/push/subscriptions/',
    headers: (await createMember(testApp)).headers,
    payload: { endpoint: 'https://push.example/\u0000' },
  });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['endpoint']]);
});

test('a browser belongs to who subscribed last, and can be unsubscribed by them alone', async () => {
  const [amina, brian] = [await createMember(testApp), await createMember(testApp)];
  const endpoint = 'https://push.example/shared-phone';
  const stored = async () =>
    (await database.pool.query('select user_id, auth from push_subscriptions where endpoint = $1', [endpoint])).rows[0];
  const owner = async () => (await stored())?.user_id;
  await call(amina, 'POST', '/api/push/subscriptions/', { endpoint, keys: service.keys });
  const { auth } = await stored();
  const renewed = { ...service.keys, auth: Buffer.alloc(16, 7).toString('base64url') };
  await call(brian, 'POST', '/api/push/subscriptions/', { endpoint, keys: renewed });
  expect(await owner()).toBe(brian.id);
  expect((await stored()).auth).not.toEqual(auth);
  await call(amina, 'DELETE', '/api/push/subscriptions/', { endpoint });
  expect(await owner()).toBe(brian.id);
  expect((await call(brian, 'DELETE', '/api/push/subscriptions/', { endpoint })).json()).toEqual({
    is_subscribed: false,
  });
  expect(await owner()).toBeUndefined();
});

test('a browser learns the key of the server, and its own one is stored meanwhile', async () => {
  const member = await createMember(testApp);
  const endpoint = 'https://push.example/earlier';
  const subscribe = async (vapidKey?: string) => {
    const payload = { endpoint, keys: service.keys, ...(vapidKey && { vapid_key: vapidKey }) };
    expect((await call(member, 'POST', '/api/push/subscriptions/', payload)).json()).toEqual({
      is_subscribed: true,
      vapid_key: vapid.publicKey,
    });
    const { rows } = await database.pool.query('select vapid_key from push_subscriptions where endpoint = $1', [
      endpoint,
    ]);
    return rows[0]?.vapid_key;
  };
  const earlier = 'B'.repeat(87);
  expect(await subscribe()).toBeNull();
  expect(await subscribe(earlier)).toBe(earlier);
  // An earlier web app in another tab tells none.
  expect(await subscribe()).toBe(earlier);
});

test('a member has ten browsers at most, the newest', async () => {
  const member = await createMember(testApp);
  const all = Array.from({ length: 12 }, (_, index) => `https://push.example/many-${index}`);
  for (const endpoint of all) await call(member, 'POST', '/api/push/subscriptions/', { endpoint, keys: service.keys });
  const { rows } = await database.pool.query('select endpoint from push_subscriptions where user_id = $1 order by id', [
    member.id,
  ]);
  expect(rows.map(({ endpoint }) => endpoint)).toEqual(all.slice(2));
});

test('a shared browser that comes to a member with ten others stays, and their oldest one goes', async () => {
  const [amina, member] = [await createMember(testApp), await createMember(testApp)];
  const subscribe = (by: TestMember, endpoint: string) =>
    call(by, 'POST', '/api/push/subscriptions/', { endpoint, keys: service.keys });
  const shared = 'https://push.example/shared-tablet';
  await subscribe(amina, shared);
  const own = Array.from({ length: 10 }, (_, index) => `https://push.example/own-${index}`);
  for (const endpoint of [...own, shared]) await subscribe(member, endpoint);
  const { rows } = await database.pool.query('select endpoint from push_subscriptions where user_id = $1 order by id', [
    member.id,
  ]);
  expect(rows.map(({ endpoint }) => endpoint)).toEqual([shared, ...own.slice(1)]);
});

test('a browser whose push service has an address of our own network is refused by name, and not stored', async () => {
  const member = await createMember(testApp);
  const endpoint = 'https://10.0.0.8/x';
  const response = await call(member, 'POST', '/api/push/subscriptions/', { endpoint, keys: service.keys });
  const { code, detail, fields } = response.json();
  expect([response.statusCode, code, detail, fields]).toEqual([
    400,
    'invalid_input',
    'endpoint: must be the address of a push service',
    { endpoint: ['must be the address of a push service'] },
  ]);
  const { rows } = await database.pool.query('select from push_subscriptions where user_id = $1', [member.id]);
  expect(rows).toEqual([]);
});

test('what has subscribed with another key, or with one that nobody knows, is counted and deleted', async () => {
  const member = await createMember(testApp);
  const keys = [vapid.publicKey, 'B'.repeat(87), undefined];
  for (const [place, vapidKey] of keys.entries()) {
    const payload = { endpoint: `https://push.example/key-${place}`, keys: service.keys };
    await call(member, 'POST', '/api/push/subscriptions/', { ...payload, ...(vapidKey && { vapid_key: vapidKey }) });
  }
  await database.pool.query('delete from push_subscriptions where user_id <> $1', [member.id]);
  const other = { vapidKey: vapid.publicKey };
  expect(await getRow(database, countSubscribedOtherwise, other)).toEqual({ count: 2 });
  await getRows(database, removeSubscribedOtherwise, other);
  const { rows } = await database.pool.query('select vapid_key from push_subscriptions');
  expect(rows).toEqual([{ vapid_key: vapid.publicKey }]);
});
