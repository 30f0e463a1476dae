import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { losingCommits } from '../../../testing/lossy-database.ts';
import { prepareSubmissions } from './submission.fixture.ts';
import { submitVerification } from './submit-verification.ts';

const testApp = await buildTestApp();
const { database } = testApp;
const { dependencies, vault, vaultFolder, filesOf } = await prepareSubmissions(testApp);
let files: Parameters<typeof submitVerification>[2];

let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp, { verified: false });
  files = await filesOf(member.id);
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
  const stuck = { ...full, erase: () => Promise.reject(new Error('nothing is erased')) };
  stored = 0;
  await expect(submitVerification({ ...dependencies, vault: stuck }, member.id, files)).rejects.toThrow('disk full');
});
