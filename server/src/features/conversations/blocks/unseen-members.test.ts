import { expect, test, vi } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { lastingHeaders } from '../../../testing/lasting-headers.ts';
import { deleteAccount } from '../../personal-data/index.ts';
import { asked, type Asked } from './asked-of-members.fixture.ts';
import { createScene, digest, withoutChance, type Scene } from './two-worlds.fixture.ts';

// For a stranger, a member who is shown only to those whom they like, or who has paused, looks like a deleted account,
// byte for byte and in every request that members have. Both worlds are played with the same people, ids and times.

const ids = vi.hoisted(() => ({ next: 0 }));
vi.mock('../../../gateways/random-id.ts', () => ({ randomId: () => (ids.next += 7919) }));

const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
// The order of a deck depends on the server's key.
const secretKey = new Secret('one key for both worlds '.repeat(2));
const worlds = [await buildTestApp({ secretKey }), await buildTestApp({ secretKey })] as const;

const changeProfile = (sql: string) => (world: TestApp, scene: Scene) =>
  world.database.pool.query(`update profiles set ${sql} where user_id = $1`, [scene.leaver.id]);

const ways = {
  'shown to those they like': changeProfile(`shown_to = 'liked'`),
  paused: changeProfile('is_active = false'),
  deleted: (world: TestApp, { leaver }: Scene) => deleteAccount(world.dependencies, leaver.id),
};

/** Types the leaver's place of residence, as the profile's form does. */
const typeLocation =
  (location: string) =>
  async (world: TestApp, { leaver }: Scene) => {
    const request = { url: '/api/profiles/me', headers: leaver.headers };
    const response = await world.inject({ ...request, method: 'PATCH', payload: { location } });
    expect(response.statusCode).toBe(200);
    expect(response.json().location).toBe(location);
  };

const locationQueries = ['search=argwings', 'location=Argwings', 'location=Kilimani', 'search=4b'].flatMap((query) => [
  `/api/profiles/discover/?${query}`,
  `/api/profiles/discover/count/?${query}`,
]);

async function ask(world: TestApp, { left }: Scene, { method, url, payload }: Asked) {
  const response = await world.inject({
    method: method as 'POST',
    url,
    headers: left.headers,
    ...(payload && { payload }),
  });
  const headers = Object.entries(lastingHeaders(response.headers));
  const isImage = String(response.headers['content-type']).startsWith('image/');
  const body = isImage ? digest(response.rawPayload) : response.body;
  return withoutChance(JSON.stringify({ asked: `${method} ${url}`, status: response.statusCode, headers, body }));
}

async function witness(
  world: TestApp,
  change: (world: TestApp, scene: Scene) => Promise<unknown>,
  more: readonly string[] = [],
) {
  ids.next = 0;
  const scene = await createScene(world, picture, 'leaver first');
  await change(world, scene);
  world.clock.advance(2000);
  const photos = [...scene.photoPaths, ...more].map((url): Asked => ({ method: 'GET', url }));
  const requests = Object.values(asked).flatMap((rule) => rule(scene));
  const isRead = ({ method }: Asked) => method === 'GET';
  const reads = [...photos, ...requests.filter(isRead)];
  const seen: string[] = [];
  for (const request of [...reads, ...requests.filter((each) => !isRead(each)), ...reads])
    seen.push(await ask(world, scene, request));
  return seen;
}

// Fails if any request finds, counts or judges members whom the sender may not see.
test.each(['shown to those they like', 'paused'] as const)(
  'a member %s is as gone for a stranger as a deleted one',
  async (way) => {
    const unseen = await witness(worlds[0], ways[way]);
    const gone = await witness(worlds[1], ways.deleted);
    expect(unseen.length).toBeGreaterThan(100);
    expect(unseen).toEqual(gone);
  },
);

// Fails if a stranger sees, or can search, more of a place than its town.
test('where somebody lives to the door is for a stranger their town, and is not searched', async () => {
  const address = 'Flat 4B, 12 Argwings Kodhek Road, Kilimani, Nairobi';
  const exact = await witness(worlds[0], typeLocation(address), locationQueries);
  const town = await witness(worlds[1], typeLocation('Nairobi'), locationQueries);
  expect(exact).toEqual(town);
  expect(exact.filter((one) => one.includes('Leaver')).length).toBeGreaterThan(3);
  const searches = exact.filter((one) => one.includes('"GET /api/profiles/discover/?search=argwings"'));
  expect(searches).toHaveLength(2);
  for (const search of searches) expect(search).toContain('"body":"[]"');
});
