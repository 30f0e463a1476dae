import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { listPrepared } from './database/prepared.ts';
import { deckStatementCases } from './features/discovery/deck/deck-statements.fixture.ts';
import { listDocuments, listErasures } from './features/personal-data/personal-tables.ts';
import { compareRows } from './testing/statements/compare-rows.ts';
import { readDeclaredStatements } from './testing/statements/declared-rows.ts';
import { createDescriber } from './testing/statements/described-columns.ts';
import { printStatements } from './testing/statements/print-statements.ts';
import { setUpTestDatabase } from './testing/test-database.ts';

interface Made {
  readonly text: string;
  readonly keys: readonly string[];
  /** The file and the line that make it. */
  readonly place: string;
}

const made = vi.hoisted((): Made[] => []);

vi.mock('./database/sql.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./database/sql.ts')>();
  const statement: typeof original.statement = (make) => {
    const result = original.statement(make);
    const [, , caller = ''] = (new Error('where').stack ?? '').split('\n');
    made.push({ text: result.text, keys: result.keys, place: /([^\s(]+:\d+):\d+\)?$/.exec(caller)?.[1] ?? '' });
    return result;
  };
  return { ...original, statement };
});

const { database } = await setUpTestDatabase();
const sources = import.meta.dirname;
/** The files that make statements. */
const files = globSync('features/**/*.ts', { cwd: sources, exclude: ['**/*.{test,fixture}.ts'] })
  .filter((file) => /\bstatement[<(]/.test(readFileSync(path.join(sources, file), 'utf8')))
  .toSorted();
for (const file of files) await import(path.join(sources, file));
// These functions make statements when they are called.
listDocuments();
listErasures();

const declared = readDeclaredStatements(sources, files);
const statements = made.map(({ place, ...statement }) => ({
  ...statement,
  ...(declared.get(path.relative(sources, place)) ?? { title: `${place} is unknown`, columns: null }),
}));
const cases = Object.entries(deckStatementCases).map(([name, { text }]) => ({
  title: `features/discovery/deck ${name}`,
  text,
  keys: [],
  columns: null,
}));

test('PostgreSQL accepts every statement of the server, and returns the rows that it declares', async () => {
  const client = await database.pool.connect();
  const describeColumns = await createDescriber(client);
  const faults: string[] = [];
  for (const { title, text, columns } of [...statements, ...cases]) {
    try {
      const described = await describeColumns(text);
      if (columns) faults.push(...compareRows(described, columns).map((fault) => `${title} ${fault}`));
    } catch (error) {
      faults.push(`${title}: ${String(error)}`);
    }
  }
  client.release(true);
  expect(faults).toEqual([]);
  expect(statements.length).toBeGreaterThan(200);
});

test('every statement of the source was made, and no other one', () => {
  expect(new Set(made.map(({ text }) => text))).toEqual(new Set(listPrepared().values()));
  const places = new Set(made.map(({ place }) => path.relative(sources, place)));
  expect([...declared].filter(([place]) => !places.has(place)).map(([, { title }]) => title)).toEqual([]);
});

test('server/statements.sql holds every statement as the code makes it, or else: npm run sql', async () => {
  await expect(printStatements([...statements, ...cases])).toMatchFileSnapshot('../statements.sql');
});
