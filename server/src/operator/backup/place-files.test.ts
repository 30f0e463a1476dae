import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { placesIn, writeLine } from './backup-format.ts';
import { verifyBackup, type OpenedBackup } from './open-backup.ts';
import { fillFolder, placeFiles, readMarker, removeMarker, requireEmptyFolder } from './place-files.ts';
import { hashStream, sha256Of, writeHashed } from './write-hashed.ts';

const key = 'ab'.repeat(16);
const photo = `media/ab/${key}/160.webp`;

/** A backup with two files and a table. */
function makeBackup(): OpenedBackup {
  const folder = makeDataFolder();
  const places = placesIn(folder);
  const files = { [photo]: 'a photo', installation: 'a name\n' };
  const lines = Object.entries(files).map(([place, text]) => {
    const file = path.join(places.files, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return writeLine({ sha256: sha256Of(text), bytes: text.length, path: place });
  });
  writeFileSync(places.list, lines.join(''));
  mkdirSync(places.tables);
  writeFileSync(places.table('users'), '7\tAmina\n');
  const users = { name: 'users', sha256: sha256Of('7\tAmina\n'), bytes: 8 };
  const manifest = { files: { count: 2, bytes: 14, listSha256: sha256Of(lines.join('')) }, tables: [users] };
  return { folder, manifest, sha256: 'cd'.repeat(32) } as unknown as OpenedBackup;
}

const problemOf = (backup: OpenedBackup) =>
  verifyBackup(backup).then(
    () => null,
    (problem: Error) => problem.message.split('\n').map((line) => line.trim()),
  );

test('a whole backup is verified, and each file that was changed or is missing is named', async () => {
  expect(await problemOf(makeBackup())).toBeNull();
  const backup = makeBackup();
  const [places, title] = [
    placesIn(backup.folder),
    `The backup in ${backup.folder} is not whole. Nothing was changed.`,
  ];
  writeFileSync(path.join(places.files, photo), 'a phote');
  rmSync(path.join(places.files, 'installation'));
  writeFileSync(places.table('users'), '7\tAmina\n8\n');
  expect(await problemOf(backup)).toEqual([
    title,
    `files/${photo} was changed`,
    'files/installation is missing',
    'tables/users.copy was changed: it has another size',
  ]);
  writeFileSync(places.list, '');
  expect(await problemOf(backup)).toEqual([
    title,
    'files.list was changed',
    'tables/users.copy was changed: it has another size',
  ]);
});

test('files are placed for their owner, in the place of what an earlier try has left', async () => {
  const [backup, dataDir] = [makeBackup(), path.join(makeDataFolder(), 'new')];
  mkdirSync(path.join(dataDir, 'media/cd/left'), { recursive: true });
  writeFileSync(path.join(dataDir, 'secret-key'), 'kept');
  writeFileSync(path.join(dataDir, 'installation'), 'left');
  await placeFiles(backup, dataDir);
  expect(readFileSync(path.join(dataDir, photo), 'utf8')).toBe('a photo');
  expect(readFileSync(path.join(dataDir, 'installation'), 'utf8')).toBe('a name\n');
  expect(readdirSync(dataDir).toSorted()).toEqual(['installation', 'media', 'restoring', 'secret-key']);
  expect(readdirSync(path.join(dataDir, 'media'))).toEqual(['ab']);
  const modes = [photo, 'media/ab'].map((place) => statSync(path.join(dataDir, place)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o700]);
  expect(await readMarker(dataDir)).toBe(backup.sha256);
  await removeMarker(dataDir);
  expect([await readMarker(dataDir), existsSync(path.join(dataDir, 'restoring'))]).toEqual([null, false]);
});

test('a file that changes between the look and the copy is not placed', async () => {
  const [backup, dataDir] = [makeBackup(), makeDataFolder()];
  writeFileSync(path.join(placesIn(backup.folder).files, photo), 'another');
  await expect(placeFiles(backup, dataDir)).rejects.toThrow(`files/${photo} was changed meanwhile.`);
  expect([existsSync(path.join(dataDir, photo)), await readMarker(dataDir)]).toEqual([false, backup.sha256]);
});

test('a folder must be empty but for keys and the database, unless a restore into it has not ended', async () => {
  const dataDir = makeDataFolder();
  await requireEmptyFolder(path.join(dataDir, 'nowhere'));
  for (const name of ['vault-key', 'secret-key.old', 'postgres', 'lost+found'])
    writeFileSync(path.join(dataDir, name), '');
  await requireEmptyFolder(dataDir);
  for (const at of [1, 2, 3, 4, 5, 6]) writeFileSync(path.join(dataDir, `other${at}`), '');
  const problem = await requireEmptyFolder(dataDir).catch((error: Error) => error.message);
  const told = String(problem)
    .replaceAll(/other\d/g, 'other')
    .replace(dataDir, 'FOLDER');
  expect(told).toBe(
    'DATA_DIR (FOLDER) is not empty: it has other, other, other, other, other. Use a new one, in which only keys may ' +
      'be. Nothing was changed.',
  );
  const strict = requireEmptyFolder(dataDir, new Set(['lost+found']));
  await expect(strict).rejects.toThrow(/Use a new one\. Nothing was changed\.$/);
  await fillFolder(dataDir, { mark: 'a mark', entries: [] }, (async function* none() {})());
  await requireEmptyFolder(dataDir);
});

test('a stream is written with its hash, its bytes and its lines, and to a new file only', async () => {
  const file = path.join(makeDataFolder(), 'file');
  const chunks = () => Readable.from([Buffer.from('one\ntw'), Buffer.from('o\n\nlast')]);
  const whole = { sha256: sha256Of('one\ntwo\n\nlast'), bytes: 13, lines: 3 };
  expect(await writeHashed(file, chunks())).toEqual(whole);
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n\nlast');
  expect(await hashStream(chunks())).toEqual(whole);
  await expect(writeHashed(file, chunks())).rejects.toThrow('EEXIST');
});
