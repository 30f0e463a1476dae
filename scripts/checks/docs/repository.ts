import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the checks of the documents look at: every file that Git knows or would add. */
export interface Repository {
  /** Relative to the root, with forward slashes. */
  readonly paths: readonly string[];
  /** The files that are text, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Names of the npm scripts of the root. */
  readonly npmScripts: readonly string[];
}

/** Written by a command and ignored by Git, so a fresh clone has none of them. */
const generated = ['bench/results/', 'web/dist/'];

/** Written by npm; names files of other packages. */
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

/** Whether a file or folder is there. `<noun>` and the like stand for any name: one match is enough. */
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
