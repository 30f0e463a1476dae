import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/connect.ts';
import { asRole, embeddedRole, mayRewriteAudit } from '../database/server-role.ts';
import { Secret } from '../config/secret.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { testConfig } from '../testing/test-config.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { emptyUploads, openPreparedDatabase } from './prepare-database.ts';

const { url } = await setUpTestDatabase();
const dataDir = makeDataFolder();

/** Prepares the database of these settings, and says how often an embedded one was started and stopped. */
async function prepare(databaseUrl: Secret | null) {
  const counts = { started: 0, stopped: 0 };
  const started = new AsyncDisposableStack();
  const served = await openPreparedDatabase(testConfig(dataDir, { databaseUrl }), started, async () => {
    counts.started += 1;
    return { url, stop: async () => void (counts.stopped += 1) };
  });
  return { served, started, counts };
}

test('a server with the embedded database serves as a role that cannot change the audit, and stops it', async () => {
  const { served, started, counts } = await prepare(null);
  expect(served).toBe(asRole(url, embeddedRole));
  const database = openDatabase({ url: served, max: 1 });
  expect(await mayRewriteAudit(database)).toBe(false);
  await database.close();
  expect(counts).toEqual({ started: 1, stopped: 0 });
  await started.disposeAsync();
  expect(counts).toEqual({ started: 1, stopped: 1 });
});

test('a server with a database elsewhere starts none, and serves as the role that it was given', async () => {
  const { served, started, counts } = await prepare(new Secret(url));
  await started.disposeAsync();
  expect([served, counts]).toEqual([url, { started: 0, stopped: 0 }]);
});

test.each([
  [null, []],
  [new Secret(url), ['of-another-process']],
])('with the database %s a start leaves these uploads: %j', async (databaseUrl, left) => {
  const folder = makeDataFolder();
  await emptyUploads(testConfig(path.join(folder, 'new'), { databaseUrl }));
  const uploads = path.join(folder, 'new/uploads');
  expect(statSync(uploads).mode & 0o777).toBe(0o700);
  mkdirSync(path.join(uploads, 'of-another-process'));
  writeFileSync(path.join(folder, 'new/secret-key'), 'kept');
  await emptyUploads(testConfig(path.join(folder, 'new'), { databaseUrl }));
  expect([readdirSync(uploads), statSync(uploads).mode & 0o777]).toEqual([left, 0o700]);
  expect(existsSync(path.join(folder, 'new/secret-key'))).toBe(true);
});
