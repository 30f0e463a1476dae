import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { schemasLeftOut } from '../../database/list-tables.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { findInFiles } from '../../testing/find-in-files.ts';
import { listFiles } from '../../testing/list-files.ts';
import { createBackupWorld, urlOf } from './backup-world.fixture.ts';
import { kinds, listKeys } from './named-files.ts';

vi.setConfig({ testTimeout: 60_000 });

const testApp = await buildTestApp();
const { database, config } = testApp;
const world = await createBackupWorld(testApp);
const { client, backUp, addPhoto, removePhoto, dataDir } = world;

/** The paths in a backup's list, without the names of the files. */
const listedIn = (folder: string) =>
  new Set(
    readFileSync(path.join(folder, 'files.list'), 'utf8')
      .split('\n')
      .map((line) => path.dirname(line.split(' ')[2] ?? '')),
  );
const photoPlace = (kind: string, key: string) => `${kind}/${key.slice(0, 2)}/${key}`;

/** The folders of all photos and voice notes that rows of a backup name, and that somebody may still see. */
function placesNamedIn({ folder, manifest }: Awaited<ReturnType<typeof backUp>>): string[] {
  const rowsOf = (name: string) => {
    const columns = manifest.tables.find((table) => table.name === name)?.columns ?? [];
    const lines = readFileSync(path.join(folder, 'tables', `${name}.copy`), 'utf8')
      .split('\n')
      .slice(0, -1);
    return lines.map((line) => Object.fromEntries(line.split('\t').map((value, at) => [columns[at], value])));
  };
  const photos = [...rowsOf('photos'), ...rowsOf('profile_changes')].filter((row) => row['storage_key'] !== '\\N');
  const media = rowsOf('message_media').filter((row) => row['gone_at'] === '\\N');
  return [
    ...photos.map((row) => photoPlace('media', row['storage_key'] ?? '')),
    ...media.map((row) => photoPlace('message-media', row['storage_key'] ?? '')),
  ];
}

function missingIn(backup: Awaited<ReturnType<typeof backUp>>): string[] {
  const listed = listedIn(backup.folder);
  return placesNamedIn(backup).filter((place) => !listed.has(place));
}

test('a backup has the files of photos that are deleted after its moment and before they are copied', async () => {
  const member = await world.join();
  const photos = [await addPhoto(member), await addPhoto(member)];
  const [one, other] = await client.createPayingCouple();
  const { body: message } = await client.sendPhoto(one, other);
  const blocker = new Client({ connectionString: urlOf(testApp) });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table verifications in access exclusive mode');
  const backup = backUp();
  // The backup has fixed its moment, and waits for the table.
  const waits = `select from pg_stat_activity
    where application_name = 'mwanzo-backup' and datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waits)).rowCount, { timeout: 20_000 }).toBe(1);
  for (const id of photos) expect(await removePhoto(member, id)).toBe(200);
  expect((await client.remove(one, message.id)).status).toBe(200);
  await blocker.query('commit');
  const made = await backup;
  expect(made.manifest.missing).toEqual([]);
  expect(placesNamedIn(made)).toHaveLength(3);
  expect(missingIn(made)).toEqual([]);
  const left = (name: string) => listFiles(path.join(dataDir, name));
  expect([left('media'), left('message-media')]).toEqual([[], []]);
});

test('a backup under load has every file that its rows name', async () => {
  const member = await world.join();
  const [one, other] = await client.createPayingCouple();
  const over = new AbortController();
  async function write() {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const [kept, gone] = [await addPhoto(member), await addPhoto(member)];
      const { body } = await client.sendPhoto(one, other);
      await removePhoto(member, gone);
      if (round % 2 === 0) await client.remove(one, body.id);
      else await removePhoto(member, kept);
    }
  }
  const writing = write();
  onTestFinished(async () => {
    over.abort();
    await writing;
  });
  const named: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const made = await backUp();
    expect([made.manifest.missing, missingIn(made)]).toEqual([[], []]);
    named.push(placesNamedIn(made).length);
  }
  expect(new Set(named).size).toBeGreaterThan(1);
});

test('a backup holds no key, and no document with its key', async () => {
  const member = await world.join();
  expect(await world.submit(member)).toBe(201);
  writeFileSync(path.join(dataDir, 'vault-key'), config.vaultKey.reveal());
  const [oldKey, key] = [randomBytes(16).toString('hex'), config.vaultKey.reveal()];
  await database.pool.query(
    `insert into unheld_documents (key, user_id, erase_at) values ($1, $2, now() + interval '1 hour')`,
    [oldKey, member.id],
  );
  writeFileSync(path.join(dataDir, 'vault', `${oldKey}.bin`), Buffer.from('MWZV\u0001 with its key'));
  const { folder, manifest } = await backUp();
  expect(readdirSync(path.join(folder, 'files/vault'))).toHaveLength(2);
  expect(findInFiles(folder, [key, Buffer.from(key, 'hex'), 'with its key'])).toEqual([]);
  expect(manifest).toMatchObject({ missing: [], installation: world.installation });
});

test('a lost photo is named, and the backup has everything else', async () => {
  const member = await world.join();
  await addPhoto(member);
  const key = '0f'.repeat(16);
  await database.pool.query(
    `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
     select id + 1, user_id, 5, $2, width, height, thumbhash, created_at from photos where user_id = $1`,
    [member.id, key],
  );
  const { manifest } = await backUp();
  expect(manifest.missing).toEqual([`media/${key}`]);
  await database.pool.query('delete from photos where storage_key = $1', [key]);
});

test('a backup writes into no folder that exists, and a failed one leaves nothing', async () => {
  const { folder } = await backUp();
  await expect(backUp(folder)).rejects.toThrow(`${folder} exists already.`);
  await database.pool.query("insert into schema_migrations values ('9999_newer.sql', repeat('0', 64))");
  const other = `${folder}-other`;
  const refused = 'The database has 9999_newer.sql, which this release';
  await expect(backUp(other)).rejects.toThrow(refused);
  await database.pool.query("delete from schema_migrations where name = '9999_newer.sql'");
  // The rows are copied before this file cannot be read.
  const keys = path.join(dataDir, 'known-keys');
  const known = readFileSync(keys);
  rmSync(keys);
  mkdirSync(keys);
  await expect(backUp(other)).rejects.toThrow('EISDIR');
  rmdirSync(keys);
  writeFileSync(keys, known);
  expect([existsSync(other), existsSync(`${other}.partial`)]).toEqual([false, false]);
  expect(readdirSync(path.join(dataDir, 'media'))).not.toContain('held');
  // A dead process has left it.
  mkdirSync(`${other}.partial/tables`, { recursive: true });
  await backUp(other);
  expect(readdirSync(other).toSorted()).toEqual(['files', 'files.list', 'manifest.json', 'manifest.sha256', 'tables']);
});

test('every table is taken, and every column with names of files has a reader', async () => {
  const { rows: schemas } = await database.pool.query<{ name: string }>(
    `select distinct relnamespace::regnamespace::text as name from pg_class where relkind in ('r', 'p', 'm')
       and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  // A table in another schema is either taken as well, or left out for a reason.
  const known = ['public', ...Object.keys(schemasLeftOut)];
  expect(schemas.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  const { rows: odd } = await database.pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('p', 'm', 'f')`,
  );
  expect(odd).toEqual([]);
  const { rows: columns } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and (column_name in ('storage_key', 'selfie_key', 'document_key', 'photo_keys',
       'document_keys') or (table_name, column_name) = ('unheld_documents', 'key')) order by 1`,
  );
  // The arrays are of deleted accounts, whose files are about to go.
  expect(columns.map(({ name }) => name)).toEqual([
    'erasures.document_keys',
    'erasures.photo_keys',
    'message_media.storage_key',
    'photos.storage_key',
    'profile_changes.storage_key',
    'unheld_documents.key',
    'verifications.document_key',
    'verifications.selfie_key',
  ]);
  for (const kind of kinds) for await (const key of listKeys(database, kind)) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
