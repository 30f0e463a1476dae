import type { FaceFeatures } from './face/features.ts';
import { smoothPath, tenth, type Point } from './path.ts';

/** One level of the head: half its width, the middle of its depth and half its depth. */
interface Level {
  readonly y: number;
  readonly a: number;
  readonly c: number;
  readonly d: number;
}

/**
 * A head in three dimensions, seen from a side. Every drawing is made flat, as from the front, and laid on the head's
 * surface, so that a turned face is narrower on its far side. The middle of the eyes is the origin; y grows downwards.
 */
export interface Head {
  readonly features: FaceFeatures;
  /** Radians; positive looks to the right of the picture. */
  readonly yaw: number;
  readonly point: (x: number, y: number, z: number) => Point;
  /** A place on the surface, `lift` units above it. */
  readonly at: (x: number, y: number, lift?: number) => Point;
  /** Lays the absolute path `d`, of pairs of numbers only, on the surface. `side` mirrors it. */
  readonly lay: (d: string, place?: Place) => string;
  /** The left (-1) or right (1) edge of the head at a height, `pad` units outside of it. */
  readonly edge: (side: -1 | 1, y: number, pad?: number) => Point;
  /** Half the width at a height. */
  readonly halfWidth: (y: number) => number;
  /** The outline of the whole head. */
  readonly outline: () => string;
}

export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly side?: -1 | 1;
  readonly lift?: number;
}

export const crownY = -106;

function levelsOf({ temple, cheek, jaw, chin, jawY, chinY }: FaceFeatures): readonly Level[] {
  return [
    { y: crownY, a: 8, c: -9, d: 12 },
    { y: -101, a: temple * 0.43, c: -9, d: 36 },
    { y: -90, a: temple * 0.71, c: -9, d: 55 },
    { y: -74, a: temple * 0.89, c: -9, d: 65 },
    { y: -52, a: temple * 0.98, c: -9, d: 71 },
    { y: -30, a: temple, c: -8, d: 71 },
    { y: 0, a: (temple + cheek) / 2, c: -2, d: 62 },
    { y: 22, a: cheek, c: 8, d: 52 },
    { y: (22 + jawY) / 2, a: cheek * 0.45 + jaw * 0.55, c: 18, d: 42 },
    { y: jawY, a: jaw * 0.95, c: 26, d: 32 },
    { y: jawY + (chinY - jawY) * 0.55, a: jaw * 0.5 + chin * 0.52, c: 38, d: 20 },
    { y: chinY - 5, a: chin, c: 46, d: 12 },
    { y: chinY, a: chin * 0.42, c: 47, d: 8 },
  ];
}

function levelAt(levels: readonly Level[], y: number): Level {
  const first = levels[0];
  const last = levels.at(-1);
  if (!first || !last) throw new Error('a head without levels');
  if (y <= first.y) return first;
  for (const [i, high] of levels.entries()) {
    const low = levels[i - 1];
    if (!low || y > high.y) continue;
    const t = (y - low.y) / (high.y - low.y);
    const mix = (from: number, to: number): number => from + (to - from) * t;
    return { y, a: mix(low.a, high.a), c: mix(low.c, high.c), d: mix(low.d, high.d) };
  }
  return last;
}

/** @param turn -1 to 1 @param pitch radians; positive looks up */
export function makeHead(features: FaceFeatures, turn: number, pitch = 0): Head {
  const yaw = turn * 0.42;
  const levels = levelsOf(features);
  const [sin, cos, lean] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch)];
  const point = (x: number, y: number, z: number): Point => [x * cos + z * sin, y - z * lean];
  const at = (x: number, y: number, lift = 0): Point => {
    const { a, c, d } = levelAt(levels, y);
    const share = Math.min(0.999, Math.abs(x) / Math.max(a, 1));
    return point(x, y, c + d * Math.sqrt(1 - share * share) + lift);
  };
  const edge = (side: -1 | 1, y: number, pad = 0): Point => {
    const { a, c, d } = levelAt(levels, y);
    return [c * sin + side * (Math.sqrt(a * a * cos * cos + d * d * sin * sin) + pad), y - c * lean * 0.5];
  };
  const lay = (d: string, { x = 0, y = 0, side = 1, lift = 0 }: Place = {}): string =>
    d.replace(/(-?\d*\.?\d+(?:e-\d+)?)[ ,](-?\d*\.?\d+(?:e-\d+)?)/g, (_, px: string, py: string) => {
      const [X, Y] = at(side * (x + Number(px)), y + Number(py), lift);
      return `${tenth(X)} ${tenth(Y)}`;
    });
  const outline = (): string =>
    smoothPath([...levels.map(({ y }) => edge(1, y)), ...levels.map(({ y }) => edge(-1, y)).toReversed()], true);
  return { features, yaw, point, at, lay, edge, halfWidth: (y) => levelAt(levels, y).a, outline };
}
