import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { createLocalMediaStorage } from '../gateways/media-storage/local-media-storage.ts';
import { createSealedMediaStorage } from '../gateways/media-storage/sealed-media-storage.ts';
import type { SealedMediaStorage } from '../gateways/media-storage/media-storage.ts';
import { createLocalPhotoStorage } from '../gateways/photo-storage/local-photo-storage.ts';
import { makePhotoKey, type PhotoStorage } from '../gateways/photo-storage/photo-storage.ts';
import { createLocalDocumentVault } from '../gateways/vault/local-document-vault.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { findInFiles } from '../testing/find-in-files.ts';
import { listFiles } from '../testing/list-files.ts';
import { storeDocument } from '../testing/store-document.ts';
import { awaitRound } from './await-round.fixture.ts';
import { cleanUp, type CleanupDependencies } from './clean-up.ts';
import { startJobs } from './start-jobs.ts';
import { startPayments } from './start-payments.ts';

const hourMs = 3_600_000;
const testApp = await buildTestApp();
const { database, clock, events } = testApp;
const parent = mkdtempSync(path.join(tmpdir(), 'mwanzo-sweeps-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const vaultFolder = path.join(parent, 'vault');
const vault = createLocalDocumentVault(vaultFolder, new Secret('cd'.repeat(32)));
const start = new Date('2026-11-21T09:00:00Z');
const failures: string[] = [];
const sweeps: unknown[] = [];
const sealed: number[] = [];
let folder: string;
let photoStorage: PhotoStorage;
let mediaStorage: SealedMediaStorage;
let dependencies: CleanupDependencies;

beforeEach(() => {
  folder = mkdtempSync(path.join(parent, 'data-'));
  photoStorage = createLocalPhotoStorage(path.join(folder, 'media'));
  mediaStorage = createSealedMediaStorage(path.join(folder, 'message-media'), new Secret('cd'.repeat(32)));
  dependencies = {
    database,
    clock,
    events,
    vault,
    photoStorage,
    mediaStorage,
    onFailure: (job) => failures.push(job),
    onSwept: (what, swept) => sweeps.push({ what, ...swept }),
    onSealed: (count) => sealed.push(count),
    isDraining: () => false,
  };
  failures.length = 0;
  sweeps.length = 0;
  sealed.length = 0;
  clock.set(start);
});

const cleanUpAndSweep = (changed: Partial<CleanupDependencies> = {}) =>
  cleanUp({ ...dependencies, ...changed }, { maySweep: true });

/** Sets the times of every file, and of the folder that holds a photo's files, to `moment`. */
const dateFiles = (storedAt: Date) =>
  listFiles(parent).forEach((file) =>
    [file, path.dirname(file)].forEach((each) => utimesSync(each, storedAt, storedAt)),
  );

test('files without a row are moved to the trash after an hour and counted, and younger ones are spared', async () => {
  await photoStorage.put(makePhotoKey(), [{ width: 160, bytes: Buffer.from('left over') }]);
  await mediaStorage.put(makePhotoKey(), [{ name: 'note.webm', bytes: Buffer.from('left over') }]);
  dateFiles(start);
  clock.advance(hourMs);
  await cleanUpAndSweep();
  expect(sweeps).toEqual([]);
  clock.advance(1);
  await cleanUpAndSweep();
  expect(sweeps).toEqual([
    { what: 'photos', moved: 1, stored: 1, removed: 0 },
    { what: 'photos and voice notes of messages', moved: 1, stored: 1, removed: 0 },
  ]);
  for (const file of listFiles(folder)) expect(file).toContain('/trash/2026-11-21/');
  expect(listFiles(folder)).toHaveLength(2);
  // A sweep that only empties the trash is told too.
  sweeps.length = 0;
  clock.advance(8 * 24 * hourMs);
  await cleanUpAndSweep();
  expect(sweeps).toEqual([
    { what: 'photos', moved: 0, stored: 0, removed: 1 },
    { what: 'photos and voice notes of messages', moved: 0, stored: 0, removed: 1 },
  ]);
});

test('orders that nobody pays end also on a server that does not sell any more', async () => {
  const { id } = await createMember(testApp);
  await database.pool.query(
    `insert into payment_orders (user_id, code, client_key, product, amount, state, prompted_at, created_at)
     values ($1, 'MW-22222222', gen_random_uuid(), 'day', 50, 'unconfirmed', $2, $2)`,
    [id, new Date(start.getTime() - 24 * hourMs)],
  );
  const told: unknown[] = [];
  const stop = events.subscribe((publication) => told.push(publication));
  const loop = startPayments({ ...dependencies, payments: null, checkout: null }, 24 * hourMs);
  await loop.stop();
  stop();
  const { rows } = await database.pool.query('select state from payment_orders where user_id = $1', [id]);
  expect([rows, failures]).toEqual([[{ state: 'needs_review' }], []]);
  expect(told).toMatchObject([{ to: [id], event: { type: 'payment' } }]);
});

/** Stores photos as earlier releases did: in the clear. */
async function storePlain(count: number): Promise<void> {
  const plain = createLocalMediaStorage(path.join(folder, 'message-media'));
  for (let at = 0; at < count; at += 1) await plain.put(makePhotoKey(), [{ name: 'photo.webp', bytes: words }]);
}

const words = Buffer.from('a picture of somebody');
const countPlain = () => findInFiles(folder, [words]).length;

test('photos of an earlier release are encrypted and counted, but not in the first hour of a server', async () => {
  await storePlain(2);
  await cleanUp(dependencies, { maySweep: false });
  expect([countPlain(), sealed]).toEqual([2, []]);
  await cleanUpAndSweep();
  expect([countPlain(), sealed, failures]).toEqual([0, [2], []]);
  await cleanUpAndSweep();
  expect(sealed).toEqual([2]);
});

test('a server that is asked to stop leaves the other photos to the next run', async () => {
  await storePlain(3);
  await cleanUpAndSweep({ isDraining: () => true });
  expect([countPlain(), sealed]).toEqual([2, [1]]);
  await cleanUpAndSweep();
  expect([countPlain(), sealed]).toEqual([0, [1, 2]]);
});

test('documents are never erased by a listing, whatever the database names', async () => {
  await storeDocument(vault, Buffer.from('of somebody'));
  dateFiles(start);
  clock.advance(1000 * hourMs);
  await cleanUpAndSweep();
  expect(listFiles(vaultFolder)).toHaveLength(1);
});

test('a sweep that would take too much moves nothing and is reported', async () => {
  for (let at = 0; at < 11; at += 1)
    await photoStorage.put(makePhotoKey(), [{ width: 160, bytes: Buffer.from('a photo') }]);
  dateFiles(start);
  clock.advance(2 * hourMs);
  const before = listFiles(folder);
  await cleanUpAndSweep();
  expect([failures, sweeps]).toEqual([['sweep photos'], []]);
  expect(listFiles(folder)).toEqual(before);
});

test('only one of several processes cleans up at a time', async () => {
  let inside = 0;
  let most = 0;
  let rounds = 0;
  const watched = {
    ...photoStorage,
    async *list() {
      rounds += 1;
      inside += 1;
      most = Math.max(most, inside);
      await database.pool.query('select');
      yield* photoStorage.list();
      inside -= 1;
    },
  };
  await Promise.all(Array.from({ length: 5 }, () => cleanUpAndSweep({ photoStorage: watched })));
  expect(most).toBe(1);
  await cleanUpAndSweep({ photoStorage: watched });
  expect(rounds).toBeGreaterThan(1);
});

test('no file is swept in the first hour after a start, however often the jobs run, and then it is', async () => {
  await photoStorage.put(makePhotoKey(), [{ width: 160, bytes: Buffer.from('left over') }]);
  dateFiles(new Date(0));
  const jobs = startJobs(dependencies, 1);
  for (let round = 0; round < 3; round += 1) await awaitRound(database);
  clock.advance(hourMs - 1);
  for (let round = 0; round < 3; round += 1) await awaitRound(database);
  expect(sweeps).toEqual([]);
  clock.advance(1);
  await expect.poll(() => sweeps).toEqual([{ what: 'photos', moved: 1, stored: 1, removed: 0 }]);
  await jobs.stop();
});
