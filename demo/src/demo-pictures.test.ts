import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPeople } from './data/people.ts';
import { demoPendingVerifications } from './data/pending-verifications.ts';
import { demoPhotos, demoPhotoSize, documentFiles, photoFile, type DemoPhoto } from './demo-photos.ts';

const folder = path.resolve(import.meta.dirname, '../pictures');

/** Returns by how much two pictures differ on average, as a colour value of at most 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}

test('every demo person has a portrait and a second photo, WebP of one size', async () => {
  expect(demoPhotos).toHaveLength(2 * demoPeople.length);
  for (const photo of demoPhotos)
    expect(await sharp(photoFile(photo)).metadata()).toMatchObject({ format: 'webp', ...demoPhotoSize });
});

test('every demo person has a face of their own, and a second photo of their own', async () => {
  const pixelsOf = (photo: DemoPhoto) => sharp(photoFile(photo)).resize(16, 20).removeAlpha().raw().toBuffer();
  const portraits = await Promise.all(demoPhotos.filter(({ index }) => index === 0).map(pixelsOf));
  const differences = portraits.flatMap((one, i) => portraits.slice(i + 1).map((other) => differenceOf(one, other)));
  expect(Math.min(...differences)).toBeGreaterThan(12);
  const files = await Promise.all(
    demoPhotos.map(async (photo) => (await readFile(photoFile(photo))).toString('base64')),
  );
  expect(new Set(files).size).toBe(demoPhotos.length);
});

test('the documents of everybody who waits for a review are there', async () => {
  for (const { person } of demoPendingVerifications) {
    const { idDocument, selfie } = documentFiles(person);
    expect(await sharp(idDocument).metadata()).toMatchObject({ format: 'webp', width: 1080, height: 720 });
    expect(await sharp(selfie).metadata()).toMatchObject({ format: 'webp', width: 1080, height: 1350 });
  }
});

test('all pictures together have at most 4 MB, and none is of nobody', async () => {
  const names = await readdir(folder, { recursive: true });
  const pictures = names.filter((name) => name.endsWith('.webp'));
  const sizes = await Promise.all(pictures.map(async (name) => (await stat(path.join(folder, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4_000_000);
  const ofPeople = demoPeople.flatMap(({ key }) => [
    ...([0, 1] as const).map((index) => photoFile({ key, index })),
    ...Object.values(documentFiles(key)),
  ]);
  expect(pictures.filter((name) => !ofPeople.includes(path.join(folder, name)))).toEqual([]);
});
