import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sniffImageFormat } from '../../../gateways/images/sniff-image-format.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { planOf } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { submissionFields } from '../../../testing/submission-fields.ts';
import { recordDecision } from './index.ts';
import * as verifications from './verifications.repository.ts';

const testApp = await buildTestApp();
const { inject, database, clock, config } = testApp;

const selfie = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
const document = await makeFlat(90, 60, '#3b3').png().toBuffer();
const both = { selfie, id_document: document };
const url = '/api/verify/';
const submit = async (member: TestMember, parts: Parameters<typeof makeForm>[0] = both) => {
  const payload = makeForm({ ...(await submissionFields(testApp, member.headers)), ...parts });
  return inject({ method: 'POST', url, headers: member.headers, payload });
};
const standing = async (member: TestMember) => (await inject({ url, headers: member.headers })).json();
const vaultFiles = () => listFiles(path.join(config.dataDir, 'vault'));
const pendingId = async (member: TestMember): Promise<number> =>
  (await database.pool.query("select id from verifications where user_id = $1 and status = 'pending'", [member.id]))
    .rows[0]?.id;

let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp, { verified: false });
});

test('a submission is pending, to be decided within 48 hours', async () => {
  expect(await standing(member)).toEqual({
    status: 'none',
    reason: null,
    refusal: null,
    submitted_at: null,
    decide_by: null,
  });
  const response = await submit(member);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    status: 'pending',
    reason: null,
    refusal: null,
    submitted_at: '2026-11-21T09:00:00.000Z',
    decide_by: '2026-11-23T09:00:00.000Z',
  });
  expect(await standing(member)).toEqual(response.json());
});

test('nobody can read a picture in the vault without its key', async () => {
  await submit(member);
  const files = vaultFiles();
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const file of files) {
    const bytes = readFileSync(file);
    expect(sniffImageFormat(bytes)).toBeNull();
    for (const magic of ['WEBP', 'JFIF', 'Exif', 'IHDR']) expect(bytes.includes(magic)).toBe(false);
  }
});

test('a new submission replaces a pending one, whose pictures are erased', async () => {
  await submit(member);
  const [first, before] = [await pendingId(member), vaultFiles()];
  clock.advance(600_000);
  expect((await submit(member)).json().submitted_at).toBe(clock.now().toISOString());
  clock.advance(-600_000);
  expect(await pendingId(member)).not.toBe(first);
  expect(vaultFiles()).toHaveLength(before.length);
  expect(vaultFiles()).not.toEqual(before);
});

test('of concurrent submissions one is left, with its pictures alone', async () => {
  const before = vaultFiles().length;
  // One pose for all: the first submission uses it up, and a later request would get another.
  const parts = { ...(await submissionFields(testApp, member.headers)), ...both };
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => inject({ method: 'POST', url, headers: member.headers, payload: makeForm(parts) })),
  );
  for (const response of responses) expect(response.statusCode).toBe(201);
  expect((await database.pool.query('select from verifications where user_id = $1', [member.id])).rowCount).toBe(1);
  expect(vaultFiles()).toHaveLength(before + 2);
});

test.each([
  ['the selfie', { id_document: document }, ['selfie']],
  ['the ID', { selfie }, ['id_document']],
  ['both', {}, ['selfie', 'id_document']],
  ['the selfie, which is empty,', { selfie: Buffer.alloc(0), id_document: document }, ['selfie']],
])('without %s nothing is submitted', async (_, parts, missing) => {
  const before = vaultFiles();
  const response = await submit(member, parts);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    detail: 'Please upload both your ID and a recent selfie',
  });
  expect(Object.keys(response.json().fields)).toEqual(missing);
  expect(vaultFiles()).toEqual(before);
  expect((await standing(member)).status).toBe('none');
});

test('JSON instead of files is refused, naming what is missing', async () => {
  const fields = await submissionFields(testApp, member.headers);
  const response = await inject({ method: 'POST', url, headers: member.headers, payload: { ...fields, selfie: 'x' } });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual(['selfie', 'id_document']);
});

test.each(['selfie', 'id_document'])(
  'a %s that is no picture is refused by name, and nothing is stored',
  async (field) => {
    const before = vaultFiles();
    const response = await submit(member, { ...both, [field]: Buffer.from('%PDF-1.7') });
    expect(response.json()).toMatchObject({ code: 'photo_invalid', fields: { [field]: [expect.any(String)] } });
    expect(vaultFiles()).toEqual(before);
  },
);

test('a verified member cannot submit again', async () => {
  const verified = await createMember(testApp, { verified: true });
  const response = await submit(verified);
  expect(response.statusCode).toBe(409);
  expect(response.json().code).toBe('already_verified');
  expect((await standing(verified)).status).toBe('approved');
});

test('when the row cannot be written nothing is left in the vault, and the pending submission stays', async () => {
  await submit(member);
  const before = { files: vaultFiles(), id: await pendingId(member) };
  await database.pool.query('alter table verifications add constraint fault check (false) not valid');
  const response = await submit(member);
  await database.pool.query('alter table verifications drop constraint fault');
  expect(response.statusCode).toBe(500);
  expect({ files: vaultFiles(), id: await pendingId(member) }).toEqual(before);
});

test('a rejection shows its reason, and a new submission may follow', async () => {
  await submit(member);
  await recordDecision(
    database,
    { verificationId: await pendingId(member), decision: 'reject', reason: 'Too dark.', moderatorId: null },
    clock.now(),
  );
  expect(await standing(member)).toMatchObject({ status: 'rejected', reason: 'Too dark.' });
  expect((await submit(member)).json()).toMatchObject({ status: 'pending', reason: null });
});

test('when an approval comes first, a submission at the same moment leaves no row and no pictures', async () => {
  await submit(member);
  const [id, before] = [await pendingId(member), vaultFiles()];
  const approval = { verificationId: id, decision: 'approve', moderatorId: null } as const;
  const second = await commitOnceAwaited(
    database,
    (transaction) => recordDecision(transaction, approval, clock.now()),
    () => submit(member),
  );
  expect(second.json()).toMatchObject({ code: 'already_verified' });
  expect(vaultFiles()).toEqual(before);
  const { rows } = await database.pool.query('select status from verifications where user_id = $1', [member.id]);
  expect(rows).toEqual([{ status: 'approved' }]);
});

test('a submission during an approval ends in one state: approved without it, or pending with pictures', async () => {
  await submit(member);
  const [id, before] = [await pendingId(member), vaultFiles()];
  const [second] = await Promise.all([
    submit(member),
    recordDecision(database, { verificationId: id, decision: 'approve', moderatorId: null }, clock.now()),
  ]);
  expect(vaultFiles()).toHaveLength(before.length);
  const { rows } = await database.pool.query('select status from verifications where user_id = $1', [member.id]);
  expect([
    [409, 'approved'],
    [201, 'pending'],
  ]).toContainEqual([second.statusCode, rows[0].status]);
  expect(rows).toHaveLength(1);
});

test('no URL leads to the pictures, under any name', async () => {
  await submit(member);
  const { rows } = await database.pool.query(
    'select id, selfie_key, document_key from verifications where user_id = $1',
    [member.id],
  );
  const { id, selfie_key: key } = rows[0];
  const guesses = [
    [404, `/media/photos/${key}/1080.webp?expires=9999999999&signature=${'A'.repeat(22)}`],
    [404, `/media/${key}`],
    [404, `/vault/${key}.bin`],
    [404, `/data/vault/${key}.bin`],
    [404, `/api/verify/${id}/selfie/`],
    [400, `/media/photos/..%2f..%2fvault/${key}.bin`],
    [400, `/media/photos/..%2f..%2fvault/${key}.bin?expires=9999999999&signature=${'A'.repeat(22)}`],
  ] as const;
  for (const [status, guess] of guesses) {
    const response = await inject({ url: guess, headers: member.headers });
    expect(response.statusCode, guess).toBe(status);
    expect(sniffImageFormat(response.rawPayload)).toBeNull();
  }
  for (const picture of ['selfie', 'id_document']) {
    const response = await inject({ url: `/api/moderation/verifications/${id}/${picture}/`, headers: member.headers });
    expect(response.statusCode).toBe(404);
  }
});

test('submitting and reading the state need a sign-in', async () => {
  expect((await inject({ method: 'POST', url, payload: makeForm(both) })).json()).toMatchObject({
    code: 'not_signed_in',
  });
  expect((await inject({ url })).json()).toMatchObject({ code: 'not_signed_in' });
});

const submitted = {
  id: 1,
  userId: 1,
  selfieKey: 'a',
  documentKey: 'b',
  submittedAt: new Date(),
  pose: 'chin_open',
  consent: 1,
} as const;

test.each([
  ['findOwn', verifications.findOwnVerification, 'verifications_of_user'],
  ['deletePending', verifications.deletePendingVerification, 'verifications_one_pending'],
  ['forgetDocuments', verifications.forgetDocuments, 'verifications_pkey'],
  ['insertVerification', verifications.insertVerification, 'profiles_pkey'],
] as const)('%s reads no table as a whole', async (_name, statement, index) => {
  const plan = await planOf<typeof submitted>(database, statement, submitted);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
