import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coturnIsMissing } from '../../testing/coturn.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';

const script = path.join(import.meta.dirname, 'peer-ports.fixture.ts');
const operating = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
const rule = operating.split('\n').find((line) => line.startsWith('iptables ')) ?? '';

/** A network of its own with a firewall needs root, and a kernel that allows it. A container may refuse both. */
const mayFilter =
  coturnIsMissing === null &&
  spawnSync('unshare', ['--net', 'sh', '-c', 'ip link set lo up && iptables -S'], { stdio: 'ignore' }).status === 0;

/** Returns what a program and another relay at the address of the relays hear under these rules. */
function hearUnder(rules: string): unknown {
  const folder = makeDataFolder();
  // coturn runs as another user, who has to reach its files.
  chmodSync(folder, 0o755);
  const { PATH, HOME } = process.env;
  const output = execFileSync('unshare', ['--net', process.execPath, script], {
    env: { PATH, HOME, FOLDER: folder, RULES: rules },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return JSON.parse(output);
}

describe.skipIf(!mayFilter)('with a firewall', () => {
  test('the rule of docs/operating.md leaves a relay no port of its address but those of relays', () => {
    expect(rule).toContain('ADDRESS');
    expect(hearUnder(rule.replace('ADDRESS', '127.0.0.1'))).toEqual({ program: [], relay: 'to a relay' });
  });

  test('without the rule a relay reaches a program there', () => {
    expect(hearUnder('true')).toEqual({ program: ['to a program'], relay: 'to a relay' });
  });
});
