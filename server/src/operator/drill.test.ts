import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { asRole, embeddedRole } from '../database/server-role.ts';
import { systemClock } from '../gateways/clock.ts';
import { createSealedMediaStorage } from '../gateways/media-storage/sealed-media-storage.ts';
import { SealBrokenError } from '../gateways/sealing/seal-file.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { skipsVoice } from '../testing/audio/make-voice.ts';
import { backUpAsDocumented, documentedNames, restoreAsDocumented } from '../testing/documented-backup.ts';
import { changePlan, createMatch, createMember } from '../testing/factories.ts';
import { findInFiles } from '../testing/find-in-files.ts';
import { listFiles } from '../testing/list-files.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { placesIn, type Manifest } from './backup/backup-format.ts';
import { dataEntries } from './backup/data-entries.ts';
import { writeBackup } from './backup/write-backup.ts';
import { clientOf, conversationMedia, fill, lookAtAll, ownPhotos, picture } from './drill-client.fixture.ts';
import { startWriting, submitDocuments } from './drill-client.fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const main = 'server/src/main.ts';
const settings = { DEMO: '0', SCREENING: '0' };
const person = { full_name: 'Njeri', email: 'njeri@mwanzo.test', password: 'karibu-mwanzo', birthday: '1996-05-05' };
const newKey = () => randomBytes(32).toString('hex');
const newBackup = () => path.join(makeDataDir(), 'backup');

/** The files of a backup, as a thief would have them. */
const filesIn = (backup: string): string => placesIn(backup).files;
const manifestIn = (backup: string): Manifest => JSON.parse(readFileSync(placesIn(backup).manifest, 'utf8'));

const signatures = ['WEBP', Buffer.from('1a45dfa3', 'hex'), 'webm', 'ftyp'];

/** The files that hold one of these photos and voice notes, or the signature of any but a profile photo. */
function findClear(folder: string, shown: readonly Buffer[]): string[] {
  const profiles = `${path.join(folder, 'media')}/`;
  const signed = findInFiles(folder, signatures).filter((file) => !file.startsWith(profiles));
  return [...new Set([...findInFiles(folder, shown), ...signed])].toSorted();
}

/**
 * Fails when a backup holds a photo or voice note of a message in the clear, or the vault key, or when one can be
 * opened with another vault key.
 */
async function expectSealed(backup: string, vaultKey: string, shown: readonly Buffer[]): Promise<void> {
  expect(findClear(filesIn(backup), shown)).toEqual([]);
  expect(findInFiles(backup, [vaultKey, Buffer.from(vaultKey, 'hex')])).toEqual([]);
  const media = path.join(filesIn(backup), 'message-media');
  const names = listFiles(media).map((file) => [path.basename(path.dirname(file)), path.basename(file, '.sealed')]);
  expect(names.length).toBeGreaterThan(0);
  const [thief, owner] = [newKey(), vaultKey].map((key) => createSealedMediaStorage(media, new Secret(key)));
  for (const [key = '', name = ''] of names) {
    await expect(thief?.read(key, name)).rejects.toThrow(SealBrokenError);
    expect(await owner?.read(key, name)).toBeInstanceOf(Uint8Array);
  }
  // A photo in the clear, and a part of one, would have been found.
  const planted = ['message-media/ff/photo.webp', 'vault/part'].map((name) => path.join(filesIn(backup), name));
  for (const file of planted) mkdirSync(path.dirname(file), { recursive: true });
  planted.forEach((file, index) => writeFileSync(file, shown[0]?.subarray(0, index === 0 ? undefined : 16) ?? ''));
  expect(findClear(filesIn(backup), shown)).toEqual(planted);
}

/** Fails when a backup has other names of DATA_DIR than its table in docs/operating.md and the code say. */
function expectDocumentedNames(backup: string, dataDir: string): void {
  // A new name needs a line in the table of docs/operating.md and one in data-entries.ts.
  expect(readdirSync(dataDir).filter((name) => !Object.hasOwn(dataEntries, name))).toEqual([]);
  const taken = Object.entries(dataEntries).map(([name, treatment]) => [name, treatment === 'taken']);
  expect(Object.fromEntries(documentedNames)).toEqual(Object.fromEntries(taken));
  const isUsed = (place: string) => statSync(place).isFile() || listFiles(place).length > 0;
  const promised = readdirSync(dataDir).filter((name) => documentedNames.get(name) && isUsed(path.join(dataDir, name)));
  expect(readdirSync(filesIn(backup)).toSorted()).toEqual(promised.toSorted());
}

/** Fails unless what was restored has the rows and files of the backup: a second backup has the same hashes. */
async function expectSame(backup: string, source: { url: string; dataDir: string }): Promise<void> {
  const [first, folder] = [manifestIn(backup), newBackup()];
  const second = await writeBackup({ ...source, installation: first.installation }, folder);
  const hashes = ({ tables }: Manifest) => Object.fromEntries(tables.map(({ name, sha256 }) => [name, sha256]));
  const [one, other] = [hashes(first), hashes(second)];
  expect(Object.keys(other)).toEqual(Object.keys(one));
  // Only the member whose verification was pending was told something.
  expect(Object.keys(one).filter((name) => one[name] !== other[name])).toEqual(['notifications', 'verifications']);
  expect(second).toMatchObject({ files: first.files, missing: [] });
}

test('the drill: a backup under load, restored elsewhere, is whole, and members stay signed in', async () => {
  const [original, restored] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  onTestFinished(restored.drop);
  const [dataDir, newDataDir, backup] = [makeDataDir(), makeDataDir(), newBackup()];
  const keys = { SECRET_KEY: newKey(), VAULT_KEY: newKey() };
  const start = (url: string, folder: string) =>
    startProcess(main, { DATABASE_URL: asRole(url, embeddedRole), DATA_DIR: folder, ...keys, ...settings });
  const first = start(original.url, dataDir);
  const client = clientOf(await first.address());
  const tokens = createAccessTokens(new Secret(keys.SECRET_KEY), systemClock);
  const people = { ...original, clock: systemClock, tokens };
  const join = (verified: boolean) => createMember(people, { verified });
  const [couple, writers] = [
    [await join(true), await join(true)] as const,
    [await join(false), await join(true)] as const,
  ];
  for (const two of [couple, writers]) await createMatch(people, ...two);
  await changePlan(people, 'premium', ...couple, ...writers);
  await fill(client, couple);
  const waiting = await join(false);
  await submitDocuments(client, waiting);
  const { token } = await client.post('/api/signup/', person);
  const before = await lookAtAll(client, couple);
  const sent = skipsVoice ? 2 : 4;
  expect(Object.values(before).map((files) => files.length)).toEqual([3, 3, sent, sent]);

  const stop = startWriting(client, writers);
  await backUpAsDocumented({ DATA_DIR: dataDir, BACKUP: backup, OWNER_URL: original.url });
  await stop();
  expectDocumentedNames(backup, dataDir);
  first.signal('SIGKILL');
  await first.exitCode();
  await original.drop();
  rmSync(dataDir, { recursive: true });

  const { VAULT_KEY } = keys;
  const places = { DATA_DIR: newDataDir, BACKUP: backup, OWNER_URL: restored.url };
  const told = await restoreAsDocumented({ ...places, VAULT_KEY, role: embeddedRole });
  for (const line of ['1 members are asked for new ones\n', '\nEvery file that a row names is whole.'])
    expect(told).toContain(line);
  await expectSame(backup, { url: restored.url, dataDir: newDataDir });
  const again = clientOf(await start(restored.url, newDataDir).address());
  expect(await lookAtAll(again, couple)).toEqual(before);
  const { rowCount } = await restored.database.pool.query(
    'select from message_media where message_id is not null and gone_at is null and owner_id = $1',
    [writers[0].id],
  );
  const written = await conversationMedia(again, writers);
  expect(written.map((bytes) => bytes.subarray(8, 12).toString())).toEqual(written.map(() => 'WEBP'));
  expect(written).toHaveLength(rowCount ?? 0);
  expect(await again.post('/api/token/refresh/', { refresh: token.refresh })).toHaveProperty('access');
  expect(await again.get('/api/verify/', waiting.headers)).toMatchObject({ refusal: { code: 'not_reviewed' } });
  await expectSealed(backup, VAULT_KEY, before.seenByOne);
});

test('a backup of a running embedded server is restored into an empty folder', async () => {
  const [dataDir, newDataDir, backup] = [makeDataDir(), makeDataDir(), newBackup()];
  const start = (folder: string) => startProcess(main, { DATA_DIR: folder, ...settings });
  const first = start(dataDir);
  const client = clientOf(await first.address());
  const { token } = await client.post('/api/signup/', person);
  const headers = { authorization: `Bearer ${token.access}` };
  await client.send('/api/profiles/me/photos/', { photo: await picture('#33b') }, headers);
  const before = await ownPhotos(client, headers);
  expect(before).toHaveLength(3);
  await backUpAsDocumented({ DATA_DIR: dataDir, BACKUP: backup });
  expectDocumentedNames(backup, dataDir);
  first.signal('SIGTERM');
  expect(await first.exitCode()).toBe(0);

  for (const key of ['vault-key', 'secret-key']) cpSync(path.join(dataDir, key), path.join(newDataDir, key));
  await restoreAsDocumented({ DATA_DIR: newDataDir, BACKUP: backup });
  const again = clientOf(await start(newDataDir).address());
  expect(await ownPhotos(again, headers)).toEqual(before);
});
