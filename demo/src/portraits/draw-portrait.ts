import { drawBackground } from './background.ts';
import { atRest } from './body/pose.ts';
import { drawFigure } from './figure.ts';
import type { PortraitRecipe } from './recipe.ts';
import type { Bearing } from './sketch.ts';

/**
 * Draws the whole portrait as a 4:5 SVG document (400 x 500 units).
 * The same recipe always gives the same text, byte for byte.
 */
export function drawPortrait(recipe: PortraitRecipe): string {
  const { background, figure, wash, defs } = portraitLayers(recipe);
  return svgDocument(defs, `${background}${figure}${wash}`);
}

export function svgDocument(defs: string, art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000"><defs>${defs}</defs>${withoutLayers(art)}</svg>`;
}

/**
 * Says the opacity of every shape as that of its only paint. The renderer would draw `opacity` through a layer as large
 * as the picture, which takes twice the time.
 */
function withoutLayers(art: string): string {
  return art.replace(/<(?:path|circle|ellipse|rect)[^>]* opacity="[^>]*>/g, (shape) => {
    if (shape.includes('fill="none"')) return shape.replace(' opacity=', ' stroke-opacity=');
    return / stroke(?:-opacity)?=/.test(shape) ? shape : shape.replace(' opacity=', ' fill-opacity=');
  });
}

export interface PortraitLayers {
  readonly defs: string;
  readonly background: string;
  readonly figure: string;
  readonly wash: string;
}

/** The portrait's layers, for pictures that show the person in another setting. */
export function portraitLayers(recipe: PortraitRecipe, bearing: Bearing = {}): PortraitLayers {
  const defs: string[] = [];
  const background = drawBackground(recipe, defs);
  const { art, defs: figureDefs } = drawFigure(recipe, { ...atRest, ...bearing });
  const wash = drawWash(recipe.id, defs);
  return {
    defs: defs.join('') + figureDefs,
    background,
    figure: `<g transform="${placeOf(recipe)}">${art}</g>`,
    wash,
  };
}

/**
 * The head is in the part of the picture that a card shows, about an eighth to three fifths down. High hair and headwear
 * need room above it.
 */
function placeOf({ hair }: PortraitRecipe): string {
  if (['afro', 'highwrap', 'strawhat'].includes(hair)) return 'translate(200 200) scale(1.05)';
  if (/puff|bun|kofia|turban$|headwrap|hightop/.test(hair)) return 'translate(200 197) scale(1.08)';
  return 'translate(200 188) scale(1.12)';
}

/** Casts warm light over everything from the upper left. */
export function drawWash(id: string, defs: string[]): string {
  defs.push(
    `<linearGradient id="${id}w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3d6" stop-opacity=".2"/><stop offset=".5" stop-color="#fff3d6" stop-opacity="0"/></linearGradient>`,
  );
  return `<rect width="400" height="500" fill="url(#${id}w)"/>`;
}
