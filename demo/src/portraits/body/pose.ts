import type { Point } from '../path.ts';
import type { Bearing } from '../sketch.ts';

/** Places are in head units: the middle of the eyes is the origin, the shoulders are at y = 186, the hips at 500. */
export interface Arm {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand?: 'open' | 'fist' | 'none';
  /** Whether the arm lies before the torso. */
  readonly front?: boolean;
}

export interface Legs {
  readonly left: readonly [knee: Point, ankle: Point];
  readonly right: readonly [knee: Point, ankle: Point];
  readonly trousers?: string;
  readonly shoes?: string;
  readonly cut?: 'long' | 'short';
  /** The direction of both feet. Without it each points outwards. */
  readonly face?: -1 | 1;
}

export interface Pose extends Bearing {
  readonly left: Arm;
  readonly right: Arm;
  readonly legs?: Legs;
  /** Degrees by which the whole body leans. */
  readonly lean?: number;
}

export const atRest: Pose = {
  left: { elbow: [-140, 350], wrist: [-130, 500], hand: 'open' },
  right: { elbow: [140, 350], wrist: [130, 500], hand: 'open' },
};

/** Legs that both stand straight. */
export const upright = {
  left: [
    [-54, 700],
    [-58, 890],
  ],
  right: [
    [54, 700],
    [58, 890],
  ],
} as const;
