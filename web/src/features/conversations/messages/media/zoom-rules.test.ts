import { expect, test } from 'vitest';
import { pinch, scaleMax, settle, unzoomed, zoomAt } from './zoom-rules.ts';

const screen = { width: 400, height: 800 };
const at = (x: number, y: number) => ({ x, y });

test('two fingers that double their distance double the photo, around the point between them', () => {
  const zoom = pinch(unzoomed, [at(-50, 0), at(50, 0)], [at(-100, 0), at(100, 0)]);
  expect(zoom).toEqual({ scale: 2, x: 0, y: 0 });
  const beside = pinch(unzoomed, [at(50, 0), at(150, 0)], [at(0, 0), at(200, 0)]);
  // The point between the fingers, 100 px right of the photo's middle, stays under them.
  expect(100 * beside.scale + beside.x).toBe(100);
});

test('two fingers that move together move the photo', () => {
  expect(pinch({ scale: 2, x: 0, y: 0 }, [at(0, 0), at(100, 0)], [at(10, 20), at(110, 20)])).toEqual({
    scale: 2,
    x: 10,
    y: 20,
  });
});

test('a point that is zoomed stays where it is', () => {
  const zoom = zoomAt({ scale: 1, x: 0, y: 0 }, 3, at(60, -30));
  expect([60 * zoom.scale + zoom.x, -30 * zoom.scale + zoom.y]).toEqual([60, -30]);
});

test('a photo is never smaller than the screen, never larger than the limit, and never leaves the middle', () => {
  expect(settle({ scale: 0.2, x: 40, y: 40 }, screen)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(settle({ scale: 99, x: 0, y: 0 }, screen).scale).toBe(scaleMax);
  expect(settle({ scale: 2, x: 999, y: -999 }, screen)).toEqual({ scale: 2, x: 200, y: -400 });
  expect(zoomAt({ scale: scaleMax, x: 0, y: 0 }, 2, at(5, 5))).toEqual({ scale: scaleMax, x: 0, y: 0 });
});
