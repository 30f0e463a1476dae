import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLocalPhotoStorage } from '../../../gateways/photo-storage/local-photo-storage.ts';
import { makePhotoKey } from '../../../gateways/photo-storage/photo-storage.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { saveChange } from '../../core/changes/index.ts';
import { insertLastPhoto } from './photos.repository.ts';
import { deleteHashesOfDeletedPhotos, sweepPhotos } from './sweep-photos.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const photoStorage = createLocalPhotoStorage(folder);

test('photos without a row are swept, except new ones, those of deleted accounts and those in review', async () => {
  const { id: userId } = await createMember(testApp);
  const [kept, waiting, orphan, erased] = [makePhotoKey(), makePhotoKey(), makePhotoKey(), makePhotoKey()];
  for (const key of [kept, waiting, orphan, erased])
    await photoStorage.put(key, [{ width: 160, bytes: Buffer.from('photo') }]);
  await insertLastPhoto(database, userId, [1, kept, 1, 1, ''], clock.now());
  const values = { name: null, gender: null, genderDetail: null };
  const change = { ...values, photoIds: [2, 1], photo: [2, waiting, 1, 1, ''] as const };
  await saveChange(database, userId, change, clock.now());
  const sweep = async (storedBefore: Date) =>
    (await sweepPhotos({ database, clock, photoStorage }, { storedBefore, erased: new Set([erased]) })).moved;
  expect(await sweep(new Date(0))).toBe(0);
  expect(await sweep(new Date(Date.now() + 86_400_000))).toBe(1);
  expect(await photoStorage.read(kept, 160)).not.toBeNull();
  expect(await photoStorage.read(waiting, 160)).not.toBeNull();
  expect(await photoStorage.read(erased, 160)).not.toBeNull();
  expect(await photoStorage.read(orphan, 160)).toBeNull();
});

test('the hashes of deleted photos are deleted, not those of one that waits for a reviewer', async () => {
  const { id: userId } = await createMember(testApp);
  await insertLastPhoto(database, userId, [11, makePhotoKey(), 1, 1, ''], clock.now());
  const change = { name: null, gender: null, genderDetail: null, photoIds: [12, 11] };
  await saveChange(database, userId, { ...change, photo: [12, makePhotoKey(), 1, 1, ''] }, clock.now());
  await database.pool.query(
    `insert into photo_looks (photo_id, user_id, looks)
     select id, $1, array[repeat('0', 256)::bit(256)] from generate_series(11, 13) id`,
    [userId],
  );
  await deleteHashesOfDeletedPhotos({ database });
  const { rows } = await database.pool.query('select photo_id from photo_looks order by photo_id');
  expect(rows).toEqual([{ photo_id: 11 }, { photo_id: 12 }]);
});
