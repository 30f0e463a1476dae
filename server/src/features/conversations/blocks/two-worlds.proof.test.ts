import { phone } from '../dates/date-client.fixture.ts';
import { endpoints } from '@mwanzo/contract/endpoints';
import { expect, test, vi } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { Secret } from '../../../config/secret.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { lastingHeaders } from '../../../testing/lasting-headers.ts';
import type { TestStream } from '../../../testing/stream-client.ts';
import { listenForStreams } from '../../notices/events/streams.fixture.ts';
import { collectDue, gatherMail, listOpen } from '../../notices/mails/mails.repository.ts';
import { deleteAccount } from '../../personal-data/index.ts';
import { collectNewNews, findNews, listWithNews } from '../../notices/push/news.repository.ts';
import { asked, planOf, type Asked } from './asked-of-members.fixture.ts';
import { clientIds, createScene, digest, withoutChance, type Scene } from './two-worlds.fixture.ts';
import { ofTheClock } from '../../../testing/of-the-clock.ts';
import { proofSize } from '../../../testing/proof-size.ts';

// After a block or the end of a match, a member gets byte for byte the same responses as if the partner had deleted
// their account. Both worlds are played with the same people, ids and times.

const ids = vi.hoisted(() => ({ next: 0 }));
vi.mock('../../../gateways/random-id.ts', () => ({ randomId: () => (ids.next += 7919) }));

const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
// The order of a deck depends on the server's key.
const secretKey = new Secret('one key for both worlds '.repeat(2));
const worlds = [await buildTestApp({ secretKey }), await buildTestApp({ secretKey })] as const;
const listening = new Map(
  await Promise.all(worlds.map(async (world) => [world, await listenForStreams(world.app)] as const)),
);

async function act(world: TestApp, by: TestMember, { method, url, payload }: Asked) {
  const response = await world.inject({
    method: method as 'POST',
    url,
    // A robot gets no friend's page.
    headers: { ...by.headers, 'user-agent': phone },
    ...(payload && { payload }),
  });
  const headers = Object.entries(lastingHeaders(response.headers));
  const isImage = String(response.headers['content-type']).startsWith('image/');
  const body = isImage ? digest(response.rawPayload) : response.body;
  return { asked: `${method} ${url}`, status: response.statusCode, headers, body };
}

const post = (url: string, payload?: object): Asked => ({ method: 'POST', url, ...(payload && { payload }) });
const swipe = (world: TestApp, by: TestMember, target: TestMember, more: object) =>
  act(world, by, post('/api/profiles/like-pass/', { target_profile_id: target.id, ...more }));
const say = (world: TestApp, by: TestMember, to: TestMember, text: string, more: object = {}) =>
  act(world, by, post('/api/messages/send/', { sender: by.id, receiver: to.id, text, ...more }));
const confirm = ({ id }: TestMember, up_to: number) =>
  post('/api/messages/delivered/', { conversations: [{ partner: id, up_to }] });

type Relate = (world: TestApp, scene: Scene) => Promise<unknown>;

const match: Relate = async (world, { leaver, left }) => {
  await swipe(world, leaver, left, { matched: true, comment: 'Nakupenda', photo_id: undefined });
  await swipe(world, left, leaver, { matched: true, comment: 'Pia mimi' });
};
const talk: Relate = async (world, scene) => {
  const { leaver, left } = scene;
  await match(world, scene);
  await say(world, left, leaver, 'Niaje', { client_id: clientIds.ofLeft });
  await say(world, leaver, left, 'Poa', { reply_to: 2 });
  await act(world, leaver, post('/api/messages/2/reaction/', { emoji: '❤️' }));
  await act(world, leaver, confirm(left, 2));
  await act(world, leaver, post(`/api/messages/conversation/${left.id}/read/`, { up_to: 2 }));
  await say(world, leaver, left, 'Uko wapi?');
  await act(world, left, post('/api/date-plans/', planOf(leaver, clientIds.ofPlan)));
};

const relations: Record<string, Relate> = {
  'a stranger': () => Promise.resolve(),
  'somebody in the deck': (world, { left }) => act(world, left, { method: 'GET', url: '/api/profiles/discover/' }),
  'somebody who liked them': (world, { leaver, left }) => swipe(world, leaver, left, { matched: true }),
  'somebody whom they liked last': (world, { leaver, left }) => swipe(world, left, leaver, { matched: true }),
  'somebody whom they passed last': (world, { leaver, left }) => swipe(world, left, leaver, { matched: false }),
  'a match': match,
  'a match with whom they talk': talk,
  'a match of whom push and mail are about to tell': async (world, scene) => {
    await talk(world, scene);
    await collectNewNews(world.database, 100);
    world.clock.advance(24 * 3600_000);
    await collectDue(world.database, { until: world.clock.now(), at: world.clock.now(), limit: 100 });
  },
  'somebody whom they have blocked': (world, { left, leaver }) =>
    act(world, left, post('/api/blocks/', { user_id: leaver.id })),
};

const ends = {
  block: (world: TestApp, { leaver, left }: Scene) => act(world, leaver, post('/api/blocks/', { user_id: left.id })),
  unmatch: (world: TestApp, { leaver, left }: Scene) =>
    act(world, leaver, { method: 'DELETE', url: `/api/profiles/matches/${left.id}/` }),
  delete: (world: TestApp, { leaver }: Scene) => deleteAccount(world.dependencies, leaver.id),
};

/** All requests that the one who has left may still send. Nobody may notice any of them. */
async function goOn(world: TestApp, { leaver, left }: Scene): Promise<void> {
  await say(world, leaver, left, 'Bado niko');
  await act(world, leaver, post('/api/messages/typing/', { receiver: left.id }));
  await act(world, leaver, post('/api/messages/2/reaction/', { emoji: '😂' }));
  await act(world, leaver, confirm(left, 4));
  await act(world, leaver, post(`/api/messages/conversation/${left.id}/read/`, { up_to: 4 }));
  await act(world, leaver, { method: 'DELETE', url: '/api/messages/3/' });
  await swipe(world, leaver, left, { matched: true });
}

/** Everything that the one who was left can see or hear, in the order in which it happens. */
async function witness(world: TestApp, relation: string, end: keyof typeof ends, order: 'leaver first' | 'left first') {
  ids.next = 0;
  const scene = await createScene(world, picture, order);
  expect(scene.photoPaths).toHaveLength(9);
  const { left, leaver, friend, admirer } = scene;
  await swipe(world, friend, left, { matched: true });
  await swipe(world, left, friend, { matched: true });
  await say(world, friend, left, 'Habari');
  await swipe(world, admirer, left, { matched: true });
  await relations[relation]?.(world, scene);
  world.clock.advance(1000);
  const fresh = await signedIn(world, left);
  const open = listening.get(world);
  if (!open) throw new Error('The world does not listen');
  const stream = await open(fresh);
  const wasAt = stream.lastId();
  await ends[end](world, { ...scene, leaver: await signedIn(world, leaver) });
  const seen = [];
  const outbox = await listOutbox(world, left);
  await goOn(world, { ...scene, leaver: await signedIn(world, leaver) });
  const leaverStream = await open(await signedIn(world, leaver));
  for (const url of scene.photoPaths) seen.push(await act(world, fresh, { method: 'GET', url }));
  const [gone, there] = [Array.from({ length: 3 }, () => 404), Array.from({ length: 6 }, () => 200)];
  expect(seen.map(({ status }) => status)).toEqual([...gone, ...there]);
  for (const url of await listSharedLinks(world, fresh)) {
    const page = await act(world, fresh, { method: 'POST', url });
    expect(page.body).toContain('Java House');
    seen.push(page);
  }
  const kept = await listKept(world, fresh);
  expect(kept).toHaveLength(relation.includes('talk') || relation.includes('push') ? 1 : 0);
  for (const id of kept)
    for (const query of ['', '?limit=2', '?before=2'])
      seen.push(await act(world, fresh, { method: 'GET', url: `/api/messages/past/${id}/${query}` }));
  const requests = Object.values(asked).flatMap((rule) => rule(scene));
  const reads = requests.filter(({ method }) => method === 'GET');
  const writes = requests.filter(({ method }) => method !== 'GET');
  const statements = countStatements(world);
  for (const request of [...reads, ...writes, ...reads]) seen.push(await act(world, fresh, request));
  const asks = statements.stop();
  for (const id of kept)
    for (const method of ['DELETE', 'DELETE', 'GET'])
      seen.push(await act(world, fresh, { method, url: `/api/messages/past/${id}/` }));
  leaverStream.close();
  await say(world, await signedIn(world, friend), left, 'Mwisho');
  await stream.until(hasHeardTheEnd);
  const again = await open(fresh, wasAt);
  await again.until(hasHeardTheEnd);
  const events = [stream.events(), again.events()];
  for (const each of [stream, again]) each.close();
  return { seen, outbox, events, asks };
}

const hasHeardTheEnd = (stream: TestStream): boolean => stream.text().includes('Mwisho');

async function signedIn(world: TestApp, member: TestMember): Promise<TestMember> {
  const token = await world.tokens.issue({ userId: member.id, role: 'member' }, 1);
  return { ...member, token, headers: { authorization: `Bearer ${token}` } };
}

/** The pages that a friend of the member would see. */
async function listSharedLinks(world: TestApp, { headers }: TestMember): Promise<string[]> {
  const plans = (await world.inject({ url: '/api/date-plans/', headers })).json();
  return plans.map(({ link }: { link: string }) => link.slice(link.indexOf('/api/')));
}

/** The ids of the past conversations. */
async function listKept(world: TestApp, { headers }: TestMember): Promise<string[]> {
  const kept = (await world.inject({ url: '/api/messages/past/', headers })).json();
  return kept.map(({ id }: { id: string }) => id);
}

/** The news that push and mail would now send to a member. */
async function listOutbox({ database, clock }: TestApp, { id }: TestMember) {
  const now = clock.now();
  await collectNewNews(database, 100);
  const subscriptions = await getRows(database, listWithNews, { now, limit: 100 });
  const read = await Promise.all(subscriptions.map((subscription) => findNews(database, { ...subscription, now })));
  // Their own presence is written shortly after their stream opens or closes, in both worlds.
  const pushed = read.map((each) => each && { ...each, isHere: null });
  const later = new Date(now.getTime() + 24 * 3600_000);
  await collectDue(database, { until: later, at: later, limit: 100 });
  const open = await getRows(database, listOpen, { limit: 100 });
  const gathered = await Promise.all(open.map(({ id: mail }) => gatherMail(database, mail)));
  return { pushed, gathered: gathered.filter((mail) => mail?.userId === id) };
}

/** The statements that requests run, by name: the same statements take about the same time. */
function countStatements({ serving: { pool } }: TestApp) {
  const query = pool.query.bind(pool);
  const names: string[] = [];
  const spied = vi.spyOn(pool, 'query').mockImplementation(((statement: { name?: string } | string, ...rest: []) => {
    const name = typeof statement === 'string' ? statement.slice(0, 40) : (statement.name ?? '');
    if (!ofTheClock.includes(name)) names.push(name);
    return query(statement as string, ...rest);
  }) as never);
  // The pool itself asks with a callback, and others without one.
  const connect = pool.connect.bind(pool);
  const connected = vi.spyOn(pool, 'connect').mockImplementation(((...rest: []) => {
    if (rest.length === 0) names.push('a connection');
    return connect(...rest);
  }) as never);
  return { stop: () => (spied.mockRestore(), connected.mockRestore(), names) };
}

const played = Object.keys(relations).flatMap((relation) =>
  (relation.includes('match') ? (['block', 'unmatch'] as const) : (['block'] as const)).flatMap((end) =>
    (['leaver first', 'left first'] as const).map((order) => [relation, end, order] as const),
  ),
);

// The small proof plays every relation once; the full one plays each end of it in both orders.
const everyOne = played.filter(([, , order]) => proofSize(0, 1) === 1 || order === 'leaver first');

test.each(everyOne)('%s who leaves by a %s is as gone as a deleted account (%s)', async (relation, end, order) => {
  const separated = await witness(worlds[0], relation, end, order);
  const deleted = await witness(worlds[1], relation, 'delete', order);
  expect(separated.seen.length).toBeGreaterThan(100);
  for (const [at, response] of separated.seen.entries())
    expect(withoutChance(JSON.stringify(response))).toBe(withoutChance(JSON.stringify(deleted.seen[at])));
  expect(withoutChance(JSON.stringify(separated.events))).toBe(withoutChance(JSON.stringify(deleted.events)));
  expect(withoutChance(JSON.stringify(separated.outbox))).toBe(withoutChance(JSON.stringify(deleted.outbox)));
  expect(separated.asks).toEqual(deleted.asks);
});

test('every endpoint of members is asked in both worlds', () => {
  const members = Object.entries(endpoints).filter(([, { access }]) => access === 'member');
  expect(Object.keys(asked).toSorted()).toEqual(members.map(([name]) => name).toSorted());
});
