import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeFlat } from '../testing/images/make-images.ts';
import { listFiles } from '../testing/list-files.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { copyTestDatabase, createTestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 120_000 });

const main = 'server/src/main.ts';
const person = { full_name: 'Amina', email: 'amina@mwanzo.test', password: 'karibu-mwanzo', birthday: '1996-05-05' };

async function makeDatabase() {
  const made = await createTestDatabase();
  onTestFinished(made.drop);
  return made;
}

/** Starts a server, runs something with it, and stops it. */
async function whileRunning<Result>(
  variables: Record<string, string>,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = startProcess(main, { DEMO: '0', SCREENING: '0', ...variables });
  const result = await work(await server.address());
  server.signal('SIGTERM');
  expect(await server.exitCode()).toBe(0);
  return result;
}

/** Signs somebody up who has a photo. Returns its path and the token. */
async function joinWithPhoto(address: string): Promise<{ photo: string; authorization: string }> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(person) };
  const { token } = (await (await fetch(`${address}/api/signup/`, init)).json()) as { token: { access: string } };
  const authorization = `Bearer ${token.access}`;
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(await makeFlat(200, 200, '#b33').jpeg().toBuffer())]), 'me.jpg');
  const sent = await fetch(`${address}/api/profiles/me/photos/`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  expect(sent.status).toBe(201);
  const profile = await fetch(`${address}/api/profiles/me`, { headers: { authorization } });
  const { photo } = (await profile.json()) as { photo: string };
  return { photo, authorization };
}

/** Lists the photos and documents of a folder, and makes them so old that no sweep spares them for their age. */
function agedFiles(dataDir: string): string[] {
  const files = ['media', 'message-media', 'vault', 'vault-keys'].flatMap((name) =>
    listFiles(path.join(dataDir, name)),
  );
  const longAgo = new Date(Date.now() - 48 * 3_600_000);
  for (const file of files) for (const each of [file, path.dirname(file)]) utimesSync(each, longAgo, longAgo);
  return files;
}

test('an installation moves to a copy of its database and back, but a start with an empty database fails', async () => {
  const [own, empty] = [await makeDatabase(), await makeDatabase()];
  const dataDir = makeDataDir();
  const { photo, authorization } = await whileRunning({ DATABASE_URL: own.url, DATA_DIR: dataDir }, joinWithPhoto);
  // Documents are encrypted, so this one cannot be told from that of a stranger's submission.
  const document = path.join(dataDir, `vault/${'ab'.repeat(16)}.bin`);
  mkdirSync(path.dirname(document), { recursive: true });
  writeFileSync(document, 'sealed');
  const files = agedFiles(dataDir);
  expect(files.length).toBeGreaterThan(3);

  const refused = startProcess(main, { DATABASE_URL: empty.url, DATA_DIR: dataDir, DEMO: '0', SCREENING: '0' });
  expect(await refused.exitCode()).toBe(1);
  expect(refused.output()).toMatch(/^The database and DATA_DIR belong to two installations/);
  expect(refused.output()).toContain('no name yet, without members');
  expect(refused.output()).toContain('npm run operator -- join-data');
  expect(agedFiles(dataDir)).toEqual(files);

  const open = (address: string) => fetch(new URL(photo, address), { headers: { authorization } });
  await own.database.close();
  const copy = await copyTestDatabase(own.url);
  onTestFinished(copy.drop);
  for (const { url } of [copy, own])
    expect(await whileRunning({ DATABASE_URL: url, DATA_DIR: dataDir }, open)).toMatchObject({ status: 200 });
  expect(agedFiles(dataDir)).toEqual(files);
});

test('an older installation is upgraded in place, but files beside a new database stop the start', async () => {
  const { url, database } = await makeDatabase();
  const dataDir = makeDataDir();
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir };
  await whileRunning(variables, joinWithPhoto);
  const files = agedFiles(dataDir);
  // The state in which the previous release has left them.
  await database.pool.query('delete from installation');
  const name = path.join(dataDir, 'installation');
  rmSync(name);
  await whileRunning(variables, async () => undefined);
  expect(existsSync(name)).toBe(true);
  expect(agedFiles(dataDir)).toEqual(files);

  rmSync(name);
  // The new embedded database of this folder.
  const refused = startProcess(main, { DATA_DIR: dataDir, DEMO: '0', SCREENING: '0' });
  expect(await refused.exitCode()).toBe(1);
  expect(refused.output()).toMatch(/^DATA_DIR holds photos or documents, and the database has no member/);
  expect(agedFiles(dataDir)).toEqual(files);
});

test('two machines on one disk start at once for the first time, and both run', async () => {
  const { url, database } = await makeDatabase();
  const dataDir = makeDataDir();
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', SCREENING: '0' };
  const both = [1, 2].map(() => startProcess(main, variables));
  for (const server of both) expect((await fetch(`${await server.address()}/health/ready`)).status).toBe(200);
  const { rows } = await database.pool.query('select name from installation');
  expect(rows).toEqual([{ name: readFileSync(path.join(dataDir, 'installation'), 'utf8').trim() }]);
});
