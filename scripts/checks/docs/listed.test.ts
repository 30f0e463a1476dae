import { describe, expect, test } from 'vitest';
import { findUnknownAnchors } from './heading-references.ts';
import { checkRoutes } from './listed-routes.ts';
import { checkSettings } from './listed-settings.ts';
import { findUnknownSymbols } from './named-symbols.ts';
import { checkOneSidedNouns } from './one-sided-nouns.ts';
import type { Repository } from './repository.ts';

const ending = '.md';

function repositoryOf(files: Record<string, string>): Repository {
  return { paths: Object.keys(files), texts: new Map(Object.entries(files)), npmScripts: [] };
}

describe('the table of routes', () => {
  const code = "[everyone({ path: '/{page:forgot|settings/(?:data|mail)}' }), member({ path: '/dates/{planId}' })]";
  const problemsOf = (rows: string) =>
    checkRoutes(repositoryOf({ 'web/src/app/routes.ts': code, [`docs/product/pages${ending}`]: rows }));

  test('one with every route is fine, also with pages of the server', () => {
    const rows =
      '| `/forgot` | x |\n| `/settings/data`, `/settings/mail` | x |\n| `/dates/{planId}` | x |\n| `/` | x |';
    expect(problemsOf(rows)).toEqual([]);
  });

  test('a route that it leaves out is refused', () => {
    expect(problemsOf('| `/forgot` | x |\n| `/settings/data` | x |')).toEqual([
      `docs/product/pages${ending}: does not list /settings/mail`,
      `docs/product/pages${ending}: does not list /dates/{planId}`,
    ]);
  });
});

describe('the tables of settings', () => {
  const code = 'const schema = z.object({\n  PORT: z.coerce.number(),\n  DATA_DIR: z.string(),\n});';
  const problemsOf = (rows: string) =>
    checkSettings(
      repositoryOf({
        'server/src/config/read-env.ts': code,
        [`docs/operating${ending}`]: `## Settings\n\n${rows}\n\n## Health\n`,
      }),
    );

  test('those with every variable are fine', () => {
    expect(problemsOf('| `PORT`, `DATA_DIR` | x |')).toEqual([]);
  });

  test('a variable that they leave out and one that nobody reads are refused', () => {
    expect(problemsOf('| `PORT`, `LOST` | x |')).toHaveLength(2);
  });
});

describe('the table of nouns on one side', () => {
  const files = {
    'server/src/features/core/pairs/index.ts': '',
    'server/src/features/discovery/deck/index.ts': '',
    'web/src/features/discovery/deck/deck.tsx': '',
  };
  const problemsOf = (rows: string) => checkOneSidedNouns(repositoryOf({ ...files, [`ARCHITECTURE${ending}`]: rows }));

  test('one with every such noun is fine', () => {
    expect(problemsOf('| `pairs` | server | x |')).toEqual([]);
  });

  test.each([
    ['a noun that it leaves out', ''],
    ['a noun that both sides have', '| `pairs` | server | x |\n| `deck` | web | x |'],
  ])('%s is refused', (_what, rows) => {
    expect(problemsOf(rows)).toHaveLength(1);
  });
});

describe('what a document says of another file', () => {
  const files = {
    'server/src/rank-deck.ts': 'export function rankDeck() {}',
    [`docs/product/deck${ending}`]: '# The deck\n',
  };

  test('an exported name that the file has is fine', () => {
    const text = '`rankDeck` (`server/src/rank-deck.ts`), and `rankDeck` of `server/src/rank-deck.ts`';
    expect(findUnknownSymbols(repositoryOf({ ...files, [`README${ending}`]: text }))).toEqual([]);
  });

  test.each(['`sortDeck` (`server/src/rank-deck.ts`)', '`rankDeck` and `sortDeck` of\n`server/src/rank-deck.ts`'])(
    'a name that the file does not have is refused: %s',
    (text) => {
      expect(findUnknownSymbols(repositoryOf({ ...files, [`README${ending}`]: text }))).toHaveLength(1);
    },
  );

  test('a link to a heading needs that heading, on its own page too', () => {
    const links = (anchor: string) => `# Read on\n[x](docs/product/deck${ending}#${anchor}) [y](#read-on)`;
    const problemsOf = (text: string) => findUnknownAnchors(repositoryOf({ ...files, [`README${ending}`]: text }));
    expect(problemsOf(links('the-deck'))).toEqual([]);
    expect(problemsOf(links('the-pack'))).toHaveLength(1);
    expect(problemsOf('[y](#read-on)')).toHaveLength(1);
  });
});
