// Fails on a line of more than 120 columns, and on a comment that begins with a clause such as "Whether it is read".
// Text catalogues and data may be wider: a sentence or a drawing is easier to read in one piece.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const columnsMax = 120;

/** Folders and files that hold texts or data, or that may not be changed any more. */
const wide = [
  'demo/src/data/',
  'package.json',
  'server/src/database/migrations/',
  'server/statements.sql',
  'server/src/features/personal-data/export-texts.ts',
  'server/src/features/people/recovery/account-mail-texts.ts',
  'server/src/features/conversations/shield/rules/',
  'server/src/features/conversations/shield/words/',
  'web/src/features/conversations/messages/meeting/meeting-words.ts',
  'web/src/i18n/',
];

const commentMark = /^\s*(?:\/\/|\/\*+|\{\/\*|\*|--)\s*/;
const commentStart = /^\s*(?:\/\/|\/\*+|\{\/\*|--)/;
const commentEnd = /\s*\*\/\}?\s*$/;
const clauseWord = /^(?:What|Whether|How|Where|Who|Without)\b/;

/** @returns the numbers of the lines, from 1, that are longer than 120 characters */
export function findLong(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (countColumns(line) > columnsMax ? [index + 1] : []));
}

/** An address cannot be broken, so a line that holds nothing else may be longer. */
function countColumns(line: string): number {
  return /^\W*https?:\/\/\S+$/.test(line) ? 0 : [...line].length;
}

/**
 * A question may begin with such a word, and so may "Without a key, it is skipped.", which has a main clause behind its
 * comma.
 *
 * @returns the numbers of the lines, from 1, on which a comment begins with a clause that has no main clause
 */
export function findBareClauses(text: string): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!commentStart.test(line) || isContinued(lines[index - 1], line)) return [];
    return isBareClause(readComment(lines, index)) ? [index + 1] : [];
  });
}

/** A line comment below another one continues it. */
function isContinued(above: string | undefined, line: string): boolean {
  const mark = /^\s*(?:\/\/|--)/;
  return mark.test(line) && mark.test(above ?? '');
}

function readComment(lines: readonly string[], from: number): string {
  const block = /^\s*\{?\/\*/.test(lines[from] ?? '');
  const words: string[] = [];
  for (let at = from; at < lines.length && commentMark.test(lines[at] ?? ''); at += 1) {
    const line = lines[at] ?? '';
    words.push(line.replace(commentMark, '').replace(commentEnd, ''));
    if (block && commentEnd.test(line)) break;
  }
  return words.join(' ').trim();
}

function isBareClause(comment: string): boolean {
  const sentence = /^.*?[.?!](?=\s|$)/.exec(comment)?.[0] ?? comment;
  if (!clauseWord.test(sentence) || sentence.endsWith('?')) return false;
  return !(sentence.startsWith('Without') && sentence.includes(','));
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|css|sql|sh|html|json|webmanifest)$|^\.ci\//.test(file))
    .filter((file) => file !== 'package-lock.json' && existsSync(path.join(root, file)));
  const problems = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const long = wide.some((place) => file.startsWith(place)) ? [] : findLong(text);
    const bare = file.startsWith('server/src/database/migrations/') ? [] : findBareClauses(text);
    return [
      ...long.map((line) => `${file}:${line}: is longer than ${columnsMax} columns`),
      ...bare.map((line) => `${file}:${line}: the comment begins with a clause: give it a main clause`),
    ];
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`${files.length} files, no line over ${columnsMax} columns, every comment begins with a main clause.`);
}
