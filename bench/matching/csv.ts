/**
 * Reads a table of comma-separated values (RFC 4180) with a line of headings.
 * @returns a record for each line, by heading; a value that is missing is ''
 */
export function readCsv(text: string): Record<string, string>[] {
  const [headings = [], ...lines] = splitLines(text.replace(/^\u{feff}/u, ''));
  return lines
    .filter((cells) => cells.length > 1 || cells[0] !== '')
    .map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])));
}

function splitLines(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/gu)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ',') lines.push([]);
  }
  return lines;
}
