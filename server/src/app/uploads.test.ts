import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { Secret } from '../config/secret.ts';
import { systemClock } from '../gateways/clock.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { requestTimeoutMs } from '../http/create-http-server.ts';
import { createMember, type TestMember } from '../testing/factories.ts';
import { drawQuarters } from '../testing/images/make-images.ts';
import { makeForm } from '../testing/make-form.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { abandonedUploadMs, uploadsFolder } from './uploads.ts';

vi.setConfig({ testTimeout: 120_000 });

const removed = 'removed uploads that a killed process had left';

/** Settings for server processes that share a database and a data folder, and a member who signs in to any of them. */
async function prepare() {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const secretKey = randomBytes(32).toString('hex');
  const dataDir = makeDataDir();
  const uploads = path.join(dataDir, 'uploads');
  mkdirSync(uploads);
  const tokens = createAccessTokens(new Secret(secretKey), systemClock);
  const member = await createMember({ database, clock: systemClock, tokens });
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: secretKey, DEMO: '0', SCREENING: '0' };
  return { uploads, member, start: () => startProcess('server/src/main.ts', variables) };
}

/** Creates an upload whose folder and file were last changed this long ago, in ms. */
function leave(uploads: string, name: string, ages: { folder: number; file: number }): string {
  const folder = path.join(uploads, name);
  const file = path.join(folder, '0');
  mkdirSync(folder);
  writeFileSync(file, 'an identity card');
  age(file, ages.file);
  age(folder, ages.folder);
  return folder;
}

function age(place: string, ms: number): void {
  const changed = new Date(Date.now() - ms);
  utimesSync(place, changed, changed);
}

/** Sends the first half of a photo. The rest is sent by `finish`, which resolves to the response. */
async function startUpload(address: string, { headers }: TestMember) {
  const photo = await drawQuarters(1200, 900).jpeg({ quality: 100 }).toBuffer();
  const form = new Response(makeForm({ photo }));
  const type = form.headers.get('content-type') ?? '';
  const body = Buffer.from(await form.arrayBuffer());
  const half = Math.floor(body.length / 2);
  const upload = request(`${address}/api/profiles/me/photos/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type, 'content-length': body.length },
  });
  // The test may kill the server.
  upload.on('error', () => {});
  upload.write(body.subarray(0, half));
  return async function finish() {
    upload.end(body.subarray(half));
    const [response] = (await once(upload, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  };
}

/** Waits until half a file is in the folder, and returns its path. */
async function halfFileIn(uploads: string): Promise<string> {
  const files = () =>
    readdirSync(uploads, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(uploads, name))
      .filter((place) => statSync(place).isFile() && statSync(place).size > 0);
  await expect.poll(files, { timeout: 40_000 }).toHaveLength(1);
  return files()[0] ?? '';
}

test('a start removes what a killed process has left of an upload, and nothing that may be under way', async () => {
  const { uploads, member, start } = await prepare();
  const killed = start();
  await startUpload(await killed.address(), member);
  const left = await halfFileIn(uploads);
  killed.signal('SIGKILL');
  await killed.exitCode();
  expect(statSync(left).size).toBeGreaterThan(0);

  const [longAgo, aWhileAgo] = [abandonedUploadMs + 60_000, abandonedUploadMs - 60_000];
  for (const place of [left, path.dirname(left)]) age(place, longAgo);
  const kept = [
    leave(uploads, 'arriving', { folder: longAgo, file: aWhileAgo }),
    leave(uploads, 'begun', { folder: aWhileAgo, file: longAgo }),
  ];
  const next = start();
  await next.address();
  await expect.poll(() => next.output(), { timeout: 40_000 }).toContain(removed);
  expect(next.output()).toContain('"count":1,');
  expect(existsSync(path.dirname(left))).toBe(false);
  expect(kept.filter((folder) => existsSync(folder))).toEqual(kept);
});

test('a second process that starts takes no slow upload away from the first one', async () => {
  const { uploads, member, start } = await prepare();
  const address = await start().address();
  const finish = await startUpload(address, member);
  await halfFileIn(uploads);

  // The removal of the old upload shows that the second process has checked the folder.
  leave(uploads, 'abandoned', { folder: 2 * abandonedUploadMs, file: 2 * abandonedUploadMs });
  const second = start();
  await second.address();
  await expect.poll(() => second.output(), { timeout: 40_000 }).toContain(removed);
  const { status, body } = await finish();
  expect([status, body]).toEqual([201, expect.stringContaining('"thumbhash"')]);
  await expect.poll(() => readdirSync(uploads)).toEqual([]);
});

test('an abandoned upload is removed half an hour after its last change, as docs/product/verification.md says', () => {
  expect(abandonedUploadMs).toBeGreaterThan(requestTimeoutMs);
  expect(abandonedUploadMs).toBeLessThanOrEqual(30 * 60 * 1000);
});

test('an upload is left alone while its request and its files may take, and ten minutes more', () => {
  // Five minutes to arrive. Two pictures take longer than a voice note.
  expect(abandonedUploadMs).toBe(300_000 + 2 * 440_000 + 600_000);
  expect(uploadsFolder({ dataDir: '/data' } as Config)).toBe('/data/uploads');
});
