import { faceConsent, selfiePoses } from '@mwanzo/contract/trust/selfie-poses';
import { beforeEach, expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createModerationClient } from '../moderation/moderation-client.fixture.ts';
import { recordDecision } from './index.ts';
import { findPose, markPoseUsed, writePose } from './verifications.repository.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const client = createModerationClient(testApp);
const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
const dayMs = 86_400_000;

let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp, { verified: false });
});

/** Tokens expire long before poses do. */
async function signedIn() {
  const token = await testApp.tokens.issue({ userId: member.id, role: 'member' }, 1);
  return { authorization: `Bearer ${token}` };
}
const givePose = async () =>
  (await inject({ method: 'POST', url: '/api/verify/pose/', headers: await signedIn() })).json();
const submit = async (fields: Record<string, string>) =>
  inject({
    method: 'POST',
    url: '/api/verify/',
    headers: await signedIn(),
    payload: makeForm({ selfie: picture, id_document: picture, consent: faceConsent, ...fields }),
  });
const pending = async () =>
  (await database.pool.query('select id, pose, consent from verifications where user_id = $1', [member.id])).rows;

test('a member keeps their pose until a day is over, and then gets another one', async () => {
  const first = await givePose();
  expect(selfiePoses).toContain(first.pose);
  expect(first.until).toBe(new Date(clock.now().getTime() + dayMs).toISOString());
  clock.advance(dayMs - 1);
  expect(await givePose()).toEqual(first);
  clock.advance(1);
  const second = await givePose();
  expect(second.pose).not.toBe(first.pose);
  expect(second.until).toBe(new Date(clock.now().getTime() + dayMs).toISOString());
  expect(await givePose()).toEqual(second);
});

test('twenty requests at the same moment give one pose', async () => {
  const given = await Promise.all(Array.from({ length: 20 }, givePose));
  expect(new Set(given.map(({ pose }) => pose)).size).toBe(1);
});

test('every pose is given sometimes', async () => {
  const seen = new Set<string>();
  for (let tries = 0; tries < 400 && seen.size < selfiePoses.length; tries += 1) {
    seen.add((await givePose()).pose);
    clock.advance(dayMs);
  }
  expect([...seen].toSorted()).toEqual(selfiePoses.toSorted());
});

test('the pose and the consent are kept with the case, and the reviewer reads the pose', async () => {
  const { pose } = await givePose();
  expect((await submit({ pose })).statusCode).toBe(201);
  const reviewer = await createMember(testApp, { role: 'moderator' });
  const [{ id, ...kept }] = await pending();
  expect(kept).toEqual({ pose, consent: 1 });
  expect((await client.claim(reviewer, id)).json().pose).toBe(pose);
});

test('a pose that a member chooses, or that has ended, is refused, and nothing is submitted', async () => {
  const { pose } = await givePose();
  const chosen = selfiePoses.find((each) => each !== pose) ?? '';
  expect((await submit({ pose: chosen })).json()).toMatchObject({ code: 'pose_ended' });
  clock.advance(dayMs);
  const late = await submit({ pose });
  expect([late.statusCode, late.json().code]).toEqual([409, 'pose_ended']);
  expect(await pending()).toEqual([]);
});

test('nobody claims a pose without having been given one', async () => {
  expect((await submit({ pose: 'chin_open' })).json().code).toBe('pose_ended');
  expect(await pending()).toEqual([]);
});

test('a submission that arrives twice is one, and a replacement has another pose', async () => {
  const { pose } = await givePose();
  await submit({ pose });
  expect((await submit({ pose })).statusCode).toBe(201);
  const next = await givePose();
  expect(next.pose).not.toBe(pose);
  expect((await submit({ pose })).json().code).toBe('pose_ended');
  expect((await submit({ pose: next.pose })).statusCode).toBe(201);
  expect(await pending()).toMatchObject([{ pose: next.pose }]);
});

test('a selfie in a pose is refused when another one is given at that moment', async () => {
  const { pose } = await givePose();
  const other = selfiePoses.find((each) => each !== pose);
  const text = 'update selfie_poses set pose = $2, given_at = $3 where user_id = $1';
  const values = [member.id, other, new Date(clock.now().getTime() - 1)];
  const response = await commitOnceAwaited(
    database,
    (taking) => taking.query(text, values),
    () => submit({ pose }),
  );
  expect(response.json().code).toBe('pose_ended');
  expect(await pending()).toEqual([]);
});

test('after a decision its pose is of no use, and the next one is', async () => {
  const { pose } = await givePose();
  await submit({ pose });
  const [{ id }] = await pending();
  const refusal = { verificationId: id, decision: 'reject', reason: 'Too dark.', moderatorId: null } as const;
  await recordDecision(database, refusal, clock.now());
  expect((await submit({ pose })).json().code).toBe('pose_ended');
  expect((await submit({ pose: (await givePose()).pose })).statusCode).toBe(201);
});

test('a verified member gets no pose', async () => {
  member = await createMember(testApp, { verified: true });
  expect(await givePose()).toMatchObject({ code: 'already_verified' });
});

const held = { userId: 1, pose: 'chin_open', givenAt: new Date(), endedAt: new Date(), now: new Date() } as const;
const statements = { findPose, writePose, markPoseUsed };

test.each([
  ['findPose', valuesOf(findPose, held), 'selfie_poses_pkey'],
  ['writePose', valuesOf(writePose, held), 'selfie_poses'],
  ['markPoseUsed', valuesOf(markPoseUsed, held), 'selfie_poses_pkey'],
] as const)('%s reads no table as a whole', async (name, values, table) => {
  const plan = await explain(database, statements[name].text, values);
  expect(plan).toContain(table);
  expect(plan).not.toContain('Seq Scan');
});
