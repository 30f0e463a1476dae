import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { endPhotoReview } from './end-photo-review.ts';

const testApp = await buildTestApp();
const { clock, config, database, inject } = testApp;

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

const [brian, asha, juma, reviewer] = [701, 702, 703, 790];
const request = createTeller(testApp, [reviewer]);

/** The number of the photo with this width, which tells the pictures apart. */
async function photoOf(width: number): Promise<number> {
  const { rows } = await database.pool.query(
    'select id from photos where width = $1 union all select photo_id from profile_changes where width = $1',
    [width],
  );
  return Number(rows[0]?.id ?? 1);
}

const sends = (by: number, width: number, replaced?: number) => async () => {
  const photo = await makeFlat(width, 30, '#b33').jpeg().toBuffer();
  const replaces = replaced === undefined ? {} : { replaces: String(await photoOf(replaced)) };
  return request(by, 'POST', 'profiles/me/photos/', makeForm({ photo, ...replaces }));
};
const sendsFirst = (by: number, width: number) => async () => {
  const photo = await makeFlat(width, 30, '#b33').jpeg().toBuffer();
  return request(by, 'PATCH', 'profiles/me', makeForm({ photo, bio: 'With a picture' }));
};
const orders =
  (by: number, ...widths: number[]) =>
  async () =>
    request(by, 'PUT', 'profiles/me/photos/order/', { ids: await Promise.all(widths.map(photoOf)) });
const deletes = (by: number, width: number) => async () =>
  request(by, 'DELETE', `profiles/me/photos/${await photoOf(width)}/`);
const sees = (by: number, of: number) => () => request(by, 'GET', `profiles/${of}/`);
async function review(body: object): Promise<string> {
  const { rows } = await database.pool.query('select id from profile_changes');
  const url = `moderation/changes/${rows[0].id}`;
  await request(reviewer, 'POST', `${url}/claim/`, {});
  return request(reviewer, 'POST', `${url}/decide/`, body);
}
const approves = () => review({ decision: 'approve', checks: { photo_fits: true } });
const refuses = () => review({ decision: 'reject', reason_code: 'photo_of_another' });

const steps: readonly Step[] = [
  ['a first photo', sends(brian, 41)],
  ['a second one', sends(brian, 42)],
  ['a third one', sends(brian, 43)],
  ['the third one first', orders(brian, 43, 41, 42)],
  ['another one in the place of the first', sends(brian, 44, 43)],
  ['it is sent again', sends(brian, 44, 43)],
  ['an order without one of them', orders(brian, 44, 41)],
  ['the one in the middle goes', deletes(brian, 41)],
  ['a first one with the profile', sendsFirst(brian, 45)],
  ['it is sent again', sendsFirst(brian, 45)],
  ['the first one goes', deletes(brian, 45)],
  ['the last one goes', deletes(brian, 42)],
  ['her first photo beside the badge waits', sends(asha, 51)],
  ['others see none', sees(juma, asha)],
  ['a second one', sends(asha, 52)],
  ['a reviewer approves the first', approves],
  ['others see both', sees(juma, asha)],
  ['a third one', sends(asha, 53)],
  ['the second one first, which waits', orders(asha, 52, 53, 51)],
  ['others see the old order', sees(juma, asha)],
  ['a fourth one meanwhile', sends(asha, 54)],
  ['one that is not the first goes', deletes(asha, 53)],
  ['the one that waits to be first is replaced', sends(asha, 55, 52)],
  ['others see', sees(juma, asha)],
  ['a reviewer refuses', refuses],
  ['others see', sees(juma, asha)],
  ['another first one with the profile', sendsFirst(asha, 56)],
  ['the old first one is hers no longer', deletes(asha, 51)],
  ['others see it until a reviewer has looked', sees(juma, asha)],
  ['who approves', approves],
  ['others see', sees(juma, asha)],
  ['all but one go', deletes(asha, 54)],
  ['the last one stays beside the badge', deletes(asha, 56)],
  ["another member's photo", deletes(brian, 56)],
];

test('each step of photos has its response, its listeners, its rows and its files', async () => {
  clock.set('2026-03-03T06:00:00Z');
  await database.pool.query('delete from photos');
  await createMember(testApp, { id: brian, name: 'Brian', verified: false });
  await createMember(testApp, { id: asha, name: 'Asha' });
  await createMember(testApp, { id: juma, name: 'Juma', gender: 'male' });
  await createMember(testApp, { id: reviewer, name: 'Reviewer', role: 'moderator' });
  const files = filesKept().length;
  const withFiles = steps.map(([words, step]): Step => [
    words,
    async () => `${await step()} (${(filesKept().length - files) / 3} pictures are stored)`,
  ]);
  const tables =
    'photos photo_reviews photo_looks profile_changes notifications profiles moderation_audit review_claims';
  const course = await tellCourse(testApp, withFiles, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-photos.txt');
});

test('if a verified member’s first photo is rejected, others see none until a reviewer has looked again', async () => {
  const [first = 0, second] = await addMany(member, 2);
  await database.pool.query('update profiles set is_verified = true where user_id = $1', [member.id]);
  const viewer = await createMember(testApp);
  const seen = async () =>
    (await inject({ url: `/api/profiles/${member.id}/`, headers: viewer.headers })).json().photos.length;
  expect(await seen()).toBe(2);
  const rejected = { userId: member.id, photoId: first, isApproved: false };
  await inTransaction(database, (transaction) => endPhotoReview(transaction, rejected, clock.now()));
  expect([await seen(), await photosOf(member)]).toEqual([0, [second]]);
});
