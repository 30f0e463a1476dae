import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { exportTexts } from './export-texts.ts';
import { listDocuments, personalTables } from './personal-tables.ts';

const { database } = await setUpTestDatabase();

const columnsOf = (words: string): string[] => words.split(' ').filter((word) => word !== '');

/** The tables whose rows go with a row of `users`, over any number of foreign keys. */
async function listTablesThatGo(): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ name: string }>(
    `with recursive gone (id) as (
       select 'users'::regclass::oid
       union
       select link.conrelid from gone join pg_constraint link on link.confrelid = gone.id
       where link.contype = 'f' and link.confdeltype = 'c'
     )
     select id::regclass::text as name from gone`,
  );
  return new Set(rows.map(({ name }) => name));
}

test('every table has a rule for export and deletion, and every column of it a thought', async () => {
  const { rows } = await database.pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migrations' group by table_name`,
  );
  const listed = Object.entries(personalTables).map(([table, { personal, other }]) => [
    table,
    [...columnsOf(personal), ...columnsOf(other)].toSorted(),
  ]);
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()])),
  );
});

test('a table goes with the account, has statements of its own, or says why it stays', async () => {
  const gone = await listTablesThatGo();
  const forgotten = Object.entries(personalTables).filter(
    ([table, { erased, kept }]) => !gone.has(table) && erased === undefined && kept === undefined,
  );
  expect(forgotten).toEqual([]);
  expect(gone.size).toBeGreaterThan(15);
});

test('every table with something personal is in the export, but for these, which say in sentences why', () => {
  const leftOut = Object.entries(personalTables).flatMap(([table, { personal, exported }]) =>
    personal === '' || 'document' in exported ? [] : [{ table, because: exported.because }],
  );
  expect(leftOut.map(({ table }) => table).toSorted()).toEqual([
    'account_tries',
    'banned_marks',
    'decided_changes',
    'document_grants',
    'held_messages',
    'like_reveals',
    'members_in_calls',
    'moderation_audit',
    'network_usage',
    'photo_looks',
    'report_messages',
    'reset_requests',
    'review_claims',
    'switches',
    'unheld_documents',
  ]);
  for (const { because } of leftOut) expect(because).toMatch(/^[A-Z]\S* \S+ .+\.$/);
});

test('every document has a name in both languages, and no two have the same', () => {
  const documents = listDocuments().map(({ document }) => document);
  expect(new Set(documents).size).toBe(documents.length);
  for (const { documents: names } of Object.values(exportTexts))
    expect(Object.keys(names).toSorted()).toEqual(documents.toSorted());
});
