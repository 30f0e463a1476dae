import { expect, test } from 'vitest';
import { makePhotoOfScreen, makeSelfie } from '../../testing/images/make-faces.ts';
import { findTestFace, howToGetTestFace } from '../../testing/images/find-test-face.ts';
import { patternSide, patternStrength } from './pattern-strength.ts';
import { patternOf } from './screen-pictures.ts';

/** From this strength on, the reviewer gets a hint (verifications/screening-rules.ts). */
const flaggedFrom = 14;

const draw = (value: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: patternSide ** 2 }, (_, index) =>
    value(index % patternSide, Math.floor(index / patternSide)),
  );
/** Noise of up to 40 grey levels, which is the same in each run. */
const seeds = { last: 7 };
function noise(): number {
  seeds.last = (Math.imul(seeds.last, 1_664_525) + 1_013_904_223) >>> 0;
  return (seeds.last >>> 16) % 40;
}

test('a flat picture and a noisy one have no pattern', () => {
  expect(patternStrength(draw(() => 90))).toBe(1);
  expect(patternStrength(draw(() => 90 + noise()))).toBeLessThan(flaggedFrom);
});

test.each([1 / 3, -1 / 3])('waves of 3 px with a slope of %d stand out of noise that is about as strong', (slope) => {
  const waves = draw((x, y) => 90 + noise() + 14 * Math.sin((2 * Math.PI * (x + slope * y)) / 3));
  expect(patternStrength(waves)).toBeGreaterThan(flaggedFrom);
});

const face = findTestFace();
const title = face === null ? `a photo of a screen (${howToGetTestFace})` : 'a photo of a screen';

test.skipIf(face === null)(`${title} stands out, and a photo of a person does not`, async () => {
  const selfie = await makeSelfie(face ?? '');
  expect(await patternOf(selfie)).toBeLessThan(flaggedFrom);
  expect(await patternOf(await makePhotoOfScreen(selfie))).toBeGreaterThan(flaggedFrom);
});
