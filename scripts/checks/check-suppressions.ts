// Fails on a comment that suppresses a check without a reason. The reason follows ` -- `. A long reason is a comment on
// the line above, and so is the reason for tools that allow no text after their directive. TypeScript's directives have
// it directly after the directive.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const directive =
  /(?:\/\/|\/\*|<!--)\s*(?:(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)|(?:oxfmt|prettier)-ignore)/;
const reasonAfter = /(?:-disable[^*]*? -- |@ts-[a-z-]+:?\s+)[^*]*\p{L}{2}/u;
/**
 * Matches a line comment or a comment in JSX. A docstring does not count as a reason, because it describes the code
 * below it.
 */
const commentLine = /^\s*(?:\/\/|\{\/\*|\/\*(?!\*)|<!--).*\p{L}{2}/u;

function isExplained(line: string, above: string): boolean {
  return reasonAfter.test(line) || (commentLine.test(above) && !directive.test(above));
}

/** @returns the numbers of the lines, from 1, that suppress a check without a reason */
export function findUnexplained(text: string): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    directive.test(line) && !isExplained(line, lines[index - 1] ?? '') ? [index + 1] : [],
  );
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|css|html|jsonc?)$/.test(file) && existsSync(path.join(root, file)));
  const problems = files.flatMap((file) =>
    findUnexplained(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  for (const place of problems) console.error(`${place}: suppresses a check without a reason: add " -- reason"`);
  if (problems.length > 0) process.exit(1);
  console.log(`${files.length} files, every suppression has a reason.`);
}
