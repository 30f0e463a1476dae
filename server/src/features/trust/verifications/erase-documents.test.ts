import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { getRow, valuesOf } from '../../../database/sql.ts';
import { Secret } from '../../../config/secret.ts';
import { createLocalDocumentVault } from '../../../gateways/vault/local-document-vault.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember } from '../../../testing/factories.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { eraseDecidedDocuments, expireUndecided, recordDecision } from './index.ts';
import { listErasableVerifications, insertVerification } from './verifications.repository.ts';
import { storeDocument } from '../../../testing/store-document.ts';

const testApp = await buildTestApp();
const { database, clock, events } = testApp;
const parent = mkdtempSync(path.join(tmpdir(), 'mwanzo-vault-'));
const folder = path.join(parent, 'vault');
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const vault = createLocalDocumentVault(folder, new Secret('ab'.repeat(32)));

async function submit(): Promise<number> {
  const { id: userId } = await createMember(testApp, { verified: false });
  const [selfieKey, documentKey] = [
    await storeDocument(vault, Buffer.from('selfie')),
    await storeDocument(vault, Buffer.from('document')),
  ];
  const stored = await getRow(database, insertVerification, {
    userId,
    selfieKey,
    documentKey,
    submittedAt: clock.now(),
    pose: 'chin_open',
    consent: 1,
  });
  return stored?.id ?? 0;
}

test('pictures are erased 24 hours after the decision and never earlier', async () => {
  const decided = await submit();
  await submit();
  await recordDecision(database, { verificationId: decided, decision: 'approve', moderatorId: null }, clock.now());
  clock.advance(24 * 3_600_000 - 1);
  expect(await eraseDecidedDocuments({ database, clock, vault })).toBe(0);
  expect(listFiles(folder)).toHaveLength(4);
  clock.advance(1);
  expect(await eraseDecidedDocuments({ database, clock, vault })).toBe(1);
  expect(listFiles(folder)).toHaveLength(2);
  expect(await eraseDecidedDocuments({ database, clock, vault })).toBe(0);
});

test('pictures that cannot be erased, however many, are reported and hold up none of the others', async () => {
  await database.pool.query('delete from verifications');
  for (const file of listFiles(parent)) rmSync(file);
  const { id: userId } = await createMember(testApp, { verified: false });
  await database.pool.query(
    `insert into verifications (user_id, status, submitted_at, decided_at, selfie_key)
     select $1, 'rejected', $2, $2, md5(n::text) from generate_series(1, 120) n`,
    [userId, clock.now()],
  );
  clock.advance(1);
  const last = await submit();
  await recordDecision(database, { verificationId: last, decision: 'approve', moderatorId: null }, clock.now());
  clock.advance(25 * 3_600_000);
  const text = 'select selfie_key, document_key from verifications where id = $1';
  const keys = Object.values((await database.pool.query<Record<string, string>>(text, [last])).rows[0] ?? {});
  const tried: string[] = [];
  const erase = async (key: string) => {
    tried.push(key);
    if (!keys.includes(key)) throw new Error('read-only');
    await vault.erase(key);
  };
  const stuck = { ...vault, erase };
  await expect(eraseDecidedDocuments({ database, clock, vault: stuck })).rejects.toThrow('read-only');
  expect([tried.length, tried.slice(-2), listFiles(folder)]).toEqual([122, keys, []]);
  expect(await eraseDecidedDocuments({ database, clock, vault })).toBe(120);
});

describe('documents that nobody decides about', () => {
  const hourMs = 3_600_000;
  const end = () => expireUndecided({ database, clock, events });
  const statusOf = async (id: number) => {
    const { rows } = await database.pool.query('select user_id, status, decision from verifications where id = $1', [
      id,
    ]);
    return rows[0];
  };

  test('are erased 72 hours after they were sent, and not before', async () => {
    await database.pool.query('delete from verifications');
    for (const file of listFiles(folder)) rmSync(file);
    const early = await submit();
    clock.advance(hourMs);
    const late = await submit();
    clock.advance(71 * hourMs - 1);
    expect([await end(), await eraseDecidedDocuments({ database, clock, vault })]).toEqual([0, 0]);
    clock.advance(1);
    const told: unknown[] = [];
    onTestFinished(events.subscribe(({ to, event }) => told.push([...to, event.type])));
    expect([await end(), await eraseDecidedDocuments({ database, clock, vault })]).toEqual([1, 1]);
    const { user_id: owner } = await statusOf(early);
    expect(told).toEqual([
      [owner, 'verification'],
      [owner, 'notification'],
    ]);
    expect(listFiles(folder)).toHaveLength(2);
    expect([await statusOf(early), await statusOf(late)]).toMatchObject([
      { status: 'rejected', decision: 'request_new' },
      { status: 'pending', decision: null },
    ]);
    expect(await end()).toBe(0);
  });

  test('are asked for again in the status and in a notification, also if a reviewer holds the claim', async () => {
    const id = await submit();
    const { user_id: userId } = await statusOf(id);
    await database.pool.query('update verifications set claimed_by = 1, claimed_at = $2 where id = $1', [
      id,
      new Date(clock.now().getTime() + 72 * hourMs),
    ]);
    clock.advance(72 * hourMs);
    await end();
    const token = await testApp.tokens.issue({ userId, role: 'member' }, 1);
    const read = async (url: string) =>
      (await testApp.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();
    const text = 'Nobody looked at your photos in time, so we deleted them. Please send them again.';
    expect(await read('/api/verify/')).toMatchObject({
      status: 'rejected',
      reason: text,
      refusal: { code: 'not_reviewed', note: null },
    });
    expect(await read('/api/notifications/')).toMatchObject([
      { kind: 'verification', message: text, link: '/verify', params: { decision: 'rejected' } },
    ]);
    // The member can send them again at once.
    const again = await getRow(database, insertVerification, {
      userId,
      selfieKey: 'a'.repeat(32),
      documentKey: 'b'.repeat(32),
      pose: 'chin_open',
      consent: 1,
      submittedAt: clock.now(),
    });
    expect([again?.id, (await read('/api/verify/')).status]).toEqual([expect.any(Number), 'pending']);
    expect(
      await recordDecision(database, { verificationId: id, decision: 'approve', moderatorId: null }, clock.now()),
    ).toBeNull();
  });
});

test('documents to erase are found by their index, beside thousands that are erased', async () => {
  const { id: userId } = await createMember(testApp, { verified: false });
  await database.pool.query(
    `insert into verifications (user_id, status, submitted_at, decided_at)
     select $1, 'rejected', now(), now() from generate_series(1, 5000)`,
    [userId],
  );
  await database.pool.query('analyze verifications');
  const plan = await explain(
    database,
    listErasableVerifications.text,
    valuesOf(listErasableVerifications, { decidedUntil: new Date(), now: new Date(), stuck: [] }),
  );
  expect(plan).toContain('verifications_erasable');
});
