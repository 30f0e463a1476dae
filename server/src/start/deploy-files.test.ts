import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../config/read-env.ts';
import { heartbeatMs } from '../features/notices/events/stream-rules.ts';

const deploy = path.resolve(import.meta.dirname, '../../../deploy');
const proxy = readFileSync(path.join(deploy, 'haproxy/haproxy.cfg'), 'utf8');
const unitFile = path.join(deploy, 'systemd/mwanzo@.service');
const unit = readFileSync(unitFile, 'utf8').replaceAll('\\\n', ' ');

/** The environment that the unit gives to the process on this port. */
function environmentOf(port: string): Record<string, string> {
  const assignments = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  return Object.fromEntries(assignments.map((each) => each.replace('%i', port).split('=', 2)));
}

const secondsOf = (text: string | undefined) => Number.parseFloat(text ?? '') / (text?.endsWith('ms') ? 1000 : 1);
const timeout = (name: string) => secondsOf(new RegExp(`^  timeout ${name} (\\w+)$`, 'm').exec(proxy)?.[1]);
const check = (name: string) => secondsOf(new RegExp(`default-server check.* ${name} (\\w+)`).exec(proxy)?.[1]);
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

test('the server takes the settings of the unit, and knows each of them', () => {
  const secrets = {
    PUBLIC_URL: 'https://mwanzo.example',
    SECRET_KEY: '3f9c1e7a5b2d8046af13579bce02468d3f9c1e7a',
    VAULT_KEY: '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d4f1a2c3e5d6b7a8990817263544f3e2d',
  };
  const { NODE_COMPILE_CACHE: _, ...given } = environmentOf('3001');
  const read = readEnv({ ...given, ...secrets });
  expect(Object.keys(read)).toEqual(expect.arrayContaining(Object.keys(given)));
  expect(read).toMatchObject({ NODE_ENV: 'production', PORT: 3001, TRUST_PROXY: 1 });
});

test('the proxy leaves a stopping process before it accepts nothing, and the unit waits for its end', () => {
  const drainSeconds = Number(environmentOf('3001')['DRAIN_SECONDS']);
  const noticedAfter = check('inter') + (check('fall') - 1) * check('fastinter');
  expect(drainSeconds).toBeGreaterThan(2 * noticedAfter);
  expect(secondsOf(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(readEnv({}).STOP_SECONDS);
});

test('the proxy keeps streams whose heartbeat is late, and asks every process again under overload', () => {
  for (const side of ['client', 'server']) expect(timeout(side)).toBeGreaterThan((3 * heartbeatMs) / 1000);
  const servers = [...proxy.matchAll(/^  server \S+ "\$\{(\S+)\}"( backup no-check)?$/gm)];
  const addresses = (isBackup: boolean) => servers.flatMap(([, at, backup]) => (!backup === isBackup ? [] : [at]));
  expect(addresses(false)).toEqual(['MWANZO_1-127.0.0.1:3001', 'MWANZO_2-127.0.0.1:3002']);
  expect(addresses(true)).toEqual(addresses(false));
});

test.runIf(isInstalled('haproxy'))('HAProxy accepts its file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'haproxy.cfg');
  // The certificate is the operator's.
  writeFileSync(file, proxy.replace(/^ +bind :443 .*$/m, ''));
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.runIf(isInstalled('systemd-analyze'))('systemd accepts the unit', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', unitFile], { encoding: 'utf8' });
  // The release is not in /opt/mwanzo here.
  const problems = stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
  expect(problems).toEqual([]);
});
