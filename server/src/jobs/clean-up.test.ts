import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { backupLock } from '../database/backup-lock.ts';
import { openDatabase } from '../database/connect.ts';
import { getRows } from '../database/sql.ts';
import { whileLocked } from '../database/while-locked.ts';
import { firstKeptDay, forgetDays } from '../features/core/allowances/index.ts';
import { recordDecision } from '../features/trust/verifications/index.ts';
import { createSealedMediaStorage } from '../gateways/media-storage/sealed-media-storage.ts';
import { createLocalPhotoStorage } from '../gateways/photo-storage/local-photo-storage.ts';
import { makePhotoKey } from '../gateways/photo-storage/photo-storage.ts';
import { createLocalDocumentVault } from '../gateways/vault/local-document-vault.ts';
import { createMember, type TestMember } from '../testing/factories.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { listFiles } from '../testing/list-files.ts';
import { awaitRound } from './await-round.fixture.ts';
import { cleanUp, type CleanupDependencies } from './clean-up.ts';
import { startJobs } from './start-jobs.ts';
import { storeDocument } from '../testing/store-document.ts';

const hourMs = 3_600_000;
const testApp = await buildTestApp();
const { database, clock, events } = testApp;
const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-cleanup-'));
const [vaultFolder, mediaFolder] = [path.join(folder, 'vault'), path.join(folder, 'media')];
const vault = createLocalDocumentVault(vaultFolder, new Secret('cd'.repeat(32)));
const photoStorage = createLocalPhotoStorage(mediaFolder);
const mediaStorage = createSealedMediaStorage(path.join(folder, 'message-media'), new Secret('cd'.repeat(32)));
const failures: string[] = [];
const sweeps: unknown[] = [];
const sealed: number[] = [];
const dependencies: CleanupDependencies = {
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
const cleanUpAndSweep = (changed: Partial<CleanupDependencies> = {}) =>
  cleanUp({ ...dependencies, ...changed }, { maySweep: true });
const start = new Date('2026-11-21T09:00:00Z');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  for (const file of listFiles(folder)) rmSync(file);
  await database.pool.query('delete from verifications');
  failures.length = 0;
  sweeps.length = 0;
  sealed.length = 0;
  clock.set(start);
});

/** Sets the times of every file, and of the folder that holds a photo's files, to `moment`. */
const dateFiles = (storedAt: Date) =>
  listFiles(folder).forEach((file) =>
    [file, path.dirname(file)].forEach((each) => utimesSync(each, storedAt, storedAt)),
  );

async function submit(member: TestMember): Promise<number> {
  const keys = [await storeDocument(vault, Buffer.from('selfie')), await storeDocument(vault, Buffer.from('document'))];
  const { rows } = await database.pool.query(
    'insert into verifications (user_id, selfie_key, document_key, submitted_at) values ($1, $2, $3, $4) returning id',
    [member.id, ...keys, clock.now()],
  );
  return rows[0]?.id;
}

test('what a member used, and was shown, on a day goes a week later, and not before', async () => {
  const { id } = await createMember(testApp);
  await database.pool.query(
    `insert into daily_usage (user_id, day, dealt_ids) select $1, day, '{1}'
     from unnest('{2026-11-13,2026-11-14,2026-11-21}'::date[]) day`,
    [id],
  );
  // Nairobi is three hours ahead of UTC.
  clock.set(new Date('2026-11-20T20:59:59Z'));
  await cleanUpAndSweep();
  const kept = async () => {
    const { rows } = await database.pool.query('select day::text from daily_usage where user_id = $1 order by day', [
      id,
    ]);
    return rows.map(({ day }) => day);
  };
  expect(await kept()).toEqual(['2026-11-13', '2026-11-14', '2026-11-21']);
  clock.set(new Date('2026-11-20T21:00:00Z'));
  await cleanUpAndSweep();
  expect(await kept()).toEqual(['2026-11-14', '2026-11-21']);
  expect(failures).toEqual([]);
});

test('a run forgets all old days, however many there are', async () => {
  const { id } = await createMember(testApp);
  await database.pool.query(
    `insert into daily_usage (user_id, day) select $1, date '1990-01-01' + n from generate_series(1, 10001) n`,
    [id],
  );
  await cleanUpAndSweep();
  const { rowCount } = await database.pool.query('select from daily_usage where user_id = $1', [id]);
  expect(rowCount).toBe(0);
});

test('the days of members are forgotten in limited numbers', async () => {
  const { id } = await createMember(testApp);
  await database.pool.query(
    `insert into daily_usage (user_id, day) select $1, date '2026-01-01' + n from generate_series(1, 3) n`,
    [id],
  );
  const days = { kept: firstKeptDay('member', start), limit: 2 };
  expect(await getRows(database, forgetDays, days)).toHaveLength(2);
  expect(await getRows(database, forgetDays, days)).toHaveLength(1);
});

test('documents are erased 24 hours after the decision, and not before', async () => {
  const decided = await submit(await createMember(testApp));
  await submit(await createMember(testApp));
  dateFiles(start);
  clock.advance(20 * hourMs);
  await recordDecision(database, { verificationId: decided, decision: 'approve', moderatorId: null }, clock.now());
  clock.advance(24 * hourMs - 1);
  await cleanUpAndSweep();
  expect(listFiles(vaultFolder)).toHaveLength(4);
  clock.advance(1);
  await cleanUpAndSweep();
  expect(listFiles(vaultFolder)).toHaveLength(2);
  expect(failures).toEqual([]);
});

test('a run erases all due documents, however many there are', async () => {
  const { id } = await createMember(testApp);
  await database.pool.query(
    `insert into verifications (user_id, selfie_key, submitted_at, status, decision, decided_at)
     select $1, md5(n::text), $2, 'approved', 'approve', $2 from generate_series(1, 250) n`,
    [id, start],
  );
  clock.advance(24 * hourMs);
  await cleanUpAndSweep();
  const { rows } = await database.pool.query('select from verifications where selfie_key is not null');
  expect([rows.length, failures]).toEqual([0, []]);
});

test('documents that nobody decides about are erased 72 hours after they were sent, and not before', async () => {
  const id = await submit(await createMember(testApp, { verified: false }));
  dateFiles(start);
  clock.advance(72 * hourMs - 1);
  await cleanUpAndSweep();
  expect(listFiles(vaultFolder)).toHaveLength(2);
  clock.advance(1);
  await cleanUpAndSweep();
  expect(listFiles(vaultFolder)).toEqual([]);
  const { rows } = await database.pool.query('select status, reason_code from verifications where id = $1', [id]);
  expect(rows).toEqual([{ status: 'rejected', reason_code: 'not_reviewed' }]);
  expect(failures).toEqual([]);
});

test('a server that was down erases due documents in its first round, decided or not', async () => {
  const [decided, undecided] = [await createMember(testApp), await createMember(testApp, { verified: false })];
  const id = await submit(decided);
  await submit(undecided);
  dateFiles(start);
  await recordDecision(database, { verificationId: id, decision: 'approve', moderatorId: null }, clock.now());
  clock.advance(96 * hourMs);
  expect(listFiles(`${vaultFolder}-keys`)).toHaveLength(4);
  const jobs = startJobs(dependencies, 24 * hourMs);
  await expect.poll(() => [...listFiles(vaultFolder), ...listFiles(`${vaultFolder}-keys`)]).toEqual([]);
  await jobs.stop();
  const { rows } = await database.pool.query(
    `select user_id, details ->> 'reason_code' as reason from notifications where user_id = $1`,
    [undecided.id],
  );
  expect(rows).toEqual([{ user_id: undecided.id, reason: 'not_reviewed' }]);
  expect(failures).toEqual([]);
});

test('the first job that fails is reported and stops none of the others, to the last one', async () => {
  await submit(await createMember(testApp, { verified: false }));
  await photoStorage.put(makePhotoKey(), [{ width: 160, bytes: Buffer.from('left over') }]);
  dateFiles(start);
  clock.advance(73 * hourMs);
  const deaf = {
    ...events,
    publish: () => {
      throw new Error('on fire');
    },
  };
  const onFailure = (job: string, error: unknown) => failures.push(`${job}: ${String(error)}`);
  await cleanUpAndSweep({ events: deaf, onFailure });
  expect(failures).toEqual(['end undecided verifications: Error: on fire']);
  expect(listFiles(vaultFolder)).toEqual([]);
  expect(sweeps).toEqual([{ what: 'photos', moved: 1, stored: 1, removed: 0 }]);
});

test('what is kept aside for a backup stays while it is made, and goes with the first run after it', async () => {
  const key = makePhotoKey();
  const bytes = Buffer.from('deleted meanwhile');
  for (const storage of [photoStorage, mediaStorage]) await storage.hold();
  await photoStorage.put(key, [{ width: 160, bytes }]);
  await mediaStorage.put(key, [{ name: 'note.webm', bytes }]);
  for (const storage of [photoStorage, mediaStorage]) await storage.remove(key);
  const kept = () =>
    listFiles(folder)
      .map((file) => path.basename(file))
      .filter((name) => name !== 'CACHEDIR.TAG');
  await whileLocked(database, backupLock, async () => {
    await cleanUpAndSweep();
    expect(kept().toSorted()).toEqual(['160.webp', 'note.webm.sealed']);
  });
  await cleanUpAndSweep();
  expect([kept(), failures]).toEqual([[], []]);
});

test('an unreachable database is reported and does not crash', async () => {
  const unreachable = openDatabase({ url: 'postgres://app@127.0.0.1:1/postgres' });
  await cleanUpAndSweep({ database: unreachable });
  await unreachable.close();
  expect(failures).toEqual(['take the lock']);
});

test('cleanup runs at the start and repeatedly, and no longer after the stop', async () => {
  let reads = 0;
  const counted = {
    ...clock,
    now() {
      reads += 1;
      return clock.now();
    },
  };
  const jobs = startJobs({ ...dependencies, clock: counted }, 1);
  for (let round = 0; round < 3; round += 1) await awaitRound(database);
  await jobs.stop();
  const atStop = reads;
  await cleanUpAndSweep();
  expect(reads).toBe(atStop);
});
