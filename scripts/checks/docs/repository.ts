import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The input of the checks of documents: every file that Git tracks or would add. */
export interface Repository {
  /** The paths of all files, relative to the root, with forward slashes. */
  readonly paths: readonly string[];
  /** The contents of the text files, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The names of the root's npm scripts. */
  readonly npmScripts: readonly string[];
}

/** Commands write these folders and Git ignores them, so a fresh clone does not have them. */
const generated = ['bench/results/', 'web/dist/'];

/** npm writes this file, and it names files of other packages. */
const notOurWords = new Set(['package-lock.json']);

export function readRepository(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isFile = (name: string) => statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() ?? false;
  const paths = listed.split('\0').filter((name) => name !== '' && isFile(name));
  const texts = new Map<string, string>();
  for (const name of paths.filter((each) => !notOurWords.has(each))) {
    const text = readFileSync(path.join(root, name), 'utf8');
    if (!text.includes('\0')) texts.set(name, text);
  }
  const { scripts } = JSON.parse(texts.get('package.json') ?? '{}') as { scripts: Record<string, string> };
  return { paths, texts, npmScripts: Object.keys(scripts) };
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Says whether a file or folder exists. Words such as `<noun>` stand for any name: one match is enough. */
export function exists({ paths }: Repository, name: string): boolean {
  const wanted = name.replace(/\/$/, '');
  if (generated.some((folder) => `${wanted}/`.startsWith(folder))) return true;
  const pattern = new RegExp(
    `^${wanted
      .split(/<[\w-]+>/)
      .map(literal)
      .join('[^/]+')}(?:/|$)`,
  );
  return paths.some((each) => pattern.test(each));
}
