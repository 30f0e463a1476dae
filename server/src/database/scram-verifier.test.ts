import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { scramVerifier } from './scram-verifier.ts';

const { database } = await setUpTestDatabase();

test('PostgreSQL stores the same for a password', async () => {
  const password = "Siri ya 'Mwanzo' \u00e9";
  const client = await database.pool.connect();
  try {
    await client.query("begin; set local password_encryption = 'scram-sha-256'");
    await client.query(`create role mwanzo_scram_test password '${password.replaceAll("'", "''")}'`);
    const { rows } = await client.query("select rolpassword from pg_authid where rolname = 'mwanzo_scram_test'");
    const stored: string = rows[0].rolpassword;
    const salt = Buffer.from(/:(.+?)\$/.exec(stored)?.[1] ?? '', 'base64');
    expect(scramVerifier(password, salt)).toBe(stored);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
