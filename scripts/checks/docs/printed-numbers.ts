import path from 'node:path';
import type { KnownNumber } from './known-numbers.ts';
import type { Repository } from './repository.ts';

type KnownNumbers = ReadonlyMap<string, KnownNumber>;

const folder = 'docs/product/';

/** `[6][photoLimits.countMax]`: a number and its name in the code. */
const reference = /\[([^[\]]*)\]\[([\w.]+)\]/g;
/** The target of such a link, at the end of the page. */
const definition = /^\[[\w.]+\]: .*\n?/gm;

/** @returns whether a file is a page whose numbers are printed from the code */
export function hasNumbers(file: string): boolean {
  return file.startsWith(folder) && file.endsWith('.md');
}

/** A number may be wrapped, as every text of a page. */
function isWritten(number: string, written: string): boolean {
  return number.replaceAll(/\s+/g, ' ') === written;
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(reference)].map(([, , name = '']) => name))].toSorted();
}

/** A page with the numbers that the code has, each a link to the file that decides it. */
export function printNumbers(file: string, text: string, known: KnownNumbers): string {
  const body = text
    .replaceAll(definition, '')
    .trimEnd()
    .replaceAll(reference, (whole, number: string, name: string) => {
      const written = known.get(name)?.written;
      return written === undefined || isWritten(number, written) ? whole : `[${written}][${name}]`;
    });
  const links = namesIn(body).flatMap((name) => {
    const number = known.get(name);
    return number === undefined ? [] : `[${name}]: ${path.posix.relative(path.posix.dirname(file), number.file)}`;
  });
  return links.length === 0 ? `${body}\n` : `${body}\n\n${links.join('\n')}\n`;
}

/** Finds numbers that differ from the code, names that the code does not have, and limits that no page names. */
export function checkNumbers(known: KnownNumbers): (repository: Repository) => string[] {
  return ({ texts }) => {
    const pages = [...texts].filter(([file]) => hasNumbers(file));
    const named = new Set(pages.flatMap(([, text]) => namesIn(text)));
    return [
      ...pages.flatMap(([file, text]) => checkPage(file, text, known)),
      ...[...known.keys()].filter((name) => !named.has(name)).map((name) => `${folder}: no page says ${name}`),
    ];
  };
}

function checkPage(file: string, text: string, known: KnownNumbers): string[] {
  const problems = [...text.matchAll(reference)].flatMap(([, number = '', name = '']) => {
    const written = known.get(name)?.written;
    if (written === undefined) return [`${file}: names the number ${name}, which does not exist`];
    return isWritten(number, written) ? [] : [`${file}: ${name} is ${written}, not ${number}: npm run docs:numbers`];
  });
  if (problems.length > 0 || printNumbers(file, text, known) === text) return problems;
  return [`${file}: the links of its numbers are not up to date: npm run docs:numbers`];
}
