import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Release {
  readonly version: string;
  readonly commit: string;
}

/** The last release is not in this clone. Its message says how to get it. */
export class NoReleaseError extends Error {}

/** A release as CHANGELOG.md describes it. The one that is being made has no commit yet. */
interface Entry {
  readonly version: string;
  readonly commit: string | null;
  /** The number of its last migration, if the entry says it. */
  readonly migration: string | null;
}

/** The releases of CHANGELOG.md, the newest first. */
export function listReleases(root: string): Entry[] {
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [, version = '', commit = null] = /^\[(\S+)\](?:.*\(([0-9a-f]{40})\))?/.exec(entry) ?? [];
      return { version, commit, migration: /\bmigration (\d{4})\b/.exec(entry)?.[1] ?? null };
    });
}

/**
 * Finds the newest release before the commit that is checked out. The commit of the release is that of its tag. A clone
 * without tags uses the one that CHANGELOG.md names. A release that is checked out is not its own last release.
 * @throws NoReleaseError
 */
export function findLastRelease(root: string): Release {
  const head = git(root, 'rev-parse', 'HEAD');
  for (const { version, commit: named } of listReleases(root)) {
    const commit = git(root, 'rev-parse', '--verify', `refs/tags/v${version}^{commit}`) ?? named;
    if (commit === null || commit === head) continue;
    if (git(root, 'cat-file', '-t', commit) === 'commit') return { version, commit };
    throw new NoReleaseError(
      `Release ${version} (${commit}) is not in this clone. Get it with: git fetch --unshallow --tags`,
    );
  }
  throw new NoReleaseError('CHANGELOG.md names no release before this one with its commit.');
}

/** @returns the output of git; null if git fails, for instance outside a clone */
export function git(root: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
