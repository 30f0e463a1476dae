export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to one decimal, which is precise enough at any size and keeps the SVG short. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [mix(ax, bx, share), mix(ay, by, share)];
}

function write([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}

/** A smooth line through all points (Catmull-Rom). */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pointAt = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${write(first)} ${write(second)} ${write(to)}`;
  });
  return `M${write(pointAt(0))}${curves.join('')}${closed ? 'Z' : ''}`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Draws both of a pair: the left one (-1) and the right one (1). */
export function bothSides(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1);
}
