import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { allChecks, createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { database } = testApp;
const { get, claim, decide, approval, submit, decisionsOf, notificationsOf, lapseClaims } =
  createModerationClient(testApp);

const moderator = await createMember(testApp, { role: 'moderator' });
const colleague = await createMember(testApp, { role: 'moderator' });
let member: TestMember;
let id: number;
beforeEach(async () => {
  await database.pool.query('delete from verifications');
  member = await createMember(testApp, { name: 'Amina', verified: false, age: 25, birthday: '1996-05-05' });
  id = await submit(member);
});

test('an approval verifies the member, notifies them and is logged', async () => {
  const response = await decide(moderator, id, { ...(await approval(moderator, id)), reason: 'ignored' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ id, status: 'approved', refusal: null });
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(true);
  expect(await notificationsOf(member)).toMatchObject([
    { kind: 'verification', params: { decision: 'approved', refusal: null, demo: false } },
  ]);
  expect(await decisionsOf(id)).toEqual([{ moderator_id: moderator.id, action: 'approve' }]);
});

test.each(['reject', 'request_new'])('%s needs a reason, which the member gets to read', async (decision) => {
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
  expect(await decisionsOf(id)).toEqual([{ moderator_id: moderator.id, action: decision }]);
});

test('a chosen reason is sent as a code, so that the member reads it in their own language', async () => {
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

test('of concurrent decisions exactly one counts', async () => {
  const approve = await approval(moderator, id);
  const decisions = Array.from({ length: 8 }, (_, index) =>
    decide(index % 2 ? moderator : colleague, id, index % 3 ? approve : { decision: 'reject', reason: 'No.' }),
  );
  const responses = await Promise.all(decisions);
  expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(await notificationsOf(member)).toHaveLength(1);
  expect(await decisionsOf(id)).toHaveLength(1);
});

test('a decided submission is not decided again, also by a reviewer who looks at it again', async () => {
  await decide(moderator, id);
  expect((await claim(moderator, id)).statusCode).toBe(200);
  expect((await claim(colleague, id)).json().code).toBe('already_decided');
  const refusal = { decision: 'reject', reason: 'No.' };
  for (const reviewer of [moderator, colleague])
    expect((await decide(reviewer, id, refusal)).json().code).toBe('already_decided');
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(true);
});

test('a decision whose notification cannot be written is not made', async () => {
  await database.pool.query('alter table notifications add constraint fault check (false) not valid');
  const response = await decide(moderator, id);
  await database.pool.query('alter table notifications drop constraint fault');
  expect(response.statusCode).toBe(500);
  expect((await get(member, '/api/verify/')).json().status).toBe('pending');
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(false);
  expect(await decisionsOf(id)).toEqual([]);
});

test('a submission that was replaced can no longer be decided', async () => {
  const replacement = await submit(member);
  expect(replacement).not.toBe(id);
  expect((await decide(moderator, id)).statusCode).toBe(404);
});

const saveOwn = (payload: object) =>
  testApp.inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload });

test('an approval without the name and photo that were seen is refused', async () => {
  const response = await decide(moderator, id, await approval(moderator, id, { seen: undefined }));
  expect([response.statusCode, response.json().fields]).toEqual([400, { seen: ['is required to approve'] }]);
});

test.each([
  ['name', () => saveOwn({ name: 'Beyonce' })],
  ['first photo', async () => saveOwn(makeForm({ photo: await makeFlat(50, 50, '#3b3').jpeg().toBuffer() }))],
])('a %s that was changed since the reviewer looked is not approved unseen', async (_, change) => {
  const seen = await approval(moderator, id);
  expect((await change()).statusCode).toBe(200);
  const refused = await decide(moderator, id, seen);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'profile_changed']);
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(false);
  expect(await decisionsOf(id)).toEqual([]);
  expect((await decide(moderator, id)).statusCode).toBe(200);
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(true);
});

test('a change that is being saved during the approval is not approved unseen', async () => {
  const seen = await approval(moderator, id);
  const decided = await commitOnceAwaited(
    database,
    (saving) => saving.query("update profiles set name = 'Beyonce' where user_id = $1", [member.id]),
    () => decide(moderator, id, seen),
  );
  expect(decided.json().code).toBe('profile_changed');
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(false);
});

test('a reviewer may refuse whatever the profile has become', async () => {
  await saveOwn({ name: 'Beyonce' });
  const seen = { name: 'Somebody before', photo_id: null };
  expect((await decide(moderator, id, { decision: 'reject', reason_code: 'name_differs', seen })).statusCode).toBe(200);
});

test('an approval needs every check', async () => {
  const checks = { ...allChecks, age_fits: undefined };
  const response = await decide(moderator, id, await approval(moderator, id, { checks }));
  expect([response.statusCode, response.json().fields]).toEqual([400, { checks: ['must all hold to approve'] }]);
});

test.each([
  ['no picture', []],
  ['one picture', ['selfie']],
  ['the other picture', ['id_document']],
])('who has looked at %s does not approve, whoever else has looked', async (_, pictures) => {
  const seen = await approval(colleague, id);
  await lapseClaims();
  await claim(moderator, id);
  for (const picture of pictures) await get(moderator, `${queueUrl}${id}/${picture}/`);
  const refused = await decide(moderator, id, seen);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'pictures_not_seen']);
  expect((await get(member, '/api/verify/')).json().status).toBe('pending');
  expect((await decide(moderator, id, { decision: 'reject', reason_code: 'id_unreadable' })).statusCode).toBe(200);
});

test('a look at the pictures of before does not count for those that were sent after it', async () => {
  const seen = await approval(moderator, id);
  const later = await submit(member);
  expect((await decide(moderator, later, seen)).json().code).toBe('pictures_not_seen');
});
