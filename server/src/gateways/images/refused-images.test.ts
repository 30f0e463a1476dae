import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { photoLimits } from '@mwanzo/contract/limits';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { drawQuarters, makeAnimatedWebp, makeFlat, makePhoneJpeg, makePng } from '../../testing/images/make-images.ts';
import { type ImageProcessor, ImageQueueFullError, PhotoInvalidError, type ProcessedPhoto } from './image-processor.ts';
import { processLargePicture } from './process-large-picture.ts';
import { createWorkerImageProcessor } from './worker-image-processor.ts';

let folder: string;
let processor: ImageProcessor;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'refused-images-test-'));
  processor = createWorkerImageProcessor({ limits: photoLimits });
});
afterAll(async () => {
  await processor.close();
  await rm(folder, { recursive: true });
});

async function save(bytes: Uint8Array | string): Promise<string> {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return file;
}

async function reasonOf(bytes: Uint8Array | string, by: ImageProcessor = processor): Promise<unknown> {
  const file = await save(bytes);
  const outcomes = await Promise.allSettled([by.processPhoto(file), by.processDocument(file)]);
  const reasons = new Set(
    outcomes.map((one) =>
      one.status === 'rejected' && one.reason instanceof PhotoInvalidError ? one.reason.reason : one,
    ),
  );
  return reasons.size === 1 ? [...reasons][0] : outcomes;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const readFixture = (name: string) => readFile(new URL(`../../testing/images/${name}`, import.meta.url));
const heicFixture = () => readFixture('quarters-turned-90.heic');

test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
  ['SVG', () => svg],
  ['SVG after an XML declaration', () => `<?xml version="1.0"?>${svg}`],
  ['GIF', () => drawQuarters().gif().toBuffer()],
  ['AVIF', () => drawQuarters().avif().toBuffer()],
  [
    'AVIF with the neutral brand mif1',
    async () => (await drawQuarters().avif().toBuffer()).fill('mif1', 8, 12, 'latin1'),
  ],
  ['a moving AVIF with the neutral brand', () => Buffer.from('\0\0\0\u0018ftypmif1\0\0\0\0mif1avis', 'latin1')],
  ['TIFF', () => drawQuarters().tiff().toBuffer()],
  ['BMP', () => Buffer.from(`BM${'\0'.repeat(80)}`, 'latin1')],
  ['PDF', () => '%PDF-1.7\n'],
  ['HTML', () => '<!doctype html><script>alert(1)</script>'],
  ['HTML in front of a JPEG', async () => Buffer.concat([Buffer.from('<!--'), await drawQuarters().jpeg().toBuffer()])],
  ['ZIP', () => 'PK\u0003\u0004'],
  ['a movie', () => Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isomiso2', 'latin1')],
  ['an empty file', () => ''],
  ['one byte', () => Buffer.from([0xff])],
])('%s is refused by its first bytes (catches: decoding every format that the library supports)', async (_, make) => {
  expect(await reasonOf(await make())).toBe('type');
});

test.each<[string, () => Promise<Uint8Array>]>([
  ['a JPEG cut in the middle', async () => cut(await makePhoneJpeg(1, 640, 480), 0.7)],
  ['a JPEG without its last tenth', async () => cut(await drawQuarters(640, 480).jpeg().toBuffer(), 0.9)],
  [
    'a PNG cut in the middle',
    async () => cut(await drawQuarters(640, 480).png({ compressionLevel: 0 }).toBuffer(), 0.5),
  ],
  ['a WebP cut in the middle', async () => cut(await drawQuarters(640, 480).webp({ lossless: true }).toBuffer(), 0.5)],
  ['a HEIC cut in the middle', async () => cut(await heicFixture(), 0.8)],
  ['a HEIC that says another size than it has', async () => resizeHeicHeader(await heicFixture(), 3000, 3000)],
  [
    'a JPEG with HTML for pixels',
    async () => Buffer.from('\u00ff\u00d8\u00ff\u00e0<html><script>alert(1)</script></html>', 'latin1'),
  ],
  ['a JPEG signature and nothing else', async () => Buffer.from([0xff, 0xd8, 0xff])],
])('%s is refused (catches: failOn none)', async (_, make) => {
  expect(await reasonOf(await make())).toBe('broken');
});

test('a PNG bomb of 16,000 x 16,000 px is refused from its header (catches: no limit by the header)', async () => {
  expect(await reasonOf(makePng(16_000, 16_000))).toBe('pixels');
});

test('a header is enough to refuse a bomb: this file has no pixels to decode (catches: decoding first)', async () => {
  expect(await reasonOf(hugePngHeader(60_000, 60_000))).toBe('pixels');
  expect(await reasonOf(resizeHeicHeader(await heicFixture(), 16_000, 16_000))).toBe('pixels');
});

test('exactly 50 megapixels are accepted, and one row more is refused', async () => {
  await expect(processor.processPhoto(await save(makePng(5000, 10_000)))).resolves.toMatchObject({ width: 5000 });
  expect(await reasonOf(makePng(5000, 10_001))).toBe('pixels');
});

test.each<[string, () => Promise<Uint8Array>]>([
  ['an interlaced PNG', () => makeFlat(5200, 5200, '#b33').png({ progressive: true }).toBuffer()],
  [
    'an interlaced PNG of 16 bits',
    () => makeFlat(3700, 3700, '#b33').toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  ],
  ['a PNG of 16 bits', () => makeFlat(5100, 5100, '#b33').toColourspace('rgb16').png().toBuffer()],
  ['a progressive JPEG', () => makeFlat(6000, 6000, '#b33').jpeg({ progressive: true }).toBuffer()],
  [
    'a progressive JPEG with full colour',
    () => makeFlat(4200, 4200, '#b33').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['a HEIC of 25 megapixels', () => readFixture('flat-25-megapixels.heic')],
])('%s that would take too much memory is refused from its header', async (_, make) => {
  expect(await reasonOf(await make())).toBe('pixels');
});

test('a HEIC of 12 megapixels, like those of a phone, is decoded, and a larger one is not', async () => {
  const heic = await heicFixture();
  // The header lies, so decoding fails.
  expect(await reasonOf(resizeHeicHeader(heic, 4032, 3024))).toBe('broken');
  expect(await reasonOf(resizeHeicHeader(heic, 4032, 3100))).toBe('pixels');
});

test('an animated picture is refused', async () => {
  expect(await reasonOf(await makeAnimatedWebp())).toBe('animated');
  const sequence = (await heicFixture()).fill('msf1', 8, 12, 'latin1');
  expect(await reasonOf(sequence)).toBe('animated');
});

test('a file over the size limit is refused without being read', async () => {
  const small = createWorkerImageProcessor({ limits: { bytesMax: 100, pixelsMax: 1e6 } });
  expect(await reasonOf(makePng(100, 100).subarray(0, 100), small)).toBe('broken');
  expect(await reasonOf(new Uint8Array(101), small)).toBe('too_large');
  await small.close();
});

test('a picture that takes too long is refused, and the next one is processed', async () => {
  const hasty = createWorkerImageProcessor({ limits: photoLimits, timeoutMs: 150, threadsMax: 1 });
  const slow = await save(makePng(5000, 10_000));
  await expect(hasty.processPhoto(slow)).rejects.toMatchObject({ reason: 'timeout' });
  // On a busy machine the new thread may need a second picture before it is quick enough.
  await vi.waitFor(async () => expect(await reasonOf(svg, hasty)).toBe('type'), { timeout: 10_000 });
  await hasty.close();
});

test('a large picture that takes too long is refused, and the next one is processed', async () => {
  const large = await save(await makeFlat(4000, 4000, '#b33').png({ progressive: true }).toBuffer());
  const hasty = createWorkerImageProcessor({ limits: photoLimits, timeoutMs: 1 });
  await expect(hasty.processPhoto(large)).rejects.toBeInstanceOf(PhotoInvalidError);
  await hasty.close();
  await expect(processor.processPhoto(large)).resolves.toMatchObject({ width: 4000, height: 4000 });
});

test('a large picture whose process fails keeps none of the later ones from being processed', async () => {
  const large = await save(await makeFlat(4000, 4000, '#b33').png({ progressive: true }).toBuffer());
  const failing = vi.fn(processLargePicture).mockRejectedValueOnce(new Error('The process ended'));
  const unlucky = createWorkerImageProcessor({ limits: photoLimits, processLarge: failing });
  const outcomes = await Promise.allSettled([large, large].map((file) => unlucky.processPhoto(file)));
  await unlucky.close();
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the process of a large picture gets nothing of the environment, where keys are', async () => {
  // A process that got this would not start.
  vi.stubEnv('NODE_OPTIONS', '--require=/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = await save(await drawQuarters(60, 40).jpeg().toBuffer());
  const task = { kind: 'photo', file, limits: photoLimits, timeoutSeconds: 30, mayBeLarge: true } as const;
  await expect(processLargePicture(task, 30_000)).resolves.toMatchObject({ photo: { width: 60 } });
});

test('a full queue refuses pictures instead of growing (catches: an unbounded queue)', async () => {
  const narrow = createWorkerImageProcessor({ limits: photoLimits, threadsMax: 1, queueMax: 2 });
  const file = await save(await drawQuarters(1000, 1000).jpeg().toBuffer());
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => narrow.processPhoto(file)));
  const refused = outcomes.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(17);
  expect(refused.every((one) => one.reason instanceof ImageQueueFullError)).toBe(true);
  await expect(narrow.processPhoto(file)).resolves.toMatchObject({ width: 1000 });
  await narrow.close();
});

test('a damaged picture is accepted or refused and never breaks a worker', async () => {
  const originals = [
    await makePhoneJpeg(),
    await drawQuarters().png().toBuffer(),
    await drawQuarters().webp().toBuffer(),
    await heicFixture(),
  ];
  const damage = fc.array(
    fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), byte: fc.nat(255) }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...originals), damage, async (original, changes) => {
      const bytes = Buffer.from(original);
      for (const { at, byte } of changes) bytes[Math.floor(at * bytes.length)] = byte;
      const outcome = await processor.processPhoto(await save(bytes)).catch((error: unknown) => error);
      expect(outcome instanceof PhotoInvalidError || (outcome as ProcessedPhoto).variants.length === 3).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('a missing file is an internal error, not an invalid picture', async () => {
  const failure = await processor.processPhoto(path.join(folder, 'missing')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining('ENOENT') });
  expect(failure).not.toBeInstanceOf(PhotoInvalidError);
});

function cut(bytes: Uint8Array, share: number): Uint8Array {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

/** Writes another size into the ispe box (ISO/IEC 23008-12 6.5.3). */
function resizeHeicHeader(heic: Buffer, width: number, height: number): Buffer {
  const at = heic.indexOf('ispe');
  heic.writeUInt32BE(width, at + 8);
  heic.writeUInt32BE(height, at + 12);
  return heic;
}

function hugePngHeader(width: number, height: number): Buffer {
  const png = makePng(1, 1);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
