import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listTables, type TableColumns } from './list-tables.ts';

/**
 * Begins to read one moment of the database, which lasts until the connection ends, and keeps others from changing its
 * tables until then. Rows can be written meanwhile. Returns all tables.
 */
export async function beginDump(client: Client): Promise<TableColumns[]> {
  await client.query('begin isolation level repeatable read read only');
  // The first query fixes the moment.
  const tables = await listTables(client);
  const names = tables.map(({ name }) => escapeIdentifier(name));
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  return tables;
}

/** Reads a table as text, one line for each row (https://www.postgresql.org/docs/current/sql-copy.html). */
export function readTable(client: Client, table: TableColumns): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy ${copied(table)} to stdout`));
}

/** The table and its columns, as COPY names them. */
export function copied({ name, columns }: TableColumns): string {
  return `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
}
