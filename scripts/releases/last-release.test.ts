import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { version } from '../../server/src/config/version.ts';
import { findLastRelease, listReleases, NoReleaseError } from './last-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-release-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(changelog: string): string {
  writeFileSync(path.join(folder, 'CHANGELOG.md'), changelog);
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '-m', 'change');
  return git('rev-parse', 'HEAD');
}

test('the newest entry of CHANGELOG.md is the version of package.json, and each older one names its commit', () => {
  const [newest, ...older] = listReleases(path.resolve(import.meta.dirname, '../..'));
  expect(newest?.version).toBe(version);
  expect(older.filter((release) => release.commit === null)).toEqual([]);
});

test('without tags the last release is the newest whose commit CHANGELOG.md names', () => {
  const first = commit('## [0.1.0]\n');
  commit(`## [0.2.0]\n\n## [0.1.0] - 2026-11-24 (${first})\n`);
  expect(findLastRelease(folder)).toEqual({ version: '0.1.0', commit: first });
});

test('a tag counts before CHANGELOG.md names its commit, and a release is compared with the one before it', () => {
  const first = commit('## [0.1.0]\n');
  const changelog = `## [0.2.0]\n\n## [0.1.0] (${first})\n`;
  const second = commit(changelog);
  git('tag', 'v0.2.0');
  expect(findLastRelease(folder)).toEqual({ version: '0.1.0', commit: first });
  commit(changelog);
  expect(findLastRelease(folder)).toEqual({ version: '0.2.0', commit: second });
});

test('a clone that lacks the last release says how to get it', () => {
  commit(`## [0.2.0]\n\n## [0.1.0] (${'0'.repeat(40)})\n`);
  expect(() => findLastRelease(folder)).toThrow(NoReleaseError);
  expect(() => findLastRelease(folder)).toThrow('git fetch --unshallow --tags');
});
