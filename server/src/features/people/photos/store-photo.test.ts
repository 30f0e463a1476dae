import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createWorkerImageProcessor } from '../../../gateways/images/worker-image-processor.ts';
import { createLocalPhotoStorage } from '../../../gateways/photo-storage/local-photo-storage.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { losingCommits } from '../../../testing/lossy-database.ts';
import { writeFileSync } from 'node:fs';
import { addPhoto } from './add-photo.ts';
import { insertLastPhoto, listPhotos } from './photos.repository.ts';
import { rowOf } from './present-photos.ts';
import { storePhoto } from './store-photo.ts';

const testApp = await buildTestApp();
const { database, clock, config } = testApp;
const media = path.join(config.dataDir, 'media');
const images = createWorkerImageProcessor({ limits: photoLimits });
afterAll(() => images.close());
const dependencies = {
  database,
  clock,
  images,
  photoStorage: createLocalPhotoStorage(media),
  screener: null,
  signPhotoFor: () => () => '/photo',
};
const picture = path.join(config.dataDir, 'picture');
writeFileSync(picture, await makeFlat(40, 30, '#b33').jpeg().toBuffer());

const lost = new Error('Connection terminated unexpectedly');
let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp);
  await database.pool.query('delete from photos');
});

test('a photo whose row was written keeps its files when the connection breaks afterwards', async () => {
  const before = listFiles(media).length;
  const broken = storePhoto(dependencies, picture, async (photo) => {
    await insertLastPhoto(database, member.id, rowOf(photo), photo.createdAt);
    throw lost;
  });
  await expect(broken).rejects.toBe(lost);
  expect(listFiles(media)).toHaveLength(before + photoLimits.widths.length);
});

test('an added photo whose commit was not confirmed has a row and its files', async () => {
  const before = listFiles(media).length;
  const adding = addPhoto({ ...dependencies, database: losingCommits(database) }, member.id, {
    file: picture,
    replaces: undefined,
  });
  await expect(adding).rejects.toThrow(lost.message);
  expect(await listPhotos(database, member.id)).toHaveLength(1);
  expect(listFiles(media)).toHaveLength(before + photoLimits.widths.length);
});

test('a photo whose row was not written leaves no files, and the caller gets the first error', async () => {
  const before = listFiles(media);
  await expect(storePhoto(dependencies, picture, () => Promise.reject(lost))).rejects.toBe(lost);
  expect(listFiles(media)).toEqual(before);
});

test('files are kept when nobody can tell whether their row was written', async () => {
  const before = listFiles(media).length;
  const closed = { ...database, pool: { query: () => Promise.reject(new Error('gone')) } as never };
  await expect(storePhoto({ ...dependencies, database: closed }, picture, () => Promise.reject(lost))).rejects.toBe(
    lost,
  );
  expect(listFiles(media)).toHaveLength(before + photoLimits.widths.length);
});
