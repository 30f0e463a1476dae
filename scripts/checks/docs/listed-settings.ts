import type { Repository } from './repository.ts';

const document = 'docs/operating.md';
const source = 'server/src/config/read-env.ts';

/** Checks that the tables of settings have the environment variables that the server reads, and no others. */
export function checkSettings({ texts }: Repository): string[] {
  const page = texts.get(document);
  if (page === undefined) return [];
  const [, section = ''] = page.split(/^## Settings$/m);
  const cells = (section.split(/^## /m)[0] ?? '').split('\n').map((line) => line.split('|')[1] ?? '');
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name));
  const read = [...(texts.get(source) ?? '').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  return [
    ...read.filter((name) => !listed.includes(name)).map((name) => `${document}: does not list ${name}`),
    ...listed.filter((name) => !read.includes(name)).map((name) => `${document}: lists ${name}, which nobody reads`),
  ];
}
