import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ownRoot = path.resolve(import.meta.dirname, '../..');
const ownScope = '@mwanzo';

export interface Worktree {
  readonly folder: string;
  /** The commit's name, shortened. */
  readonly name: string;
  remove(): void;
}

function git(...flags: string[]): string {
  return execFileSync('git', flags, { cwd: ownRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/**
 * Checks a commit out into a folder under .cache, with its packages.
 * @throws Error in a sentence when there is no such commit
 */
export function checkOut(commit: string): Worktree {
  const name = shortNameOf(commit);
  const folder = path.join(ownRoot, '.cache', 'against', `${name}-${process.pid}`);
  git('worktree', 'add', '--detach', '--force', folder, name);
  const remove = (): void => {
    if (existsSync(folder)) git('worktree', 'remove', '--force', '--force', folder);
  };
  // Also when the bench is interrupted.
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  installPackages(folder);
  return { folder, name, remove };
}

function shortNameOf(commit: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--short=8', '--end-of-options', `${commit}^{commit}`);
  } catch {
    throw new Error(`There is no commit "${commit}" in this repository.`);
  }
}

/** Takes the packages that are installed here if the lock is the same; otherwise installs those of the commit. */
function installPackages(folder: string): void {
  const lockOf = (root: string) => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(ownRoot)) linkPackages(folder);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** One link for each package. Our own packages are the folders of the worktree, or it would run this one's code. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(ownRoot, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(path.join(to, ownScope), { recursive: true });
  for (const name of readdirSync(from)) if (name !== ownScope) symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, ownScope)))
    symlinkSync(path.join(folder, name), path.join(to, ownScope, name));
}
