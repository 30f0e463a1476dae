// Fails when docs/spec-coverage.md names a test that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const document = 'docs/spec-coverage.md';

/** A row's last cell: tests as `path › title`, parted by `<br>`, or "no test yet", or "open: what is missing". */
function checkCell(cell: string, row: string): string[] {
  if (/^(no test yet|open: .+)$/.test(cell)) return [];
  const entries = cell.split('<br>').map((entry) => entry.trim());
  return entries.flatMap((entry) => {
    const [, file = '', title = ''] = /^`([^`]+?) › (.+)`$/.exec(entry) ?? [];
    if (file === '') return [`${document}: "${row}" names neither a test nor what is missing`];
    if (!existsSync(path.join(root, file))) return [`${document}: names ${file}, which does not exist`];
    const source = readFileSync(path.join(root, file), 'utf8').replaceAll(String.raw`\'`, "'");
    const isThere = ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
    return isThere ? [] : [`${document}: names the test "${title}", which is not in ${file}`];
  });
}

interface SpecCoverage {
  problems: string[];
  withTest: number;
  withoutTest: number;
  open: number;
}

/** Reads the tables: statement | where | test. */
export function checkSpecCoverage(): SpecCoverage {
  const coverage: SpecCoverage = { problems: [], withTest: 0, withoutTest: 0, open: 0 };
  for (const line of readFileSync(path.join(root, document), 'utf8').split('\n')) {
    if (!line.startsWith('|') || /^\|[\s|-]+$/.test(line) || line.startsWith('| SPEC.md')) continue;
    const cells = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    const [row = '', , test = ''] = cells;
    coverage.problems.push(
      ...(cells.length === 3 ? checkCell(test, row) : [`${document}: "${row}" has ${cells.length} cells`]),
    );
    if (test === 'no test yet') coverage.withoutTest += 1;
    else if (test.startsWith('open: ')) coverage.open += 1;
    else coverage.withTest += 1;
  }
  return coverage;
}

if (import.meta.main) {
  const { problems, withTest, withoutTest, open } = checkSpecCoverage();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(
    `${withTest} statements of the specification have a test, ${withoutTest} have none yet, ${open} are open.`,
  );
}
