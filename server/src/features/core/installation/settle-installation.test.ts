import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../../../database/connect.ts';
import { systemClock } from '../../../gateways/clock.ts';
import { openDataFolder, type DataFolder } from '../../../gateways/data-folder/data-folder.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { copyTestDatabase, createTestDatabase } from '../../../testing/test-database.ts';
import { joinInstallation, settleInstallation } from './index.ts';

function makeFolder(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-installation-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), 'a file');
  }
  return folder;
}

async function makeDatabase({ hasMembers }: { hasMembers: boolean }) {
  const made = await createTestDatabase();
  onTestFinished(made.drop);
  if (hasMembers)
    await made.database.pool.query(
      `insert into users (id, email, password_hash, full_name, created_at)
        values (1, 'a@mwanzo.test', 'none', 'Amina', now())`,
    );
  return made;
}

const settle = async (database: Database, folder: string, dataFolder: DataFolder = openDataFolder(folder)) =>
  (await settleInstallation({ database, dataFolder, clock: systemClock })).verdict;
const nameIn = (folder: string) => readFileSync(path.join(folder, 'installation'), 'utf8').trim();
const photo = `media/ab/${'ab'.repeat(16)}/160.webp`;

test('a first start names database and folder alike, and later starts agree', async () => {
  const { database } = await makeDatabase({ hasMembers: false });
  const folder = makeFolder('secret-key', 'vault-keys/CACHEDIR.TAG', 'media/incoming/draft', 'uploads/left');
  expect(await settle(database, folder)).toBe('agreed');
  expect(nameIn(folder)).toBe((await database.pool.query('select name from installation')).rows[0].name);
  expect(await settle(database, folder)).toBe('agreed');
  expect(readdirSync(folder)).not.toContain('installation.new');
});

test('an installation of before this rule is named in place: its members and its files have no name yet', async () => {
  const { database } = await makeDatabase({ hasMembers: true });
  const folder = makeFolder(photo, `vault/${'ab'.repeat(16)}.bin`);
  expect(await settle(database, folder)).toBe('agreed');
  expect(await settle(database, folder)).toBe('agreed');
});

test.each([photo, `message-media/ab/${'ab'.repeat(16)}/note.webm`, `vault/${'0'.repeat(32)}.bin`])(
  'a database without members does not get %s, even if neither has a name',
  async (file) => {
    const { database } = await makeDatabase({ hasMembers: false });
    const folder = makeFolder(file);
    expect(await settle(database, folder)).toBe('files_of_others');
    expect(readdirSync(folder)).not.toContain('installation');
    expect((await database.pool.query('select from installation')).rowCount).toBe(0);
  },
);

test('neither another database nor another folder is taken, whichever of the two has a name', async () => {
  const [own, other] = [await makeDatabase({ hasMembers: true }), await makeDatabase({ hasMembers: true })];
  const [folder, foreign] = [makeFolder(), makeFolder()];
  await settle(own.database, folder);
  expect(await settle(other.database, folder)).toBe('differ');
  expect(await settle(own.database, foreign)).toBe('differ');
  await settle(other.database, foreign);
  expect(await settle(other.database, folder)).toBe('differ');
  expect(await settle(own.database, folder)).toBe('agreed');
});

test('a restored dump agrees with the restored folder', async () => {
  const { database, url } = await makeDatabase({ hasMembers: true });
  const folder = makeFolder(photo);
  await settle(database, folder);
  await database.close();
  const restored = await copyTestDatabase(url);
  onTestFinished(restored.drop);
  expect(await settle(restored.database, folder)).toBe('agreed');
});

test('two machines on one disk, started at once for the first time, have one name', async () => {
  const { url, database } = await makeDatabase({ hasMembers: false });
  const second = openDatabase({ url });
  onTestFinished(() => second.close());
  const folder = makeFolder();
  const verdicts = await Promise.all([settle(database, folder), settle(second, folder), settle(database, folder)]);
  expect(verdicts).toEqual(['agreed', 'agreed', 'agreed']);
  expect((await database.pool.query('select name from installation')).rows).toEqual([{ name: nameIn(folder) }]);
});

test('a start that reads the folder while another process keeps its name agrees', async () => {
  const { database } = await makeDatabase({ hasMembers: false });
  const folder = makeFolder();
  const dying = { ...openDataFolder(folder), keepName: () => Promise.reject(new Error('killed')) };
  await expect(settle(database, folder, dying)).rejects.toThrow('killed');
  const dataFolder = openDataFolder(folder);
  /** The other process keeps the name right after this one has first read the folder. */
  const thenKept =
    (read: () => Promise<string | null>): (() => Promise<string | null>) =>
    async () => {
      const found = await read();
      await dataFolder.keepName();
      return found;
    };
  const meanwhile = {
    ...dataFolder,
    readName: thenKept(dataFolder.readName),
    readPreparedName: thenKept(dataFolder.readPreparedName),
  };
  expect(await settle(database, folder, meanwhile)).toBe('agreed');
});

test('two databases that name one folder at once do not both get it', async () => {
  const [one, other] = [await makeDatabase({ hasMembers: false }), await makeDatabase({ hasMembers: false })];
  const folder = makeFolder();
  const dataFolder = openDataFolder(folder);
  const late = {
    ...dataFolder,
    async keepName() {
      await dataFolder.prepareName('another name');
      await dataFolder.keepName();
    },
  };
  expect(await settle(one.database, folder, late)).toBe('differ');
  expect(await settle(other.database, folder)).toBe('differ');
});

test.each(['prepareName', 'keepName'] as const)(
  'a process that dies at %s leaves the rest to the next',
  async (step) => {
    const { database } = await makeDatabase({ hasMembers: false });
    const folder = makeFolder();
    const dying = { ...openDataFolder(folder), [step]: () => Promise.reject(new Error('killed')) };
    await expect(settle(database, folder, dying)).rejects.toThrow('killed');
    expect(readdirSync(folder)).not.toContain('installation');
    expect(await settle(database, folder)).toBe('agreed');
  },
);

test('once an operator joins a database with another folder, they agree, and the old database does not', async () => {
  const [own, restored] = [await makeDatabase({ hasMembers: true }), await makeDatabase({ hasMembers: true })];
  const folder = makeFolder(photo);
  await settle(own.database, folder);
  const dependencies = { database: restored.database, dataFolder: openDataFolder(folder), clock: systemClock };
  await joinInstallation(dependencies);
  expect(await settle(restored.database, folder)).toBe('agreed');
  expect(await settle(own.database, folder)).toBe('differ');
});

test('an operator who joins a folder while a first start names the database waits for its name', async () => {
  const { database } = await makeDatabase({ hasMembers: true });
  const folder = makeFolder(photo);
  const text = `with started as (select pg_advisory_xact_lock(6941726004))
    insert into installation (name, named_at) select $1, now() from started returning name`;
  const name = randomUUID();
  const join = () => joinInstallation({ database, dataFolder: openDataFolder(folder), clock: systemClock });
  await commitOnceAwaited(database, (starting) => starting.query(text, [name]), join);
  expect(nameIn(folder)).toBe(name);
});
