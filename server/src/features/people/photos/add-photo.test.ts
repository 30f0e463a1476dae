import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, config } = testApp;

const picture = await makeFlat(40, 30, '#b33').jpeg().toBuffer();
const filesKept = () => listFiles(path.join(config.dataDir, 'media'));
const add = (member: TestMember, parts: Parameters<typeof makeForm>[0] = { photo: picture }) =>
  inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: member.headers, payload: makeForm(parts) });
const photosOf = async (member: TestMember): Promise<number[]> =>
  (await inject({ url: '/api/profiles/me', headers: member.headers }))
    .json()
    .photo_details.map((photo: { id: number }) => photo.id);
/** Adds pictures of different sizes, which can be told apart. */
async function addMany(member: TestMember, count: number): Promise<number[]> {
  for (let made = 1; made <= count; made += 1)
    await add(member, {
      photo: await makeFlat(40 + made, 30, '#b33')
        .jpeg()
        .toBuffer(),
    });
  return photosOf(member);
}

let member: TestMember;
beforeEach(async () => {
  // The member has no badge, so no photo waits for a reviewer.
  member = await createMember(testApp, { verified: false });
});

test('a photo that is sent again is there once, also as the sixth and at the same time', async () => {
  const others = await addMany(member, 5);
  const before = filesKept().length;
  const responses: Awaited<ReturnType<typeof add>>[] = await Promise.all([add(member), add(member), add(member)]);
  responses.push(await add(member));
  expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201, 201]);
  const ids = responses.map((response) => response.json().id);
  expect(new Set(ids).size).toBe(1);
  expect(await photosOf(member)).toEqual([...others, ids[0]]);
  expect(filesKept()).toHaveLength(before + 3);
  expect((await inject({ url: responses.at(-1)?.json().variants['480'] })).statusCode).toBe(200);
});

test('a photo takes the place of another one, whose files are removed, also on a full profile', async () => {
  const ids = await addMany(member, 6);
  const before = filesKept().length;
  const parts = { photo: picture, replaces: String(ids[2]) };
  const added = await add(member, parts);
  expect(added.statusCode).toBe(201);
  const wanted = ids.with(2, added.json().id);
  expect(await photosOf(member)).toEqual(wanted);
  expect(filesKept()).toHaveLength(before);
  // The same request again, as after a lost response.
  expect((await add(member, parts)).json().id).toBe(added.json().id);
  expect(await photosOf(member)).toEqual(wanted);
});

test("another member's photo and an unknown one cannot be replaced, and get the same response", async () => {
  const [id] = await addMany(member, 1);
  const stranger = await createMember(testApp);
  const before = filesKept();
  const foreign = await add(stranger, { photo: picture, replaces: String(id) });
  const missing = await add(stranger, { photo: picture, replaces: '12345' });
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(missing.body);
  expect((await add(stranger, { photo: picture, replaces: 'x' })).statusCode).toBe(400);
  expect(filesKept()).toEqual(before);
  expect(await photosOf(member)).toEqual([id]);
});
