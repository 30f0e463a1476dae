import type { Repository } from './repository.ts';

const document = 'docs/product/pages.md';
const source = 'web/src/app/routes.ts';

/** Checks that the table of routes has every route of the web app. It may have more: pages that the server writes. */
export function checkRoutes({ texts }: Repository): string[] {
  const page = texts.get(document);
  if (page === undefined) return [];
  const rows = page.split('\n').filter((line) => line.startsWith('| `/'));
  const listed = new Set(
    rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, route = '']) => route)),
  );
  return routesOf(texts.get(source) ?? '')
    .filter((route) => !listed.has(route))
    .map((route) => `${document}: does not list ${route}`);
}

/** `/{page:forgot|reset}` becomes `/forgot` and `/reset`; another parameter keeps its name alone. */
function routesOf(code: string): string[] {
  const joined = code.replaceAll(/' \+\s+'/g, '');
  const paths = [...joined.matchAll(/(['`])(\/[^'`\n]+)\1/g)].map(([, , path = '']) => path);
  return paths.flatMap((path) => {
    const simple = path.replaceAll(/\{(\w+):([^{}]*)\}/g, (_whole, name: string, pattern: string) =>
      /^[\w|/()?:-]+$/.test(pattern) && !pattern.includes('\\') ? `(?:${pattern})` : `{${name}}`,
    );
    return expand(simple);
  });
}

/** `/settings/(?:a|b)` becomes `/settings/a` and `/settings/b`, from the innermost group outwards. */
function expand(path: string): string[] {
  const [group, words = ''] = /\(\?:([^()]*)\)/.exec(path) ?? [];
  if (group === undefined) return [path];
  return words.split('|').flatMap((word) => expand(path.replace(group, () => word)));
}
