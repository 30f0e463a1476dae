import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import { faceConsent } from '@mwanzo/contract/selfie-poses';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createWorkerImageProcessor } from '../../gateways/images/worker-image-processor.ts';
import { createLocalDocumentVault } from '../../gateways/vault/local-document-vault.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { listFiles } from '../../testing/list-files.ts';
import { losingCommits } from '../../testing/lossy-database.ts';
import { givePose } from './give-pose.ts';
import { submitVerification } from './submit-verification.ts';

const testApp = await buildTestApp();
const { database, clock, events, config } = testApp;
const vaultFolder = path.join(config.dataDir, 'vault');
const vault = createLocalDocumentVault(vaultFolder, config.vaultKey);
const images = createWorkerImageProcessor({ limits: photoLimits });
afterAll(() => images.close());
const dependencies = { database, clock, events, images, vault, autoApprove: false };
const picture = path.join(config.dataDir, 'picture');
writeFileSync(picture, await makeFlat(40, 30, '#b33').jpeg().toBuffer());
let files: Parameters<typeof submitVerification>[2];

let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp, { verified: false });
  const { pose } = await givePose(dependencies, member.id);
  files = { selfie: picture, idDocument: picture, pose, consent: Number(faceConsent) };
});

async function pendingDocuments(): Promise<string[]> {
  const { rows } = await database.pool.query<{ selfie_key: string; document_key: string }>(
    'select selfie_key, document_key from verifications where user_id = $1',
    [member.id],
  );
  return rows.flatMap((row) => [row.selfie_key, row.document_key]);
}

test('a submission whose commit was not confirmed keeps both of its documents', async () => {
  const before = listFiles(vaultFolder).length;
  const submitting = submitVerification({ ...dependencies, database: losingCommits(database) }, member.id, files);
  await expect(submitting).rejects.toThrow('Connection terminated');
  const keys = await pendingDocuments();
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(await vault.open(key)).not.toBeNull();
  expect(listFiles(vaultFolder)).toHaveLength(before + 2);
});

test('a replacement whose commit was not confirmed can still be opened, and is what the row names', async () => {
  await submitVerification(dependencies, member.id, files);
  const first = await pendingDocuments();
  const replacing = submitVerification({ ...dependencies, database: losingCommits(database) }, member.id, files);
  await expect(replacing).rejects.toThrow('Connection terminated');
  const second = await pendingDocuments();
  expect(second).toHaveLength(2);
  expect(second.some((key) => first.includes(key))).toBe(false);
  for (const key of second) expect(await vault.open(key)).not.toBeNull();
});

test('when the second document cannot be stored the first one is erased', async () => {
  const before = listFiles(vaultFolder);
  let stored = 0;
  const full = {
    ...vault,
    store: (key: string, bytes: Uint8Array) => {
      stored += 1;
      return stored === 2 ? Promise.reject(new Error('disk full')) : vault.store(key, bytes);
    },
  };
  await expect(submitVerification({ ...dependencies, vault: full }, member.id, files)).rejects.toThrow('disk full');
  expect(stored).toBe(2);
  expect(listFiles(vaultFolder)).toEqual(before);
});
