import path from 'node:path';
import { expect, test } from 'vitest';
import type { Screened, Screener, SeenPhoto } from '../../../gateways/screening/screener.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const photosUrl = '/api/moderation/photos/';

/** The result of screening the next photo. */
const next: { answer: Screened<SeenPhoto> } = { answer: { isScreened: false, why: 'crashed' } };
const screener: Screener = {
  screenDocuments: async () => ({ isScreened: false, why: 'crashed' }),
  screenPhoto: async () => next.answer,
  onProblem: () => {},
  close: async () => {},
};
const testApp = await buildTestApp({}, { screener });
const { inject, database, config } = testApp;
const { get, post, notificationsOf, submit, claim: claimCase, lapseClaims } = createModerationClient(testApp);
const { addPhoto, seenBy, readOwn, sendFirst, waitingId } = createChangesClient(testApp);

const viewer = await createMember(testApp, { gender: 'male' });
const reviewer = await createMember(testApp, { role: 'moderator' });
const another = await createMember(testApp, { role: 'moderator' });

function scored(explicit: number, faceCount = 1): void {
  next.answer = { isScreened: true, result: { explicit, suggestive: 0, faceCount } };
}

/** An unverified member, whose photos others see at once, with one photo of this score. */
async function memberWithPhoto(explicit: number) {
  const member = await createMember(testApp, { verified: false });
  scored(explicit);
  const photo = await addPhoto(member);
  return { member, photo };
}

const photosSeenBy = async (who: TestMember, member: TestMember): Promise<string[]> =>
  (await seenBy(who, member)).photos;
const listed = async (
  caller: TestMember = reviewer,
): Promise<{ id: number; why: string; is_held: boolean; age: number }[]> => (await get(caller, photosUrl)).json();
const claim = (caller: TestMember, id: number) => post(caller, `${photosUrl}${id}/claim/`);
async function decide(caller: TestMember, id: number, payload: object) {
  await claim(caller, id);
  return post(caller, `${photosUrl}${id}/decide/`, payload);
}
const filesKept = () => listFiles(path.join(config.dataDir, 'media'));
const refusal = { decision: 'reject', reason_code: 'photo_not_allowed' };

test('photos that others do not see stand first in the queue, each part with the oldest first', async () => {
  const sent: number[] = [];
  for (const score of [0.5, 0.8, 0.4, 0.9]) {
    sent.push((await memberWithPhoto(score)).photo.id);
    testApp.clock.advance(60_000);
  }
  const [firstShown, firstHidden, secondShown, secondHidden] = sent;
  const waiting = (await listed()).map(({ id }) => id).filter((id) => sent.includes(id));
  expect(waiting).toEqual([firstHidden, secondHidden, firstShown, secondShown]);
  testApp.clock.advance(-240_000);
});

test('the age beside a photo is that of the new day from midnight in Nairobi', async () => {
  const { clock } = testApp;
  const before = clock.now();
  clock.set('2027-05-04T20:55:00Z');
  const by = await createMember(testApp, { role: 'moderator' });
  const { photo } = await memberWithPhoto(0.8);
  clock.set('2027-05-04T21:05:00Z');
  const found = (await listed(by)).find(({ id }) => id === photo.id);
  expect([found?.age, (await claim(by, photo.id)).json().age]).toEqual([31, 31]);
  clock.set(before);
});

test('a photo of at least 0.7 is shown to its owner with the reason, and to nobody else', async () => {
  const { member, photo } = await memberWithPhoto(0.7);
  expect(photo).toMatchObject({ held: 'explicit', has_face: true });
  expect((await readOwn(member)).photo_details).toMatchObject([{ id: photo.id, held: 'explicit', has_face: true }]);
  expect(await seenBy(viewer, member)).toMatchObject({ photo: null, photos: [], photo_details: [] });
  await createMatch(testApp, viewer, member);
  expect(await seenBy(viewer, member)).toMatchObject({ photo: null, photos: [] });
  const matches = await get(viewer, '/api/profiles/matches/');
  expect(matches.json().find((each: { id: number }) => each.id === member.id)).toMatchObject({
    photo: null,
  });
  expect(await listed()).toContainEqual(expect.objectContaining({ id: photo.id, why: 'explicit', is_held: true }));
});

test('the path of a photo that is held later opens nothing, but to its owner', async () => {
  const { member, photo } = await memberWithPhoto(0);
  const [given] = await photosSeenBy(viewer, member);
  const statusOf = async (url = '') => (await inject({ url })).statusCode;
  expect(await statusOf(given)).toBe(200);
  await database.pool.query('update photos set is_held = true where id = $1', [photo.id]);
  expect(await statusOf(given)).toBe(404);
  expect(await statusOf(photo.variants['1080'])).toBe(200);
});

test('the photo of the profile form is looked at as well', async () => {
  const member = await createMember(testApp, { verified: false });
  scored(0.8);
  expect((await sendFirst(member)).photo_details).toMatchObject([{ held: 'explicit' }]);
  expect(await photosSeenBy(viewer, member)).toEqual([]);
});

test('a held photo that is not the first one leaves the others', async () => {
  const { member, photo: first } = await memberWithPhoto(0);
  scored(0.9);
  const held = await addPhoto(member);
  expect((await seenBy(viewer, member)).photo_details.map(({ id }: { id: number }) => id)).toEqual([first.id]);
  expect((await readOwn(member)).photo_details.map(({ id }: { id: number }) => id)).toEqual([first.id, held.id]);
});

test('a photo between 0.35 and 0.7 is shown, and a person looks at it; one below is only shown', async () => {
  const { member: doubtful, photo } = await memberWithPhoto(0.5);
  expect(photo.held).toBeNull();
  expect(await photosSeenBy(viewer, doubtful)).toHaveLength(1);
  expect(await listed()).toContainEqual(
    expect.objectContaining({ id: photo.id, why: 'perhaps_explicit', is_held: false }),
  );
  const { member: harmless, photo: other } = await memberWithPhoto(0.2);
  expect(await photosSeenBy(viewer, harmless)).toHaveLength(1);
  expect((await listed()).map(({ id }) => id)).not.toContain(other.id);
});

test.each([
  ['timeout', 0],
  ['no_model', 1],
] as const)('a photo that was not screened (%s) is for a person, and others see %i', async (why, count) => {
  const member = await createMember(testApp, { verified: false });
  next.answer = { isScreened: false, why };
  const photo = await addPhoto(member);
  expect(photo).toMatchObject({ held: count === 0 ? 'not_screened' : null, has_face: null });
  expect(await photosSeenBy(viewer, member)).toHaveLength(count);
  expect(await listed()).toContainEqual(expect.objectContaining({ id: photo.id, why: 'not_screened' }));
});

test('the owner is told that no face was found', async () => {
  const member = await createMember(testApp, { verified: false });
  scored(0, 0);
  expect(await addPhoto(member)).toMatchObject({ held: null, has_face: false });
  expect((await readOwn(member)).photo_details).toMatchObject([{ held: null, has_face: false }]);
});

test('an approved photo is shown, its owner is told, and the audit knows who looked and decided', async () => {
  const { member, photo } = await memberWithPhoto(0.8);
  const opened = await claim(reviewer, photo.id);
  expect(opened.json()).toMatchObject({ claimed_by: reviewer.id, photo: { id: photo.id } });
  expect((await inject({ url: opened.json().photo.variants['480'] })).statusCode).toBe(200);
  expect((await decide(reviewer, photo.id, { decision: 'approve' })).statusCode).toBe(200);
  expect(await photosSeenBy(viewer, member)).toHaveLength(1);
  expect((await readOwn(member)).photo_details).toMatchObject([{ held: null }]);
  expect(await notificationsOf(member)).toMatchObject([
    { kind: 'profile_change', params: { decision: 'approved', changed: ['photo'] } },
  ]);
  const audit = await database.pool.query(
    'select action, moderator_id from moderation_audit where user_id = $1 order by id',
    [member.id],
  );
  expect(audit.rows).toEqual([
    { action: 'claim_photo', moderator_id: reviewer.id },
    { action: 'claim_photo', moderator_id: reviewer.id },
    { action: 'approve_photo', moderator_id: reviewer.id },
  ]);
  expect((await decide(reviewer, photo.id, { decision: 'approve' })).statusCode).toBe(404);
});

test.each([
  ['a hidden', 0.8],
  ['a shown', 0.5],
])('%s photo that is rejected is deleted with its files, and its owner learns why', async (_, explicit) => {
  const { member, photo } = await memberWithPhoto(explicit);
  const url = photo.variants['480'];
  expect((await inject({ url })).statusCode).toBe(200);
  const before = filesKept().length;
  expect((await decide(reviewer, photo.id, refusal)).statusCode).toBe(200);
  expect((await readOwn(member)).photo_details).toEqual([]);
  expect((await inject({ url })).statusCode).toBe(404);
  expect(filesKept()).toHaveLength(before - 3);
  expect(await notificationsOf(member)).toMatchObject([
    { params: { decision: 'rejected', changed: ['photo'], refusal: { code: 'photo_not_allowed', note: null } } },
  ]);
});

test('nobody is told that a photo which is shown was looked at and kept', async () => {
  const { member, photo } = await memberWithPhoto(0.5);
  expect((await decide(reviewer, photo.id, { decision: 'approve' })).statusCode).toBe(200);
  expect(await notificationsOf(member)).toEqual([]);
});

test('a photo that another reviewer has claimed cannot be opened or decided until the claim lapses', async () => {
  const { photo } = await memberWithPhoto(0.8);
  await claim(reviewer, photo.id);
  expect((await claim(another, photo.id)).json()).toMatchObject({ code: 'claimed_by_another' });
  expect((await decide(another, photo.id, refusal)).json()).toMatchObject({ code: 'claimed_by_another' });
  await lapseClaims();
  expect((await claim(another, photo.id)).statusCode).toBe(200);
});

test('a reviewer holds one claim at a time', async () => {
  const { photo } = await memberWithPhoto(0.8);
  const applicant = await createMember(testApp, { verified: false });
  const id = await submit(applicant);
  const claimedBy = async () => (await listed()).find((each) => each.id === photo.id);
  await claimCase(reviewer, id);
  await claim(reviewer, photo.id);
  const queue = (await get(reviewer, queueUrl)).json().find((each: { id: number }) => each.id === id);
  expect(queue).toMatchObject({ claimed_by: null });
  expect(await claimedBy()).toMatchObject({ claimed_by: reviewer.id });
  await claimCase(reviewer, id);
  expect(await claimedBy()).toMatchObject({ claimed_by: null });
});

test('members and reviewers with a photo of their own reach nothing', async () => {
  const own = await createMember(testApp, { role: 'moderator', verified: false });
  scored(0.8);
  const photo = await addPhoto(own);
  expect((await listed(own)).map(({ id }) => id)).not.toContain(photo.id);
  expect((await claim(own, photo.id)).statusCode).toBe(404);
  expect((await decide(own, photo.id, { decision: 'approve' })).statusCode).toBe(404);
  expect((await get(viewer, photosUrl)).statusCode).toBe(404);
  expect((await claim(viewer, photo.id)).statusCode).toBe(404);
  expect((await decide(viewer, photo.id, refusal)).statusCode).toBe(404);
});

test('a new first photo of a verified member waits for its reviewer, and stands in one queue', async () => {
  const member = await createMember(testApp);
  scored(0);
  await addPhoto(member);
  scored(0.9);
  await sendFirst(member);
  expect(await waitingId(member)).toBeDefined();
  const rows = await database.pool.query(
    'select from photo_reviews review join photos photo on photo.id = review.photo_id where photo.user_id = $1',
    [member.id],
  );
  expect(rows.rowCount).toBe(0);
});

test('a deleted photo leaves the queue', async () => {
  const { member, photo } = await memberWithPhoto(0.8);
  await inject({ method: 'DELETE', url: `/api/profiles/me/photos/${photo.id}/`, headers: member.headers });
  expect((await listed()).map(({ id }) => id)).not.toContain(photo.id);
  expect((await claim(reviewer, photo.id)).statusCode).toBe(404);
});
