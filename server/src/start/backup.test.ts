import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { asRole, embeddedRole } from '../database/server-role.ts';
import { systemClock } from '../gateways/clock.ts';
import { createSealedMediaStorage } from '../gateways/media-storage/sealed-media-storage.ts';
import { SealBrokenError } from '../gateways/sealing/seal-file.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { makeVoice, skipsVoice } from '../testing/audio/make-voice.ts';
import { changePlan, createMatch, createMember, type TestMember } from '../testing/factories.ts';
import { findInFiles } from '../testing/find-in-files.ts';
import { makeFlat } from '../testing/images/make-images.ts';
import { listFiles } from '../testing/list-files.ts';
import { makeForm } from '../testing/make-form.ts';
import { backUpAsDocumented, documentedNames, restoreAsDocumented } from '../testing/documented-backup.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 180_000 });

const main = 'server/src/main.ts';
const settings = { DEMO: '0', SCREENING: '0' };
const person = { full_name: 'Njeri', email: 'njeri@mwanzo.test', password: 'karibu-mwanzo', birthday: '1996-05-05' };

type Headers = TestMember['headers'];
type Json = ReturnType<typeof JSON.parse>;

/** Makes requests to a server. Any response but a success is an error. */
function clientOf(address: string) {
  const request = async (at: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(at, address), init);
    if (!response.ok) throw new Error(`${at}: ${response.status} ${await response.text()}`);
    return response;
  };
  const json = async (at: string, init: RequestInit): Promise<Json> => (await request(at, init)).json();
  const get = (at: string, headers: Headers) => json(at, { headers });
  const post = (at: string, body: object, headers?: Headers) =>
    json(at, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const send = (at: string, parts: Parameters<typeof makeForm>[0], headers: Headers) =>
    json(at, { method: 'POST', headers, body: makeForm(parts) });
  /** The file behind a signed path. */
  const bytesOf = async (signed: string): Promise<Buffer> =>
    Buffer.from(await (await request(signed, {})).arrayBuffer());
  return { get, post, send, bytesOf };
}
type Client = ReturnType<typeof clientOf>;

const picture = (colour: string) => makeFlat(60, 80, colour).jpeg().toBuffer();

/** All own photos of a member. */
async function ownPhotos({ get, bytesOf }: Client, headers: Headers): Promise<Buffer[]> {
  const { photo_details: photos } = await get('/api/profiles/me', headers);
  return Promise.all(photos.flatMap(({ variants }: Json) => Object.values<string>(variants).map(bytesOf)));
}

/** All photos and voice notes that a member sees in a conversation. */
async function conversationMedia({ get, bytesOf }: Client, { headers }: TestMember, { id }: TestMember) {
  const messages = await get(`/api/messages/conversation/${id}/`, headers);
  const paths = messages.flatMap(({ media }: Json) => [media?.path, media?.path_aac].filter(Boolean));
  return Promise.all(paths.map(bytesOf)) as Promise<Buffer[]>;
}

/** Two members with profile photos, who have sent each other photos and a voice note. */
async function fill(client: Client, [one, other]: readonly [TestMember, TestMember]): Promise<void> {
  for (const [by, to, colour] of [[one, other, '#b33'] as const, [other, one, '#3b3'] as const]) {
    await client.send('/api/profiles/me/photos/', { photo: await picture(colour) }, by.headers);
    const photo = { receiver: String(to.id), photo: await picture(`${colour}8`) };
    const { id: media } = await client.send('/api/messages/media/photos/', photo, by.headers);
    await client.post('/api/messages/send/', { sender: by.id, receiver: to.id, text: '', media }, by.headers);
  }
  if (skipsVoice) return;
  const voice = { receiver: String(other.id), voice: makeVoice(2) };
  const { id: media } = await client.send('/api/messages/media/voice-notes/', voice, one.headers);
  await client.post('/api/messages/send/', { sender: one.id, receiver: other.id, text: '', media }, one.headers);
}

/** Reads every photo and voice note that the two members see. */
async function lookAtAll(client: Client, [one, other]: readonly [TestMember, TestMember]) {
  return {
    photosOfOne: await ownPhotos(client, one.headers),
    photosOfOther: await ownPhotos(client, other.headers),
    seenByOne: await conversationMedia(client, one, other),
    seenByOther: await conversationMedia(client, other, one),
  };
}

const signatures = ['WEBP', Buffer.from('1a45dfa3', 'hex'), 'webm', 'ftyp'];

/** The files that hold one of these photos and voice notes, or the signature of any but a profile photo. */
function findClear(folder: string, shown: readonly Buffer[]): string[] {
  const profiles = `${path.join(folder, 'media')}/`;
  const signed = findInFiles(folder, signatures).filter((file) => !file.startsWith(profiles));
  return [...new Set([...findInFiles(folder, shown), ...signed])].toSorted();
}

/**
 * Fails when a file of the data folder or of the backup holds a photo or voice note of a message in the clear, or the
 * vault key, or when one can be opened with another vault key.
 */
async function expectSealed(backup: string, dataDir: string, shown: readonly Buffer[]): Promise<void> {
  const vaultKey = vaultKeyOf(dataDir);
  const stolen = extract(backup);
  expect([findClear(dataDir, shown), findClear(stolen, shown)]).toEqual([[], []]);
  expect(findInFiles(backup, [vaultKey, Buffer.from(vaultKey, 'hex')])).toEqual([]);
  const media = path.join(stolen, 'message-media');
  const [thief, owner] = ['f0'.repeat(32), vaultKey].map((key) => createSealedMediaStorage(media, new Secret(key)));
  const names = listFiles(media).map((file) => [path.basename(path.dirname(file)), path.basename(file, '.sealed')]);
  expect(names.length).toBeGreaterThan(0);
  for (const [key = '', name = ''] of names) {
    await expect(thief?.read(key, name)).rejects.toThrow(SealBrokenError);
    expect(shown).toContainEqual(await owner?.read(key, name));
  }
}

/** Fails unless a photo in the clear, and a part of one, would be found in the data folder and in a backup of it. */
async function expectSaboteurFound(backup: string, dataDir: string, shown: readonly Buffer[]): Promise<void> {
  const names = ['message-media/ff/photo.webp', 'outbox/part', 'uploads/voice-1/part'];
  for (const name of names) {
    mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    writeFileSync(path.join(dataDir, name), shown[0]?.subarray(0, name.endsWith('part') ? 16 : undefined) ?? '');
  }
  await backUpAsDocumented({ DATA_DIR: dataDir, BACKUP: backup });
  expect(findClear(dataDir, shown)).toEqual(names.map((name) => path.join(dataDir, name)));
  // A backup leaves uploads out.
  const stolen = extract(backup);
  expect(findClear(stolen, shown)).toEqual(names.slice(0, 2).map((name) => path.join(stolen, name)));
}

/** The folder of the files of a backup, as a thief would have them. */
function extract(backup: string): string {
  const folder = makeDataDir();
  execFileSync('tar', ['--extract', '--file', path.join(backup, 'files.tar'), '--directory', folder]);
  return folder;
}

/** The key that a backup does not have. */
const vaultKeyOf = (dataDir: string): string => readFileSync(path.join(dataDir, 'vault-key'), 'utf8').trim();

/** Fails when the archive has other names of `DATA_DIR` than docs/operating.md says, or when it does not say of one. */
function expectDocumentedNames(backup: string, dataDir: string): void {
  // A new name needs a line in the table of docs/operating.md and, if a backup leaves it out, in the command.
  expect(readdirSync(dataDir).filter((name) => !documentedNames.has(name))).toEqual([]);
  const listed = execFileSync('tar', ['--list', '--file', path.join(backup, 'files.tar')], { encoding: 'utf8' });
  const kept = new Set(listed.split('\n').map((entry) => entry.split('/')[1] ?? ''));
  kept.delete('');
  const promised = readdirSync(dataDir).filter((name) => documentedNames.get(name));
  expect([...kept].toSorted()).toEqual(promised.toSorted());
}

/** The reason why pg_dump cannot back up the tests' database. Null if it can. */
async function whyNoDump({ database }: TestDatabase): Promise<string | null> {
  // The gate's second run uses the PostgreSQL to which pg_dump belongs.
  if (process.env['CI'] && process.env['DATABASE_URL']) return null;
  const { rows } = await database.pool.query<{ server_version: string }>('show server_version');
  const server = Number.parseInt(rows[0]?.server_version ?? '', 10);
  try {
    const [, version = ''] = /(\d+)/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' })) ?? [];
    return Number(version) >= server ? null : `pg_dump ${version} cannot read a PostgreSQL ${server}`;
  } catch {
    return 'there is no pg_dump';
  }
}

test('a backup by docs/operating.md opens no photo or voice note, and restores all with the vault key', async ({
  skip,
}) => {
  const [original, restored] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  onTestFinished(async () => void (await Promise.all([original.drop(), restored.drop()])));
  const reason = await whyNoDump(original);
  if (reason !== null) skip(reason);

  const [dataDir, newDataDir, backup] = [makeDataDir(), makeDataDir(), makeDataDir()];
  const start = (url: string, folder: string, variables: Record<string, string> = {}) =>
    startProcess(main, { DATABASE_URL: asRole(url, embeddedRole), DATA_DIR: folder, ...variables, ...settings });
  const first = start(original.url, dataDir);
  const client = clientOf(await first.address());
  const secretKey = new Secret(readFileSync(path.join(dataDir, 'secret-key'), 'utf8').trim());
  const people = { ...original, clock: systemClock, tokens: createAccessTokens(secretKey, systemClock) };
  const couple = [await createMember(people), await createMember(people, { gender: 'male' })] as const;
  await createMatch(people, ...couple);
  await changePlan(people, 'premium', ...couple);
  await fill(client, couple);
  const before = await lookAtAll(client, couple);
  const sent = skipsVoice ? 2 : 4;
  expect(Object.values(before).map((files) => files.length)).toEqual([3, 3, sent, sent]);

  await backUpAsDocumented({ DATA_DIR: dataDir, BACKUP: backup, OWNER_URL: original.url });
  expectDocumentedNames(backup, dataDir);
  first.signal('SIGTERM');
  expect(await first.exitCode()).toBe(0);

  await restoreAsDocumented({ DATA_DIR: newDataDir, BACKUP: backup, OWNER_URL: restored.url, role: embeddedRole });
  const keyless = start(restored.url, newDataDir);
  expect(await keyless.exitCode()).toBe(1);
  expect(keyless.output()).toMatch(/^VAULT_KEY: is missing/);
  const again = clientOf(await start(restored.url, newDataDir, { VAULT_KEY: vaultKeyOf(dataDir) }).address());
  expect(await lookAtAll(again, couple)).toEqual(before);
  await expectSealed(backup, dataDir, before.seenByOne);
  await expectSaboteurFound(backup, dataDir, before.seenByOne);
});

test('a backup of the files of a stopped embedded server restores members with their photos', async () => {
  const [dataDir, newDataDir, backup] = [makeDataDir(), makeDataDir(), makeDataDir()];
  const start = (folder: string, variables: Record<string, string> = {}) =>
    startProcess(main, { DATA_DIR: folder, ...variables, ...settings });
  const first = start(dataDir);
  const client = clientOf(await first.address());
  const { token } = await client.post('/api/signup/', person);
  const headers = { authorization: `Bearer ${token.access}` };
  await client.send('/api/profiles/me/photos/', { photo: await picture('#33b') }, headers);
  const before = await ownPhotos(client, headers);
  expect(before).toHaveLength(3);
  first.signal('SIGTERM');
  expect(await first.exitCode()).toBe(0);

  await backUpAsDocumented({ DATA_DIR: dataDir, BACKUP: backup });
  expectDocumentedNames(backup, dataDir);

  await restoreAsDocumented({ DATA_DIR: newDataDir, BACKUP: backup });
  const again = clientOf(await start(newDataDir, { VAULT_KEY: vaultKeyOf(dataDir) }).address());
  expect(await ownPhotos(again, headers)).toEqual(before);
  const signedIn = await again.post('/api/token/', person);
  expect(signedIn.user.email).toBe(person.email);
});
