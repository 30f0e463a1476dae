import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeDataDir, startProcess } from './testing/start-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

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

test('the address that is printed is PUBLIC_URL, if there is one', async () => {
  const { url, drop } = await createTestDatabase();
  const variables = { DATABASE_URL: url, DATA_DIR: makeDataDir(), DEMO: '0', PUBLIC_URL: 'https://mwanzo.example' };
  const started = startProcess(main, variables);
  expect(await started.address()).toBe('https://mwanzo.example');
  started.signal('SIGTERM');
  expect(await started.exitCode()).toBe(0);
  await drop();
});
