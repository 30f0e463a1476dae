import { expect, test } from 'vitest';
import { mayDelete, mayShowAtOnce } from './photo-rules.ts';
import { ownRowOf, photoOf, photosInOrder, presentOwnPhotos, presentPhotos } from './present-photos.ts';

test('only another first photo beside the badge waits for a reviewer', () => {
  expect(mayShowAtOnce([5, 6], true, 5)).toBe(true);
  expect(mayShowAtOnce([6, 5], true, 5)).toBe(false);
  expect(mayShowAtOnce([6], true, null)).toBe(false);
  expect(mayShowAtOnce([], true, 5)).toBe(true);
  expect(mayShowAtOnce([6, 5], false, 5)).toBe(true);
});

test('one photo stays beside the badge, and without it every photo may go', () => {
  expect([1, 2].map((count) => mayDelete(count, true))).toEqual([false, true]);
  expect([1, 2].map((count) => mayDelete(count, false))).toEqual([true, true]);
});

const sign = (key: string, width: number) => `/${key}/${width}?signed`;
const widths = (key: string) => ({
  '160': `/${key}/160?signed`,
  '480': `/${key}/480?signed`,
  '1080': `/${key}/1080?signed`,
});

test('photos are presented in three forms, in their order, and to their owner with why one is held', () => {
  const [one, other] = [[41, 'a', 40, 30, 'x'] as const, [42, 'b', 60, 50, 'y'] as const];
  const detailsOf = [
    { id: 41, width: 40, height: 30, thumbhash: 'x', variants: widths('a') },
    { id: 42, width: 60, height: 50, thumbhash: 'y', variants: widths('b') },
  ] as const;
  const paths = ['/a/1080?signed', '/b/1080?signed'];
  expect(presentPhotos([one, other], sign)).toEqual({ photo: paths[0], photos: paths, photo_details: detailsOf });
  expect(presentPhotos([], sign)).toEqual({ photo: null, photos: [], photo_details: [] });
  const own = [[...one, null, null] as const, [...other, 'explicit', true] as const];
  expect(presentOwnPhotos(own, sign)).toEqual({
    photo: paths[0],
    photos: paths,
    photo_details: [
      { ...detailsOf[0], held: null, has_face: null },
      { ...detailsOf[1], held: 'explicit', has_face: true },
    ],
  });
  expect(own.map(photoOf)).toEqual([one, other]);
  expect(photosInOrder([42, 7, 41], [one, other])).toEqual([other, one]);
});

test('a new photo is held for its owner for the reason that hides it, and for no other', () => {
  const photo = {
    id: 41,
    storageKey: 'a',
    width: 40,
    height: 30,
    thumbhash: 'x',
    createdAt: new Date(0),
    looks: ['f'],
  };
  const rowOf = (
    isHeld: boolean,
    why: 'explicit' | 'not_screened' | 'perhaps_explicit' | null,
    hasFace: boolean | null,
  ) => ownRowOf({ ...photo, screening: { isHeld, why, explicit: 0.5, hasFace } }).slice(5);
  expect(rowOf(true, 'explicit', true)).toEqual(['explicit', true]);
  expect(rowOf(true, 'not_screened', null)).toEqual(['not_screened', null]);
  expect(rowOf(false, 'not_screened', null)).toEqual([null, null]);
  expect(rowOf(false, 'perhaps_explicit', false)).toEqual([null, false]);
  expect(rowOf(true, 'perhaps_explicit', false)).toEqual([null, false]);
  expect(rowOf(false, null, true)).toEqual([null, true]);
  expect(ownRowOf({ ...photo, screening: null })).toEqual([41, 'a', 40, 30, 'x', null, null]);
});
