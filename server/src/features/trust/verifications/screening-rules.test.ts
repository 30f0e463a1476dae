import { expect, test } from 'vitest';
import { flagsOf, hintsOf, likenessOf, mayTryAgain, scoresOf } from './screening-rules.ts';

const face = { width: 100, sharpness: 300, brightness: 120 };
const picture = { faces: [face], turned: 0, hash: '0f'.repeat(32), pattern: 5 } as const;
const fine = { idDocument: picture, selfie: picture, photo: picture, idToSelfie: 0.4, selfieToPhoto: 0.3 };

test.each([
  [0, 'likely_same'],
  [0.5, 'likely_same'],
  [0.501, 'look_closely'],
  [0.62, 'look_closely'],
  [0.621, 'likely_different'],
  [1.2, 'likely_different'],
  [null, null],
])('the distance %s tells a reviewer: %s', (distance, likeness) => {
  expect(likenessOf(distance)).toBe(likeness);
});

test('pictures with one clear face each raise no flag', () => {
  expect(flagsOf(fine)).toEqual([]);
  expect(flagsOf({ ...fine, photo: null })).toEqual([]);
});

test.each([
  [{ faces: [] }, ['id_no_face', 'selfie_no_face', 'photo_no_face']],
  [{ faces: [face, face] }, ['id_many_faces', 'selfie_many_faces', 'photo_many_faces']],
  [{ faces: [{ ...face, sharpness: 39.9 }] }, ['id_blurred', 'selfie_blurred']],
  [{ faces: [{ ...face, sharpness: 40 }] }, []],
  [{ faces: [{ ...face, brightness: 59 }] }, ['id_dark', 'selfie_dark']],
  [{ faces: [{ ...face, brightness: 60 }] }, []],
  [{ faces: [{ ...face, brightness: 220 }] }, []],
  [{ faces: [{ ...face, brightness: 221 }] }, ['id_bright', 'selfie_bright']],
  [{ pattern: 15 }, ['selfie_pattern']],
])('pictures with %o raise %o', (change, flags) => {
  const changed = { ...picture, ...change };
  expect(flagsOf({ ...fine, idDocument: changed, selfie: changed, photo: changed })).toEqual(flags);
});

const faced = (...faces: object[]) => ({ ...picture, faces: faces.map((seen) => ({ ...face, ...seen })) });
const [blurred, dark, bright] = [
  faced({ sharpness: 39 }),
  faced({ brightness: 59 }),
  faced({ brightness: 221 }),
] as const;
const [empty, crowded] = [faced(), faced({}, {})] as const;

type Seen = Parameters<typeof flagsOf>[0];

test.each<[Partial<Seen>, string[]]>([
  [{ idDocument: empty, selfie: crowded }, ['id_no_face', 'selfie_many_faces']],
  [{ idDocument: crowded, selfie: empty }, ['id_many_faces', 'selfie_no_face']],
  [{ idDocument: blurred, selfie: dark }, ['id_blurred', 'selfie_dark']],
  [{ idDocument: dark, selfie: bright }, ['id_dark', 'selfie_bright']],
  [{ idDocument: bright, selfie: blurred }, ['id_bright', 'selfie_blurred']],
  [{ photo: empty }, ['photo_no_face']],
  [{ photo: crowded }, ['photo_many_faces']],
  [{ idDocument: { ...picture, pattern: 15 } }, []],
  [{ selfie: { ...picture, pattern: 14 } }, []],
])('a flag names the picture in which it was found (case %#)', (change, flags) => {
  expect(flagsOf({ ...fine, ...change })).toEqual(flags);
});

test('each stored measure is of its own picture', () => {
  const selfie = { ...picture, faces: [{ ...face, sharpness: 90, brightness: 80 }], pattern: 7 };
  expect(scoresOf({ ...fine, selfie, photo: crowded })).toEqual({
    idFaces: 1,
    selfieFaces: 1,
    photoFaces: 2,
    idToSelfie: 0.4,
    selfieToPhoto: 0.3,
    idSharpness: 300,
    selfieSharpness: 90,
    idBrightness: 120,
    selfieBrightness: 80,
    selfiePattern: 7,
  });
});

test('what is stored are counts and measures, and no hash', () => {
  expect(scoresOf(fine)).toEqual({
    idFaces: 1,
    selfieFaces: 1,
    photoFaces: 1,
    idToSelfie: 0.4,
    selfieToPhoto: 0.3,
    idSharpness: 300,
    selfieSharpness: 300,
    idBrightness: 120,
    selfieBrightness: 120,
    selfiePattern: 5,
  });
});

test('nothing is stored of a face or a photo that is not there', () => {
  const none = { idSharpness: null, selfieSharpness: null, idBrightness: null, selfieBrightness: null };
  const seen = { ...fine, idDocument: empty, selfie: empty };
  expect(scoresOf(seen)).toMatchObject({ ...none, idFaces: 0, selfieFaces: 0, photoFaces: 1 });
  expect(scoresOf({ ...seen, photo: null })).toMatchObject({ ...none, photoFaces: null });
});

test('hints name bands and flags, and no number', () => {
  const hints = hintsOf({ scores: scoresOf({ ...fine, selfieToPhoto: null }), flags: ['id_dark'] });
  expect(hints).toEqual({ is_screened: true, id_to_selfie: 'likely_same', selfie_to_photo: null, flags: ['id_dark'] });
  const none = { is_screened: false, id_to_selfie: null, selfie_to_photo: null, flags: [] };
  expect(hintsOf({ scores: null, flags: [] })).toEqual(none);
  expect(hintsOf(null)).toBeNull();
});

test('a failed screening is tried three times', () => {
  expect([1, 2, 3, 4].map(mayTryAgain)).toEqual([true, true, false, false]);
});
