import { expect, test } from 'vitest';
import { isDraggedClosed } from './sheet-drag-rules.ts';

test.each([
  ['a flick, however short', 12, 0.6, 700],
  ['a flick at the limit', 1, 0.5, 700],
  ['a slow drag past 160 px', 161, 0, 700],
  ['a slow drag past 30 % of a low sheet', 61, 0, 200],
])('%s closes a sheet', (_, down, speed, height) => expect(isDraggedClosed(down, speed, height)).toBe(true));

test.each([
  ['a slow drag of 160 px', 160, 0.2, 700],
  ['a slow drag of 30 % of a low sheet', 60, 0, 200],
  ['a fast finger that is back where it began', 0, 0.9, 700],
  ['a drag that turns back up', 200, -0.5, 700],
  ['a drag upwards', -20, 0.9, 700],
  ['a drag that the browser took over', 300, null, 700],
])('%s leaves it open', (_, down, speed, height) => expect(isDraggedClosed(down, speed, height)).toBe(false));
