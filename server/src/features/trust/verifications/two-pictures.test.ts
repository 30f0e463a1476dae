import { faceConsent } from '@mwanzo/contract/trust/selfie-poses';
import { beforeEach, expect, test } from 'vitest';
import { createLocalDocumentVault } from '../../../gateways/vault/local-document-vault.ts';
import type { Screener } from '../../../gateways/screening/screener.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { submissionFields } from '../../../testing/submission-fields.ts';
import { createModerationClient, queueUrl } from '../moderation/moderation-client.fixture.ts';
import { listUnscreened, screenVerification } from './index.ts';

const testApp = await buildTestApp();
const { inject, database, clock, config, dependencies } = testApp;
const client = createModerationClient(testApp);
const reviewer = await createMember(testApp, { role: 'moderator' });
const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
const pictures = { selfie: picture, id_document: picture };

let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp, { verified: false });
});

const submit = (fields: Record<string, string> = {}) =>
  inject({
    method: 'POST',
    url: '/api/verify/',
    headers: member.headers,
    payload: makeForm({ ...pictures, ...fields }),
  });

async function waiting(): Promise<{ id: number; pose: string | null; consent: number | null }> {
  const text = "select id, pose, consent from verifications where user_id = $1 and status = 'pending'";
  return (await database.pool.query(text, [member.id])).rows[0];
}

/** Counts the times that a program looks at faces, for the pending submission. */
async function looksAtFaces(id: number): Promise<number> {
  let looks = 0;
  const screener: Screener = {
    screenDocuments: async () => {
      looks += 1;
      return { isScreened: false, why: 'no_model' };
    },
    screenPhoto: async () => ({ isScreened: false, why: 'no_model' }),
    onProblem: () => {},
    close: async () => {},
  };
  const vault = createLocalDocumentVault(`${config.dataDir}/vault`, config.vaultKey);
  const { photoStorage } = dependencies;
  await screenVerification({ database, clock, vault, photoStorage, screener }, id);
  return looks;
}

test('two pictures are enough, and a reviewer reads that no pose was asked for and compares by hand', async () => {
  const sent = await submit();
  expect([sent.statusCode, sent.json().status]).toEqual([201, 'pending']);
  const { id, ...kept } = await waiting();
  expect(kept).toEqual({ pose: null, consent: null });
  const shown = (await client.claim(reviewer, id)).json();
  expect(shown).toMatchObject({ pose: null, has_face_consent: false, screening: null });
  expect((await client.decide(reviewer, id)).statusCode).toBe(200);
  const own = await inject({ url: '/api/profiles/me', headers: member.headers });
  expect(own.json().isVerified).toBe(true);
});

test('without the consent no program looks at the faces, also not in a job that was queued before', async () => {
  await submit();
  const { id } = await waiting();
  expect(await listUnscreened(database)).not.toContain(id);
  expect(await looksAtFaces(id)).toBe(0);
  const { rowCount } = await database.pool.query('select from verification_screenings where verification_id = $1', [
    id,
  ]);
  expect(rowCount).toBe(0);
});

test('with the consent a program looks once, with a pose or without', async () => {
  await submit({ consent: faceConsent });
  const { id, consent } = await waiting();
  expect(consent).toBe(1);
  expect(await listUnscreened(database)).toContain(id);
  expect(await looksAtFaces(id)).toBe(1);
  const shown = (await client.get(reviewer, queueUrl)).json().find((each: { id: number }) => each.id === id);
  expect(shown).toMatchObject({ has_face_consent: true });
  expect(await looksAtFaces(id)).toBe(0);
});

test('a submission that is decided before a program has looked is not looked at any more', async () => {
  await submit({ consent: faceConsent });
  const { id } = await waiting();
  expect((await client.decide(reviewer, id, { decision: 'reject', reason: 'Blurred' })).statusCode).toBe(200);
  expect(await looksAtFaces(id)).toBe(0);
});

test('of two submissions at once the later one replaces the other', async () => {
  const text = `with member as (select id from users where id = $1 for no key update)
    insert into verifications (user_id, selfie_key, document_key, submitted_at)
    select id, repeat('a', 32), repeat('b', 32), $2 from member`;
  const sent = await commitOnceAwaited(
    database,
    (other) => other.query(text, [member.id, clock.now()]),
    () => submit(),
  );
  expect(sent.statusCode).toBe(201);
  const { rows } = await database.pool.query('select selfie_key as key from verifications where user_id = $1', [
    member.id,
  ]);
  expect(rows).toEqual([{ key: expect.not.stringMatching(/^a+$/) }]);
});

test('a consent that was given once does not hold for a later submission without it', async () => {
  await submit({ consent: faceConsent });
  await submit();
  const { id } = await waiting();
  expect(await listUnscreened(database)).not.toContain(id);
  expect(await looksAtFaces(id)).toBe(0);
});

test('a pose that is sent must be the one that was asked for', async () => {
  const { pose } = await submissionFields({ inject }, member.headers);
  const wrong = pose === 'chin_open' ? 'chin_smile' : 'chin_open';
  expect((await submit({ pose: wrong })).json().code).toBe('pose_ended');
  expect(await waiting()).toBeUndefined();
  expect((await submit({ pose })).statusCode).toBe(201);
  expect(await waiting()).toMatchObject({ pose, consent: null });
});

test('empty fields count as absent, and a consent to other words is refused', async () => {
  expect((await submit({ consent: '0' })).json().fields).toEqual({ consent: [expect.any(String)] });
  expect((await submit({ pose: '', consent: '' })).statusCode).toBe(201);
  expect(await waiting()).toMatchObject({ pose: null, consent: null });
});

test('one who has not consented can still have what they sent erased', async () => {
  expect((await submit()).statusCode).toBe(201);
  const url = '/api/account/consents/verification/';
  expect((await inject({ method: 'DELETE', url, headers: member.headers })).statusCode).toBe(204);
  expect(await waiting()).toBeUndefined();
});
