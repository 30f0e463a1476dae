import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { version } from '../../config/version.ts';
import { schemasLeftOut } from '../../database/list-tables.ts';
import { listMigrations } from '../../database/migrate.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { findInFiles } from '../../testing/find-in-files.ts';
import { listFiles } from '../../testing/list-files.ts';
import { createBackupWorld, urlOf } from './backup-world.fixture.ts';
import { checkFiles } from './check-files.ts';
import { kinds, listKeys } from './named-files.ts';
import { sha256Of } from './write-hashed.ts';

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

test('a backup says what it is, and DATA_DIR when it was made', async () => {
  const { folder, manifest } = await backUp();
  const text = readFileSync(path.join(folder, 'manifest.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(manifest);
  expect(readFileSync(path.join(folder, 'manifest.sha256'), 'utf8')).toBe(`${sha256Of(text)}  manifest.json\n`);
  const { installation } = world;
  const migrations = listMigrations().map(({ name, sha256 }) => ({ name, sha256 }));
  expect(manifest).toMatchObject({ format: 1, release: version, installation, migrations });
  expect(readFileSync(path.join(dataDir, 'last-backup'), 'utf8')).toBe(`${manifest.takenAt}\n`);
  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows;
  for (const name of ['users', 'photos', 'message_media'])
    expect([name, rowsOf(name)]).toEqual([
      name,
      (await database.pool.query(`select count(*)::int as count from ${name}`)).rows[0].count,
    ]);
  const modes = listFiles(folder).map((file) => statSync(file).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  const lines = readFileSync(path.join(folder, 'files.list'), 'utf8').trim().split('\n');
  expect(manifest.files).toMatchObject({
    count: lines.length,
    bytes: lines.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0),
  });
});

test('files are counted by their kind, and those that are missing or that no key opens are named', async () => {
  const member = await world.join();
  await addPhoto(member);
  const [one, other] = await client.createPayingCouple();
  await client.sendPhoto(one, other);
  const keysOf = async (text: string) => (await database.pool.query<{ key: string }>(text)).rows.map(({ key }) => key);
  const whole = await checkFiles(database, dataDir, config.vaultKey);
  const media = await keysOf('select storage_key as key from message_media where gone_at is null order by 1');
  const photos = await keysOf('select storage_key as key from photos order by 1');
  expect(whole).toMatchObject({ photos: photos.length, media: media.length, bad: [] });
  const sealed = media.map((key) => `message-media/${key} cannot be opened`);
  expect(await checkFiles(database, dataDir, new Secret('cd'.repeat(32)))).toEqual({ ...whole, media: 0, bad: sealed });
  // No backup has the keys of documents, so a lost one is no fault.
  const [document = ''] = await keysOf(`select selfie_key || '.bin' as key from verifications where selfie_key <> ''`);
  const [photo = ''] = photos;
  renameSync(path.join(dataDir, 'vault', document), path.join(dataDir, 'vault', `${document}.away`));
  renameSync(path.join(dataDir, photoPlace('media', photo)), path.join(dataDir, 'away'));
  expect(await checkFiles(database, dataDir, config.vaultKey)).toEqual({
    photos: photos.length - 1,
    media: media.length,
    documents: whole.documents - 1,
    bad: [`media/${photo} is missing`],
  });
  renameSync(path.join(dataDir, 'vault', `${document}.away`), path.join(dataDir, 'vault', document));
  renameSync(path.join(dataDir, 'away'), path.join(dataDir, photoPlace('media', photo)));
});
