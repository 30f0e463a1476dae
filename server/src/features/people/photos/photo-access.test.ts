import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
let picture: Buffer;
beforeAll(async () => {
  picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
});

/** A member with a photo, and its path as another member was given it. */
async function meet() {
  const [owner, viewer] = [await createMember(testApp, { verified: false }), await createMember(testApp)];
  const sent = { method: 'POST', url: '/api/profiles/me/photos/', headers: owner.headers } as const;
  expect((await inject({ ...sent, payload: makeForm({ photo: picture }) })).statusCode).toBe(201);
  const profile = await inject({ url: `/api/profiles/${owner.id}/`, headers: viewer.headers });
  return { owner, viewer, path: profile.json().photo as string };
}

const setProfile = ({ id }: TestMember, change: string) =>
  database.pool.query(`update profiles set ${change} where user_id = $1`, [id]);
const setUser = ({ id }: TestMember, change: string) =>
  database.pool.query(`update users set ${change} where id = $1`, [id]);
const opens = async (path: string, headers = {}) => (await inject({ url: path, headers })).statusCode;

type Met = Awaited<ReturnType<typeof meet>>;
const restricted = `restriction = 'banned', restriction_case_id = 1`;

// Fails if the path by itself opens the photo.
test.each<[string, (met: Met) => Promise<unknown>]>([
  ['the owner pauses', ({ owner }) => setProfile(owner, 'is_active = false')],
  ['the owner is hidden by a reviewer', ({ owner }) => setProfile(owner, 'hidden_at = now()')],
  ['the owner shows themselves to whom they like', ({ owner }) => setProfile(owner, `shown_to = 'liked'`)],
  ['the owner is deleted', ({ owner }) => database.pool.query('delete from users where id = $1', [owner.id])],
  ['the viewer is deleted', ({ viewer }) => database.pool.query('delete from users where id = $1', [viewer.id])],
  ['the viewer is banned', ({ viewer }) => setUser(viewer, restricted)],
])('a path that opened a photo opens nothing after %s, not even for who has kept it', async (_, change) => {
  const met = await meet();
  const response = await inject({ url: met.path });
  expect(response.statusCode).toBe(200);
  await change(met);
  expect(await opens(met.path)).toBe(404);
  expect(await opens(met.path, { 'if-none-match': String(response.headers.etag) })).toBe(404);
});

test.each<[string, 'block' | 'unmatch']>([
  ['a block', 'block'],
  ['an unmatch', 'unmatch'],
])('a match still sees the photos of a member who pauses, until %s', async (_, separation) => {
  const { owner, viewer, path } = await meet();
  await createMatch({ database, clock }, owner, viewer);
  await setProfile(owner, 'is_active = false');
  expect(await opens(path)).toBe(200);
  await (separation === 'block'
    ? inject({ method: 'POST', url: '/api/blocks/', headers: owner.headers, payload: { user_id: viewer.id } })
    : inject({ method: 'DELETE', url: `/api/profiles/matches/${viewer.id}/`, headers: owner.headers }));
  expect(await opens(path)).toBe(404);
});

test('a browser asks again after ten minutes, and gets the bytes only if they have changed', async () => {
  const { path } = await meet();
  const { headers, rawPayload } = await inject({ url: path });
  expect(headers['cache-control']).toBe('private, max-age=600, must-revalidate');
  expect(rawPayload.length).toBeGreaterThan(0);
  const again = await inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
});
