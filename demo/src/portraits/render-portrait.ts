import { drawPortrait } from './draw-portrait.ts';
import type { PortraitRecipe } from './recipe.ts';
import { svgToJpeg } from './svg-to-jpeg.ts';

/** Renders a portrait as a JPEG of 1080 x 1350 px (4:5), like one that a member would upload. */
export function renderPortrait(recipe: PortraitRecipe): Promise<Buffer> {
  return svgToJpeg(drawPortrait(recipe), { width: 1080, height: 1350, drawnWidth: 800 });
}
