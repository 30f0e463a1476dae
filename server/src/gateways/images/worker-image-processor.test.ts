import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thumbHashToRGBA } from 'thumbhash';
import {
  canary,
  drawQuarters,
  makeFlat,
  makePhoneJpeg,
  makePng,
  quarterColours,
} from '../../testing/images/make-images.ts';
import type { ImageProcessor, ProcessedPhoto } from './image-processor.ts';
import { createWorkerImageProcessor } from './worker-image-processor.ts';

const fixtures = new URL('../../testing/images/', import.meta.url);
let folder: string;
let processor: ImageProcessor;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-test-'));
  processor = createWorkerImageProcessor({ limits: photoLimits });
});
afterAll(async () => {
  await processor.close();
  await rm(folder, { recursive: true });
});

async function save(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return file;
}

const processPhoto = async (bytes: Uint8Array) => processor.processPhoto(await save(bytes));
const readFixture = (name: string) => readFile(new URL(name, fixtures));

/** The colour of each quarter: upper left, upper right, lower left, lower right. */
async function quartersOf(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ].map(([x = 0, y = 0]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    const distance = (colour: readonly number[]) =>
      colour.reduce((sum, part, i) => sum + Math.abs(part - (data[at + i] ?? 0)), 0);
    return (
      Object.entries(quarterColours).find(([, colour]) => distance(colour) < 120)?.[0] ??
      `${data.subarray(at, at + 3).join()}`
    );
  });
}

async function expectBare(picture: Uint8Array): Promise<void> {
  const { exif, xmp, iptc, icc, orientation, comments, format, pages, space } = await sharp(picture).metadata();
  expect({ exif, xmp, iptc, icc, orientation, comments, pages }).toEqual({});
  expect({ format, space }).toEqual({ format: 'webp', space: 'srgb' });
  expect(Buffer.from(picture).includes(canary)).toBe(false);
}

async function widthsOf(photo: ProcessedPhoto): Promise<[number, number | undefined][]> {
  return Promise.all(photo.variants.map(async ({ width, bytes }) => [width, (await sharp(bytes).metadata()).width]));
}

const upright = ['red', 'green', 'blue', 'white'];

test('a large photo becomes three WebP variants with the same proportions', async () => {
  const photo = await processPhoto(await drawQuarters(1600, 1200).jpeg().toBuffer());
  expect(await widthsOf(photo)).toEqual([
    [160, 160],
    [480, 480],
    [1080, 1080],
  ]);
  expect({ width: photo.width, height: photo.height }).toEqual({ width: 1600, height: 1200 });
  for (const { bytes } of photo.variants) expect(await quartersOf(bytes)).toEqual(upright);
});

test('a photo is never enlarged', async () => {
  const photo = await processPhoto(await drawQuarters(200, 100).png().toBuffer());
  expect(await widthsOf(photo)).toEqual([
    [160, 160],
    [480, 200],
    [1080, 200],
  ]);
});

test('a picture of one pixel is accepted', async () => {
  const photo = await processPhoto(makePng(1, 1));
  expect(await widthsOf(photo)).toEqual([
    [160, 1],
    [480, 1],
    [1080, 1],
  ]);
});

test('a long screenshot stays as wide as a photo up to four times its width, and is narrowed beyond', async () => {
  const widths = async (height: number) =>
    (await widthsOf(await processPhoto(makePng(160, height)))).map(([, width]) => width);
  expect(await widths(640)).toEqual([160, 160, 160]);
  expect(await widths(1280)).toEqual([80, 160, 160]);
});

test('a picture taller than WebP allows is scaled down', async () => {
  const photo = await processPhoto(makePng(10, 60_000));
  expect({ width: photo.width, height: photo.height, variants: photo.variants.length }).toEqual({
    width: 10,
    height: 60_000,
    variants: 3,
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'EXIF orientation %i is applied to the pixels (catches: no autoOrient)',
  async (orientation) => {
    // A camera in this position stores an upright picture turned by these degrees, and then perhaps mirrored (Exif
    // 2.32, tag 274).
    const [degrees, mirrored] = (
      [
        [0, false],
        [0, true],
        [180, false],
        [180, true],
        [90, true],
        [270, false],
        [270, true],
        [90, false],
      ] as const
    )[orientation - 1] ?? [0, false];
    const rotated = await drawQuarters()
      .png()
      .toBuffer()
      .then((bytes) => sharp(bytes).rotate(degrees).png().toBuffer());
    const turned = await sharp(rotated).flop(mirrored).png().toBuffer();
    const sent = await sharp(turned).withMetadata({ orientation }).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    const photo = await processPhoto(sent);
    expect({ width: photo.width, height: photo.height }).toEqual({ width: 96, height: 64 });
    expect(await quartersOf(photo.variants[2]?.bytes ?? sent)).toEqual(upright);
  },
);

test('no EXIF, GPS, XMP, IPTC, C2PA, comment or colour profile is left (catches: withMetadata)', async () => {
  const sent = await makePhoneJpeg();
  expect(sent.toString('latin1').split(canary).length - 1).toBeGreaterThanOrEqual(5);
  const photo = await processPhoto(sent);
  for (const { bytes } of photo.variants) await expectBare(bytes);
  const document = await processor.processDocument(await save(sent));
  await expectBare(document.bytes);
});

test('bytes after the end of a picture are dropped (catches: keeping the file as sent)', async () => {
  const jpeg = await drawQuarters().jpeg().toBuffer();
  const trailing = Buffer.from(`PK\u0003\u0004${canary}<script>alert(1)</script>`, 'latin1');
  const photo = await processPhoto(Buffer.concat([jpeg, trailing]));
  for (const { bytes } of photo.variants) await expectBare(bytes);
});

test.each([
  ['quarters-with-exif.heic', 96, 64, upright],
  ['quarters-turned-90.heic', 64, 96, ['blue', 'red', 'white', 'green']],
])('a HEIC picture is accepted and turned as its header says: %s', async (name, width, height, quarters) => {
  const photo = await processPhoto(await readFixture(name));
  expect({ width: photo.width, height: photo.height }).toEqual({ width, height });
  for (const { bytes } of photo.variants) await expectBare(bytes);
  expect(await quartersOf(photo.variants[2]?.bytes ?? new Uint8Array())).toEqual(quarters);
});

test.each([
  ['a CMYK JPEG', () => drawQuarters().toColourspace('cmyk').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
  ['a 16-bit PNG', () => drawQuarters().toColourspace('rgb16').png().toBuffer()],
  ['a PNG with a palette', () => drawQuarters().png({ palette: true }).toBuffer()],
  ['a progressive JPEG', () => drawQuarters().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['a lossless WebP', () => drawQuarters().webp({ lossless: true }).toBuffer()],
  ['a JPEG in Display P3', () => drawQuarters().withIccProfile('p3').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
])('%s keeps its colours and becomes 8-bit sRGB', async (_, make) => {
  const photo = await processPhoto(await make());
  for (const { bytes } of photo.variants) await expectBare(bytes);
  expect(await quartersOf(photo.variants[2]?.bytes ?? new Uint8Array())).toEqual(upright);
});

test('a greyscale picture is accepted', async () => {
  const photo = await processPhoto(await drawQuarters().greyscale().jpeg().toBuffer());
  await expectBare(photo.variants[0]?.bytes ?? new Uint8Array());
});

test('transparent areas become white', async () => {
  const photo = await processPhoto(await makeFlat(50, 50, 'rgba(0,0,0,0)').png().toBuffer());
  const { dominant } = await sharp(photo.variants[2]?.bytes).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  expect((await sharp(photo.variants[2]?.bytes).metadata()).hasAlpha).toBe(false);
});

test('the thumbhash has the proportions and colours of the photo', async () => {
  const { thumbhash } = await processPhoto(await drawQuarters(960, 640).jpeg().toBuffer());
  expect(thumbhash.length).toBeLessThanOrEqual(36);
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
  expect(w / h).toBeCloseTo(1.5, 0);
  const [red = 0, , blue = 0] = rgba.subarray(0, 3);
  expect(red).toBeGreaterThan(blue);
});

test('a document is kept at up to 2,048 px and never enlarged', async () => {
  const large = await processor.processDocument(await save(await drawQuarters(1200, 4096).jpeg().toBuffer()));
  expect([large.width, large.height, large.contentType]).toEqual([600, 2048, 'image/webp']);
  const small = await processor.processDocument(await save(await drawQuarters(300, 200).jpeg().toBuffer()));
  expect([small.width, small.height]).toEqual([300, 200]);
});
