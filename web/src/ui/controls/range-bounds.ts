export type Range = readonly [low: number, high: number];

/** Returns the range after one thumb has moved: the thumbs may meet but never cross. */
export function moveThumb(range: Range, thumb: 'low' | 'high', to: number): Range {
  return thumb === 'low' ? [Math.min(to, range[1]), range[1]] : [range[0], Math.max(to, range[0])];
}

/** Returns the position of a value between the bounds, from 0 to 1. */
export function shareOf(value: number, min: number, max: number): number {
  if (max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
