import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from './config/secret.ts';
import { asRole, embeddedRole } from './database/server-role.ts';
import { systemClock } from './gateways/clock.ts';
import { createAccessTokens } from './http/access-tokens.ts';
import { makeVoice, skipsVoice } from './testing/audio/make-voice.ts';
import { changePlan, createMatch, createMember, type TestMember } from './testing/factories.ts';
import { makeFlat } from './testing/images/make-images.ts';
import { makeForm } from './testing/make-form.ts';
import { backUpAsDocumented, documentedNames, restoreAsDocumented } from './testing/documented-backup.ts';
import { makeDataDir, startProcess } from './testing/start-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

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
  /** A hash of the file behind a signed path. */
  const hashOf = async (signed: string): Promise<string> =>
    createHash('sha256')
      .update(Buffer.from(await (await request(signed, {})).arrayBuffer()))
      .digest('hex');
  return { get, post, send, hashOf };
}
type Client = ReturnType<typeof clientOf>;

const picture = (colour: string) => makeFlat(60, 80, colour).jpeg().toBuffer();

/** The hashes of all own photos of a member. */
async function ownPhotos({ get, hashOf }: Client, headers: Headers): Promise<string[]> {
  const { photo_details: photos } = await get('/api/profiles/me', headers);
  return Promise.all(photos.flatMap(({ variants }: Json) => Object.values<string>(variants).map(hashOf)));
}

/** The hashes of all photos and voice notes that a member sees in a conversation. */
async function conversationMedia({ get, hashOf }: Client, { headers }: TestMember, { id }: TestMember) {
  const messages = await get(`/api/messages/conversation/${id}/`, headers);
  const paths = messages.flatMap(({ media }: Json) => [media?.path, media?.path_aac].filter(Boolean));
  return Promise.all(paths.map(hashOf)) as Promise<string[]>;
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

test('a backup by the lines of docs/operating.md restores every photo and voice note, and every session', async ({
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
  expect(Object.values(before).map((hashes) => hashes.length)).toEqual([3, 3, sent, sent]);

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
