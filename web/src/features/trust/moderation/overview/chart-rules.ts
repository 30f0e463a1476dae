/** A scale from 0 to `top`, with a line at each of `ticks`. */
export interface Scale {
  top: number;
  ticks: readonly number[];
}

const linesMax = 6;

/** Chooses the scale for these values, in steps of `step` or of its doublings. It always includes `atLeast`. */
export function scaleOf(values: readonly number[], step: number, atLeast: number): Scale {
  const highest = Math.max(atLeast, ...values);
  if (highest / step > linesMax) return scaleOf(values, step * 2, atLeast);
  const steps = Math.ceil(highest / step);
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

/**
 * Returns the points of a line from left to right in a square of 100, in SVG's format. Days without a value interrupt
 * the line.
 */
export function linesOf(values: readonly (number | null)[], top: number): string[] {
  const width = 100 / Math.max(1, values.length - 1);
  const lines: string[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) lines.push([]);
    else lines.at(-1)?.push(`${round(index * width)},${round(100 - (value / top) * 100)}`);
  }
  return lines.filter((points) => points.length > 1).map((points) => points.join(' '));
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns a share in whole percent, rounded down, so that even a single failure shows. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part / whole) * 100);
}
