import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../database/connect.ts';
import { copyDatabase, dropDatabases, urlOfDatabase } from './database-administration.ts';

export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/** Creates a database with all migrations and no rows. `empty` leaves out the migrations. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  return copyTemplate(empty ? 'template0' : inject('testServer').template);
}

/** Creates a copy of a test database, to which nobody may be connected: what a dump restores. */
export async function copyTestDatabase(url: string): Promise<TestDatabase> {
  return copyTemplate(new URL(url).pathname.slice(1));
}

async function copyTemplate(template: string): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `${server.run}_${randomBytes(6).toString('hex')}`;
  await copyDatabase(server.url, template, name);
  const url = urlOfDatabase(server.url, name);
  const database = openDatabase({ url, applicationName: 'mwanzo-test' });
  const drop = async () => {
    if (!database.pool.ended) await database.close();
    await dropDatabases(server.url, name);
  };
  return { url, database, drop };
}

/** Creates a database for the whole test file: `const { database } = await setUpTestDatabase();` at its top. */
export async function setUpTestDatabase(): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase();
  afterAll(testDatabase.drop);
  return testDatabase;
}
