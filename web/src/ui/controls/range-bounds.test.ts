import { expect, it } from 'vitest';
import { moveThumb, shareOf } from './range-bounds.ts';

it('a thumb stops at the other thumb and never pushes it', () => {
  expect(moveThumb([24, 36], 'low', 40)).toEqual([36, 36]);
  expect(moveThumb([24, 36], 'high', 18)).toEqual([24, 24]);
  expect(moveThumb([24, 36], 'low', 20)).toEqual([20, 36]);
  expect(moveThumb([24, 36], 'high', 65)).toEqual([24, 65]);
});

it('the filled part stays inside the track, whatever the value', () => {
  expect(shareOf(18, 18, 65)).toBe(0);
  expect(shareOf(65, 18, 65)).toBe(1);
  expect(shareOf(100, 18, 65)).toBe(1);
  expect(shareOf(3, 18, 65)).toBe(0);
  expect(shareOf(5, 5, 5)).toBe(0);
});
