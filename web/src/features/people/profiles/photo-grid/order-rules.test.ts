import { describe, expect, test } from 'vitest';
import { between, moveTo, placeAfterKey, reconcile, slotUnder } from './order-rules.ts';

describe('moving a photo', () => {
  test.each([
    [3, 0, [3, 1, 2, 4]],
    [1, 1, [2, 1, 3, 4]],
    [1, 3, [2, 3, 4, 1]],
    [2, 1, [1, 2, 3, 4]],
  ])('puts photo %i at place %i, and the others close up', (id, place, wanted) =>
    expect(moveTo([1, 2, 3, 4], id, place)).toEqual(wanted),
  );

  test('stops at both ends', () => {
    expect(moveTo([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
    expect(moveTo([1, 2, 3], 2, 9)).toEqual([1, 3, 2]);
  });

  test('changes nothing for a photo that is gone', () => {
    expect(moveTo([1, 2, 3], 9, 0)).toEqual([1, 2, 3]);
  });
});

describe('keys', () => {
  test.each([
    ['ArrowLeft', 1],
    ['ArrowUp', 1],
    ['ArrowRight', 3],
    ['ArrowDown', 3],
    ['Home', 0],
    ['End', 5],
  ])('%s moves the third of six photos to place %i', (key, place) => expect(placeAfterKey(key, 2, 6)).toBe(place));

  test('stop at both ends, and others move nothing', () => {
    expect([placeAfterKey('ArrowLeft', 0, 6), placeAfterKey('ArrowRight', 5, 6)]).toEqual([0, 5]);
    expect([placeAfterKey('Enter', 2, 6), placeAfterKey('a', 2, 6)]).toEqual([undefined, undefined]);
  });
});

/** The large slot of the main photo, and a small slot. */
const large = { left: 0, top: 0, width: 210, height: 260 };
const small = { left: 220, top: 0, width: 100, height: 125 };
/** Three columns of 100 x 125 px with gaps of 10. The first slot spans two columns. */
const slots = [
  large,
  small,
  { left: 220, top: 135, width: 100, height: 125 },
  { left: 0, top: 270, width: 100, height: 125 },
];

test.each([
  ['the large first one', 100, 200, 0],
  ['the second', 250, 60, 1],
  ['the last', 50, 300, 3],
  ['the nearest one beside the grid', 400, 200, 2],
  ['the nearest one above the grid', 300, -90, 1],
  ['the nearest one in a gap', 218, 20, 1],
])('a point is over %s', (_, x, y, place) => expect(slotUnder(slots, { x, y })).toBe(place));

test('a photo in a large slot is shown as in a small one', () => {
  expect(between(large, small)).toBe(`translate(220px, 0px) scale(${100 / 210}, ${125 / 260})`);
  expect(between(small, small, 1.04)).toBe('translate(0px, 0px) scale(1.04, 1.04)');
});

test('an order takes photos of another tab to the end and leaves out those that are gone', () => {
  expect(reconcile([3, 1, 2], [1, 2, 3])).toEqual([3, 1, 2]);
  expect(reconcile([3, 1, 2], [1, 3, 7])).toEqual([3, 1, 7]);
});
