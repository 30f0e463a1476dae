import { drawPortrait } from './draw-portrait.ts';
import type { PortraitRecipe } from './recipe.ts';
import { svgToJpeg } from './svg-to-jpeg.ts';

/** A portrait as a JPEG of 1080 x 1350 px (4:5), as a member would upload it. */
export function renderPortrait(recipe: PortraitRecipe): Promise<Buffer> {
  return svgToJpeg(drawPortrait(recipe), { width: 1080, height: 1350, drawnWidth: 800 });
}
