import { expect, test } from 'vitest';
import type { Screener } from '../../../gateways/screening/screener.ts';
import { isExplicit, judgePhoto } from './photo-screening-rules.ts';
import { screenPhoto } from './screen-photo.ts';

test.each([
  [0, false, null],
  [0.349, false, null],
  [0.35, false, 'perhaps_explicit'],
  [0.699, false, 'perhaps_explicit'],
  [0.7, true, 'explicit'],
  [1, true, 'explicit'],
])('a score of %f is held: %s, and a person looks because of: %s', (explicit, isHeld, why) => {
  expect(judgePhoto({ isScreened: true, result: { explicit } })).toEqual({ isHeld, why });
});

test('a photo counts as nude from the score on that holds it, and as neither unless it was screened', () => {
  expect([null, 0, 0.699, 0.7, 1].map(isExplicit)).toEqual([null, false, false, true, true]);
});

test.each([
  ['crashed', true],
  ['timeout', true],
  ['busy', true],
  ['no_model', false],
] as const)('a photo that was not screened (%s) is for a person, and held: %s', (why, isHeld) => {
  expect(judgePhoto({ isScreened: false, why })).toEqual({ isHeld, why: 'not_screened' });
});

const variants = [160, 480, 1080].map((width) => ({ width, bytes: Uint8Array.of(width % 251) }));

test('the picture of 480 px is screened, and what was seen goes with the judgement', async () => {
  const screened: Uint8Array[] = [];
  const screening = (result: Awaited<ReturnType<Screener['screenPhoto']>>) => {
    const photo: Screener['screenPhoto'] = (bytes) => Promise.resolve((screened.push(bytes), result));
    return screenPhoto({ screenPhoto: photo } as Screener, variants as never);
  };
  const seen = (explicit: number, faceCount: number) =>
    screening({ isScreened: true, result: { explicit, suggestive: 0.9, faceCount } });
  expect(await seen(0.1, 2)).toEqual({ isHeld: false, why: null, explicit: 0.1, hasFace: true });
  expect(await seen(0.4, 0)).toEqual({ isHeld: false, why: 'perhaps_explicit', explicit: 0.4, hasFace: false });
  expect(await seen(0.8, 1)).toEqual({ isHeld: true, why: 'explicit', explicit: 0.8, hasFace: true });
  expect(await screening({ isScreened: false, why: 'busy' })).toEqual({
    isHeld: true,
    why: 'not_screened',
    explicit: null,
    hasFace: null,
  });
  expect(screened).toEqual(Array(4).fill(Uint8Array.of(480 % 251)));
});

test('nothing is screened without a screener, or without that picture', async () => {
  expect(await screenPhoto(null, variants as never)).toBeNull();
  const never = () => Promise.reject(new Error('It is asked'));
  expect(await screenPhoto({ screenPhoto: never } as unknown as Screener, variants.slice(2) as never)).toBeNull();
});
