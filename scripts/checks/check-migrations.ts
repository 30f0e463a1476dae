// Fails on a new migration that takes away what the last release reads, or that members would wait for. It also fails
// on a migration of the last release that has changed. Servers of both releases run on one database while they are
// replaced.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLastRelease, git, listReleases, NoReleaseError } from '../releases/last-release.ts';
import { findMigrationFaults } from './migration-faults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'server/src/database/migrations';

interface Released {
  readonly has: (migration: string) => boolean;
  /** Paths of those that are not as they were. */
  readonly changed: readonly string[];
}

function listReleased(): Released {
  try {
    const { commit } = findLastRelease(root);
    const list = (...args: string[]): string[] => (git(root, ...args) ?? '').split('\n').filter((line) => line !== '');
    const released = new Set(list('ls-tree', '--name-only', commit, `${folder}/`).map((file) => path.basename(file)));
    const changed = list('diff', '--name-only', '--diff-filter=MDRT', commit, '--', folder);
    return { has: (name) => released.has(name), changed };
  } catch (error) {
    if (!(error instanceof NoReleaseError)) throw error;
    const last = listReleases(root).find(({ commit }) => commit !== null)?.migration ?? '';
    console.log(`${error.message} CHANGELOG.md says that migration ${last} was its last.`);
    return { has: (name) => name.slice(0, 4) <= last, changed: [] };
  }
}

const { has, changed } = listReleased();
const added = readdirSync(path.join(root, folder))
  .toSorted()
  .filter((name) => !has(name))
  .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(path.join(root, folder, name), 'utf8') }));
const faults = [
  ...changed.map((file) => `${file}: a migration that was released is never edited, renamed or removed`),
  ...(await findMigrationFaults(added)),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
