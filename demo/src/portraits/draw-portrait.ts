import { drawHeadJewellery, drawNecklace } from './accessories.ts';
import { drawBackground } from './background.ts';
import { drawBeard } from './beard.ts';
import { drawGarment, drawTorso } from './clothing.ts';
import { drawEyes } from './eyes.ts';
import { drawAgeLines, drawEars, drawFaceLight, drawMouth, drawNose, faceOutline } from './face.ts';
import { drawHairBack } from './hair-back.ts';
import { drawHairFront } from './hair-front.ts';
import { drawHairOver } from './hair-over.ts';
import type { PortraitRecipe } from './recipe.ts';
import type { Sketch } from './sketch.ts';
import { headTransform, startSketch } from './sketch.ts';

const left = (distance: number): number => 200 - distance;
const right = (distance: number): number => 200 + distance;

/**
 * Draws the whole portrait as a 4:5 SVG document (400 x 500 units).
 * The same recipe always gives the same text, byte for byte.
 */
export function drawPortrait(recipe: PortraitRecipe): string {
  const { background, figure, wash, defs } = portraitLayers(recipe);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000">' +
    `<defs>${defs}</defs>${background}${figure}${wash}</svg>`
  );
}

export interface PortraitLayers {
  readonly defs: string;
  readonly background: string;
  readonly figure: string;
  readonly wash: string;
}

/** The portrait's layers, for pictures that show the person in another setting. */
export function portraitLayers(recipe: PortraitRecipe): PortraitLayers {
  const sketch = startSketch(recipe);
  const outline = faceOutline(sketch);
  defineSkinAndHair(sketch, outline);
  const background = drawBackground(sketch);
  const figure =
    `<g transform="translate(200 510) scale(${recipe.scale ?? 1.18}) translate(-200 -500)">` +
    `<g transform="${headTransform(sketch)}">${drawHairBack(sketch)}</g>` +
    drawTorso(sketch) +
    drawNeck(sketch) +
    drawGarment(sketch) +
    drawNecklace(sketch) +
    drawHead(sketch, outline) +
    drawHairOver(sketch) +
    '</g>';
  const wash = drawWash(sketch);
  return { defs: sketch.defs.join(''), background, figure, wash };
}

function defineSkinAndHair({ id, skin, hair, defs }: Sketch, outline: string): void {
  defs.push(
    `<clipPath id="${id}f"><path d="${outline}"/></clipPath>`,
    `<linearGradient id="${id}s" x1="0" y1="0" x2="1" y2=".55"><stop offset="0" stop-color="${skin.light}"/><stop offset=".5" stop-color="${skin.base}"/><stop offset="1" stop-color="${skin.shade}"/></linearGradient>`,
    `<radialGradient id="${id}g"><stop offset="0" stop-color="${skin.glow}" stop-opacity=".75"/><stop offset="1" stop-color="${skin.glow}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="${id}b"><stop offset="0" stop-color="${skin.blush}" stop-opacity=".5"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="${id}h" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${hair.shine}"/><stop offset=".45" stop-color="${hair.base}"/><stop offset="1" stop-color="${hair.deep}"/></linearGradient>`,
  );
}

function drawNeck({ recipe, id, skin, slight }: Sketch): string {
  const w = slight ? 29 : 37;
  const neck =
    `<path d="M${left(w)} 262C${left(w)} 312 ${left(w + 2)} 338 ${left(w + 22)} 352C${left(8)} 392 ${right(8)} 392 ${right(w + 22)} 352C${right(w + 2)} 338 ${right(w)} 312 ${right(w)} 262Z" fill="url(#${id}s)"/>` +
    `<path d="M${left(w)} 286C${left(18)} 326 ${right(26)} 334 ${right(w)} 296L${right(w)} 262L${left(w)} 262Z" fill="${skin.shade}" opacity=".72"/>`;
  const covered = !slight || recipe.neckline === 'high' || recipe.hair === 'hijab';
  if (covered) return neck;
  return `${neck}<path d="M${left(40)} 362Q${left(14)} 366 ${left(6)} 374M${right(40)} 362Q${right(14)} 366 ${right(6)} 374" stroke="${skin.shade}" stroke-width="2.2" fill="none" opacity=".5" stroke-linecap="round"/>`;
}

function drawHead(sketch: Sketch, outline: string): string {
  const { recipe, id } = sketch;
  const turn = recipe.turn ?? 0;
  const place = headTransform(sketch);
  return (
    `<g transform="${place}">${recipe.hair === 'hijab' ? '' : drawEars(sketch)}<path d="${outline}" fill="url(#${id}s)"/>` +
    `<g clip-path="url(#${id}f)">${drawFaceLight(sketch)}${drawBeard(sketch)}</g>${drawAgeLines(sketch)}` +
    `<g transform="translate(${turn * 4} 0)">${drawEyes(sketch)}</g>` +
    `<g transform="translate(${turn * 5.5} 0)">${drawNose(sketch)}</g>` +
    `<g transform="translate(${turn * 4.5} 0)">${drawMouth(sketch)}</g></g>` +
    `<g transform="${place}">${drawHairFront(sketch)}${drawHeadJewellery(sketch)}</g>`
  );
}

/** Casts warm light over everything from the upper left. */
function drawWash({ id, defs }: Sketch): string {
  defs.push(
    `<linearGradient id="${id}w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3d6" stop-opacity=".22"/><stop offset=".5" stop-color="#fff3d6" stop-opacity="0"/></linearGradient>`,
  );
  return `<rect width="400" height="500" fill="url(#${id}w)"/>`;
}
