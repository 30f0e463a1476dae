import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database/connect.ts';
import { mayRewriteAudit } from '../database/server-role.ts';
import { urlOfDatabase } from '../testing/database-administration.ts';
import { setUpDatabase } from './operator-setup.ts';
import { prepareFor } from './prepare-for.ts';

vi.setConfig({ testTimeout: 60_000 });

const adminUrl = urlOfDatabase(inject('testServer').url, 'postgres');

/** The URL of a database for another role. */
function urlFor(role: string, name: string, password = 'siri'): string {
  const url = new URL(urlOfDatabase(adminUrl, name));
  [url.username, url.password] = [role, password];
  return url.href;
}

async function run(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

let name: string;
let wanted: { OWNER_URL: string; DATABASE_URL: string };
beforeEach(() => {
  name = `setup_${randomBytes(6).toString('hex')}`;
  wanted = { OWNER_URL: urlFor(`${name}_owner`, name), DATABASE_URL: urlFor(`${name}_server`, name) };
  onTestFinished(async () => {
    await run(adminUrl, `drop database if exists ${name} with (force)`);
    const roles = ['owner', 'server', 'admin'].map((role) => `drop role if exists ${name}_${role}`);
    await run(adminUrl, ...roles);
  });
});

/** The printed text without the names of this test and the salts of its passwords. */
const anonymous = (printed: string) => printed.replaceAll(name, 'NAME').replaceAll(/SCRAM-SHA-256\$[^']+/g, 'HASH');

async function expectReady(): Promise<void> {
  const [owner, server] = [openDatabase({ url: wanted.OWNER_URL }), openDatabase({ url: wanted.DATABASE_URL })];
  onTestFinished(async () => void (await Promise.all([owner.close(), server.close()])));
  expect((await server.pool.query('select from users')).rowCount).toBe(0);
  expect([await mayRewriteAudit(owner), await mayRewriteAudit(server)]).toEqual([true, false]);
  await expect(server.pool.query('create table more (id int)')).rejects.toThrow('permission denied');
}

test('a superuser makes the database and its roles with one command, which may be repeated', async () => {
  for (const _ of [1, 2])
    expect(await setUpDatabase({ ...wanted, ADMIN_URL: adminUrl })).toBe(
      `The database ${name} and its roles are there. The database is up to date. A server may use it as ` +
        `${name}_server, which can change neither tables nor the audit.`,
    );
  await expectReady();
});

test('a role that may only create databases and roles can do it too', async () => {
  await run(adminUrl, `create role ${name}_admin login createdb createrole password 'siri'`);
  await setUpDatabase({ ...wanted, ADMIN_URL: urlFor(`${name}_admin`, 'postgres') });
  await expectReady();
});

test('without a superuser the command prints what one has to run, without a password', async () => {
  const printed = await setUpDatabase(wanted);
  expect(printed).not.toContain('siri');
  await expect(anonymous(printed)).toMatchFileSnapshot('./in-words/setup.txt');
  await run(adminUrl, ...printed.split('\n').filter((line) => line.endsWith(';')));
  await setUpDatabase({ ...wanted, ADMIN_URL: adminUrl });
  await expectReady();
});

test('each refusal is a sentence', async () => {
  const says = (variables: NodeJS.ProcessEnv, sentence: string | RegExp) =>
    expect(setUpDatabase({ ...wanted, ADMIN_URL: adminUrl, ...variables })).rejects.toThrow(sentence);
  await says({ OWNER_URL: '' }, 'Set OWNER_URL, such as postgres://');
  await says({ DATABASE_URL: 'mwanzo' }, 'DATABASE_URL is no address of a PostgreSQL');
  await says({ DATABASE_URL: urlFor('other', 'elsewhere') }, 'must name the same database');
  await says({ DATABASE_URL: wanted.OWNER_URL }, 'must have two roles');
  await run(adminUrl, `create role ${name}_admin login password 'siri'`);
  const poor = { ADMIN_URL: urlFor(`${name}_admin`, 'postgres') };
  await says(
    poor,
    /^The role of ADMIN_URL may not do this .+Use a superuser, or run this yourself:\n\n-- Run.+create database/s,
  );
  await setUpDatabase({ ...wanted, ADMIN_URL: adminUrl });
  await expect(prepareFor(wanted.OWNER_URL, 'nobody_there')).rejects.toThrow('There is no role nobody_there. As a');
  await run(adminUrl, `revoke ${name}_server from ${name}_owner`);
  await expect(prepareFor(wanted.OWNER_URL, `${name}_server`)).rejects.toThrow(`grant ${name}_server to OWNER`);
});

test('an address without a role, a database or its protocol is refused before anything is made', async () => {
  const says = (variables: NodeJS.ProcessEnv, message: string) =>
    expect(setUpDatabase({ ...wanted, ADMIN_URL: adminUrl, ...variables })).rejects.toMatchObject({
      message,
      exitCode: 2,
    });
  const example = 'such as postgres://role:password@host:5432/mwanzo.';
  await says({ DATABASE_URL: undefined }, `Set DATABASE_URL, ${example}`);
  await says({ OWNER_URL: 'mysql://role@host/mwanzo' }, `OWNER_URL is no address of a PostgreSQL, ${example}`);
  await says({ ADMIN_URL: 'localhost' }, `ADMIN_URL is no address of a PostgreSQL, ${example}`);
  const nameless = { OWNER_URL: 'postgres://one@host/', DATABASE_URL: 'postgres://other@host/' };
  await says(nameless, 'OWNER_URL names no database, such as postgres://.../mwanzo.');
  const shared = { OWNER_URL: 'postgres://one@host/mwanzo', DATABASE_URL: 'postgres://host/mwanzo' };
  await says(shared, 'OWNER_URL and DATABASE_URL must each name a role.');
  const apart = { ...shared, DATABASE_URL: 'postgres://other@elsewhere/mwanzo' };
  await says(apart, 'OWNER_URL and DATABASE_URL must name the same database.');
  await expect(setUpDatabase({ ...wanted, ADMIN_URL: urlOfDatabase(adminUrl, 'not_there') })).rejects.toMatchObject({
    message: 'ADMIN_URL names a database that does not exist.',
    exitCode: 1,
  });
});
