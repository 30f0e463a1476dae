import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, database, clock, tokens, config } = testApp;

const picture = await makeFlat(40, 30, '#b33').jpeg().toBuffer();
/** A different picture each time. */
let made = 0;
const another = () =>
  makeFlat(40, 30, `rgb(${(made += 8)}, 60, 90)`)
    .jpeg()
    .toBuffer();
const fields = { name: 'Amina', age: '31', location: 'Thika', interests: 'Travel' };
const url = '/api/profiles/me';
const put = (member: TestMember, parts: Parameters<typeof makeForm>[0]) =>
  inject({ method: 'PUT', url, headers: member.headers, payload: makeForm({ ...fields, ...parts }) });
const patch = (member: TestMember, payload: object) =>
  inject({ method: 'PATCH', url, headers: member.headers, payload });
/** Adds a photo behind the others; returns its id. */
const add = async (member: TestMember, photo: Buffer): Promise<number> => {
  const payload = makeForm({ photo });
  return (await inject({ method: 'POST', url: `${url}/photos/`, headers: member.headers, payload })).json().id;
};
const filesKept = () => listFiles(path.join(config.dataDir, 'media'));
const idsIn = (response: { json(): { photo_details: { id: number }[] } }) =>
  response.json().photo_details.map((photo) => photo.id);

let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp, { verified: false });
});

test('the first photo that is sent with the profile is shown to others', async () => {
  const first = await put(member, { photo: picture });
  expect(first.statusCode).toBe(200);
  expect(first.json().photo).toBe(first.json().photos[0]);
  expect((await inject({ url: first.json().photo })).headers['content-type']).toBe('image/webp');
});

test.each(['PUT', 'PATCH'] as const)(
  'a photo sent by %s replaces the first one and its files, and the others stay',
  async (method) => {
    const first = await put(member, { photo: picture });
    const others = [await add(member, await another()), await add(member, await another())];
    const before = filesKept().length;
    const payload = makeForm({ ...fields, photo: await another() });
    const changed = await inject({ method, url, headers: member.headers, payload });
    expect(idsIn(changed)).toEqual([expect.any(Number), ...others]);
    expect(idsIn(changed)).not.toContain(idsIn(first)[0]);
    expect(filesKept()).toHaveLength(before);
    expect((await inject({ url: first.json().photo })).statusCode).toBe(404);
    expect((await inject({ url: changed.json().photo })).headers['content-type']).toBe('image/webp');
  },
);

test('on a full profile a new photo replaces the first one too', async () => {
  await put(member, { photo: picture });
  for (let count = 1; count < 6; count += 1) await add(member, await another());
  const before = await inject({ url, headers: member.headers });
  const changed = await put(member, { photo: await another() });
  expect(changed.statusCode).toBe(200);
  expect(idsIn(changed)).toEqual([expect.any(Number), ...idsIn(before).slice(1)]);
});

test('the first picture is not added twice when it is sent again after a lost response', async () => {
  const before = filesKept().length;
  const first = await put(member, { photo: picture });
  const again = await put(member, { photo: picture, bio: 'Once more.' });
  expect([again.statusCode, again.json().bio, idsIn(again)]).toEqual([200, 'Once more.', idsIn(first)]);
  expect(filesKept()).toHaveLength(before + 3);
  expect((await inject({ url: again.json().photo })).statusCode).toBe(200);
});

test('a picture that stands further back already becomes the first one too', async () => {
  const first = await put(member, { photo: picture });
  const behind = await another();
  const second = await add(member, behind);
  const changed = await put(member, { photo: behind });
  expect(idsIn(changed)).toEqual([expect.any(Number), second]);
  expect(idsIn(changed)[0]).not.toBe(idsIn(first)[0]);
});

test('an empty photo, or an existing path in any width and of any day, leaves the photos unchanged', async () => {
  const { json } = await put(member, { photo: picture });
  const [detail] = json().photo_details;
  clock.advance(86_400_000);
  const token = await tokens.issue({ userId: member.id, role: 'member' }, 1);
  const tomorrow = { ...member, headers: { authorization: `Bearer ${token}` } };
  const unchanged = [{}, { photo: '' }, { photo: null }, ...Object.values(detail.variants).map((photo) => ({ photo }))];
  for (const payload of unchanged) {
    const response = await patch(tomorrow, payload);
    expect(response.statusCode).toBe(200);
    expect(idsIn(response)).toEqual([detail.id]);
  }
  clock.advance(-86_400_000);
});

test("the path of another member's photo is refused", async () => {
  const { photo } = (await put(member, { photo: picture })).json();
  const thief = await createMember(testApp);
  const response = await patch(thief, { photo });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toHaveProperty('photo');
});

test('a photo that cannot be used is refused, and the profile stays as it was', async () => {
  const before = filesKept();
  const response = await put(member, { name: 'Changed', photo: Buffer.from('GIF89a not taken') });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('photo_invalid');
  expect((await inject({ url, headers: member.headers })).json().name).not.toBe('Changed');
  expect(filesKept()).toEqual(before);
});

test('bad fields are refused before the photo is looked at', async () => {
  const before = filesKept();
  expect((await put(member, { age: '7', photo: picture })).json().fields).toHaveProperty('age');
  expect(filesKept()).toEqual(before);
});

test.each(['photos', 'profiles'])(
  'when the %s cannot be written, neither photo nor profile nor file is',
  async (table) => {
    await put(member, { photo: picture });
    const before = { me: (await inject({ url, headers: member.headers })).json(), files: filesKept() };
    await database.pool.query(`alter table ${table} add constraint fault check (false) not valid`);
    const response = await put(member, { name: 'Changed', photo: await another() });
    await database.pool.query(`alter table ${table} drop constraint fault`);
    expect(response.statusCode).toBe(500);
    expect({ me: (await inject({ url, headers: member.headers })).json(), files: filesKept() }).toEqual(before);
  },
);

test('of photos sent at the same time one stays, and no file of the others', async () => {
  const other = await add(member, picture);
  const before = filesKept().length;
  const pictures = await Promise.all(Array.from({ length: 8 }, another));
  await Promise.all(pictures.map((photo) => put(member, { photo })));
  const { rows } = await database.pool.query<{ position: number }>(
    'select position from photos where user_id = $1 order by 1',
    [member.id],
  );
  const last = await inject({ url, headers: member.headers });
  expect(rows.map((row) => row.position)).toEqual([0]);
  expect(idsIn(last)).not.toContain(other);
  expect(filesKept()).toHaveLength(before);
});
