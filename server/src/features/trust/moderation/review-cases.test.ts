import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createModerationClient } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { approval } = createModerationClient(testApp);
const queue = '/api/moderation/verifications/';
const moderator = await createMember(testApp, { role: 'moderator' });
const colleague = await createMember(testApp, { role: 'moderator' });

const list = async (status = 'pending') =>
  (await inject({ url: `${queue}?status=${status}`, headers: moderator.headers })).json();
async function post(caller: TestMember, id: number, action: 'claim' | 'decide', payload: object = {}) {
  if (action === 'decide') await post(caller, id, 'claim');
  return inject({ method: 'POST', url: `${queue}${id}/${action}/`, headers: caller.headers, payload });
}
const holders = async () =>
  new Map((await list()).map((row: { id: number; claimed_by: number | null }) => [row.id, row.claimed_by]));

async function submit(userId: number): Promise<number> {
  const { rows } = await database.pool.query(
    'insert into verifications (user_id, submitted_at) values ($1, $2) returning id',
    [userId, clock.now()],
  );
  return rows[0]?.id;
}
const newCase = async () => submit((await createMember(testApp, { verified: false })).id);

beforeEach(async () => {
  await database.pool.query('delete from verifications');
});

test('a reviewer holds one case at a time: claiming the next one releases the previous one', async () => {
  const [first, second] = [await newCase(), await newCase()];
  await post(moderator, first, 'claim');
  await post(moderator, second, 'claim');
  expect(await holders()).toEqual(
    new Map([
      [first, null],
      [second, moderator.id],
    ]),
  );
});

test('a reviewer who is refused a case keeps the one they hold', async () => {
  const [mine, theirs] = [await newCase(), await newCase()];
  await post(moderator, mine, 'claim');
  await post(colleague, theirs, 'claim');
  expect((await post(moderator, theirs, 'claim')).statusCode).toBe(409);
  expect(await holders()).toEqual(
    new Map([
      [mine, moderator.id],
      [theirs, colleague.id],
    ]),
  );
});

test('a repeated submission shows its number and the reason of the previous refusal', async () => {
  const { id: member } = await createMember(testApp, { verified: false });
  for (const reason of [{ reason: 'Too dark.' }, { reason_code: 'id_cut_off' }])
    await post(moderator, await submit(member), 'decide', { decision: 'request_new', ...reason });
  await submit(member);
  expect(await list()).toMatchObject([
    { user_id: member, request_number: 3, previous_refusal: { code: 'id_cut_off', note: null } },
  ]);
});

test('decided cases are listed together, the newest decision first', async () => {
  const [first, second] = [await newCase(), await newCase()];
  await newCase();
  await post(moderator, second, 'decide', await approval(moderator, second));
  clock.advance(60_000);
  await post(moderator, first, 'decide', { decision: 'reject', reason: 'No.' });
  clock.advance(-60_000);
  expect(await list('decided')).toMatchObject([
    { id: first, status: 'rejected', decided_at: '2026-11-21T09:01:00.000Z' },
    { id: second, status: 'approved' },
  ]);
});

test('the checks are stored in the audit, and an approval with a failed check is refused', async () => {
  const id = await newCase();
  const checks = {
    same_person: true,
    photo_fits: true,
    name_fits: true,
    age_fits: true,
    document_genuine: true,
    pose_fits: true,
  };
  const refused = await post(moderator, id, 'decide', {
    decision: 'approve',
    checks: { ...checks, photo_fits: false },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toHaveProperty('checks');
  expect((await post(moderator, id, 'decide', await approval(moderator, id, checks))).statusCode).toBe(200);
  const { rows } = await database.pool.query(
    "select checks from moderation_audit where verification_id = $1 and action = 'approve'",
    [id],
  );
  expect(rows).toEqual([{ checks }]);
});

test('the first photo of the profile is shown with the case, in every width', async () => {
  const member = await createMember(testApp, { verified: false });
  const payload = makeForm({ photo: await makeFlat(40, 30, '#b33').jpeg().toBuffer() });
  await inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: member.headers, payload });
  await submit(member.id);
  const [{ photo, photo_detail: detail }] = await list();
  expect(photo).toBe(detail.variants['160']);
  expect((await inject({ url: detail.variants['1080'] })).statusCode).toBe(200);
});
