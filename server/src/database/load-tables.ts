import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copied } from './dump-tables.ts';
import type { SequenceValue, TableColumns } from './list-tables.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export interface LoadedTable extends TableColumns {
  readonly rows: number;
}

/** Tables with their rows as text, which is that of `readTable`. */
export interface Load {
  readonly tables: readonly LoadedTable[];
  readonly sequences: readonly SequenceValue[];
  readonly open: (table: string) => Readable;
}

/**
 * Replaces the rows of all tables, in one transaction: either all are there afterwards, or nothing has changed.
 * No trigger runs meanwhile. Foreign keys are added at the end, which checks every row.
 *
 * @param client the owner of the tables
 * @throws Error when a table has another number of rows than promised, or a row breaks a constraint
 */
export async function loadTables(client: Client, { tables, sequences, open }: Load): Promise<void> {
  await client.query('begin');
  const keys = await listForeignKeys(client);
  const names = tables.map(({ name }) => escapeIdentifier(name));
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const loading = client.query(copyFrom(`copy ${copied(table)} from stdin`));
    await pipeline(open(table.name), loading);
    if (loading.rowCount !== table.rows)
      throw new Error(`The table ${table.name} has ${loading.rowCount} rows instead of ${table.rows}.`);
  }
  // Checks that wait for the end of the transaction would keep the tables from being altered.
  await client.query('set constraints all immediate');
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, value } of sequences) if (value !== null) await setSequence(client, name, value);
  await client.query('commit');
  await client.query('analyze');
}

async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

async function setSequence(client: Client, name: string, value: string): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint)', [escapeIdentifier(name), value]);
}
