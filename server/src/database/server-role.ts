import { Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { asUnavailable } from './unavailable.ts';
import type { Database } from './connect.ts';

/** The role with which a server uses the embedded database. The owner of the tables only migrates them. */
export const embeddedRole = 'mwanzo_server';

/** The URL of the same database for another role, without a password. */
export function asRole(url: string, role: string): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = '';
  return changed.href;
}

/**
 * The tables on which a server has fewer rights than usual, with those rights. An owner's trigger, not the server,
 * updates the chain for an entry.
 */
const narrow: Readonly<Record<string, string>> = {
  moderation_audit: 'select, insert',
  audit_head: 'select',
  schema_migrations: 'select',
};

// The queue creates and migrates its own tables, so its schema belongs to the role, together with everything that an
// earlier role has created.
const giveQueue = (role: string) => `
  do $$
  declare each record;
  begin
    create schema if not exists pgboss authorization ${role};
    alter schema pgboss owner to ${role};
    for each in select oid::regclass as name from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and not relispartition
    loop execute format('alter table %s owner to ${role}', each.name); end loop;
    for each in select oid::regclass as name from pg_class
      where relnamespace = 'pgboss'::regnamespace and relispartition and relkind in ('r', 'p')
    loop execute format('alter table %s owner to ${role}', each.name); end loop;
    for each in select oid::regprocedure as name from pg_proc where pronamespace = 'pgboss'::regnamespace
    loop execute format('alter routine %s owner to ${role}', each.name); end loop;
    for each in select oid::regtype as name from pg_type where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
    loop execute format('alter type %s owner to ${role}', each.name); end loop;
  end $$`;

const duplicateCodes = ['42710', '23505'];

/** Creates a role that may sign in, without a password and without any rights. */
export async function makeRole(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    if (rowCount) return;
    const attributes = 'login nosuperuser nocreatedb nocreaterole';
    await client.query(`create role ${escapeIdentifier(name)} ${attributes}`).catch((error: unknown) => {
      // Another process has just created the role.
      if (!(error instanceof DatabaseError && duplicateCodes.includes(error.code ?? ''))) throw error;
    });
  });
}

/**
 * Gives a role the rights that a running server needs, and revokes all others. It may neither create nor change tables,
 * and of the audit it may read entries and add some. Repeat this after each migration.
 *
 * @param url the database as the owner of its tables
 * @throws when there is no such role
 */
export async function allowServing(url: string, name: string): Promise<void> {
  const role = escapeIdentifier(name);
  const { rows } = await withClient(url, (client) =>
    client.query<{ isOwner: boolean }>(
      `select pg_has_role(${escapeLiteral(name)}, relowner, 'usage') as "isOwner" from pg_class where oid = ` +
        `'moderation_audit'::regclass`,
    ),
  );
  if (rows[0]?.isOwner) throw new Error(`${name} owns the tables. Name another role, which has no rights of its own.`);
  const statements = [
    `revoke all on schema public from public, ${role}`,
    `grant usage on schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    ...Object.keys(narrow).map((table) => `revoke all on ${table} from ${role}`),
    ...Object.entries(narrow).map(([table, rights]) => `grant ${rights} on ${table} to ${role}`),
    giveQueue(role),
  ];
  await withClient(url, async (client) => {
    await client.query(`begin; ${statements.join(';\n')}; commit`);
  });
}

/** Returns true if the role of these connections could rewrite the audit. */
export async function mayRewriteAudit({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select has_table_privilege('moderation_audit', 'update, delete, truncate')
       or pg_has_role((select relowner from pg_class where oid = 'moderation_audit'::regclass), 'usage') as may`,
  );
  return rows[0]?.may ?? false;
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'mwanzo-roles', connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    await client.end().catch(() => {});
  }
}
