import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { perceptualHashesOf } from '../../../gateways/images/perceptual-hashes.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { drawPerson } from '../../../testing/images/draw-people.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createMediaClient } from '../../conversations/messages/media-client.fixture.ts';
import { isPhotoBanned, removeMarks } from '../../core/bans/index.ts';
import { deleteHashesOfDeletedPhotos } from '../../people/photos/index.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
const { judge, createModerator } = createReportClient(testApp);
const [width, height] = [720, 900];
const patience = { timeout: 120_000 };
const ban = { decision: 'ban', reason: 'fake', note: 'Somebody else on every photo.' };

async function upload(by: TestMember, picture: Buffer) {
  const payload = makeForm({ photo: picture });
  const response = await inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: by.headers, payload });
  return { status: response.statusCode, body: response.json() };
}
const photoOf = (seed: number) => drawPerson(seed, width, height).jpeg({ quality: 90 }).toBuffer();

const banned = await createMember(testApp, { verified: false });
const photos = await Promise.all([10_001, 10_002].map((seed) => photoOf(seed)));
for (const photo of photos) expect((await upload(banned, photo)).status).toBe(201);
const reviewer = await createModerator();
const caseId = await judge(banned, ban, reviewer);
const newcomer = await createMember(testApp, { verified: false });

const inside = (picture: Sharp, share: number) =>
  picture.extract({
    left: Math.round(width * share),
    top: Math.round(height * share),
    width: Math.round(width * (1 - 2 * share)),
    height: Math.round(height * (1 - 2 * share)),
  });
const written = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect x="10" y="820" width="400" height="60"
    fill="#fff"/><text x="20" y="865" font-size="42">Single, Nairobi</text></svg>`,
);
const jpeg = (picture: Sharp) => picture.jpeg({ quality: 85 });
const frame = { top: 20, bottom: 20, left: 20, right: 20, background: '#fff' };

const variants: Record<string, (picture: Sharp) => Sharp> = {
  'the file itself': (picture) => picture.jpeg({ quality: 90 }),
  'a poor JPEG': (picture) => picture.jpeg({ quality: 30 }),
  'a PNG': (picture) => picture.png(),
  'a poor WebP': (picture) => picture.webp({ quality: 40 }),
  'half the size': (picture) => jpeg(picture.resize(width / 2)),
  'a thumbnail': (picture) => jpeg(picture.resize(200)),
  'twice the size': (picture) => jpeg(picture.resize(width * 2)),
  brighter: (picture) => jpeg(picture.modulate({ brightness: 1.25 })),
  darker: (picture) => jpeg(picture.modulate({ brightness: 0.75 })),
  'more colourful': (picture) => jpeg(picture.modulate({ saturation: 1.6 })),
  grey: (picture) => jpeg(picture.greyscale()),
  'other colours': (picture) => jpeg(picture.modulate({ hue: 20 })),
  blurred: (picture) => jpeg(picture.blur(2)),
  sharpened: (picture) => jpeg(picture.sharpen({ sigma: 2 })),
  'more contrast': (picture) => jpeg(picture.linear(1.25, -30)),
  'cropped by 3 % of each side': (picture) => jpeg(inside(picture, 0.03)),
  'cropped by 5 % of each side': (picture) => jpeg(inside(picture, 0.05)),
  framed: (picture) => jpeg(picture.extend(frame)),
  'with words on it': (picture) => jpeg(picture.composite([{ input: written }])),
  mirrored: (picture) => jpeg(picture.flop()),
};

test('20 of 20 variants of the photos of a banned member are refused, with the reason', patience, async () => {
  expect(Object.keys(variants)).toHaveLength(20);
  for (const [name, change] of Object.entries(variants))
    for (const photo of photos)
      expect({ name, ...(await upload(newcomer, await change(sharp(photo)).toBuffer())) }).toMatchObject({
        name,
        status: 403,
        body: { code: 'photo_refused' },
      });
});

test('none of 500 unrelated photos is refused', patience, async () => {
  const refused: number[] = [];
  for (let seed = 0; seed < 500; seed += 1)
    if (await isPhotoBanned(database, await perceptualHashesOf(drawPerson(seed)))) refused.push(seed);
  expect(refused).toEqual([]);
  expect((await upload(newcomer, await photoOf(3))).status).toBe(201);
});

test('a picture that differs in 40 of 256 bits is the same one, and one that differs in 41 is not', async () => {
  const rest = '0f'.repeat(26);
  await database.pool.query(
    `insert into banned_marks (kind, mark, case_id, created_at) values ('photo', decode($1, 'hex'), $2, now())`,
    [`${'0f'.repeat(6)}${rest}`, caseId],
  );
  const isBanned = (start: string) => isPhotoBanned(database, [`${start}${rest}`]);
  expect([await isBanned('f0f0f0f0f00f'), await isBanned('f0f0f0f0f00e')]).toEqual([true, false]);
});

test('the first photo of the profile form is refused as well, and nothing of the form is saved', async () => {
  const response = await inject({
    method: 'PATCH',
    url: '/api/profiles/me',
    headers: newcomer.headers,
    payload: makeForm({ bio: 'Habari', photo: photos[0] ?? Buffer.alloc(0) }),
  });
  expect([response.statusCode, response.json().code]).toEqual([403, 'photo_refused']);
  expect((await inject({ url: '/api/profiles/me', headers: newcomer.headers })).json().bio).not.toBe('Habari');
});

test('a photo that is sent to a match is refused as well', async () => {
  const { createPayingCouple, upload: add } = createMediaClient(testApp);
  const [one, other] = await createPayingCouple();
  expect(await add(one, other.id, photos[1] ?? Buffer.alloc(0))).toMatchObject({ body: { code: 'photo_refused' } });
  expect(await add(one, other.id, await photoOf(4))).toMatchObject({ status: 201 });
});

test('a first photo that waits for its reviewer is known again too, and a deleted one no more', async () => {
  const member = await createMember(testApp, { verified: false });
  const [kept, deleted, waiting] = await Promise.all([10_004, 10_005, 10_006].map((seed) => photoOf(seed)));
  const sent = [];
  for (const photo of [kept, deleted, waiting]) sent.push(await upload(member, photo ?? Buffer.alloc(0)));
  const url = `/api/profiles/me/photos/${sent[1]?.body.id}/`;
  expect((await inject({ method: 'DELETE', url, headers: member.headers })).statusCode).toBe(200);
  await database.pool.query(
    `with last as (delete from photos where id = $2 returning *)
     insert into profile_changes (user_id, photo_ids, photo_id, storage_key, width, height, thumbhash, submitted_at)
     select user_id, array[id, $1::bigint], id, storage_key, width, height, thumbhash, now() from last`,
    [sent[0]?.body.id, sent[2]?.body.id],
  );
  await deleteHashesOfDeletedPhotos({ database });
  await judge(member, ban, reviewer);
  const again = async (photo = Buffer.alloc(0)) => (await upload(newcomer, photo)).status;
  expect([await again(kept), await again(deleted), await again(waiting)]).toEqual([403, 201, 403]);
});

test('only a ban has this effect, not a suspension, and a lifted one has it no more', async () => {
  const [suspended, other] = [await createMember(testApp), await createMember(testApp)];
  const photo = await photoOf(10_003);
  await upload(suspended, photo);
  const until = '2026-11-24T09:00:00.000Z';
  await judge(suspended, { decision: 'suspend', reason: 'fake', note: 'Until the papers are here.', until }, reviewer);
  expect((await upload(other, photo)).status).toBe(201);
  await getRows(database, removeMarks, { caseId });
  expect((await upload(other, photos[0] ?? Buffer.alloc(0))).status).toBe(201);
});
