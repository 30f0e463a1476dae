import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createLocalPhotoStorage } from '../../server/src/gateways/photo-storage/local-photo-storage.ts';
import { createTestClock } from '../../server/src/testing/test-clock.ts';
import { setUpTestDatabase } from '../../server/src/testing/test-database.ts';
import { addPictures, addPicturesOf, peopleInWait } from './add-pictures.ts';
import { demoPeople } from './data/people.ts';
import { demoId, demoPhotoId, demoPhotoKey } from './demo-ids.ts';
import { insertRows } from './insert-rows.ts';
import { memberRows } from './member-rows.ts';
import { storePicture } from './photo-rows.ts';
import { isRendered, picturesFolder, picturesOf, renderPicture } from './picture-files.ts';
import { preparePortraits } from './prepare-portraits.ts';

// On a fresh clone the portraits are drawn first.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const { database } = await setUpTestDatabase();
const clock = createTestClock();
const folder = await mkdtemp(path.join(tmpdir(), 'mwanzo-add-pictures-'));
afterAll(() => rm(folder, { recursive: true }));
const photoStorage = createLocalPhotoStorage(path.join(folder, 'media'));
const dependencies = { database, clock, photoStorage };
const [first, second, third] = demoPeople;
if (!first || !second || !third) throw new Error('no demo people');
const [, somePicture] = picturesOf(first);
if (!somePicture) throw new Error('a person with one picture');

/** The members of the demo, each with the portrait only. */
beforeEach(async () => {
  await preparePortraits();
  await database.pool.query('truncate users cascade');
  const { users, profiles } = memberRows(clock.now(), 'no hash');
  await insertRows(database.pool, 'users', users);
  await insertRows(database.pool, 'profiles', profiles);
  const portraits = demoPeople.slice(0, 4).flatMap((person) => picturesOf(person).slice(0, 1));
  await insertRows(
    database.pool,
    'photos',
    await Promise.all(portraits.map((picture) => storePicture(dependencies, picture))),
  );
  for (const picture of [first, second, third].flatMap(picturesOf)) {
    if (!isRendered(picturesFolder, picture)) await renderPicture(picturesFolder, picture);
  }
});

async function positionsOf(key: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ position: number }>(
    'select position from photos where user_id = $1 order by position',
    [demoId(key)],
  );
  return rows.map(({ position }) => position);
}

async function keysInWait(): Promise<string[]> {
  return (await peopleInWait(dependencies)).map(({ key }) => key);
}

test('a person’s further pictures follow the portrait, with their files', async () => {
  await addPicturesOf(dependencies, first);
  expect(await positionsOf(first.key)).toEqual(picturesOf(first).map(({ index }) => index));
  expect(await photoStorage.read(demoPhotoKey(first.key, 1), 480)).not.toBeNull();
});

test('they are added once, and not again after the member has deleted them', async () => {
  for (const person of [first, second]) await addPicturesOf(dependencies, person);
  await addPicturesOf(dependencies, first);
  expect(await positionsOf(first.key)).toHaveLength(picturesOf(first).length);
  expect(await keysInWait()).toEqual(demoPeople.slice(2).map(({ key }) => key));
  await database.pool.query('delete from photos where user_id = $1 and position > 0', [demoId(first.key)]);
  expect(await keysInWait()).not.toContain(first.key);
});

test('a member’s own photos stay alone', async () => {
  await insertRows(database.pool, 'photos', [
    { ...(await storePicture(dependencies, somePicture)), id: demoPhotoId('own', 1), storage_key: 'a'.repeat(32) },
  ]);
  await addPicturesOf(dependencies, first);
  expect(await positionsOf(first.key)).toEqual([0, 1]);
});

test('while the server runs they are added in order, and stopping ends the renderer', async () => {
  const adding = await addPictures(dependencies);
  await expect.poll(() => positionsOf(first.key), { timeout: 60_000 }).not.toEqual([0]);
  await adding.stop();
  expect(await keysInWait()).not.toContain(first.key);
});
