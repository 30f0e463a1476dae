import type { HairShades, SkinShades } from './palette.ts';
import { hairShades, skinShades } from './palette.ts';
import type { FaceShape, PortraitRecipe } from './recipe.ts';
import type { Random } from './seeded-random.ts';
import { seededRandom } from './seeded-random.ts';

/** One drawing in progress: what every part of it needs to know, and the definitions the parts leave behind. */
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

const SLIGHT_FACE: FaceShape = { cw: 63, jw: 46, ch: 17, chin: 303 };
const BROAD_FACE: FaceShape = { cw: 66, jw: 55, ch: 25, chin: 307 };

export function startSketch(recipe: PortraitRecipe): Sketch {
  const slight = recipe.frame === 'slight';
  return {
    recipe,
    id: recipe.id,
    slight,
    skin: skinShades(recipe),
    hair: hairShades(recipe),
    face: recipe.face ?? (slight ? SLIGHT_FACE : BROAD_FACE),
    random: seededRandom(recipe.id),
    defs: [],
  };
}

/** How the head leans on the neck. */
export function headTransform({ recipe, slight }: Sketch): string {
  return `translate(0 ${slight ? 13 : 17}) rotate(${recipe.tilt ?? 0} 200 310)`;
}

/** A coordinate with one decimal: enough at any size we print, and short. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Draws the left (-1) and the right (1) one of a pair. */
export function bothSides(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1);
}
