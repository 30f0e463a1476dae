import { describe, expect, test } from 'vitest';
import { panned, turned, wholePicture, zoomed } from './view-rules.ts';

describe('the view of a picture', () => {
  const frame = { width: 400, height: 300 };

  test('zoom stays between 1 and 8 times', () => {
    expect(zoomed(wholePicture, 0.5, frame)).toEqual(wholePicture);
    expect(zoomed(wholePicture, 100, frame).zoom).toBe(8);
    const twice = { zoom: 2, turns: 3, x: 30, y: 10 };
    // A picture that is nearly whole is shown whole.
    expect(zoomed(twice, 0.505, frame)).toEqual({ zoom: 1, turns: 3, x: 0, y: 0 });
    expect(zoomed(twice, 0.51, frame)).toMatchObject({ zoom: 1.02, turns: 3 });
    expect(zoomed(twice, 1.5, frame)).toEqual({ zoom: 3, turns: 3, x: 45, y: 15 });
  });

  test('the point under the pointer stays under the pointer', () => {
    const at = { x: 50, y: -20 };
    const before = zoomed(wholePicture, 2, frame);
    const after = zoomed(before, 2, frame, at);
    expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom);
    expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom);
  });

  test('the picture cannot be pushed out of its frame', () => {
    expect(panned(zoomed(wholePicture, 2, frame), { x: 999, y: -999 }, frame)).toMatchObject({ x: 200, y: -150 });
    expect(panned(wholePicture, { x: 10, y: 10 }, frame)).toMatchObject({ x: 0, y: 0 });
    expect(panned({ zoom: 2, turns: 1, x: 10, y: 20 }, { x: 5, y: -50 }, frame)).toEqual({
      zoom: 2,
      turns: 1,
      x: 15,
      y: -30,
    });
  });

  test('four turns restore the view', () => {
    expect(turned(turned(turned(turned(wholePicture))))).toEqual(wholePicture);
    // A picture that was panned would be out of sight.
    expect(turned({ zoom: 2, turns: 1, x: 40, y: -20 })).toEqual({ zoom: 2, turns: 2, x: 0, y: 0 });
  });
});
