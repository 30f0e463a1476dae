import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { git, listReleases } from '../releases/last-release.ts';
import { root } from './suites.ts';

/** Tests reach the database server of a run only through this module, at whatever depth they import it. */
const databaseFixture = 'server/src/testing/test-database.ts';
/**
 * The tests that another version of PostgreSQL can fail: migrations, roles and constraints, every statement prepared,
 * plans and indexes, locks and the races that rely on them, dumps and the work queue's own tables.
 */
const dependOnVersion = [
  'server/src/database/',
  'server/src/all-statements.test.ts',
  'server/src/start/backup.test.ts',
  'server/src/features/core/pairs/',
  'server/src/features/discovery/swipes/mutual-likes.proof.test.ts',
  'server/src/features/discovery/swipes/rewind-races.test.ts',
  'server/src/features/discovery/swipes/swipes.proof.test.ts',
  'server/src/features/conversations/messages/exactly-once.proof.test.ts',
  'server/src/features/notices/notifications/notification-indexes.test.ts',
  'server/src/features/core/installation/',
  'server/src/features/billing/payments/killed-at-every-statement.proof.test.ts',
  'server/src/jobs/killed-workers.proof.test.ts',
  'server/src/features/discovery/deck/retrieve-candidates.proof.test.ts',
  '.repository.test.ts',
  '.repositories.test.ts',
];

const projects = ['--project=server', '--project=server apart'];

/** Returns what the second PostgreSQL runs: everything that uses a database once migrations or connections changed. */
export function chooseDatabaseTests(): string[] {
  if (isDatabaseChanged()) return ['related', databaseFixture, '--run', ...projects];
  return ['run', ...projects, ...dependOnVersion];
}

/** Only tests read these there. */
const outside = [':(exclude)*.test.ts', ':(exclude)*/in-words/*'];

/**
 * Compares with the newest release that this commit contains. Without one in the clone, all counts as changed. Types
 * and comments do not count, because no database meets them.
 */
function isDatabaseChanged(): boolean {
  const release = listReleases(root)
    .map(({ version, commit }) => git(root, 'rev-parse', '--verify', `refs/tags/v${version}^{commit}`) ?? commit)
    .find((commit) => commit !== null && git(root, 'merge-base', '--is-ancestor', commit, 'HEAD') !== null);
  if (release === undefined || release === null) return true;
  const changed = git(root, 'diff', '--name-only', release, '--', 'server/src/database', ...outside);
  if (changed === null) return true;
  return changed
    .split('\n')
    .filter((place) => place !== '')
    .some((place) => whatRuns(place, git(root, 'show', `${release}:${place}`)) !== whatRuns(place, read(place)));
}

function read(place: string): string | null {
  const file = path.join(root, place);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Returns a file without types and comments if it is TypeScript. Of types alone, or of no file, nothing is left. */
export function whatRuns(place: string, text: string | null): string {
  if (text === null || !place.endsWith('.ts')) return text ?? '';
  return stripTypeScriptTypes(text, { mode: 'transform' }).trim();
}
