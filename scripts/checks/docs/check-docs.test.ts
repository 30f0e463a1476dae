import { describe, expect, test } from 'vitest';
import { checkDecisionRecords } from './decision-records.ts';
import { findUnknownDocuments } from './document-names.ts';
import { findUnknownHeadings } from './heading-references.ts';
import { findUnknownPaths } from './named-paths.ts';
import { checkRecipes } from './recipes.ts';
import type { Repository } from './repository.ts';

/** With these pieces this file does not itself name documents and headings that do not exist. */
const ending = '.md';
const productPage = `docs/product/profile${ending}`;
const formerPage = `docs/product${ending}`;

function repositoryOf(files: Record<string, string>): Repository {
  return { paths: Object.keys(files), texts: new Map(Object.entries(files)), npmScripts: ['check'] };
}

describe('names of documents', () => {
  const product = { [productPage]: '## Photos\n' };

  test.each([
    ['code', 'web/src/photo.tsx', `/** See LOST${ending}, section 2. */`],
    ['SQL', 'server/src/one.sql', `-- LOST${ending} 2.4`],
    ['configuration', 'knip.json', `{ "note": "LOST${ending}" }`],
    ['a document', 'README.md', `as LOST${ending} says`],
    ['a path', 'bench/run.ts', `// /work/LOST${ending}`],
  ])('one that does not exist is refused in %s', (_where, file, text) => {
    expect(findUnknownDocuments(repositoryOf({ ...product, [file]: text }))).toHaveLength(1);
  });

  test('one that exists is fine by its path, by the end of its path and with ./ before it', () => {
    const text = 'docs/product/profile.md, profile.md, ./docs/product/profile.md, ../docs/product/profile.md';
    expect(findUnknownDocuments(repositoryOf({ ...product, 'web/src/photo.tsx': text }))).toEqual([]);
  });

  test('web addresses and file patterns are no names', () => {
    const text = `https://example.org/LOST${ending} and *.md and name.endsWith('.md')`;
    expect(findUnknownDocuments(repositoryOf({ ...product, 'scripts/one.ts': text }))).toEqual([]);
  });

  test('the exception for an applied migration holds for that file only', () => {
    const text = `-- DESIGN${ending} 2.4`;
    const folder = 'server/src/database/migrations';
    expect(findUnknownDocuments(repositoryOf({ [`${folder}/0002_profiles.sql`]: text }))).toEqual([]);
    expect(findUnknownDocuments(repositoryOf({ [`${folder}/0003_pairs.sql`]: text }))).toHaveLength(1);
  });

  test('only migrations may name the page that became a folder', () => {
    const migration = 'server/src/database/migrations/0012_preferences.sql';
    expect(findUnknownDocuments(repositoryOf({ [migration]: `-- ${formerPage}` }))).toEqual([]);
    expect(findUnknownDocuments(repositoryOf({ ...product, 'web/src/one.ts': `// ${formerPage}` }))).toHaveLength(1);
  });
});

describe('references to headings', () => {
  function unknownIn(text: string): string[] {
    return findUnknownHeadings(
      repositoryOf({ [productPage]: '# Product\n\n## Photos\n\n## Likes and matches\n', 'web/one.ts': text }),
    );
  }

  test('an existing heading is fine, wrapped in a comment too', () => {
    expect(unknownIn(`/** ${productPage}, "Photos" */`)).toEqual([]);
    expect(unknownIn(`/**\n * See ${productPage},\n * "Likes and\n * matches".\n */`)).toEqual([]);
    expect(unknownIn(`// ${productPage}, "Photos" and "Likes and matches"`)).toEqual([]);
  });

  test.each([
    ['another heading', `/** ${productPage}, "Pictures" */`],
    ['another case', `/** ${productPage}, "photos" */`],
    ['a wrapped one', `/**\n * ${productPage},\n * "Pictures"\n */`],
    ['the second of two', `// ${productPage}, "Photos" and "Pictures"`],
    ['one without a comma', `// ${productPage} "Pictures"`],
  ])('%s is refused', (_what, text) => {
    expect(unknownIn(text)).toHaveLength(1);
  });

  test('a heading of the page that became a folder may be on any page of it', () => {
    expect(unknownIn(`-- ${formerPage}, "Photos"`)).toEqual([]);
    expect(unknownIn(`-- ${formerPage}, "Pictures"`)).toHaveLength(1);
  });
});

describe('paths and npm scripts of a document', () => {
  const files = { 'contract/src/swipes.ts': '', 'docs/design.md': '' };
  const problemsOf = (text: string) => findUnknownPaths(repositoryOf({ ...files, 'README.md': text }));

  test('files, folders, placeholders, links and scripts that exist are fine', () => {
    const text =
      '`contract/src/swipes.ts`, `contract/src/`, `contract/src/<noun>.ts`, [x](docs/design.md), npm run check';
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    '`contract/src/lost.ts`',
    '`contract/lost/`',
    '`contract/lost/<noun>.ts`',
    '`contract/src/swipes`',
    `[x](docs/lost${ending})`,
    'npm run lost',
  ])('%s is refused', (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });
});

describe('recipes', () => {
  const titles = ['Add an endpoint', 'Add a profile field', 'Add a text', 'Add a table'];
  const step = 'in `contract/src/swipes.ts`';
  const write = (steps: string) => titles.map((title) => `## ${title}\n\n${steps}\n`).join('\n');
  const repositoryWith = (text: string) => repositoryOf({ 'contract/src/swipes.ts': '', 'CONTRIBUTING.md': text });

  test('four lists of steps that name existing files are fine', () => {
    const repository = repositoryWith(write(`1. ${step}\n2. ${step}`));
    expect(checkRecipes(repository)).toEqual([]);
    expect(findUnknownPaths(repository)).toEqual([]);
  });

  test('a file that does not exist is refused', () => {
    const repository = repositoryWith(write(`1. ${step}\n2. in \`contract/src/lost.ts\``));
    expect(findUnknownPaths(repository)).toHaveLength(titles.length);
  });

  test.each([
    ['a step without a file', write(`1. ${step}\n2. then test it`)],
    ['a list without numbers', write(`- ${step}\n- ${step}`)],
    ['a missing recipe', write(`1. ${step}\n2. ${step}`).replaceAll(/^## /gm, '## How to: ')],
  ])('%s is refused in each recipe', (_what, text) => {
    expect(checkRecipes(repositoryWith(text))).toHaveLength(titles.length);
  });
});

describe('decision records', () => {
  const folder = 'docs/decisions';
  const listed = `[Node 24](2026-11-21-node${ending})`;
  const whole = '# Node 24\n\nDate: 2026-11-21. Status: accepted.\n';
  const problemsOf = (text: string, index = listed) =>
    checkDecisionRecords(
      repositoryOf({ [`${folder}/README.md`]: index, [`${folder}/2026-11-21-node${ending}`]: text }),
    );

  test('a dated one with a status that the index lists is fine', () => {
    expect(problemsOf(whole)).toEqual([]);
    expect(problemsOf(whole.replace('accepted', `superseded by [Node 26](2027-01-01-node${ending})`))).toEqual([]);
  });

  test.each([
    ['one without a date', whole.replace('Date: 2026-11-21. ', '')],
    ['one of another day than its name', whole.replace('2026-11-21', '2026-11-22')],
    ['one without a status', whole.replace('Status: accepted.', '')],
    ['one that is superseded by nothing that can be found', whole.replace('accepted', 'superseded')],
  ])('%s is refused', (_what, text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });

  test('one that the index leaves out is refused', () => {
    expect(problemsOf(whole, '')).toHaveLength(1);
  });
});
