import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { findTestFace, howToGetTestFace } from '../../testing/images/find-test-face.ts';
import { makeIdCard, makeSelfie } from '../../testing/images/make-faces.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { createProcessScreener } from './process-screener.ts';
import type { DocumentPictures, SeenDocuments } from './screener.ts';

const face = findTestFace();
const title = face === null ? `a real face (${howToGetTestFace})` : 'a real face';
const file = face ?? '';

describe.skipIf(face === null)(title, { timeout: 120_000 }, () => {
  const screener = createProcessScreener({ timeoutMs: 100_000 });
  afterAll(() => screener.close());

  async function see(pictures: Partial<DocumentPictures>): Promise<SeenDocuments> {
    const flat = await makeFlat(200, 200, '#777').jpeg().toBuffer();
    const seen = await screener.screenDocuments({ idDocument: flat, selfie: flat, photo: null, ...pictures });
    if (!seen.isScreened) throw new Error(`not screened: ${seen.why}`);
    return seen.result;
  }

  test('is recognised on a drawn card, whose second portrait does not count', async () => {
    const seen = await see({ idDocument: await makeIdCard(file), selfie: await makeSelfie(file) });
    expect(seen.idDocument).toMatchObject({ turned: 0, faces: [{ width: expect.any(Number) }] });
    expect(seen.selfie.faces).toHaveLength(1);
    expect(seen.idToSelfie).toBeGreaterThan(0);
    expect(seen.idToSelfie).toBeLessThanOrEqual(0.5);
    expect(seen.selfieToPhoto).toBeNull();
  });

  test('is found on a card that lies on its side or upside down', async () => {
    const [right, down] = [await makeIdCard(file, 90), await makeIdCard(file, 180)];
    const seen = await see({ idDocument: right, selfie: down });
    expect(seen.idDocument).toMatchObject({ turned: 270, faces: [{}] });
    expect(seen.selfie.faces).toHaveLength(1);
    expect(seen.idToSelfie).toBeLessThanOrEqual(0.62);
  });

  test('is found where it fills the picture', async () => {
    const area = { left: 172, top: 60, width: 105, height: 130 };
    const tight = await sharp(file).extract(area).resize(800, 990).jpeg().toBuffer();
    const seen = await see({ selfie: await makeSelfie(file), photo: tight });
    expect(seen.photo?.faces).toHaveLength(1);
    expect(seen.selfieToPhoto).toBeLessThanOrEqual(0.5);
  });

  test('is measured as blurred, and as dark', async () => {
    const selfie = await makeSelfie(file);
    const blurred = await sharp(selfie).blur(8).jpeg().toBuffer();
    const dark = await sharp(selfie).linear(0.25).jpeg().toBuffer();
    const seen = await see({ selfie: blurred, photo: dark, idDocument: selfie });
    expect(seen.selfie.faces[0]?.sharpness).toBeLessThan(40);
    expect(seen.idDocument.faces[0]?.sharpness).toBeGreaterThan(40);
    expect(seen.photo?.faces[0]?.brightness).toBeLessThan(60);
    expect(seen.idDocument.faces[0]?.brightness).toBeGreaterThan(60);
  });

  test('is counted on a photo, which is fit for strangers', async () => {
    const seen = await screener.screenPhoto(await makeSelfie(file));
    expect(seen).toMatchObject({ isScreened: true, result: { faceCount: 1 } });
    if (seen.isScreened) expect(seen.result.explicit).toBeLessThan(0.35);
  });

  test('leaves no descriptor in what the process answers', async () => {
    const seen = await see({ idDocument: await makeIdCard(file), selfie: await makeSelfie(file) });
    // The perceptual hash is a text, but it does not describe a face.
    const withoutTexts = JSON.stringify(seen).replaceAll(/"[^"]*"/g, '');
    const numbers = withoutTexts.match(/-?\d+\.?\d*/g) ?? [];
    expect(numbers.length).toBeLessThan(40);
  });
});
