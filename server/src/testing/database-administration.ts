import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError, escapeIdentifier } from 'pg';

// object_in_use: something is still connected to the template.
const templateInUse = '55006';
const triesMax = 50;

/**
 * Copies a template database into a new one on the same server, file by file. By default PostgreSQL writes each of its
 * 12 MB to the log as well, which costs twice as much.
 */
export async function copyDatabase(serverUrl: string, template: string, name: string): Promise<void> {
  const [copy, original] = [escapeIdentifier(name), escapeIdentifier(template)];
  const statement = `create database ${copy} template ${original} strategy file_copy`;
  await withClient(serverUrl, async (client) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await client.query(statement);
      } catch (error) {
        const isBusy = error instanceof DatabaseError && error.code === templateInUse;
        if (!isBusy || attempt === triesMax) throw error;
        await wait(100);
      }
    }
  });
}

/** Removes the databases whose names start with `prefix`, even if something is still connected. */
export async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database ${escapeIdentifier(datname)} with (force)`);
  });
}

/** The URL of another database on the same server. */
export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
