import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat, makePhoneJpeg } from '../../../testing/images/make-images.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, database, clock, config, dependencies } = testApp;

const picture = await makeFlat(40, 30, '#b33').jpeg().toBuffer();
/** A distinct picture: plain ones of another size have other bytes. */
let pictures = 0;
const anotherPicture = () => {
  pictures += 1;
  return makeFlat(40 + pictures, 30, '#b33')
    .jpeg()
    .toBuffer();
};
const filesKept = () => listFiles(path.join(config.dataDir, 'media'));
const add = (member: TestMember, parts: Parameters<typeof makeForm>[0] = { photo: picture }) =>
  inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: member.headers, payload: makeForm(parts) });
const remove = (member: TestMember, id: number) =>
  inject({ method: 'DELETE', url: `/api/profiles/me/photos/${id}/`, headers: member.headers });
const order = (member: TestMember, ids: unknown) =>
  inject({ method: 'PUT', url: '/api/profiles/me/photos/order/', headers: member.headers, payload: { ids } });
const photosOf = async (member: TestMember) =>
  (await inject({ url: '/api/profiles/me', headers: member.headers }))
    .json()
    .photo_details.map((photo: { id: number }) => photo.id);
async function addMany(member: TestMember, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push((await add(member, { photo: await anotherPicture() })).json().id);
  return ids;
}
/** The paths in a response open the photos. */
async function expectOpen(photos: readonly { variants: { '480': string } }[]): Promise<void> {
  for (const { variants } of photos) expect((await inject({ url: variants['480'] })).statusCode).toBe(200);
}

let member: TestMember;
beforeEach(async () => {
  // The member has no badge, so no photo waits for a reviewer.
  member = await createMember(testApp, { verified: false });
});

test("an added photo can be fetched in three widths, upright and without the phone's metadata", async () => {
  const response = await add(member, { photo: await makePhoneJpeg(6, 96, 64) });
  expect(response.statusCode).toBe(201);
  const photo = response.json();
  expect(photo).toMatchObject({ width: 64, height: 96, thumbhash: expect.any(String) });
  for (const width of ['160', '480', '1080']) {
    const file = await inject({ url: photo.variants[width] });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600, must-revalidate',
    });

    const metadata = await sharp(file.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 64, height: 96 });
    expect(metadata.exif ?? metadata.xmp ?? metadata.icc).toBeUndefined();
  }
});

test('photos keep the order in which they are added, up to six', async () => {
  const ids = await addMany(member, 6);
  expect(await photosOf(member)).toEqual(ids);
  const seventh = await add(member, { photo: await anotherPicture() });
  expect(seventh.statusCode).toBe(409);
  expect(seventh.json().code).toBe('photo_limit_reached');
});

test('photos added at the same time never exceed six, and refused ones leave no files', async () => {
  await addMany(member, 4);
  const before = filesKept().length;
  const sent = await Promise.all(Array.from({ length: 6 }, anotherPicture));
  const responses = await Promise.all(sent.map((photo) => add(member, { photo })));
  expect(responses.map((response) => response.statusCode).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
  expect(await photosOf(member)).toHaveLength(6);
  expect(filesKept()).toHaveLength(before + 2 * 3);
});

test('a deleted photo is gone with its files, and the others move up', async () => {
  const [first, second, third] = await addMany(member, 3);
  const paths = (await inject({ url: '/api/profiles/me', headers: member.headers })).json().photos;
  const before = filesKept().length;
  const response = await remove(member, second ?? 0);
  expect(response.statusCode).toBe(200);
  expect(response.json().map((photo: { id: number }) => photo.id)).toEqual([first, third]);
  await expectOpen(response.json());
  expect((await inject({ url: paths[1] })).statusCode).toBe(404);
  expect((await inject({ url: paths[0] })).statusCode).toBe(200);
  expect(filesKept()).toHaveLength(before - 3);
  const fourth = (await add(member)).json().id;
  expect(await photosOf(member)).toEqual([first, third, fourth]);
  // The sweep moves the files that the disk does not let go.
  vi.spyOn(dependencies.photoStorage, 'remove').mockRejectedValueOnce(new Error('The disk refuses'));
  expect((await remove(member, first ?? 0)).statusCode).toBe(200);
  expect(await photosOf(member)).toEqual([third, fourth]);
});

test("another member's photo and an unknown one cannot be deleted, and get the same response", async () => {
  const [id] = await addMany(member, 1);
  const stranger = await createMember(testApp);
  const foreign = await remove(stranger, id ?? 0);
  const missing = await remove(stranger, 12_345);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(missing.body);
  expect(await photosOf(member)).toEqual([id]);
  expect(
    (await inject({ method: 'DELETE', url: '/api/profiles/me/photos/abc/', headers: member.headers })).statusCode,
  ).toBe(400);
});

test('members can put their photos in any order', async () => {
  const [first, second, third] = await addMany(member, 3);
  const response = await order(member, [third, first, second]);
  expect(response.statusCode).toBe(200);
  expect(response.json().map((photo: { id: number }) => photo.id)).toEqual([third, first, second]);
  await expectOpen(response.json());
  expect(await photosOf(member)).toEqual([third, first, second]);
});

test("an order must name each of the member's photos once", async () => {
  const [first, second] = await addMany(member, 2);
  const [foreign] = await addMany(await createMember(testApp), 1);
  for (const ids of [
    [first],
    [first, first],
    [first, second, second],
    [first, foreign],
    [first, second, foreign],
    [],
    'x',
    [first, -1],
  ]) {
    const response = await order(member, ids);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { ids: expect.any(Array) } });
  }
  expect(await photosOf(member)).toEqual([first, second]);
});

test.each([
  ['no file', {}, 'invalid_input'],
  ['text in the place of the file', { photo: 'https://example.com/a.jpg' }, 'invalid_input'],
  ['an empty file', { photo: Buffer.alloc(0) }, 'invalid_input'],
  ['a file of another kind', { photo: Buffer.from('%PDF-1.7 not a photo') }, 'photo_invalid'],
  [
    'a page that calls itself a photo',
    { photo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>') },
    'photo_invalid',
  ],
  ['a truncated photo', { photo: picture.subarray(0, picture.length / 2) }, 'photo_invalid'],
])('%s is refused, and nothing is stored', async (_, parts, code) => {
  const before = filesKept();
  const response = await add(member, parts);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code, fields: { photo: [expect.any(String)] } });
  expect(filesKept()).toEqual(before);
  expect(await photosOf(member)).toEqual([]);
});

test('a file over 10 MB is refused as too large', async () => {
  const response = await add(member, { photo: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff) });
  expect(response.statusCode).toBe(413);
  expect(response.json().code).toBe('file_too_large');
});

test('when the row cannot be written no file is left', async () => {
  const before = filesKept();
  await database.pool.query('alter table photos add constraint fault check (false) not valid');
  const response = await add(member);
  await database.pool.query('alter table photos drop constraint fault');
  expect(response.json().code).toBe('internal');
  expect(filesKept()).toEqual(before);
  expect(await photosOf(member)).toEqual([]);
});

test('a signed path opens one photo in one width until it expires, and nothing else', async () => {
  const photo = (await add(member)).json();
  const other = (await add(member, { photo: await anotherPicture() })).json();
  const signed: string = photo.variants['480'];
  const refused = [
    signed.replace('480.webp', '1080.webp'),
    signed.replace(/[0-9a-f]{32}/, other.variants['480'].split('/')[3]),
    signed.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 1}`),
    signed.replace(/signature=(.*)/, (_, real: string) => `signature=${'A'.repeat(real.length)}`),
  ];
  // The signature has the right length. Another length is refused before the signature is checked.
  expect(refused.every((url) => url.length === signed.length || !url.includes('A'.repeat(22)))).toBe(true);
  const responses = await Promise.all(refused.map((url) => inject({ url })));
  for (const response of responses) expect(response.statusCode).toBe(404);
  expect(new Set(responses.map((response) => response.body)).size).toBe(1);
  expect((await inject({ url: signed.split('?')[0] ?? '' })).statusCode).toBe(400);

  const before = clock.now();
  clock.advance(48 * 3_600_000);
  expect((await inject({ url: signed })).statusCode).toBe(404);
  clock.set(before);
  expect((await inject({ url: signed })).statusCode).toBe(200);
});

test('a token that outlives its member adds nothing', async () => {
  const before = filesKept();
  await database.pool.query('delete from users where id = $1', [member.id]);
  expect((await add(member)).json().code).toBe('not_signed_in');
  expect((await order(member, [])).json().code).toBe('not_signed_in');
  expect(filesKept()).toEqual(before);
});

test('nobody changes photos without signing in', async () => {
  const calls = [
    inject({ method: 'POST', url: '/api/profiles/me/photos/', payload: makeForm({ photo: picture }) }),
    inject({ method: 'DELETE', url: '/api/profiles/me/photos/1/' }),
    inject({ method: 'PUT', url: '/api/profiles/me/photos/order/', payload: { ids: [] } }),
  ];
  for (const response of await Promise.all(calls)) expect(response.json()).toMatchObject({ code: 'not_signed_in' });
});
