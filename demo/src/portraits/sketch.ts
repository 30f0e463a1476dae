import { featuresOf, type FaceFeatures } from './face/features.ts';
import { makeHead, type Head } from './head.ts';
import type { HairShades, SkinShades } from './palette.ts';
import { hairShades, skinShades } from './palette.ts';
import type { Expression, PortraitRecipe } from './recipe.ts';
import type { Random } from './seeded-random.ts';
import { seededRandom } from './seeded-random.ts';

/** One drawing of a person in progress: what all of its parts need to know, and the definitions that they add. */
export interface Sketch {
  readonly recipe: PortraitRecipe;
  readonly id: string;
  readonly slight: boolean;
  readonly weight: number;
  readonly skin: SkinShades;
  readonly hair: HairShades;
  readonly face: FaceFeatures;
  readonly head: Head;
  readonly expression: Expression;
  readonly random: Random;
  /** SVG definitions (gradients, clips, patterns), in the order of drawing. */
  readonly defs: string[];
}

/** How the head is held in one picture. */
export interface Bearing {
  readonly turn?: number;
  readonly tilt?: number;
  readonly pitch?: number;
  readonly expression?: Expression;
}

export function startSketch(recipe: PortraitRecipe, bearing: Bearing = {}): Sketch {
  const face = featuresOf(recipe);
  return {
    recipe,
    id: recipe.id,
    slight: recipe.frame === 'slight',
    weight: recipe.weight ?? 0,
    skin: skinShades(recipe),
    hair: hairShades(recipe),
    face,
    head: makeHead(face, bearing.turn ?? recipe.turn ?? 0, bearing.pitch ?? 0),
    expression: bearing.expression ?? recipe.mouth ?? 'smile',
    random: seededRandom(`hair ${recipe.seed ?? recipe.id}`),
    defs: [],
  };
}
