import type { Pose } from '../body/pose.ts';
import type { Props } from '../figure.ts';
import type { PlaceName } from '../places/places.ts';
import type { Random } from '../seeded-random.ts';

/** Where the middle of the eyes is in the picture of 400 x 500 units, and how large the person is. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Activity {
  readonly pose: Pose;
  readonly frame: Frame;
  readonly places: readonly PlaceName[];
  /** Things and animals, in the units of the head. */
  readonly props?: (random: Random) => Props;
  /** How many friends stand beside the person. */
  readonly friends?: number;
}

export const half: Frame = { x: 200, y: 188, scale: 0.8 };
export const nearly: Frame = { x: 200, y: 172, scale: 0.64 };
export const full: Frame = { x: 200, y: 114, scale: 0.41 };
