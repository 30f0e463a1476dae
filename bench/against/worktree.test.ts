import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkOut } from './worktree.ts';

const changes = ['diff', '--name-only', 'HEAD', '--', ':/package-lock.json'];
const isLockCommitted = execFileSync('git', changes, { cwd: import.meta.dirname, encoding: 'utf8' }) === '';

test('a commit that does not exist is refused in a sentence', () => {
  expect(() => checkOut('nonsense')).toThrow('There is no commit "nonsense" in this repository.');
  expect(() => checkOut('--help')).toThrow('There is no commit "--help" in this repository.');
});

// With another lock it would install every package.
test.runIf(isLockCommitted)(
  'a commit is checked out with packages, its own among them, and leaves nothing behind',
  () => {
    const { folder, remove } = checkOut('HEAD');
    try {
      expect(realpathSync(path.join(folder, 'node_modules/@mwanzo/contract'))).toBe(path.join(folder, 'contract'));
      expect(existsSync(path.join(folder, 'node_modules/pg/package.json'))).toBe(true);
    } finally {
      remove();
    }
    expect(existsSync(folder)).toBe(false);
  },
);
