import type { DatabaseError } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { breaches, existing } from './constraint-breaches.fixture.ts';

// These tests try to store rows that must never exist, whatever the app's code does.

const { database } = await setUpTestDatabase();
beforeAll(() => database.pool.query(existing));

/** The constraint that a statement violates, at once or at the commit. Its changes are rolled back. */
async function brokenBy(statement: string): Promise<string | undefined> {
  const client = await database.pool.connect();
  try {
    await client.query('begin; set constraints all immediate');
    await client.query(statement);
    return undefined;
  } catch (error) {
    return (error as DatabaseError).constraint ?? String(error);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each(breaches)('%s refuses: %s', async (constraint, statement) => {
  expect(await brokenBy(statement)).toBe(constraint);
});

test('every constraint and unique index of the schema is broken above', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select conname as name from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
       and conrelid <> 'schema_migrations'::regclass
     union
     select relname from pg_index join pg_class on pg_class.oid = indexrelid
     where indisunique and relnamespace = 'public'::regnamespace and indrelid <> 'schema_migrations'::regclass`,
  );
  const broken = new Set(breaches.map(([constraint]) => constraint));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});
