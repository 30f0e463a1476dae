import { execFileSync, type StdioOptions } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Release } from './last-release.ts';

/**
 * Takes a release out of git, with its libraries and its built web app. It is kept for the next time, and others are
 * removed.
 * @returns its folder, inside the repository
 */
export function prepareRelease(root: string, { version, commit }: Release): string {
  const releases = path.join(root, '.cache/releases');
  const folder = path.join(releases, `${version}-${commit.slice(0, 12)}`);
  const ready = path.join(folder, 'web/dist/ready');
  if (existsSync(ready)) return folder;
  rmSync(releases, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(releases, 'release.tar');
  run(root, 'git', 'archive', `--output=${archive}`, commit);
  run(root, 'tar', '-xf', archive, '-C', folder);
  rmSync(archive);
  if (librariesOf(folder) === librariesOf(root)) linkLibraries(root, folder);
  else run(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  run(folder, process.execPath, 'web/build/build.ts');
  writeFileSync(ready, '');
  return folder;
}

function run(folder: string, program: string, ...args: readonly string[]): void {
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  // With a test runner's NODE_ENV, Vite would make a development build. With `production`, npm would leave out the
  // packages that the build needs.
  const env = { ...process.env, NODE_ENV: program === 'npm' ? '' : 'production' };
  execFileSync(program, args, { cwd: folder, stdio, env });
}

/** The lock without the version of the app itself. */
function librariesOf(folder: string): string {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  delete lock.packages['']?.version;
  return JSON.stringify(lock.packages);
}

/** The release gets the libraries of the repository, but its own workspaces. */
function linkLibraries(root: string, folder: string): void {
  const [from, to] = [root, folder].map((each) => path.join(each, 'node_modules')) as [string, string];
  const own = '@mwanzo';
  mkdirSync(path.join(to, own), { recursive: true });
  for (const name of readdirSync(from)) if (name !== own) symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, own)))
    symlinkSync(readlinkSync(path.join(from, own, name)), path.join(to, own, name));
}
