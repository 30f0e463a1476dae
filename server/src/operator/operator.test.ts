import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chown, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spawnApp } from '../embedded-postgres/spawn-app.fixture.ts';
import { findEmbedded } from '../embedded-postgres/find-embedded.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { migrate } from '../database/migrate.ts';
import { urlOfDatabase } from '../testing/database-administration.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { runOperator as operator, settled, startOperator } from './run-operator.fixture.ts';

const email = 'zawadi@mwanzo.test';

async function ask(url: string, text: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const insertMember = `insert into users (id, email, password_hash, full_name, created_at)
  values (7, '${email}', 'none', 'Zawadi', now())`;
const insertOther = `insert into users (id, email, password_hash, full_name, created_at)
  values (8, 'other@mwanzo.test', 'none', 'Mosi', now())`;
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

test('the operator deletes a member by their number and a yes, with a plain no for anything else', async () => {
  const { url, drop } = await createTestDatabase();
  await ask(url, `${insertMember}; ${insertOther}`);
  expect(await operator(['delete-member', email], { DATABASE_URL: url }, 'yes\n')).toMatchObject({ code: 2 });
  expect(await operator(['delete-member', '7'], { DATABASE_URL: url }, 'no\n')).toMatchObject({ code: 1 });
  expect(await role(url)).toBe('member');
  await ask(url, "update users set role = 'moderator', email_confirmed_at = '2026-10-05T21:30:00Z' where id = 7");
  const deleted = await operator(['delete-member', '7'], { DATABASE_URL: url }, 'yes\n');
  expect(deleted.stderr).toBe('');
  expect(deleted.stdout.replace(/(signed up +)20\d\d-\d\d-\d\d/, '$1DAY')).toBe(
    [
      'number      7',
      'name        Zawadi',
      `e-mail      ${email} (confirmed on 2026-10-05)`,
      'signed up   DAY',
      'role        moderator',
      'All that is known of this person is deleted for good. Type yes: ' +
        'Member 7 is deleted. Files go within half a minute while Mwanzo runs, or when it starts.',
      '',
    ].join('\n'),
  );
  expect(await role(url)).toBeUndefined();
  expect(await ask(url, 'select id::int from users')).toEqual([{ id: 8 }]);
  await drop();
});

test('the operator ends a lost second step by a number and a yes, which the audit tells', async () => {
  const { url, drop } = await createTestDatabase();
  await ask(url, insertMember);
  const end = (named: string, typed: string) => operator(['end-second-step', named], { DATABASE_URL: url }, typed);
  expect((await end('7', 'yes\n')).stdout).toMatch(/^number +7\n.+Type yes: Member 7 has no second step\.\n$/s);
  await ask(
    url,
    `insert into second_factors (user_id, sealed_secret, created_at, confirmed_at)
      values (7, decode(repeat('00', 48), 'hex'), now(), now());
     insert into recovery_codes values (7, sha256('code'))`,
  );
  expect(await end(email, 'yes\n')).toMatchObject({ code: 2 });
  expect(await end('7', 'no\n')).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was changed.') });
  expect(await ask(url, 'select from second_factors')).toHaveLength(1);
  expect((await end('7', 'yes\n')).stdout.split('\n').slice(-2)).toEqual([
    'Are you sure that this person asks? The password alone opens the account then. Type yes: ' +
      'Member 7 signs in without a code now.',
    '',
  ]);
  expect(await ask(url, 'select from second_factors')).toEqual([]);
  expect(await ask(url, 'select from recovery_codes')).toEqual([]);
  expect(await ask(url, 'select action, user_id::int, moderator_id from moderation_audit')).toEqual([
    { action: 'end_second_step', user_id: 7, moderator_id: null },
  ]);
  await drop();
});

test('the operator makes a member a moderator by their number and a yes, and takes it back', async () => {
  const { url, drop } = await createTestDatabase();
  await ask(url, insertMember);
  const found = await operator(['find-member', 'Zawadi@Mwanzo.test'], { DATABASE_URL: url });
  expect(settled(found.stdout)).toBe(
    [
      'number      7',
      'name        Zawadi',
      `e-mail      ${email} (not confirmed: nobody has proven that it is theirs)`,
      'signed up   DAY',
      'role        member',
      '',
    ].join('\n'),
  );
  const granted = await operator(['grant-moderator', '7'], { DATABASE_URL: url }, 'yes\n');
  const question = 'Has this person told you this number? It opens the ID photos of members to them. Type yes: ';
  const told = 'Member 7 is now a moderator. After the next sign-in, the side panel links to /moderation.\n';
  expect(granted).toEqual({ stdout: `${found.stdout}${question}${told}`, stderr: '' });
  expect(await role(url)).toBe('moderator');
  const says = async (command: string) => (await operator([command, '7'], { DATABASE_URL: url })).stdout;
  expect(await says('grant-moderator')).toBe('Member 7 already is a moderator.\n');
  expect(await says('revoke-moderator')).toBe('Member 7 is no longer a moderator.\n');
  expect(await says('revoke-moderator')).toBe('Member 7 is not a moderator.\n');
  expect(await role(url)).toBe('member');
  expect(await ask(url, 'select action from moderation_audit order by id')).toEqual([
    { action: 'grant_moderator' },
    { action: 'revoke_moderator' },
  ]);
  await drop();
});

test('without a yes, or by an e-mail, nobody becomes a moderator', async () => {
  const { url, drop } = await createTestDatabase();
  await ask(url, insertMember);
  for (const typed of ['', 'no\n', '\n', 'y\n', '7\n'])
    expect(await operator(['grant-moderator', '7'], { DATABASE_URL: url }, typed)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing was changed.'),
    });
  for (const command of ['grant-moderator', 'revoke-moderator'])
    expect(await operator([command, email], { DATABASE_URL: url }, 'yes\n')).toMatchObject({
      code: 2,
      stderr: 'Name the member by the number in their settings, which they tell you themselves.\n',
    });
  expect(await role(url)).toBe('member');
  expect(await ask(url, 'select from moderation_audit')).toEqual([]);
  await drop();
});

test('an unknown member and unknown arguments end with a message that says what to do', async () => {
  const { url, drop } = await createTestDatabase();
  expect(await operator(['find-member', 'nobody@mwanzo.test'], { DATABASE_URL: url })).toMatchObject({
    code: 1,
    stderr: 'There is no member nobody@mwanzo.test.\n',
  });
  expect((await operator(['prepare-database', ' nobody_there '], { DATABASE_URL: url })).stderr).toBe(
    "There is no role nobody_there. As a superuser of PostgreSQL, run: create role nobody_there login password '...'\n",
  );
  for (const command of ['delete-member', 'end-second-step'])
    expect(await operator([command, email], { DATABASE_URL: url }, 'yes\n')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Name the member by the number in their settings.\n',
    });
  for (const words of [
    [],
    ['grant-moderator'],
    ['make-admin', '7'],
    ['grant-moderator', '7', 'more'],
    ['audit', 'x'],
    ['constructor', 'x'],
  ]) {
    expect(await operator(words, { DATABASE_URL: url })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('grant-moderator NUMBER'),
    });
  }
  expect(await operator(['status'], { DATABASE_URL: urlOfDatabase(url, 'not_there') })).toMatchObject({
    code: 1,
    stderr: 'The database that DATABASE_URL names does not exist. Create it first.\n',
  });
  await expect((await operator([], { DATABASE_URL: url })).stderr).toMatchFileSnapshot('./in-words/usage.txt');
  const absent = await operator(['grant-moderator', '7'], { DATA_DIR: path.join(dataDir, 'absent') });
  expect(absent).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no database in .* yet/) });
  await drop();
});

test('the command reaches the embedded database while Mwanzo runs and while it is stopped', async () => {
  const app = spawnApp(dataDir);
  const url = await app.line('started ');
  await migrate(url);
  await ask(url, insertMember);
  expect(await findEmbedded(dataDir)).toEqual({ url });
  // Everybody may make a folder for sockets. Only the superuser, as whom some run the tests, can give one away.
  if (process.getuid?.() === 0) {
    const folder = decodeURIComponent(/host=([^&]+)/.exec(url)?.[1] ?? '');
    const { uid, gid } = await stat(folder);
    await chown(folder, uid + 1, gid);
    const found = await findEmbedded(dataDir).finally(() => chown(folder, uid, gid));
    expect(found).toEqual({ url: null });
  }
  expect(await startOperator(['grant-moderator', '7'], { DATA_DIR: dataDir }, 'yes\n')).toMatchObject({ stderr: '' });
  expect(await role(url)).toBe('moderator');
  await app.end('SIGTERM');

  expect(await findEmbedded(dataDir)).toEqual({ url: null });
  expect((await startOperator(['revoke-moderator', '7'], { DATA_DIR: dataDir })).stdout).toContain('no longer');
  expect(await startOperator(['grant-moderator', '8'], { DATA_DIR: dataDir })).toMatchObject({ code: 1 });
  const again = await startEmbedded({ dataDir, log: () => {} });
  expect(await role(again.url)).toBe('member');
  await again.stop();
});

test('the operator joins a database and a folder of two installations, after a yes', async () => {
  const { url, drop } = await createTestDatabase();
  await ask(url, `insert into installation values ('00000000-0000-4000-8000-000000000007', now()); ${insertMember}`);
  const name = path.join(dataDir, 'installation');
  writeFileSync(name, 'another name\n');
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir };
  const join = (typed: string) => operator(['join-data'], variables, typed);
  const refused = await join('no\n');
  expect(refused).toMatchObject({ code: 1, stderr: '\nNothing was changed.\n' });
  expect(settled(refused.stdout)).toBe(
    [
      '  database  00000000-0000-4000-8000-000000000007, with members',
      '  DATA_DIR  another name, without files of members (FOLDER)',
      'Do these files belong to the members of this database? If not, files get lost. Type yes: ',
    ].join('\n'),
  );
  expect(readFileSync(name, 'utf8')).toBe('another name\n');
  expect((await join('yes\n')).stdout).toMatch(/Type yes: The database and DATA_DIR carry the same name now\.\n$/);
  expect(readFileSync(name, 'utf8')).toBe('00000000-0000-4000-8000-000000000007\n');
  expect((await join('')).stdout).toBe('The database and DATA_DIR carry the same name already.\n');
  expect(await operator(['join-data', 'now'], variables)).toMatchObject({ code: 2 });
  await drop();
});
