import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { sweeps } from '../jobs/clean-up.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 60_000 });

const main = 'server/src/main.ts';

test('a server on a database elsewhere migrates it, and leaves uploads that may be of another process', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  const dataDir = makeDataDir();
  const upload = path.join(dataDir, 'uploads/mwanzo-upload-other/0');
  mkdirSync(path.dirname(upload), { recursive: true });
  writeFileSync(upload, 'half a photo');
  const started = startProcess(main, { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' });
  expect((await fetch(`${await started.address()}/health/ready`)).status).toBe(200);
  expect((await database.pool.query('select from users')).rowCount).toBe(0);
  expect(existsSync(upload)).toBe(true);
  expect(readdirSync(dataDir)).not.toContain('postgres');
  started.signal('SIGTERM');
  expect(await started.exitCode()).toBe(0);
  await drop();
});

test('a job that fails is logged with its name, and the server runs on', async () => {
  const { url, database, drop } = await createTestDatabase();
  await database.pool.query('alter table date_plans rename to lost');
  const variables = { DATABASE_URL: url, DATA_DIR: makeDataDir(), DEMO: '0', LOG_LEVEL: 'error' };
  const started = startProcess(main, variables);
  const address = await started.address();
  await expect.poll(started.output, { timeout: 10_000 }).toContain('could not delete closed date plans');
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  started.signal('SIGTERM');
  expect(await started.exitCode()).toBe(0);
  await drop();
});

test('a started server sweeps files without a row after an hour, encrypts those of messages, and logs it', async () => {
  const { url, database, drop } = await createTestDatabase();
  const dataDir = makeDataDir();
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at) values (1, 'a@mwanzo.test', 'none', ` +
      `'Amina', now())`,
  );
  const key = 'a'.repeat(32);
  for (const folder of ['media', 'message-media']) {
    mkdirSync(path.join(dataDir, folder, 'aa', key), { recursive: true });
    writeFileSync(path.join(dataDir, folder, 'aa', key, '160.webp'), 'left over');
  }
  const hurry = `--import ${new URL('../testing/hurried-hours.fixture.ts', import.meta.url).href}`;
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn', NODE_OPTIONS: hurry };
  const started = startProcess(main, variables);
  await started.address();
  const moved = (what: string) => `"moved":1,"stored":1,"removed":0,"msg":"swept ${what} into the trash"`;
  const told: Record<keyof typeof sweeps, string> = {
    'sweep photos': moved('photos'),
    'sweep photos and voice notes of messages': moved('photos and voice notes of messages'),
    'encrypt stored media': '"count":1,"msg":"encrypted photos and voice notes of an earlier release"',
  };
  expect(Object.keys(told)).toEqual(Object.keys(sweeps));
  for (const line of Object.values(told)) await expect.poll(started.output, { timeout: 20_000 }).toContain(line);
  for (const [folder, name] of [
    ['media', '160.webp'],
    ['message-media', '160.webp.sealed'],
  ] as const) {
    expect(existsSync(path.join(dataDir, folder, 'aa', key))).toBe(false);
    const [day = ''] = readdirSync(path.join(dataDir, folder, 'trash'));
    expect(readdirSync(path.join(dataDir, folder, 'trash', day))).toEqual([key]);
    expect(readdirSync(path.join(dataDir, folder, 'trash', day, key))).toEqual([name]);
  }
  started.signal('SIGKILL');
  await started.exitCode();
  await drop();
});

test('the address that is printed is PUBLIC_URL, if there is one', async () => {
  const { url, drop } = await createTestDatabase();
  const variables = { DATABASE_URL: url, DATA_DIR: makeDataDir(), DEMO: '0', PUBLIC_URL: 'https://mwanzo.example' };
  const started = startProcess(main, variables);
  expect(await started.address()).toBe('https://mwanzo.example');
  started.signal('SIGTERM');
  expect(await started.exitCode()).toBe(0);
  await drop();
});
