import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const script = path.join(import.meta.dirname, 'check-node.mjs');

/** Runs the check in a Node that claims to be of this version. */
function check(version: string): { status: number | null; stderr: string } {
  const claim = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const preload = `data:text/javascript,${encodeURIComponent(claim)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, script], { encoding: 'utf8' });
  return { status, stderr };
}

test('a Node that is too old is named in one line, with what helps', () => {
  const sentence =
    /^Mwanzo needs Node 24 or newer, but this is Node 20\.20\.2\. On Linux, npm install brings one; .*\n$/;
  expect(check('20.20.2')).toEqual({ status: 1, stderr: expect.stringMatching(sentence) });
  expect(check('22.18.0').status).toBe(1);
});

test('a Node that is new enough is not mentioned', () => {
  expect(check('24.0.0')).toEqual({ status: 0, stderr: '' });
  expect(check('26.1.0')).toEqual({ status: 0, stderr: '' });
});
