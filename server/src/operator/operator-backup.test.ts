import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeForm } from '../testing/make-form.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createBackupWorld, urlOf } from './backup/backup-world.fixture.ts';
import { runOperator } from './run-operator.fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const script = path.join(import.meta.dirname, 'operator.ts');
const testApp = await buildTestApp();
const world = await createBackupWorld(testApp);
const VAULT_KEY = testApp.config.vaultKey.reveal();

test('a disk that is full during a restore is said, and the second try is whole', async () => {
  const { headers } = await world.join();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const large = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  const payload = makeForm({ photo: large });
  const added = await testApp.inject({ method: 'POST', url: '/api/profiles/me/photos/', headers, payload });
  expect(added.statusCode).toBe(201);
  const { folder } = await world.backUp();
  const { url, database, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const dataDir = makeDataFolder();
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: dataDir, VAULT_KEY };
  // No file may grow beyond 8 KB: the third variant of the photo fits no more.
  const limited = ['--norc', '-c', 'ulimit -f 8; exec "$0" "$@"', process.execPath, script, 'restore', folder];
  const full = await promisify(execFile)('bash', limited, { env }).catch((error: unknown) => error);
  expect(full).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The restore has not ended: EFBIG: file too large.*\nThe backup is as it was\./),
  });
  expect((await database.pool.query('select from pg_class where relname = $1', ['users'])).rowCount).toBe(0);

  const done = await runOperator(['restore', folder], { DATABASE_URL: url, DATA_DIR: dataDir, VAULT_KEY });
  expect(done).toMatchObject({ stderr: '', stdout: expect.stringContaining('Every file that a row names is whole.') });
  expect((await database.pool.query('select from photos')).rowCount).toBe(1);
  expect(readdirSync(dataDir).toSorted()).toEqual(['installation', 'known-keys', 'media', 'vault-check']);
});

test('the commands say in a sentence what is missing, and change nothing', async () => {
  const [url, { dataDir }] = [urlOf(testApp), world];
  const inside = path.join(dataDir, 'backup');
  const wrong = await runOperator(['backup', inside], { DATABASE_URL: url, DATA_DIR: dataDir });
  expect(wrong).toMatchObject({ code: 1, stderr: 'Name a folder outside of DATA_DIR, best on another disk.\n' });
  expect(existsSync(inside)).toBe(false);
  const [other, target] = [makeDataFolder(), path.join(makeDataFolder(), 'backup')];
  const apart = await runOperator(['backup', target], { DATABASE_URL: url, DATA_DIR: other });
  expect(apart).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database and DATA_DIR do not belong/) });
  expect(existsSync(target)).toBe(false);
  const keyless = await runOperator(['restore', target], { DATABASE_URL: url, DATA_DIR: other });
  expect(keyless).toMatchObject({ code: 1, stderr: expect.stringMatching(/^VAULT_KEY is missing\. Set it/) });
  const none = await runOperator(['restore', target], { DATABASE_URL: url, DATA_DIR: other, VAULT_KEY });
  expect(none).toMatchObject({ code: 1, stderr: `${target} is not a whole backup: it lacks its manifest.\n` });
  for (const words of [['backup'], ['restore'], ['backup', target, 'more']])
    expect(await runOperator(words, { DATABASE_URL: url, DATA_DIR: other })).toMatchObject({ code: 2 });
});
