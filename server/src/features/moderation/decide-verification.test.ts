import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../testing/factories.ts';
import { createModerationClient } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { database } = testApp;
const { get, claim, decide, submit, auditOf, notificationsOf } = createModerationClient(testApp);

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
  const response = await decide(moderator, id, { decision: 'approve', reason: 'ignored' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ id, status: 'approved', refusal: null });
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(true);
  expect(await notificationsOf(member)).toMatchObject([
    { kind: 'verification', params: { decision: 'approved', refusal: null, demo: false } },
  ]);
  expect(await auditOf(id)).toEqual([{ moderator_id: moderator.id, action: 'approve' }]);
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
  expect(await auditOf(id)).toEqual([{ moderator_id: moderator.id, action: decision }]);
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
  const decisions = Array.from({ length: 8 }, (_, index) =>
    decide(
      index % 2 ? moderator : colleague,
      id,
      index % 3 ? { decision: 'approve' } : { decision: 'reject', reason: 'No.' },
    ),
  );
  const responses = await Promise.all(decisions);
  expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(
    responses
      .filter((response) => response.statusCode === 409)
      .every((response) => response.json().code === 'already_decided'),
  ).toBe(true);
  expect(await notificationsOf(member)).toHaveLength(1);
  expect(await auditOf(id)).toHaveLength(1);
});

test('a decided submission can be neither decided nor claimed again', async () => {
  await decide(moderator, id);
  for (const response of [
    await decide(moderator, id, { decision: 'reject', reason: 'No.' }),
    await claim(moderator, id),
  ]) {
    expect(response.json().code).toBe('already_decided');
  }
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(true);
});

test('a decision whose notification cannot be written is not made', async () => {
  await database.pool.query('alter table notifications add constraint fault check (false) not valid');
  const response = await decide(moderator, id);
  await database.pool.query('alter table notifications drop constraint fault');
  expect(response.statusCode).toBe(500);
  expect((await get(member, '/api/verify/')).json().status).toBe('pending');
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(false);
  expect(await auditOf(id)).toEqual([]);
});

test('a submission that was replaced can no longer be decided', async () => {
  const replacement = await submit(member);
  expect(replacement).not.toBe(id);
  expect((await decide(moderator, id)).statusCode).toBe(404);
});
