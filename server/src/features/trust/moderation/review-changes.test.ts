import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { changesUrl, createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { config, database, inject, clock } = testApp;
const filesKept = () => listFiles(path.join(config.dataDir, 'media')).length;
const { claim, decide, listChanges, readOwn, rename, save, seenBy, sendFirst, waitingId } =
  createChangesClient(testApp);
const verifications = createModerationClient(testApp);

let member: TestMember;
let reviewer: TestMember;
let colleague: TestMember;
beforeEach(async () => {
  await removeMembers(database);
  member = await createMember(testApp, { name: 'Wanjiku', birthday: '1990-01-01', town: 'Kisumu' });
  reviewer = await createMember(testApp, { role: 'moderator' });
  colleague = await createMember(testApp, { role: 'moderator' });
});

const renamed = async (of = member, name = 'Somebody Else') => {
  await rename(of, name);
  return waitingId(of);
};
async function auditOf(id: number) {
  const text = 'select moderator_id, action, user_id from moderation_audit where change_id = $1 order by id';
  return (await database.pool.query(text, [id])).rows;
}

test('a claimed change shows the old and the new side by side; the list shows only the old', async () => {
  await rename(member, 'Somebody Else');
  const own = await sendFirst(member);
  const id = await waitingId(member);
  const [listed] = await listChanges(reviewer);
  expect(listed).toMatchObject({ id, name: 'Wanjiku', photo: null, parts: ['name', 'photo'], location: 'Kisumu' });
  expect(JSON.stringify(listed)).not.toContain('Somebody');
  const { held: _, has_face: __, ...photo } = own.photo_details[0];
  const opened = (await claim(reviewer, id)).json();
  expect(opened).toMatchObject({
    claimed_by: reviewer.id,
    old: { name: 'Wanjiku', photo: null },
    new: {
      name: 'Somebody Else',
      // Only reviewers may use their paths.
      photo: { ...photo, variants: { '160': expect.stringContaining('&viewer=0.') } },
    },
  });
  expect((await inject({ url: opened.new.photo.variants['160'] })).statusCode).toBe(200);
});

test('reviewers read the age of the new day from midnight in Nairobi', async () => {
  const before = clock.now();
  clock.set('2026-11-21T20:55:00Z');
  const [by, changing, applying] = [
    await createMember(testApp, { role: 'moderator' }),
    await createMember(testApp, { birthday: '1996-11-22' }),
    await createMember(testApp, { birthday: '1996-11-22', verified: false }),
  ];
  const changeId = await renamed(changing);
  const caseId = await verifications.submit(applying);
  clock.set('2026-11-21T21:05:00Z');
  const listed = (await verifications.get(by, queueUrl)).json();
  const claimed = (await verifications.claim(by, caseId)).json();
  const decided = (await verifications.decide(by, caseId, { decision: 'reject', reason: 'Blurred.' })).json();
  expect([listed[0], claimed, decided].map((shown) => shown.age_by_birthday)).toEqual([30, 30, 30]);
  const changes = await listChanges(by);
  expect([changes[0].age, (await claim(by, changeId)).json().age]).toEqual([30, 30]);
  clock.set(before);
});

test('the oldest change stands first, whichever was saved last', async () => {
  const second = await createMember(testApp, { name: 'Achieng' });
  const ids = [await renamed(), await renamed(second)];
  await database.pool.query(
    "update profile_changes set submitted_at = submitted_at - interval '1 hour' where user_id = $1",
    [second.id],
  );
  expect((await listChanges(reviewer)).map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
});

test('only reviewers find the changes, and nobody their own', async () => {
  const own = await createMember(testApp, { role: 'moderator', name: 'Reviewer' });
  const id = await renamed(own);
  const strangers = [own, member, await createMember(testApp)];
  expect(await listChanges(own)).toEqual([]);
  expect((await inject({ url: changesUrl, headers: member.headers })).statusCode).toBe(404);
  for (const caller of strangers) {
    expect((await claim(caller, id)).statusCode).toBe(404);
    expect((await decide(caller, id)).statusCode).toBe(404);
  }
  await database.pool.query("update users set role = 'member' where id = $1", [reviewer.id]);
  expect((await claim(reviewer, id)).statusCode).toBe(404);
  expect((await decide(reviewer, id)).statusCode).toBe(404);
  expect(await seenBy(colleague, own)).toMatchObject({ name: 'Reviewer' });
  expect(await auditOf(id)).toEqual([]);
});

test('a claim keeps colleagues away for 15 minutes', async () => {
  const id = await renamed();
  await claim(reviewer, id);
  for (const response of [await claim(colleague, id), await decide(colleague, id)]) {
    expect([response.statusCode, response.json().code]).toEqual([409, 'claimed_by_another']);
  }
  await verifications.lapseClaims();
  expect((await claim(colleague, id)).statusCode).toBe(200);
});

test('a reviewer holds one claim, of a change or of a verification', async () => {
  const id = await renamed();
  const other = await renamed(await createMember(testApp));
  const submitted = await verifications.submit(await createMember(testApp, { verified: false }));
  const holders = async () => [
    ...(await listChanges(reviewer)).map((row: { claimed_by: number | null }) => row.claimed_by),
    (await verifications.get(reviewer, '/api/moderation/verifications/')).json()[0].claimed_by,
  ];
  await claim(reviewer, id);
  await claim(reviewer, other);
  expect(await holders()).toEqual([null, reviewer.id, null]);
  await verifications.claim(reviewer, submitted);
  expect(await holders()).toEqual([null, null, reviewer.id]);
  await claim(reviewer, id);
  expect(await holders()).toEqual([reviewer.id, null, null]);
});

test('the looks and the decision are in the audit, and the member is notified of an approval', async () => {
  const id = await renamed();
  await claim(reviewer, id);
  expect((await decide(reviewer, id)).json()).toEqual({ id, decision: 'approve' });
  expect(await auditOf(id)).toEqual(
    ['claim_change', 'claim_change', 'approve_change'].map((action) => ({
      moderator_id: reviewer.id,
      action,
      user_id: member.id,
    })),
  );
  const audit = (await verifications.get(colleague, '/api/moderation/audit/')).json();
  expect(audit[0]).toMatchObject({ action: 'approve_change', change_id: id, verification_id: null });
  expect(await verifications.notificationsOf(member)).toMatchObject([
    {
      kind: 'profile_change',
      message: 'Everyone sees your new name now.',
      params: { decision: 'approved', changed: ['name'], refusal: null },
      link: '/profile',
    },
  ]);
});

test('a refusal needs a reason, which the member reads', async () => {
  await sendFirst(member);
  const id = await renamed();
  expect((await decide(reviewer, id, { decision: 'reject' })).statusCode).toBe(400);
  const refusal = { decision: 'reject', reason_code: 'photo_of_another', reason: 'Asante.' };
  const before = filesKept();
  expect((await decide(reviewer, id, refusal)).statusCode).toBe(200);
  expect(filesKept()).toBe(before - 3);
  expect(await auditOf(id)).toContainEqual(expect.objectContaining({ action: 'reject_change' }));
  expect(await verifications.notificationsOf(member)).toMatchObject([
    {
      message:
        'Your changes were not accepted: The new photo does not look like you. Please use a photo that shows your ' +
        'face. Asante.',
      params: {
        decision: 'rejected',
        changed: ['name', 'photo'],
        refusal: { code: 'photo_of_another', note: 'Asante.' },
      },
    },
  ]);
  expect(await readOwn(member)).toMatchObject({ name: 'Wanjiku', photo: null });
});

test('each part of a change needs its check before it is approved, and the checks are in the audit', async () => {
  await save(member, { name: 'Somebody Else', gender: 'male' });
  const id = await waitingId(member);
  const approveWith = (checks?: object) => decide(reviewer, id, { decision: 'approve', checks });
  for (const checks of [
    undefined,
    {},
    { name_fits: true },
    { name_fits: true, gender_fits: false, photo_fits: true },
  ]) {
    const response = await approveWith(checks);
    expect([response.statusCode, response.json().fields]).toEqual([400, { checks: ['must all hold to approve'] }]);
  }
  expect(await seenBy(colleague, member)).toMatchObject({ name: 'Wanjiku', user: { gender: 'female' } });
  const checks = { name_fits: true, gender_fits: true };
  expect((await approveWith(checks)).statusCode).toBe(200);
  expect(await seenBy(colleague, member)).toMatchObject({ name: 'Somebody Else', user: { gender: 'male' } });
  const text = "select checks from moderation_audit where action = 'approve_change' and change_id = $1";
  expect((await database.pool.query(text, [id])).rows).toEqual([{ checks }]);
});

test('a new first photo needs its check too', async () => {
  await sendFirst(member);
  const id = await waitingId(member);
  const names = { decision: 'approve', checks: { name_fits: true, gender_fits: true } };
  expect((await decide(reviewer, id, names)).statusCode).toBe(400);
  expect((await decide(reviewer, id)).statusCode).toBe(200);
});

test('a claimed change of gender shows both genders; the list shows neither, and no detail is shown', async () => {
  await save(member, { gender: 'non-binary', gender_detail: 'trans' });
  const id = await waitingId(member);
  const [listed] = await listChanges(reviewer);
  expect(listed.parts).toEqual(['gender']);
  expect(JSON.stringify(listed)).not.toMatch(/female|non-binary|trans/);
  const opened = await claim(reviewer, id);
  expect(opened.json()).toMatchObject({
    old: { name: 'Wanjiku', gender: 'female' },
    new: { name: 'Wanjiku', gender: 'non-binary' },
  });
  expect(opened.body).not.toContain('trans');
  expect((await decide(reviewer, id)).statusCode).toBe(200);
  expect(await verifications.notificationsOf(member)).toMatchObject([
    { message: 'Everyone sees your new gender now.', params: { decision: 'approved', changed: ['gender'] } },
  ]);
});

test('of two decisions at once one counts, and a decided change is gone', async () => {
  const id = await renamed();
  const both = await Promise.all([decide(reviewer, id), decide(colleague, id, { decision: 'reject', reason: 'No.' })]);
  expect(both.filter((response) => response.statusCode === 200)).toHaveLength(1);
  expect((await auditOf(id)).filter(({ action }) => action !== 'claim_change')).toHaveLength(1);
  expect((await claim(reviewer, id)).statusCode).toBe(404);
});

test('another name is another change, which the reviewer of the first cannot decide', async () => {
  const id = await renamed();
  await claim(reviewer, id);
  await rename(member, 'Third Name');
  expect((await decide(reviewer, id)).statusCode).toBe(404);
  expect(await seenBy(reviewer, member)).toMatchObject({ name: 'Wanjiku' });
});

test('the same name saved again leaves the change and its claim alone', async () => {
  const id = await renamed();
  await claim(reviewer, id);
  await rename(member, 'Somebody Else');
  expect(await listChanges(reviewer)).toMatchObject([{ id, claimed_by: reviewer.id }]);
});
