import { appendFileSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { keyIdOf } from '../../config/key-id.ts';
import { Secret } from '../../config/secret.ts';
import { noteEnded, noteKeys } from '../../gateways/data-folder/known-keys.ts';
import { holdRemoved } from '../../gateways/media-storage/held-media.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { listFiles } from '../../testing/list-files.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { placesIn, type Manifest } from './backup-format.ts';
import { createBackupWorld } from './backup-world.fixture.ts';
import { restoreBackup } from './restore-backup.ts';
import { sha256Of } from './write-hashed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const testApp = await buildTestApp();
const { vaultKey } = testApp.config;
const world = await createBackupWorld(testApp);
let whole: string;
let empty: TestDatabase;

beforeAll(async () => {
  const [one, other] = await world.client.createPayingCouple();
  await world.addPhoto(one);
  await world.client.sendPhoto(one, other);
  await world.submit(await world.join());
  whole = (await world.backUp()).folder;
  empty = await createTestDatabase({ empty: true });
});
afterAll(() => empty.drop());

function copy(): string {
  const folder = makeDataFolder();
  cpSync(whole, folder, { recursive: true });
  return folder;
}
const restore = (
  folder: string,
  { url, dataDir = makeDataFolder(), key = vaultKey, secret = null }: Partial<Target> & { url: string },
) => restoreBackup(folder, { dataDir, vaultKey: key, secretKey: secret, openUrl: async () => url });
interface Target {
  readonly url: string;
  readonly dataDir: string;
  readonly key: Secret;
  readonly secret: Secret | null;
}

const tablesOf = async ({ database }: TestDatabase) =>
  (await database.pool.query("select relname from pg_class where relnamespace = 'public'::regnamespace")).rowCount;

/** Changes one byte in the middle of a file. */
function changeByte(file: string): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}
const photoIn = (folder: string) => listFiles(path.join(folder, 'files/media'))[0] ?? '';

/** Changes the manifest, as somebody would who also writes its hash. */
function rewrite(folder: string, change: (manifest: Pick<Manifest, 'migrations' | 'files'>) => object): void {
  const { manifest, manifestSum } = placesIn(folder);
  const text = JSON.stringify(change(JSON.parse(readFileSync(manifest, 'utf8'))));
  writeFileSync(manifest, text);
  writeFileSync(manifestSum, `${sha256Of(text)}  manifest.json\n`);
}

test.each<[string, (folder: string) => void, RegExp]>([
  ['a changed byte in a photo', (folder) => changeByte(photoIn(folder)), /files\/media\/.+\.webp was changed/],
  [
    'a photo that is cut off',
    (folder) => writeFileSync(photoIn(folder), ''),
    /\.webp was changed: it has another size/,
  ],
  ['a missing photo', (folder) => rmSync(photoIn(folder)), /files\/media\/.+\.webp is missing/],
  [
    'a changed byte in a table',
    (folder) => changeByte(placesIn(folder).table('users')),
    /tables\/users\.copy was changed/,
  ],
  ['a missing table', (folder) => rmSync(placesIn(folder).table('users')), /tables\/users\.copy is missing/],
  ['a line more in the list', (folder) => appendFileSync(placesIn(folder).list, 'a\n'), /files\.list was changed/],
  [
    'a changed byte in the manifest',
    (folder) => changeByte(placesIn(folder).manifest),
    /manifest\.json in .+ was changed/,
  ],
  ['no manifest', (folder) => rmSync(placesIn(folder).manifest), /is not a whole backup/],
  [
    'the schema of a newer release',
    (folder) =>
      rewrite(folder, ({ migrations, ...manifest }) => ({
        ...manifest,
        release: '9.1.0',
        migrations: [...migrations, { name: '9999_newer.sql', sha256: '0'.repeat(64) }],
      })),
    /The backup is of release 9\.1\.0\. It has 9999_newer\.sql, which this release \(.+\) does not know/,
  ],
  [
    'a gap in its schema',
    (folder) =>
      rewrite(folder, ({ migrations, ...manifest }) => ({ ...manifest, migrations: migrations.toSpliced(1, 1) })),
    /It lacks 0002.*, although it has/,
  ],
  [
    'a newer form',
    (folder) => rewrite(folder, (manifest) => ({ ...manifest, format: 2, release: '9.1.0' })),
    /format 2: restore it with release 9\.1\.0/,
  ],
  [
    'a file that leads out of DATA_DIR',
    (folder) => {
      const list = `${'0'.repeat(64)} 1 media/../../../etc/passwd\n`;
      writeFileSync(placesIn(folder).list, list);
      rewrite(folder, ({ files, ...manifest }) => ({
        ...manifest,
        files: { ...files, listSha256: sha256Of(list) },
      }));
    },
    /names a file that no backup has/,
  ],
])('a backup with %s is refused, and nothing is changed', async (_, spoil, reason) => {
  const [folder, dataDir] = [copy(), makeDataFolder()];
  spoil(folder);
  await expect(restore(folder, { url: empty.url, dataDir })).rejects.toThrow(reason);
  expect([readdirSync(dataDir), await tablesOf(empty)]).toEqual([[], 0]);
});

test('a backup from before or within a change of keys needs the keys of its day, by name', async () => {
  const [next, other] = ['cd'.repeat(32), 'another secret key of thirty-two letters'] as const;
  const { secretKey, dataDir } = testApp.config;
  const refuses = async (folder: string, target: Partial<Target>, reason: string) => {
    await expect(restore(folder, { url: empty.url, ...target })).rejects.toThrow(reason);
    expect(await tablesOf(empty)).toBe(0);
  };
  await refuses(whole, { key: new Secret(next) }, 'VAULT_KEY is not the key of this backup.');
  await refuses(whole, { secret: new Secret(other) }, 'SECRET_KEY is not the key of this backup, whose id is');
  const changed = {
    key: new Secret(next, [vaultKey.reveal()]),
    secret: new Secret(other, [secretKey.reveal()]),
  };
  const url = await createTestDatabase({ empty: true });
  onTestFinished(url.drop);
  expect((await restore(whole, { url: url.url, ...changed })).files).toMatchObject({ media: 1, bad: [] });

  const newIds = { vault: keyIdOf('vault', new Secret(next)), secret: keyIdOf('secret', new Secret(other)) };
  noteKeys(dataDir, newIds, new Date());
  const { folder } = await world.backUp();
  // Either secret key is one of its day, so only the folder is refused.
  const used = makeDataFolder();
  mkdirSync(path.join(used, 'media'));
  for (const secret of [secretKey, new Secret(other)])
    await refuses(folder, { key: changed.key, secret, dataDir: used }, 'is not empty: it has media.');
  await refuses(folder, { key: vaultKey }, `Give the key ${keyIdOf('vault', new Secret(next))} too, as VAULT_KEY_OLD`);
  noteEnded(dataDir, 'vault', { except: keyIdOf('vault', vaultKey), now: new Date() });
  noteEnded(dataDir, 'secret', { except: keyIdOf('secret', secretKey), now: new Date() });
});

test('another vault key, a folder or a database that is not empty are refused, and nothing is changed', async () => {
  const dataDir = makeDataFolder();
  const refuses = async (target: Partial<Target>, reason: string) => {
    await expect(restore(whole, { url: empty.url, dataDir, ...target })).rejects.toThrow(reason);
    expect(await tablesOf(empty)).toBe(0);
  };
  await refuses({ key: new Secret('cd'.repeat(32)) }, 'VAULT_KEY is not the key of this backup.');
  const used = makeDataFolder();
  mkdirSync(path.join(used, 'media/ab'), { recursive: true });
  await refuses({ dataDir: used }, 'is not empty: it has media.');
  expect(readdirSync(used)).toEqual(['media']);
  const live = await createTestDatabase();
  onTestFinished(live.drop);
  await live.database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
     values (1, 'a@mwanzo.test', 'none', 'Amina', now())`,
  );
  await refuses({ url: live.url }, 'The database is not empty: it has members.');
  const strange = await createTestDatabase({ empty: true });
  onTestFinished(strange.drop);
  await strange.database.pool.query('create table invoices (id int)');
  await refuses({ url: strange.url }, 'The database is not empty: it has invoices.');
  const newer = await createTestDatabase();
  onTestFinished(newer.drop);
  await newer.database.pool.query("insert into schema_migrations values ('9999_newer.sql', repeat('0', 64))");
  await refuses({ url: newer.url }, 'The database has 9999_newer.sql, which this release');
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a restore that the database ends in the middle is whole after a second try', async () => {
  const target = await createTestDatabase();
  onTestFinished(target.drop);
  const { pool } = target.database;
  const dataDir = makeDataFolder();
  writeFileSync(path.join(dataDir, 'vault-key'), vaultKey.reveal());
  const blocker = new Client({ connectionString: target.url });
  await blocker.connect();
  await blocker.query('begin; lock table verifications in access exclusive mode');
  const first = restore(whole, { url: target.url, dataDir });
  const failed = expect(first).rejects.toThrow(/^The restore has not ended: .+\.\nThe backup is as it was\./s);
  const waiting = `from pg_stat_activity where application_name = 'mwanzo-backup' and wait_event_type = 'Lock'
    and datname = current_database()`;
  await expect.poll(async () => (await pool.query(`select ${waiting}`)).rowCount, { timeout: 20_000 }).toBe(1);
  await pool.query(`select pg_terminate_backend(pid) ${waiting}`);
  await failed;
  await blocker.end();
  expect((await pool.query('select from users')).rowCount).toBe(0);
  expect(existsSync(path.join(dataDir, 'restoring'))).toBe(true);

  const restored = await restore(whole, { url: target.url, dataDir });
  expect(restored).toMatchObject({ asked: 1, files: { photos: 1, media: 1, documents: 2, bad: [] } });
  expect(readdirSync(dataDir)).not.toContain('restoring');
  // A third one finds members.
  await expect(restore(whole, { url: target.url, dataDir })).rejects.toThrow('is not empty');
});

test.skipIf(process.getuid?.() !== 0)(
  'what root restores and holds back belongs to the owner of DATA_DIR',
  async () => {
    const target = await createTestDatabase({ empty: true });
    onTestFinished(target.drop);
    const [dataDir, nobody] = [makeDataFolder(), 65_534];
    chownSync(dataDir, nobody, nobody);
    await restore(whole, { url: target.url, dataDir });
    await holdRemoved(path.join(dataDir, 'media'));
    const places = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(places).toContain('media/held');
    expect(places.filter((name) => statSync(path.join(dataDir, name)).uid !== nobody)).toEqual([]);
  },
);

test('a restore that died after its rows were committed, or cannot check a file, ends at the next try', async () => {
  const target = await createTestDatabase({ empty: true });
  onTestFinished(target.drop);
  const dataDir = makeDataFolder();
  await restore(whole, { url: target.url, dataDir });
  writeFileSync(path.join(dataDir, 'restoring'), `${sha256Of(readFileSync(placesIn(whole).manifest))}\n`);
  const unreadable = path.join(path.dirname(listFiles(path.join(dataDir, 'media'))[0] ?? ''), 'x.webp');
  mkdirSync(unreadable);
  await expect(restore(whole, { url: target.url, dataDir })).rejects.toThrow('The restore has not ended: EISDIR');
  rmSync(unreadable, { recursive: true });
  await target.database.pool.query(
    "update verifications set status = 'pending', decision = null, decided_at = null, reason_code = null",
  );
  expect(await restore(whole, { url: target.url, dataDir })).toMatchObject({ asked: 1, files: { bad: [] } });
  expect(existsSync(path.join(dataDir, 'restoring'))).toBe(false);
});
