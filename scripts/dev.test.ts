import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataDir, startProcess } from '../server/src/testing/start-process.ts';
import { mayBeLoaded, watchFolders } from './dev/watch-folders.ts';

vi.setConfig({ testTimeout: 90_000 });

const dev = 'scripts/dev.ts';

interface Process {
  pid: number;
  parent: number;
}

/** The processes of this machine, without those that have ended and that nobody has asked about yet. */
function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/)).filter(([, , state]) => !state?.startsWith('Z'));
  return rows.map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** A process and all that it has started, at whatever depth. */
function familyOf(pid: number, processes = listProcesses()): number[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return [pid, ...children.flatMap((child) => familyOf(child.pid, processes))];
}

function alive(family: number[]): number[] {
  return listProcesses().flatMap(({ pid }) => (family.includes(pid) ? [pid] : []));
}

test('one command serves app and API, restarts the server after a change, and leaves no process', async () => {
  const variables = { DATA_DIR: makeDataDir(), SCREENING: '0' };
  const killed = startProcess(dev, variables);
  const address = await killed.address();
  expect(killed.output()).toContain('amina@mwanzo.test');
  const app = await (await fetch(`${address}/login`, { headers: { accept: 'text/html' } })).text();
  expect(app).toContain('/@vite/client');
  const askApi = async (base: string) => (await fetch(`${base}/api/profiles/me`)).json();
  expect(await askApi(address)).toMatchObject({ code: 'not_signed_in' });

  const now = new Date();
  utimesSync(path.join(import.meta.dirname, '../server/src/start/listen.ts'), now, now);
  const restarted = 'After a change of start/listen.ts the server has restarted.';
  await expect.poll(killed.output, { timeout: 30_000 }).toContain(restarted);
  expect(await askApi(address)).toMatchObject({ code: 'not_signed_in' });

  const second = startProcess(dev, variables);
  expect(await second.exitCode()).toBe(1);
  expect(second.output()).toMatch(/^Another Mwanzo is already running on .* \(process \d+\)\. Stop it, .*\n$/);

  const killedFamily = familyOf(killed.pid);
  expect(killedFamily.length).toBeGreaterThan(3);
  killed.signal('SIGKILL');
  await expect.poll(() => alive(killedFamily), { timeout: 30_000 }).toEqual([]);

  // The next start clears away all that the killed one has left.
  const next = startProcess(dev, variables);
  expect(await askApi(await next.address())).toMatchObject({ code: 'not_signed_in' });
  const family = familyOf(next.pid);
  next.signal('SIGINT');
  expect(await next.exitCode()).toBe(0);
  // The pretend phone ends by itself once its server is gone.
  await expect.poll(() => alive(family), { timeout: 10_000 }).toEqual([]);
});

test('a port in use is named in one sentence', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void occupant.close());
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;
  const started = startProcess(dev, { DATA_DIR: makeDataDir(), PORT: String(port) });
  expect(await started.exitCode()).toBe(1);
  expect(started.output()).toBe(
    `Port ${port} is in use. Stop the program that listens there, ` +
      `or choose another port: PORT=${port + 1} npm run dev\n`,
  );
});

test('wrong settings are listed without a stack trace', async () => {
  const started = startProcess(dev, { DATA_DIR: makeDataDir(), PORT: '99999' });
  expect(await started.exitCode()).toBe(1);
  expect(started.output()).toMatch(/^The configuration is not valid:\n {2}- PORT: .*\n$/);
});

test('a change of code in a folder is noticed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-watched-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { promise, resolve } = Promise.withResolvers<string>();
  const watcher = watchFolders([folder], resolve);
  onTestFinished(() => watcher.close());
  writeFileSync(path.join(folder, 'swipe.ts'), '');
  expect(await promise).toBe('swipe.ts');
});

test.each([
  ['features/discovery/swipes/swipe-rules.ts', true],
  ['database/migrations/0001_start.sql', true],
  ['features/discovery/swipes/swipe-rules.test.ts', false],
  ['permissions/people.fixture.ts', false],
  ['testing/factories.ts', false],
  ['features/discovery/swipes/.swipe-rules.ts.swp', false],
])('a change of %s restarts the server: %s', (file, restarts) => {
  expect(mayBeLoaded(file)).toBe(restarts);
});
