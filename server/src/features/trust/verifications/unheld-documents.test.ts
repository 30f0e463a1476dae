import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { makeDocumentKey, type DocumentVault } from '../../../gateways/vault/document-vault.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { deleteAccount } from '../../personal-data/index.ts';
import { eraseDueDocuments } from './index.ts';
import { prepareSubmissions } from './submission.fixture.ts';
import { submitVerification } from './submit-verification.ts';
import { lockDueDocuments } from './verifications.repository.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { dependencies, vault, vaultFolder, filesOf } = await prepareSubmissions(testApp);
const hourMs = 3_600_000;

let member: TestMember;
beforeEach(async () => {
  await database.pool.query('delete from verifications; delete from unheld_documents');
  for (const key of kept()) await vault.erase(key);
  member = await createMember(testApp, { verified: false });
});

/** The names of all files of the vault and of its keys. */
const kept = () => [
  ...new Set(
    [vaultFolder, `${vaultFolder}-keys`]
      .flatMap(listFiles)
      .map((file) => path.parse(file).name)
      .filter((name) => name !== 'CACHEDIR'),
  ),
];

async function submit(withVault: DocumentVault = vault) {
  return submitVerification({ ...dependencies, vault: withVault }, member.id, await filesOf(member.id));
}

/** Submits up to the nth document and hangs there, as a killed process does. */
function dieAt(nth: number, { isStored }: { isStored: boolean }): Promise<void> {
  let stored = 0;
  return new Promise((resolve, reject) => {
    const store = async (key: string, bytes: Uint8Array): Promise<void> => {
      stored += 1;
      if (stored < nth || isStored) await vault.store(key, bytes);
      if (stored < nth) return;
      resolve();
      await new Promise(() => {});
    };
    submit({ ...vault, store }).catch(reject);
  });
}

/** A vault that cannot erase one document. */
const stuck = (broken: string): DocumentVault => ({
  ...vault,
  erase: (key) => (key === broken ? Promise.reject(new Error('read-only')) : vault.erase(key)),
});

test('a document that cannot be erased is reported and holds up none of the others', async () => {
  const keys = Array.from({ length: 45 }, () => makeDocumentKey());
  for (const key of keys) await vault.store(key, Buffer.from('left over'));
  await database.pool.query('insert into unheld_documents (key, erase_at) select key, $2 from unnest($1::text[]) key', [
    keys,
    clock.now(),
  ]);
  const [broken = ''] = keys;
  const eraseWith = (withVault: DocumentVault) => eraseDueDocuments({ database, clock, vault: withVault });
  await expect(eraseWith(stuck(broken))).rejects.toThrow('read-only');
  expect(kept()).toEqual([broken]);
  expect(await eraseWith(vault)).toBe(1);
  expect([kept(), await countRows()]).toEqual([[], 0]);
});

test('documents that cannot be erased, however many, hold up none of the others', async () => {
  const keys = Array.from({ length: 45 }, () => makeDocumentKey());
  const last = keys[44] ?? '';
  await vault.store(last, Buffer.from('left over'));
  await database.pool.query(
    `insert into unheld_documents (key, erase_at)
     select key, $2::timestamptz - make_interval(secs => 45 - place)
     from unnest($1::text[]) with ordinality given (key, place)`,
    [keys, clock.now()],
  );
  const tried: string[] = [];
  const erase = async (key: string) => {
    tried.push(key);
    if (key !== last) throw new Error('read-only');
    await vault.erase(key);
  };
  await expect(eraseDueDocuments({ database, clock, vault: { ...vault, erase } })).rejects.toThrow('read-only');
  expect([tried, kept(), await countRows()]).toEqual([keys, [], 44]);
});

test('a vault that erases nothing is reported, and asked once for each document', async () => {
  const keys = Array.from({ length: 20 }, () => makeDocumentKey());
  await database.pool.query('insert into unheld_documents (key, erase_at) select key, $2 from unnest($1::text[]) key', [
    keys,
    clock.now(),
  ]);
  let asked = 0;
  // It answers at last, so that this test ends either way.
  const erase = () => ((asked += 1) > 60 ? Promise.resolve() : Promise.reject(new Error('read-only')));
  await expect(eraseDueDocuments({ database, clock, vault: { ...vault, erase } })).rejects.toThrow('read-only');
  expect([asked, await countRows()]).toEqual([20, 20]);
});

const countRows = async () => (await database.pool.query('select from unheld_documents')).rowCount;

test.each([
  [1, false, 0],
  [1, true, 1],
  [2, true, 2],
])(
  'a process that dies at document %i (stored: %s) leaves rows by which all is erased an hour later, and not before',
  async (nth, isStored, files) => {
    await dieAt(nth, { isStored });
    expect([kept().length, await countRows()]).toEqual([files, 2]);
    clock.advance(hourMs - 1);
    expect(await eraseDueDocuments(dependencies)).toBe(0);
    expect(kept()).toHaveLength(files);
    clock.advance(1);
    expect(await eraseDueDocuments(dependencies)).toBe(2);
    expect([kept(), await countRows()]).toEqual([[], 0]);
  },
);

test('a submission holds its documents: no row is left that would erase them', async () => {
  await submit();
  expect(await countRows()).toBe(0);
  clock.advance(2 * hourMs);
  expect(await eraseDueDocuments(dependencies)).toBe(0);
  expect(kept()).toHaveLength(2);
});

test('documents that a newer submission replaces are erased at once, or by the job if the disk refuses', async () => {
  await submit();
  const [first] = kept();
  await submit();
  expect(kept()).toHaveLength(2);
  expect(kept()).not.toContain(first);
  const second = kept();
  await submit({ ...vault, erase: () => Promise.reject(new Error('read-only')) });
  expect(kept()).toEqual(expect.arrayContaining(second));
  expect(await eraseDueDocuments(dependencies)).toBe(2);
  expect(kept()).toHaveLength(2);
  for (const key of second) expect(kept()).not.toContain(key);
});

test('a submission whose documents were erased meanwhile is refused and leaves nothing', async () => {
  const slow = {
    ...vault,
    async store(key: string, bytes: Uint8Array) {
      await vault.store(key, bytes);
      clock.advance(hourMs);
      await eraseDueDocuments(dependencies);
    },
  };
  await expect(submit(slow)).rejects.toMatchObject({ code: 'unavailable' });
  await eraseDueDocuments(dependencies);
  expect([await countRows(), (await database.pool.query('select from verifications')).rowCount]).toEqual([0, 0]);
});

test('a deletion during the storing of documents erases them at once, and later ones within the hour', async () => {
  await dieAt(1, { isStored: true });
  expect(kept()).toHaveLength(1);
  await deleteAccount(testApp.dependencies, member.id);
  expect(kept()).toEqual([]);
  const { rows } = await database.pool.query('select user_id from unheld_documents');
  expect(rows).toEqual([{ user_id: null }, { user_id: null }]);
  clock.advance(hourMs);
  await eraseDueDocuments(dependencies);
  expect(await countRows()).toBe(0);
});

test('two processes at once erase each document once', async () => {
  const erased: string[] = [];
  const counting = { ...vault, erase: async (key: string) => void erased.push(key) };
  await database.pool.query(
    `insert into unheld_documents (key, erase_at) select lpad(n::text, 32, '0'), $1 from generate_series(1, 50) n`,
    [clock.now()],
  );
  const counts = await Promise.all([1, 2].map(() => eraseDueDocuments({ ...dependencies, vault: counting })));
  expect(counts.reduce((sum, count) => sum + count)).toBe(50);
  expect(new Set(erased).size).toBe(erased.length);
});

test('due documents are found by their index', async () => {
  await database.pool.query(
    `insert into unheld_documents (key, erase_at) select lpad(n::text, 32, '0'), now() from generate_series(1, 5000) n`,
  );
  await database.pool.query('analyze unheld_documents');
  const values = valuesOf(lockDueDocuments, { now: new Date(0), limit: 20, stuck: [] });
  expect(await explain(database, lockDueDocuments.text, values)).toContain('unheld_documents_due');
});
