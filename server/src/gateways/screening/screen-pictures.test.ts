import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { makeFlat } from '../../testing/images/make-images.ts';
import { countFaces, findFaces, type FoundFaces } from './find-faces.ts';
import { greyCrop, letterbox } from './letterbox.ts';
import type { Models } from './load-models.ts';
import { screenDocuments, screenPhoto } from './screen-pictures.ts';

vi.mock('./find-faces.ts', () => ({ countFaces: vi.fn(), findFaces: vi.fn() }));

const square = { pixels: Buffer.alloc(64 * 64 * 3, 200), side: 64 };
const face = (width: number, ...descriptor: number[]) => ({
  x: 0,
  y: 0,
  width,
  height: 32,
  descriptor: Float32Array.from(descriptor),
});
const found = (turned: FoundFaces['turned'], ...faces: FoundFaces['faces']): FoundFaces => ({ faces, turned, square });
const models = { faceApi: 'face-api' } as unknown as Models;
const [card, selfie, photo] = await Promise.all(
  ['#111', '#777', '#eee'].map((colour) => makeFlat(300, 300, colour).jpeg().toBuffer()),
);
if (!card || !selfie || !photo) throw new Error('There are three pictures');

/** Screens a verification in whose pictures these faces are found. */
function screen(faces: { readonly card: FoundFaces; readonly selfie: FoundFaces; readonly photo?: FoundFaces }) {
  vi.mocked(findFaces).mockImplementation(async (_, picture) => {
    const here = picture === card ? faces.card : picture === selfie ? faces.selfie : faces.photo;
    if (!here) throw new Error('Nothing was found for this picture');
    return here;
  });
  return screenDocuments(models, { idDocument: card, selfie, photo: faces.photo ? photo : null } as never);
}

test('the selfie is compared with the card, and with the nearest face of a group photo', async () => {
  const seen = await screen({
    card: found(90, face(20, 0, 4), face(10, 0, 0)),
    selfie: found(0, face(30, 0, 1), face(12, 9, 9)),
    photo: found(0, face(40, 0, 9), face(35.6, 0, 3), face(30, 7, 7)),
  });
  expect(seen).toMatchObject({
    idDocument: { turned: 90, faces: [{ width: 20 }, { width: 10 }] },
    selfie: { turned: 0, faces: [{ width: 30 }, { width: 12 }] },
    photo: { faces: [{ width: 40 }, { width: 36 }, { width: 30 }] },
    idToSelfie: 3,
    selfieToPhoto: 2,
  });
  for (const { sharpness, brightness } of seen.selfie.faces) expect([sharpness, brightness]).toEqual([0, 200]);
});

test('without a photo, or without a face, nothing is compared', async () => {
  const one = found(0, face(20, 0, 4));
  expect(await screen({ card: one, selfie: one })).toMatchObject({ photo: null, idToSelfie: 0, selfieToPhoto: null });
  const faceless = await screen({ card: found(0), selfie: one, photo: found(0) });
  expect(faceless).toMatchObject({
    idDocument: { faces: [] },
    photo: { faces: [] },
    idToSelfie: null,
    selfieToPhoto: null,
  });
  const hidden = await screen({ card: one, selfie: found(0), photo: one });
  expect([hidden.idToSelfie, hidden.selfieToPhoto]).toEqual([null, null]);
});

test('a photo is as explicit as two classes together, and only another one makes it suggestive', async () => {
  vi.mocked(countFaces).mockResolvedValue(2);
  const shapes: unknown[] = [];
  const disposed: string[] = [];
  const tf = {
    tensor4d: (pixels: Float32Array, shape: number[]) => {
      shapes.push([pixels.length, pixels[0]?.toFixed(2), shape]);
      return { dispose: () => disposed.push('input') };
    },
  };
  const scores = Float32Array.from([0.0625, 0.125, 0.25, 0.5, 0.0625]);
  const nudity = { predict: () => ({ data: async () => scores, dispose: () => disposed.push('output') }) };
  const seen = await screenPhoto({ faceApi: { tf }, nudity } as unknown as Models, photo);
  expect(seen).toEqual({ explicit: 0.625, suggestive: 0.0625, faceCount: 2 });
  expect([shapes, disposed]).toEqual([[[224 * 224 * 3, '0.93', [1, 224, 224, 3]]], ['input', 'output']]);
});

/** The colours of some points of a square, as red, green and blue. */
async function coloursOf(square_: Awaited<ReturnType<typeof letterbox>>, points: readonly [number, number][]) {
  return points.map(([x, y]) => [
    ...square_.pixels.subarray((y * square_.side + x) * 3, (y * square_.side + x) * 3 + 3),
  ]);
}
const grey = [128, 128, 128];
const red = [255, 0, 0];

test('a picture stands in the middle of a grey square, turned, and smaller if it needs a border', async () => {
  const wide = await sharp({ create: { width: 2048, height: 1024, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const plain = await letterbox(wide, { turned: 0, hasBorder: false });
  expect([plain.side, plain.pixels.length]).toEqual([1024, 1024 * 1024 * 3]);
  expect(
    await coloursOf(plain, [
      [0, 512],
      [1023, 512],
      [512, 255],
      [512, 256],
      [512, 767],
      [512, 768],
    ]),
  ).toEqual([red, red, grey, red, red, grey]);
  const turned = await letterbox(wide, { turned: 90, hasBorder: false });
  expect(
    await coloursOf(turned, [
      [512, 0],
      [255, 512],
      [256, 512],
      [768, 512],
    ]),
  ).toEqual([red, grey, red, grey]);
  const bordered = await letterbox(wide, { turned: 0, hasBorder: true });
  // 1024 px are 1.7 times 602 px.
  expect(
    await coloursOf(bordered, [
      [210, 512],
      [211, 512],
      [812, 512],
      [813, 512],
    ]),
  ).toEqual([grey, red, red, grey]);
});

test('a part of a square is measured inside of it, also where the face reaches beyond', async () => {
  const half = Buffer.alloc(64 * 64 * 3);
  half.fill(255, 32 * 64 * 3);
  const crop = async (box: { x: number; y: number; width: number; height: number }) => {
    const bytes = await greyCrop({ pixels: half, side: 64 }, box, 4);
    return [bytes.length, bytes[0], bytes.at(-1)];
  };
  expect(await crop({ x: 0, y: 0, width: 64, height: 16 })).toEqual([16, 0, 0]);
  expect(await crop({ x: -5, y: 40, width: 100, height: 100 })).toEqual([16, 255, 255]);
  expect(await crop({ x: 10, y: 50, width: 0.2, height: 0.2 })).toEqual([16, 255, 255]);
});
