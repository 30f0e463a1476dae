import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { makeForm } from '../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;

const selfie = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
const document = await makeFlat(90, 60, '#3b3').png().toBuffer();
const queue = '/api/moderation/verifications/';
const get = (caller: TestMember, url: string) => inject({ url, headers: caller.headers });
const post = (caller: TestMember, url: string, payload: object = {}) =>
  inject({ method: 'POST', url, headers: caller.headers, payload });
const claim = (caller: TestMember, id: number) => post(caller, `${queue}${id}/claim/`);
const decide = (caller: TestMember, id: number, payload: object = { decision: 'approve' }) =>
  post(caller, `${queue}${id}/decide/`, payload);
const auditOf = async (id: number) =>
  (
    await database.pool.query(
      'select moderator_id, action from moderation_audit where verification_id = $1 order by id',
      [id],
    )
  ).rows;
const notificationsOf = async (member: TestMember) => (await get(member, '/api/notifications/')).json();
const demote = (member: TestMember) =>
  database.pool.query("update users set role = 'member' where id = $1", [member.id]);

async function submit(member: TestMember): Promise<number> {
  await inject({
    method: 'POST',
    url: '/api/verify/',
    headers: member.headers,
    payload: makeForm({ selfie, id_document: document }),
  });
  return (
    await database.pool.query("select id from verifications where user_id = $1 and status = 'pending'", [member.id])
  ).rows[0]?.id;
}

const moderator = await createMember(testApp, { role: 'moderator' });
const colleague = await createMember(testApp, { role: 'moderator' });
let member: TestMember;
let id: number;
beforeEach(async () => {
  await database.pool.query('delete from verifications');
  member = await createMember(testApp, { name: 'Amina', verified: false, age: 25, birthday: '1996-05-05' });
  id = await submit(member);
});

test('the queue shows who waits, oldest first, and whether age and birthday differ', async () => {
  clock.advance(60_000);
  const later = await createMember(testApp, { verified: false, age: 31, birthday: '1996-05-05' });
  await submit(later);
  clock.advance(-60_000);
  const answer = await get(moderator, queue);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([
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
      status: 'pending',
      refusal: null,
      submitted_at: '2026-11-21T09:00:00.000Z',
      decide_by: '2026-11-23T09:00:00.000Z',
      decided_at: null,
      claimed_by: null,
      request_number: 1,
      previous_refusal: null,
    },
    expect.objectContaining({ user_id: later.id, age_differs: false }),
  ]);
  await decide(moderator, id);
  expect((await get(moderator, queue)).json()).toHaveLength(1);
  expect((await get(moderator, `${queue}?status=approved`)).json()).toMatchObject([{ id, status: 'approved' }]);
  expect((await get(moderator, `${queue}?status=none`)).statusCode).toBe(400);
});

test('the faces in the queue are the smallest of a photo’s sizes', async () => {
  const photo = await makeFlat(600, 750, '#b3b').jpeg().toBuffer();
  await inject({
    method: 'POST',
    url: '/api/profiles/me/photos/',
    headers: member.headers,
    payload: makeForm({ photo }),
  });
  for (const [shown] of [(await get(moderator, queue)).json(), [(await claim(moderator, id)).json()]]) {
    const face = await inject({ url: shown.photo });
    expect(face.statusCode).toBe(200);
    expect((await sharp(face.rawPayload).metadata()).width).toBe(160);
  }
});

test('a claim keeps other reviewers away for 15 minutes', async () => {
  expect((await claim(moderator, id)).json()).toMatchObject({ id, claimed_by: moderator.id });
  expect((await claim(moderator, id)).statusCode).toBe(200);
  for (const answer of [await claim(colleague, id), await decide(colleague, id)]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('claimed_by_another');
  }
  clock.advance(15 * 60_000);
  const token = await testApp.tokens.issue({ userId: colleague.id, role: 'moderator' }, 1);
  const later = { ...colleague, headers: { authorization: `Bearer ${token}` } };
  expect((await get(later, queue)).json()).toMatchObject([{ claimed_by: null }]);
  expect((await claim(later, id)).json()).toMatchObject({ claimed_by: colleague.id });
  clock.advance(-15 * 60_000);
});

test('of reviewers who claim at the same time one holds it', async () => {
  const answers = await Promise.all([moderator, colleague].map((reviewer) => claim(reviewer, id)));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
});

test('a reviewer sees both pictures, never cached, and the audit knows of each look', async () => {
  for (const [picture, width] of [
    ['selfie', 60],
    ['id_document', 90],
  ] as const) {
    const answer = await get(moderator, `${queue}${id}/${picture}/`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
  expect(await auditOf(id)).toEqual([
    { moderator_id: moderator.id, action: 'view_selfie' },
    { moderator_id: moderator.id, action: 'view_id_document' },
  ]);
});

test('a look that cannot be logged is not granted', async () => {
  await database.pool.query('alter table moderation_audit add constraint fault check (false) not valid');
  const answer = await get(moderator, `${queue}${id}/selfie/`);
  await database.pool.query('alter table moderation_audit drop constraint fault');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toMatch(/json/);
});

test('an approval verifies the member, tells them, and is logged', async () => {
  const answer = await decide(moderator, id, { decision: 'approve', reason: 'ignored' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id, status: 'approved', refusal: null });
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(true);
  expect(await notificationsOf(member)).toMatchObject([
    { kind: 'verification', params: { decision: 'approved', refusal: null, demo: false } },
  ]);
  expect(await auditOf(id)).toEqual([{ moderator_id: moderator.id, action: 'approve' }]);
});

test.each(['reject', 'request_new'])('%s needs a reason, which the member is told', async (decision) => {
  expect((await decide(moderator, id, { decision })).json().fields).toHaveProperty('reason');
  expect((await decide(moderator, id, { decision, reason: ' ' })).statusCode).toBe(400);
  expect((await decide(moderator, id, { decision, reason: 'Too dark.' })).json()).toMatchObject({
    status: 'rejected',
    refusal: { code: null, note: 'Too dark.' },
  });
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(false);
  expect((await get(member, '/api/verify/')).json()).toMatchObject({ status: 'rejected', reason: 'Too dark.' });
  expect(await notificationsOf(member)).toMatchObject([
    { params: { decision: 'rejected', refusal: { code: null, note: 'Too dark.' } } },
  ]);
  expect(await auditOf(id)).toEqual([{ moderator_id: moderator.id, action: decision }]);
});

test('a chosen reason travels as a code, so that the member reads it in their own language', async () => {
  expect((await decide(moderator, id, { decision: 'reject', reason_code: 'no_such_reason' })).statusCode).toBe(400);
  const refusal = { code: 'id_cut_off', note: null };
  expect(
    (await decide(moderator, id, { decision: 'request_new', reason_code: 'id_cut_off', reason: ' ' })).json(),
  ).toMatchObject({ status: 'rejected', refusal });
  const reason = 'Part of your ID is cut off or covered. Please show all four corners.';
  expect((await get(member, '/api/verify/')).json()).toMatchObject({ status: 'rejected', reason, refusal });
  expect(await notificationsOf(member)).toMatchObject([
    { message: `Your verification was not approved: ${reason}`, params: { decision: 'rejected', refusal } },
  ]);
});

test('of decisions at the same time exactly one counts', async () => {
  const decisions = Array.from({ length: 8 }, (_, index) =>
    decide(
      index % 2 ? moderator : colleague,
      id,
      index % 3 ? { decision: 'approve' } : { decision: 'reject', reason: 'No.' },
    ),
  );
  const answers = await Promise.all(decisions);
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(
    answers.filter((answer) => answer.statusCode === 409).every((answer) => answer.json().code === 'already_decided'),
  ).toBe(true);
  expect(await notificationsOf(member)).toHaveLength(1);
  expect(await auditOf(id)).toHaveLength(1);
});

test('what is decided can be neither decided nor claimed again', async () => {
  await decide(moderator, id);
  for (const answer of [
    await decide(moderator, id, { decision: 'reject', reason: 'No.' }),
    await claim(moderator, id),
  ]) {
    expect(answer.json().code).toBe('already_decided');
  }
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(true);
});

test('a decision whose notification cannot be written is none', async () => {
  await database.pool.query('alter table notifications add constraint fault check (false) not valid');
  const answer = await decide(moderator, id);
  await database.pool.query('alter table notifications drop constraint fault');
  expect(answer.statusCode).toBe(500);
  expect((await get(member, '/api/verify/')).json().status).toBe('pending');
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(false);
  expect(await auditOf(id)).toEqual([]);
});

test('a submission that was replaced can no longer be decided', async () => {
  const replacement = await submit(member);
  expect(replacement).not.toBe(id);
  expect((await decide(moderator, id)).statusCode).toBe(404);
});

test('a reviewer has nothing to do with the own submission', async () => {
  const reviewer = await createMember(testApp, { role: 'moderator', verified: false });
  const own = await submit(reviewer);
  const answers = [
    await claim(reviewer, own),
    await decide(reviewer, own),
    await get(reviewer, `${queue}${own}/selfie/`),
    await get(reviewer, `${queue}${own}/id_document/`),
  ];
  for (const answer of answers) expect(answer.statusCode).toBe(404);
  expect((await get(reviewer, '/api/verify/')).json().status).toBe('pending');
  expect(await auditOf(own)).toEqual([]);
  expect((await get(reviewer, queue)).json().map((row: { id: number }) => row.id)).toEqual([id]);
});

const calls = {
  list: (caller: TestMember) => get(caller, queue),
  claim: (caller: TestMember) => claim(caller, id),
  selfie: (caller: TestMember) => get(caller, `${queue}${id}/selfie/`),
  id_document: (caller: TestMember) => get(caller, `${queue}${id}/id_document/`),
  decide: (caller: TestMember) => decide(caller, id),
  audit: (caller: TestMember) => get(caller, '/api/moderation/audit/'),
};

test.each(Object.entries(calls))('%s is not there for members, and not for visitors', async (_, call) => {
  const answer = await call(await createMember(testApp));
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe((await get(member, '/api/nothing-here/')).body);
  const visitor = { ...member, headers: { authorization: '' } };
  expect((await call(visitor)).statusCode).toBe(401);
});

test.each(Object.entries(calls))(
  'a moderator who is none any more gets nothing from %s, though the token lives on',
  async (_, call) => {
    const former = await createMember(testApp, { role: 'moderator' });
    await demote(former);
    const answer = await call(former);
    if (answer.statusCode === 200) expect(answer.json()).toEqual([]);
    else expect(answer.statusCode).toBe(404);
    expect(await auditOf(id)).toEqual([]);
  },
);

test.each(['claim', 'selfie', 'id_document', 'decide'])('%s of what is not there is not found', async (call) => {
  const url = `${queue}999999/${call}/`;
  const answer =
    call === 'claim' || call === 'decide'
      ? await post(moderator, url, { decision: 'approve' })
      : await get(moderator, url);
  expect(answer.statusCode).toBe(404);
});

test('the audit is read newest first, page by page, and cannot be changed', async () => {
  await claim(moderator, id);
  await decide(moderator, id);
  const [newest, older] = (await get(colleague, '/api/moderation/audit/')).json();
  expect(newest).toMatchObject({
    moderator_id: moderator.id,
    action: 'approve',
    verification_id: id,
    created_at: '2026-11-21T09:00:00.000Z',
  });
  expect(older).toMatchObject({ action: 'claim' });
  expect((await get(colleague, `/api/moderation/audit/?before=${newest.id}`)).json()[0]).toEqual(older);
  await expect(database.pool.query("update moderation_audit set action = 'none'")).rejects.toThrow('append-only');
  await expect(database.pool.query('delete from moderation_audit')).rejects.toThrow('append-only');
});
