import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createLocalDocumentVault } from '../../gateways/vault/local-document-vault.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';
import { listFiles } from '../../testing/list-files.ts';
import { eraseDecidedDocuments, recordDecision, sweepDocuments } from './index.ts';
import { createVerificationsRepository } from './verifications.repository.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-vault-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const vault = createLocalDocumentVault(folder, new Secret('ab'.repeat(32)));

async function submit(): Promise<number> {
  const { id: userId } = await createMember(testApp, { verified: false });
  const [selfieKey, documentKey] = [
    await vault.store(Buffer.from('selfie')),
    await vault.store(Buffer.from('document')),
  ];
  const id = await createVerificationsRepository(database).insertVerification({
    userId,
    selfieKey,
    documentKey,
    submittedAt: clock.now(),
  });
  return id ?? 0;
}

test('pictures are erased 24 hours after the decision, never earlier and never while pending', async () => {
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

test('documents that no submission names are swept, except the newest ones', async () => {
  await submit();
  const before = listFiles(folder);
  const orphan = await vault.store(Buffer.from('left behind'));
  expect(await sweepDocuments({ database, vault }, new Date(0))).toBe(0);
  expect(await sweepDocuments({ database, vault }, new Date(Date.now() + 86_400_000))).toBe(1);
  expect(await vault.open(orphan)).toBeNull();
  expect(listFiles(folder)).toEqual(before);
});

test('the documents of a deleted member are swept', async () => {
  const id = await submit();
  await database.pool.query('delete from users where id = (select user_id from verifications where id = $1)', [id]);
  expect(await sweepDocuments({ database, vault }, new Date(Date.now() + 86_400_000))).toBe(2);
});
