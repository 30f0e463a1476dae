import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { publicVapidKey } from '../config/vapid-keys.ts';
import { asRole, embeddedRole } from '../database/server-role.ts';
import { findEmbedded } from '../embedded-postgres/find-embedded.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { systemClock } from '../gateways/clock.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { openDatabase } from '../database/connect.ts';
import { skipsVoice } from '../testing/audio/make-voice.ts';
import { changePlan, createMatch, createMember } from '../testing/factories.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { prepareFor } from './prepare-for.ts';
import { clientOf, fill, lookAtAll, submitDocuments, type Couple } from './drill-client.fixture.ts';
import { compareFiles } from './move/moved-files.ts';
import { move as moveFrom } from './operator-move.ts';
import { runOperator } from './run-operator.fixture.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const main = 'server/src/main.ts';
const settings = { DEMO: '0', SCREENING: '0' };
const script = path.join(import.meta.dirname, 'operator.ts');

/** An installation with an embedded database, two members who have sent each other photos, and one who waits. */
let old: string;
let couple: Couple;
let before: Awaited<ReturnType<typeof lookAtAll>>;

const keyIn = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8').trim();

beforeAll(() => {
  old = mkdtempSync(path.join(tmpdir(), 'mwanzo-old-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its files.
  chmodSync(old, 0o755);
});
afterAll(() => rmSync(old, { recursive: true, force: true }));

const move = (to: { url: string; dataDir: string }, more: Record<string, string> = {}) =>
  moveFrom(old, { DATABASE_URL: to.url, DATA_DIR: to.dataDir, ...more });

async function makeTarget(options = { empty: true }): Promise<TestDatabase & { dataDir: string }> {
  const target = await createTestDatabase(options);
  onTestFinished(target.drop);
  return { ...target, dataDir: makeDataDir() };
}

const tablesOf = async ({ database }: TestDatabase) =>
  (await database.pool.query("select relname from pg_class where relnamespace = 'public'::regnamespace")).rowCount;

/** Fails unless the command is refused with this sentence, and nothing is changed. */
async function expectRefused(to: TestDatabase & { dataDir: string }, sentence: string, more = {}): Promise<void> {
  const tables = await tablesOf(to);
  const entries = readdirSync(to.dataDir);
  await expect(move(to, more)).rejects.toThrow(sentence);
  expect([await tablesOf(to), readdirSync(to.dataDir)]).toEqual([tables, entries]);
}

test('an installation with files, sessions and open documents lives on in another PostgreSQL', async () => {
  const first = startProcess(main, { DATA_DIR: old, ...settings });
  const client = clientOf(await first.address());
  const target = await makeTarget();
  await expectRefused(target, `Mwanzo is running on ${old}. Stop it.`);
  const people = await openPeople(old);
  couple = [await createMember(people), await createMember(people, { gender: 'male' })];
  await createMatch(people, ...couple);
  await changePlan(people, 'premium', ...couple);
  await fill(client, couple);
  const waiting = await createMember(people, { verified: false });
  await submitDocuments(client, waiting);
  before = await lookAtAll(client, couple);
  expect(before.seenByOne).toHaveLength(skipsVoice ? 2 : 4);
  await people.database.close();
  first.signal('SIGTERM');
  expect(await first.exitCode()).toBe(0);

  const done = await runOperator(['move-database', old], { DATABASE_URL: target.url, DATA_DIR: target.dataDir });
  expect(done).toMatchObject({ stderr: '' });
  expect(done.stdout.split('\n')).toEqual([
    `The installation of ${old} is copied. Every row and every file of the copy was compared:`,
    expect.stringMatching(/^ {2}tables {2}\d\d with \d+ rows \(\d MB\)$/),
    expect.stringMatching(/^ {2}files {3}\d\d \(\d MB\)$/),
    '  2 identity documents, with their keys',
    expect.stringMatching(/^ {2}2 photos of profiles are there, and [23] photos and voice notes of messages open$/),
    'Every file that a row names is whole.',
    `Production needs VAULT_KEY: it is the text of ${path.join(target.dataDir, 'vault-key')}.`,
    `Production needs SECRET_KEY: it is the text of ${path.join(target.dataDir, 'secret-key')}.`,
    `Production needs VAPID_PRIVATE_KEY: it is the text of ${path.join(target.dataDir, 'vapid-key')}.`,
    `VAPID_PUBLIC_KEY, which goes with it, is ${publicVapidKey(keyIn(old, 'vapid-key'))}`,
    'Let the server use the database: npm run operator -- prepare-database ROLE. Then start it with the new settings.',
    `${old} is as it was. Do not start a server on it any more, and remove it when all is well.`,
    '',
  ]);
  expect(readdirSync(target.dataDir)).not.toContain('restoring');
  expect(await compareFiles(old, target.dataDir)).toMatchObject({ different: [] });
  await prepareFor(target.url, embeddedRole);
  const second = startProcess(main, {
    DATABASE_URL: asRole(target.url, embeddedRole),
    DATA_DIR: target.dataDir,
    ...settings,
  });
  const again = clientOf(await second.address());
  expect(await lookAtAll(again, couple)).toEqual(before);
  expect(await again.get('/api/verify/', waiting.headers)).toMatchObject({ status: 'pending' });
  second.signal('SIGTERM');
  expect(await second.exitCode()).toBe(0);
});

async function openPeople(dataDir: string) {
  const found = await findEmbedded(dataDir);
  const database = openDatabase({ url: found?.url ?? '', max: 2 });
  const tokens = createAccessTokens(new Secret(keyIn(dataDir, 'secret-key')), systemClock);
  return { database, clock: systemClock, tokens };
}

test('a move that is killed between files and rows, or right before its end, is whole after a second try', async () => {
  const target = await makeTarget({ empty: false });
  const blocker = new Client({ connectionString: target.url });
  await blocker.connect();
  await blocker.query('begin; lock table verifications in access exclusive mode');
  const { PATH } = process.env;
  const env = { PATH, NODE_ENV: 'production', DATABASE_URL: target.url, DATA_DIR: target.dataDir };
  const killed = spawn(process.execPath, [script, 'move-database', old], { env, stdio: 'ignore' });
  const waits = `select from pg_stat_activity
    where application_name = 'mwanzo-backup' and datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await target.database.pool.query(waits)).rowCount, { timeout: 60_000 }).toBe(1);
  const gone = once(killed, 'close');
  killed.kill('SIGKILL');
  await gone;
  await blocker.end();
  const mark = path.join(target.dataDir, 'restoring');
  expect(existsSync(mark)).toBe(true);
  expect((await target.database.pool.query('select from users')).rowCount).toBe(0);
  // No server uses what is half there.
  const early = startProcess(main, { DATABASE_URL: target.url, DATA_DIR: target.dataDir, ...settings });
  expect([await early.exitCode(), early.output()]).toEqual([1, expect.stringContaining('has not ended')]);

  const marked = keyIn(target.dataDir, 'restoring');
  expect(await move(target)).toContain('Every file that a row names is whole.');
  expect((await target.database.pool.query('select from users')).rowCount).toBe(3);
  // It dies after its rows were committed.
  writeFileSync(mark, `${marked}\n`);
  expect(await move(target)).toContain('Every row and every file of the copy was compared');
  // A copy that somebody has changed is none.
  writeFileSync(mark, `${marked}\n`);
  await target.database.pool.query("update profiles set bio = 'changed' where user_id = $1", [couple[0].id]);
  rmSync(path.join(target.dataDir, 'vault-keys'), { recursive: true });
  await expect(move(target)).rejects.toThrow(
    /^The move has not ended: the copy is not the same: profiles, .*vault-keys.*\.\nThe old .+ Somebody has used it/s,
  );
  rmSync(mark);
  await expectRefused(target, 'is not empty: it has');
});

test('wrong keys, a database that is not empty and a newer schema are refused, and nothing is changed', async () => {
  const target = await makeTarget();
  await expectRefused(target, `VAULT_KEY is not the key of ${old}.`, { VAULT_KEY: 'cd'.repeat(32) });
  // Production keeps no key in its folder.
  renameSync(path.join(old, 'vault-key'), path.join(old, 'elsewhere'));
  await expectRefused(target, `VAULT_KEY is missing: set it to the key with which Mwanzo ran on ${old}.`);
  renameSync(path.join(old, 'elsewhere'), path.join(old, 'vault-key'));
  await expectRefused(target, 'SECRET_KEY is not the key in', { SECRET_KEY: 'another-key-of-32-letters-and-more' });
  writeFileSync(path.join(old, 'secret-key.next'), 'ab'.repeat(32));
  await expectRefused(target, 'A key is being changed (secret-key.next).');
  rmSync(path.join(old, 'secret-key.next'));
  const live = await makeTarget({ empty: false });
  await live.database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
     values (1, 'a@mwanzo.test', 'none', 'Amina', now())`,
  );
  await expectRefused(live, 'The database is not empty: it has members.');
  const half = await makeTarget();
  mkdirSync(path.join(half.dataDir, 'media'));
  await expectRefused(half, 'is not empty: it has media.');
  rmSync(path.join(half.dataDir, 'media'), { recursive: true });
  // A restore that has begun may have the only copy of a key there.
  writeFileSync(path.join(half.dataDir, 'restoring'), `${'0'.repeat(64)}\n`);
  writeFileSync(path.join(half.dataDir, 'vault-key'), 'ab'.repeat(32));
  await expectRefused(half, 'A restore into DATA_DIR has not ended.');
  expect(keyIn(half.dataDir, 'vault-key')).toBe('ab'.repeat(32));
  const inside = { url: target.url, dataDir: path.join(old, 'new') };
  await expect(move(inside)).rejects.toThrow('Set DATA_DIR to a new folder outside of');
  const around = { url: target.url, dataDir: path.dirname(old) };
  await expect(move(around)).rejects.toThrow('Set DATA_DIR to a new folder outside of');
  await expectRefused(target, 'Set DATABASE_URL to the new database', { DATABASE_URL: '' });
  await withOld("insert into schema_migrations values ('9999_newer.sql', repeat('0', 64))");
  await expectRefused(target, 'The old database has 9999_newer.sql, which this release');
  await withOld("delete from schema_migrations where name = '9999_newer.sql'");
});

/** Runs a statement in the old database. */
async function withOld(statement: string): Promise<void> {
  const { url, stop } = await startEmbedded({ dataDir: old, log: () => {} });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
  await stop();
}
