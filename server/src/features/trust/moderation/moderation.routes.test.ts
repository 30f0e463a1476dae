import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { approval, get, post, claim, decide, submit, auditOf } = createModerationClient(testApp);
const demote = (reviewer: TestMember) =>
  database.pool.query("update users set role = 'member' where id = $1", [reviewer.id]);

const moderator = await createMember(testApp, { role: 'moderator' });
const colleague = await createMember(testApp, { role: 'moderator' });
let member: TestMember;
let id: number;
beforeEach(async () => {
  await database.pool.query('delete from verifications');
  member = await createMember(testApp, { name: 'Amina', verified: false, age: 25, birthday: '1996-05-05' });
  id = await submit(member);
});

test('the queue lists pending submissions, oldest first, and shows whether age and birthday differ', async () => {
  clock.advance(60_000);
  const later = await createMember(testApp, { verified: false, age: 31, birthday: '1996-05-05' });
  await submit(later);
  clock.advance(-60_000);
  const response = await get(moderator, queueUrl);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual([
    {
      id,
      user_id: member.id,
      name: 'Amina',
      age: 25,
      birthday: '1996-05-05',
      age_by_birthday: 30,
      age_differs: true,
      location: 'Nairobi',
      joined_at: '2026-11-21T09:00:00.000Z',
      photo: null,
      photo_detail: null,
      status: 'pending',
      refusal: null,
      submitted_at: '2026-11-21T09:00:00.000Z',
      decide_by: '2026-11-23T09:00:00.000Z',
      decided_at: null,
      decided_by: null,
      claimed_by: null,
      request_number: 1,
      previous_refusal: null,
      pose: expect.stringMatching(/_/),
      has_face_consent: true,
      screening: null,
    },
    expect.objectContaining({ user_id: later.id, age_differs: false }),
  ]);
  await decide(moderator, id);
  expect((await get(moderator, queueUrl)).json()).toHaveLength(1);
  expect((await get(moderator, `${queueUrl}?status=approved`)).json()).toMatchObject([{ id, status: 'approved' }]);
  expect((await get(moderator, `${queueUrl}?status=none`)).statusCode).toBe(400);
});

test('the queue shows each face in the smallest size of the photo', async () => {
  const photo = await makeFlat(600, 750, '#b3b').jpeg().toBuffer();
  await inject({
    method: 'POST',
    url: '/api/profiles/me/photos/',
    headers: member.headers,
    payload: makeForm({ photo }),
  });
  for (const [shown] of [(await get(moderator, queueUrl)).json(), [(await claim(moderator, id)).json()]]) {
    const face = await inject({ url: shown.photo });
    expect(face.statusCode).toBe(200);
    expect((await sharp(face.rawPayload).metadata()).width).toBe(160);
  }
});

test('a claim keeps other reviewers away for 15 minutes', async () => {
  expect((await claim(moderator, id)).json()).toMatchObject({ id, claimed_by: moderator.id });
  expect((await claim(moderator, id)).statusCode).toBe(200);
  for (const response of [await claim(colleague, id), await decide(colleague, id)]) {
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('claimed_by_another');
  }
  clock.advance(15 * 60_000);
  const token = await testApp.tokens.issue({ userId: colleague.id, role: 'moderator' }, 1);
  const later = { ...colleague, headers: { authorization: `Bearer ${token}` } };
  expect((await get(later, queueUrl)).json()).toMatchObject([{ claimed_by: null }]);
  expect((await claim(later, id)).json()).toMatchObject({ claimed_by: colleague.id });
  clock.advance(-15 * 60_000);
});

test('of reviewers who claim at the same time only one succeeds', async () => {
  const responses = await Promise.all([moderator, colleague].map((reviewer) => claim(reviewer, id)));
  expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, 409]);
});

test('a reviewer sees both pictures, uncached, and the audit records each look', async () => {
  await claim(moderator, id);
  for (const [picture, width] of [
    ['selfie', 60],
    ['id_document', 90],
  ] as const) {
    const response = await get(moderator, `${queueUrl}${id}/${picture}/`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
  expect(await auditOf(id)).toEqual([
    { moderator_id: moderator.id, action: 'claim' },
    { moderator_id: moderator.id, action: 'view_selfie' },
    { moderator_id: moderator.id, action: 'view_id_document' },
  ]);
});

test('a picture is not shown when the look cannot be logged', async () => {
  await claim(moderator, id);
  await database.pool.query('alter table moderation_audit add constraint fault check (false) not valid');
  const response = await get(moderator, `${queueUrl}${id}/selfie/`);
  await database.pool.query('alter table moderation_audit drop constraint fault');
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toMatch(/json/);
});

test('reviewers can neither see nor decide their own submission', async () => {
  const reviewer = await createMember(testApp, { role: 'moderator', verified: false });
  const own = await submit(reviewer);
  const responses = [
    await claim(reviewer, own),
    await decide(reviewer, own),
    await get(reviewer, `${queueUrl}${own}/selfie/`),
    await get(reviewer, `${queueUrl}${own}/id_document/`),
  ];
  for (const response of responses) expect(response.statusCode).toBe(404);
  expect((await get(reviewer, '/api/verify/')).json().status).toBe('pending');
  expect(await auditOf(own)).toEqual([]);
  expect((await get(reviewer, queueUrl)).json().map((row: { id: number }) => row.id)).toEqual([id]);
});

const requests = {
  list: (caller: TestMember) => get(caller, queueUrl),
  claim: (caller: TestMember) => claim(caller, id),
  selfie: (caller: TestMember) => get(caller, `${queueUrl}${id}/selfie/`),
  id_document: (caller: TestMember) => get(caller, `${queueUrl}${id}/id_document/`),
  decide: (caller: TestMember) => decide(caller, id),
  audit: (caller: TestMember) => get(caller, '/api/moderation/audit/'),
};

test.each(Object.entries(requests))('%s does not exist for members or visitors', async (_, send) => {
  const response = await send(await createMember(testApp));
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe((await get(member, '/api/nothing-here/')).body);
  const visitor = { ...member, headers: { authorization: '' } };
  expect((await send(visitor)).statusCode).toBe(401);
});

test.each(Object.entries(requests))(
  'a former moderator gets nothing from %s, although the token is still valid',
  async (name, send) => {
    const former = await createMember(testApp, { role: 'moderator' });
    // Each list has an entry, whichever tests ran before.
    await claim(colleague, id);
    const told = await send(colleague);
    expect(told.statusCode).toBe(200);
    expect(told.rawPayload.length).toBeGreaterThan('[]'.length);
    await database.pool.query("update verifications set status = 'pending', decided_at = null where id = $1", [id]);
    const audited = await auditOf(id);
    await demote(former);
    const response = await send(former);
    const isList = name === 'list' || name === 'audit';
    expect([response.statusCode, response.json()]).toEqual(
      isList ? [200, []] : [404, expect.objectContaining({ code: 'not_found' })],
    );
    expect(await auditOf(id)).toEqual(audited);
  },
);

test.each(['claim', 'selfie', 'id_document', 'decide'])('%s of an unknown submission is not found', async (action) => {
  const url = `${queueUrl}999999/${action}/`;
  const response =
    action === 'claim' || action === 'decide'
      ? await post(moderator, url, await approval(moderator, 999999))
      : await get(moderator, url);
  expect(response.statusCode).toBe(404);
});

test('the audit is read newest first, page by page, and cannot be changed', async () => {
  await decide(moderator, id);
  const [newest, older] = (await get(colleague, '/api/moderation/audit/')).json();
  expect(newest).toMatchObject({
    moderator_id: moderator.id,
    action: 'approve',
    verification_id: id,
    created_at: '2026-11-21T09:00:00.000Z',
  });
  expect(older).toMatchObject({ action: 'claim', verification_id: id });
  expect((await get(colleague, `/api/moderation/audit/?before=${newest.id}`)).json()[0]).toEqual(older);
  await expect(database.pool.query("update moderation_audit set action = 'none'")).rejects.toThrow('append-only');
  await expect(database.pool.query('delete from moderation_audit')).rejects.toThrow('append-only');
});
