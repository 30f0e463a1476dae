export type Range = readonly [low: number, high: number];

/** The range after one thumb moved: the thumbs may meet but never cross. */
export function moveThumb(range: Range, thumb: 'low' | 'high', to: number): Range {
  return thumb === 'low' ? [Math.min(to, range[1]), range[1]] : [range[0], Math.max(to, range[0])];
}

/** The position of a value between the bounds, from 0 to 1. */
export function shareOf(value: number, min: number, max: number): number {
  if (max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
