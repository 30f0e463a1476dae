import type { HairShades, SkinShades } from './palette.ts';
import { hairShades, skinShades } from './palette.ts';
import type { FaceShape, PortraitRecipe } from './recipe.ts';
import type { Random } from './seeded-random.ts';
import { seededRandom } from './seeded-random.ts';

/** One drawing in progress: what all of its parts need to know, and the definitions that they add. */
export interface Sketch {
  readonly recipe: PortraitRecipe;
  readonly id: string;
  readonly slight: boolean;
  readonly skin: SkinShades;
  readonly hair: HairShades;
  readonly face: FaceShape;
  readonly random: Random;
  /** SVG definitions (gradients, clips, patterns), in the order of drawing. */
  readonly defs: string[];
}

const slightFace: FaceShape = { cw: 63, jw: 46, ch: 17, chin: 303 };
const broadFace: FaceShape = { cw: 66, jw: 55, ch: 25, chin: 307 };

export function startSketch(recipe: PortraitRecipe): Sketch {
  const slight = recipe.frame === 'slight';
  return {
    recipe,
    id: recipe.id,
    slight,
    skin: skinShades(recipe),
    hair: hairShades(recipe),
    face: recipe.face ?? (slight ? slightFace : broadFace),
    random: seededRandom(recipe.id),
    defs: [],
  };
}

/** The tilt of the head, as an SVG transform. */
export function headTransform({ recipe, slight }: Sketch): string {
  return `translate(0 ${slight ? 13 : 17}) rotate(${recipe.tilt ?? 0} 200 310)`;
}

/** Rounds a coordinate to one decimal, which is precise enough at any size and keeps the SVG short. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Draws both of a pair: the left one (-1) and the right one (1). */
export function bothSides(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1);
}
