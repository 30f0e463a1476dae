import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spawnApp } from './embedded-postgres/app-process.ts';
import { findEmbedded } from './embedded-postgres/find-embedded.ts';
import { startEmbedded } from './embedded-postgres/start-embedded.ts';
import { migrate } from './database/migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';

const script = path.join(import.meta.dirname, 'operator.ts');
const email = 'zawadi@mwanzo.test';

interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly code?: number;
}

function operator(words: string[], environment: Record<string, string>): Promise<Outcome> {
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...environment };
  return promisify(execFile)(process.execPath, [script, ...words], { env }).catch((error: Outcome) => error);
}

async function ask(url: string, text: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const insertMember = `insert into users (id, email, password_hash, full_name, created_at) values (7, '${email}', 'none', 'Zawadi', now())`;
const role = async (url: string) => (await ask(url, 'select role from users where id = 7'))[0]?.role;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-operator-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  await expect.poll(() => existsSync(path.join(dataDir, 'postgres/postmaster.pid')), { timeout: 10_000 }).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

test('the operator makes a member of the database in DATABASE_URL a moderator, and takes it back', async () => {
  const { url, drop } = await createTestDatabase();
  await ask(url, insertMember);
  const granted = await operator(['grant-moderator', 'Zawadi@Mwanzo.test'], { DATABASE_URL: url });
  expect(granted).toMatchObject({ stdout: expect.stringContaining('is now a moderator'), stderr: '' });
  expect(await role(url)).toBe('moderator');
  expect((await operator(['grant-moderator', email], { DATABASE_URL: url })).stdout).toContain('already');
  expect((await operator(['revoke-moderator', email], { DATABASE_URL: url })).stdout).toContain('no longer');
  expect(await role(url)).toBe('member');
  expect(await ask(url, 'select action from moderation_audit order by id')).toEqual([
    { action: 'grant_moderator' },
    { action: 'revoke_moderator' },
  ]);
  await drop();
}, 30_000);

test('an unknown e-mail address and unknown arguments end with a message that says what to do', async () => {
  const { url, drop } = await createTestDatabase();
  expect(await operator(['grant-moderator', 'nobody@mwanzo.test'], { DATABASE_URL: url })).toMatchObject({
    code: 1,
    stderr: 'No member has the e-mail address nobody@mwanzo.test.\n',
  });
  for (const words of [[], ['grant-moderator'], ['make-admin', email], ['grant-moderator', email, 'more']]) {
    expect(await operator(words, { DATABASE_URL: url })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('grant-moderator EMAIL'),
    });
  }
  const absent = await operator(['grant-moderator', email], { DATA_DIR: path.join(dataDir, 'absent') });
  expect(absent).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no database in .* yet/) });
  await drop();
}, 30_000);

test('the command reaches the embedded database while Mwanzo runs and while it is stopped', async () => {
  const app = spawnApp(dataDir);
  const url = await app.line('started ');
  await migrate(url);
  await ask(url, insertMember);
  expect(await findEmbedded(dataDir)).toEqual({ url });
  expect(await operator(['grant-moderator', email], { DATA_DIR: dataDir })).toMatchObject({ stderr: '' });
  expect(await role(url)).toBe('moderator');
  await app.end('SIGTERM');

  expect(await findEmbedded(dataDir)).toEqual({ url: null });
  expect((await operator(['revoke-moderator', email], { DATA_DIR: dataDir })).stdout).toContain('no longer');
  const again = await startEmbedded({ dataDir, log: () => {} });
  expect(await role(again.url)).toBe('member');
  await again.stop();
}, 60_000);
