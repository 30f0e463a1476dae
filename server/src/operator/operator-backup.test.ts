import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listMigrations } from '../database/migrate.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeForm } from '../testing/make-form.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createBackupWorld, urlOf } from './backup/backup-world.fixture.ts';
import { wasLoaded } from './backup/loaded-database.ts';
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
  // While the rows were loaded, no trigger guarded them.
  const triggers = await database.pool.query('select distinct tgenabled from pg_trigger where not tgisinternal');
  expect(triggers.rows).toEqual([{ tgenabled: 'O' }]);
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

test('a database and a folder that are not of one installation are told side by side', async () => {
  const [dataDir, target] = [makeDataFolder(), path.join(makeDataFolder(), 'backup')];
  const { stderr } = await runOperator(['backup', target], { DATABASE_URL: urlOf(testApp), DATA_DIR: dataDir });
  expect(stderr).toBe(
    'The database and DATA_DIR do not belong together, so nothing was copied. Start Mwanzo on them once.\n' +
      `  database  ${world.installation}, with members\n` +
      `  DATA_DIR  no name yet, without files of members (${dataDir})\n`,
  );
});

test('a second backup waits for the first one, and touches nothing if it may not wait any longer', async () => {
  const { pool } = testApp.database;
  const blocker = await pool.connect();
  onTestFinished(() => blocker.release());
  await blocker.query('begin; lock table verifications in access exclusive mode');
  const first = world.backUp();
  const waiting = (kind: string) => `from pg_stat_activity
    where application_name = 'mwanzo-backup' and datname = current_database() and wait_event = '${kind}'`;
  const waitsFor = (kind: string) =>
    expect.poll(async () => (await pool.query(`select ${waiting(kind)}`)).rowCount, { timeout: 20_000 }).toBe(1);
  await waitsFor('relation');
  const folder = path.join(makeDataFolder(), 'second');
  const second = expect(world.backUp(folder)).rejects.toThrow('Another backup of this database is being made. Wait');
  await waitsFor('advisory');
  // The end of its patience cancels its statement, too.
  await pool.query(`select pg_cancel_backend(pid) ${waiting('advisory')}`);
  await second;
  expect([existsSync(path.join(world.dataDir, 'media/held')), existsSync(folder)]).toEqual([true, false]);
  await blocker.query('rollback');
  expect((await first).manifest.missing).toEqual([]);
});

test('rows are loaded into a database that is empty, or that an earlier try has left, and into no other', async () => {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const dataDir = makeDataFolder();
  const [mine, other] = [randomUUID(), randomUUID()];
  const migrations = listMigrations();
  const look = (marker: string | null, of = migrations) => {
    rmSync(path.join(dataDir, 'restoring'), { force: true });
    if (marker !== null) writeFileSync(path.join(dataDir, 'restoring'), `${marker}\n`);
    return wasLoaded({ manifest: { installation: mine, migrations: of }, sha256: 'mark' }, url, dataDir).catch(
      ({ message }: Error) => message.replace(' Use a new one. Nothing was changed.', ''),
    );
  };
  const has = (what: string) => `The database is not empty: it has ${what}.`;
  // Only the tables of the migrations are there.
  expect([await look(null), await look('mark'), await look('another')]).toEqual([false, false, false]);
  const last = migrations.at(-1)?.name;
  expect(await look('mark', migrations.slice(0, -1))).toBe(has(`${last}, which is newer than what comes in`));
  await database.pool.query('insert into installation values ($1, now())', [other]);
  expect(await look('mark')).toBe(has('the name of an installation'));
  await database.pool.query('update installation set name = $1', [mine]);
  expect([await look('mark'), await look('another'), await look(null)]).toEqual([
    true,
    has('the name of an installation'),
    has('the name of an installation'),
  ]);
  await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
    values (1, 'a@mwanzo.test', 'none', 'Amina', now())`);
  expect([await look('mark'), await look('another')]).toEqual([true, has('members')]);
  await database.pool.query('delete from users; drop table installation');
  expect([await look(null), await look('mark')]).toEqual([has('tables of an old release'), false]);
  await database.pool.query('drop table schema_migrations');
  expect(await look('mark')).toMatch(/^The database is not empty: it has \w+(?:, \w+){4}\.$/);
});
