import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openPgBossQueue } from '../gateways/queue/pg-boss-queue.ts';
import { Secret } from '../config/secret.ts';
import { verifyAudit } from '../features/people/audit/index.ts';
import { createTestDatabase, setUpTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import { allowServing, asRole, embeddedRole, makeRole, mayRewriteAudit } from './server-role.ts';

const { url, database: owner } = await setUpTestDatabase();
const server = openDatabase({ url: asRole(url, embeddedRole) });
afterAll(() => server.close());
const write = `insert into moderation_audit (action, user_id, created_at) values ('claim', 1, now())`;

test('the role of a server is no superuser and may make neither roles nor databases', async () => {
  const { rows } = await server.pool.query(
    'select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where ' +
      'rolname = current_user',
  );
  const none = {
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
  };
  expect(rows).toEqual([{ rolname: embeddedRole, ...none }]);
});

test('a server adds to the audit, and the chain stays whole', async () => {
  await Promise.all(Array.from({ length: 20 }, () => server.pool.query(write)));
  expect(await verifyAudit(server)).toMatchObject({ entries: 20, broken: null });
});

test.each([
  'update moderation_audit set user_id = 2',
  'delete from moderation_audit',
  'truncate moderation_audit',
  'update audit_head set place = 0',
  'delete from audit_head',
  `insert into audit_head values (false, 0, '')`,
  'select * from audit_head for update',
  'alter table moderation_audit disable trigger all',
  'alter table moderation_audit disable trigger moderation_audit_append_only',
  'drop trigger moderation_audit_chain on moderation_audit',
  'drop table moderation_audit',
  'alter table moderation_audit add column x integer',
  `create or replace function chain_audit() returns trigger language plpgsql as 'begin return new; end'`,
  `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
  'alter function audit_hash(moderation_audit, bytea) rename to x',
  'create table x (id integer)',
  'create function x() returns integer language sql as $$ select 1 $$',
  'create schema x',
  'drop table users',
  'truncate users',
  'alter table users add column x integer',
  'create trigger x before insert on moderation_audit for each row execute function refuse_change()',
  `update schema_migrations set sha256 = ''`,
  'create role x superuser',
  `alter role ${embeddedRole} superuser`,
  'set role app',
  'set session_replication_role = replica',
  `copy (select 1) to program 'true'`,
])('a server may not: %s', async (statement) => {
  const before = await verifyAudit(owner);
  await expect(server.pool.query(statement)).rejects.toThrow(/permission denied|must be (able|owner|superuser)/);
  expect(await verifyAudit(owner)).toEqual(before);
});

test('whatever a server says of its place and hash, the owner’s trigger decides', async () => {
  const { entries } = await verifyAudit(owner);
  await server.pool.query(
    `insert into moderation_audit (action, user_id, created_at, place, hash) values ('claim', 1, now(), 1, ` +
      `sha256('x'))`,
  );
  expect(await verifyAudit(owner)).toMatchObject({ entries: entries + 1, broken: null });
});

test('a table of a temporary schema does not stand in for the audit’s own', async () => {
  const { entries } = await verifyAudit(owner);
  const client = await server.pool.connect();
  await client.query('create temporary table audit_head (is_only boolean, place bigint, hash bytea)');
  await client.query('insert into pg_temp.audit_head values (true, 900, sha256($1))', ['x']);
  await client.query(write);
  client.release(true);
  expect(await verifyAudit(owner)).toMatchObject({ entries: entries + 1, broken: null });
});

test('who could rewrite the audit is known', async () => {
  expect([await mayRewriteAudit(server), await mayRewriteAudit(owner)]).toEqual([false, true]);
});

test('a server’s role starts on a database that is up to date, and on no other', async () => {
  const { url: elsewhere, database, drop } = await createTestDatabase();
  expect(await migrate(asRole(elsewhere, embeddedRole))).toEqual([]);
  await database.pool.query(`delete from schema_migrations where name like '0033%'`);
  await expect(migrate(asRole(elsewhere, embeddedRole))).rejects.toThrow(
    /lacks 0033_\w+\.sql, .* npm run operator -- prepare-database ROLE/,
  );
  await drop();
});

async function openQueueAs(as: string): Promise<void> {
  const queue = await openPgBossQueue({ url: new Secret(as), onError: () => {} });
  await queue.work({ name: 'try', atOnce: 2, secondsMax: 5, retrySeconds: 0, retrySecondsMax: 0 }, async () => {});
  await queue.add({ name: 'try', atOnce: 2, secondsMax: 5, retrySeconds: 0, retrySecondsMax: 0 }, [1]);
  await queue.close();
}

test('a server’s role makes the queue’s tables in the schema that was prepared for it', async () => {
  const { url: elsewhere, drop } = await createTestDatabase();
  await openQueueAs(asRole(elsewhere, embeddedRole));
  await drop();
});

test('a role can be prepared repeatedly, also when the owner already owns the queue’s tables', async () => {
  const { url: elsewhere, database, drop } = await createTestDatabase();
  await database.pool.query('drop schema pgboss');
  await openQueueAs(elsewhere);
  const role = `mwanzo_test_${randomBytes(4).toString('hex')}`;
  await makeRole(elsewhere, role);
  await makeRole(elsewhere, role);
  for (let time = 0; time < 2; time += 1) await allowServing(elsewhere, role);
  await openQueueAs(asRole(elsewhere, role));
  await drop();
  await owner.pool.query(`drop role ${role}`);
});

test('the owner of the tables is not taken for a server’s role', async () => {
  const { rows } = await owner.pool.query('select current_user as name');
  await expect(allowServing(url, rows[0]?.name)).rejects.toThrow('owns the tables');
});
