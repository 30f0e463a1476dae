import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spawnApp, type AppProcess } from './spawn-app.fixture.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { processIdentity } from './process-identity.ts';
import { startEmbedded } from './start-embedded.ts';

let dataDir: string;
let apps: AppProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-embedded-'));
  chmodSync(dataDir, 0o755);
  apps = [];
});

afterEach(async () => {
  for (const app of apps) await app.end('SIGTERM');
  await expect.poll(() => existsSync(pidFile()), { timeout: 10_000 }).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

const pidFile = () => path.join(dataDir, 'postgres/postmaster.pid');
const serverPid = () => Number.parseInt(readFileSync(pidFile(), 'utf8'), 10);
const start = () => startEmbedded({ dataDir, log: () => {} });

function run(mode?: 'insert'): AppProcess {
  const app = spawnApp(dataDir, mode);
  apps.push(app);
  return app;
}

async function ask<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

test('the first start makes a database, and the next one finds its rows', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 7 as n');
  await first.stop();
  const second = await start();
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('the server listens on a private socket and on nothing else', async () => {
  const server = await start();
  expect(await ask(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(await ask(server.url, 'show unix_socket_permissions')).toEqual([{ unix_socket_permissions: '0700' }]);
  await server.stop();
});

test('a second app on the same folder is refused with the process to stop', async () => {
  const first = run();
  const url = await first.line('started');
  const second = run();
  expect(await second.line('DatabaseStartError:')).toBe(
    `Another Mwanzo is already running on ${dataDir} (process ${first.pid}). Stop it, choose another DATA_DIR, or ` +
      'set DATABASE_URL.',
  );
  await expect(start()).rejects.toThrow(`(process ${first.pid})`);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of four apps that start on a new folder at once, at most one gets it, and the others say why', async () => {
  await Promise.all(
    [1, 2, 3, 4].map(() =>
      run()
        .line('started')
        .catch(() => undefined),
    ),
  );
  const outcomes = apps.map(({ lines }) => lines.filter((line) => /^(started|DatabaseStartError:) /.test(line)));
  expect(outcomes.map((lines) => lines.length)).toEqual([1, 1, 1, 1]);
  const refusals = outcomes.flat().filter((line) => !line.startsWith('started'));
  expect(refusals.length).toBeGreaterThanOrEqual(3);
  for (const line of refusals)
    expect(line).toMatch(/^DatabaseStartError: Another Mwanzo is already running on .* \(process \d+\)/);
  await Promise.all(apps.map((app) => app.end('SIGTERM')));
  const next = await start();
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
});

test('the database server of a killed app stops by itself', async () => {
  const app = run();
  await app.line('started');
  const identity = processIdentity(serverPid());
  expect(identity).toBeDefined();
  const pid = serverPid();
  await app.end('SIGKILL');
  await expect.poll(() => processIdentity(pid), { timeout: 10_000 }).not.toBe(identity);
});

test('no acknowledged row is lost when the app is killed, alone or together with its database server', async () => {
  const saved: number[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const app = run('insert');
    await app.line('started');
    await expect.poll(() => app.lines.length, { timeout: 10_000 }).toBeGreaterThan(100);
    // In the last round the server is killed as well, which leaves its pid file behind.
    if (round === 3) process.kill(serverPid(), 'SIGKILL');
    await app.end('SIGKILL');
    saved.push(...app.lines.filter((line) => line.startsWith('saved')).map((line) => Number(line.slice(6))));
  }
  const server = await start();
  const rows = await ask<{ id: number }>(server.url, 'select id from saved');
  await server.stop();
  const found = new Set(rows.map(({ id }) => id));
  expect(saved.length).toBeGreaterThan(300);
  expect(saved.filter((id) => !found.has(id))).toEqual([]);
});

test('a server that outlives its app is stopped before a new one starts', async () => {
  const app = run();
  await app.line('started');
  const old = serverPid();
  // Suspended, the old server cannot obey its watchdog before the next start has seen it.
  process.kill(old, 'SIGSTOP');
  await app.end('SIGKILL');
  const next = run();
  expect(await next.line('log')).toContain(`(process ${old})`);
  process.kill(old, 'SIGCONT');
  await next.line('started');
  expect(serverPid()).not.toBe(old);
});

test('marks and pid files that name dead processes or reused pids do not block a start', async () => {
  const first = await start();
  await first.stop();
  const marks = path.join(dataDir, 'postgres.owners');
  writeFileSync(path.join(marks, '999999999-1-abc'), '');
  writeFileSync(path.join(marks, `${process.ppid}-1-abc`), '');
  const { uid, gid } = statSync(path.join(dataDir, 'postgres'));
  const other = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
  writeFileSync(pidFile(), `${other.pid}\n${path.join(dataDir, 'postgres')}\n1\n5432\n`);
  const second = await start();
  expect(other.kill()).toBe(true);
  expect(readdirSync(marks)).toEqual([processIdentity(process.pid)]);
  await second.stop();
  expect(readdirSync(marks)).toEqual([]);
});

test('a start that was killed while it made the database does not block the next one', async () => {
  mkdirSync(path.join(dataDir, 'postgres.init-1/base'), { recursive: true });
  const server = await start();
  await server.stop();
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.owners']);
});

test.runIf(process.getuid?.() === 0)(
  "a private folder of root's names the folder that holds its database",
  async () => {
    chmodSync(dataDir, 0o700);
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();
    const moved = readFileSync(path.join(dataDir, 'postgres.moved'), 'utf8');
    const second = await start();
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
    rmSync(path.dirname(moved), { recursive: true });
    await expect(start()).rejects.toThrow('is gone');
  },
);

test('a database of another major version is refused with instructions', async () => {
  const server = await start();
  await server.stop();
  writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '13\n');
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 13.*Dump it with PostgreSQL 13/);
});

test('an unusable folder is refused with the reason', async () => {
  writeFileSync(path.join(dataDir, 'file'), '');
  const failure = startEmbedded({ dataDir: path.join(dataDir, 'file/below'), log: () => {} });
  await expect(failure).rejects.toThrow(DatabaseStartError);
  await expect(failure).rejects.toThrow('ENOTDIR');
});

test('a setting that PostgreSQL refuses is shown, and the folder is released', async () => {
  const wrong = startEmbedded({ dataDir, log: () => {}, settings: { shared_buffers: 'plenty' } });
  await expect(wrong).rejects.toThrow('invalid value for parameter "shared_buffers"');
  const server = await start();
  await server.stop();
});
