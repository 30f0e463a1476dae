import type { DemoPerson } from '../data/demo-person.ts';
import { portraitLayers } from '../portraits/draw-portrait.ts';
import { skinShades } from '../portraits/palette.ts';
import type { PortraitRecipe } from '../portraits/recipe.ts';
import { idCardArt } from './draw-id-card.ts';

/** The same face on another day, with other clothes and another background. */
function onAnotherDay(recipe: PortraitRecipe): PortraitRecipe {
  return {
    ...recipe,
    id: `${recipe.id}s`,
    seed: recipe.id,
    neckline: recipe.hair === 'hijab' ? recipe.neckline : 'crew',
    cloth: recipe.hair === 'hijab' ? recipe.cloth : { colors: ['#5d7f93', '#46647a', '#ffffff'] },
    bg: ['#c9b79c', '#e9dcc7', '#d8c7ab'],
    motif: 'window',
    tilt: -(recipe.tilt ?? 0),
    // As the seeded pose asks.
    mouth: 'grin',
  };
}

/** The hand that holds the card: forearm and palm behind it, thumb in front. */
function hand(recipe: PortraitRecipe, sleeve: string): { behind: string; front: string } {
  const skin = skinShades(recipe);
  return {
    behind:
      `<path d="M232 520C240 470 250 440 262 418L312 424C316 450 318 486 318 520Z" fill="${sleeve}"/>` +
      `<path d="M252 436C250 410 256 388 270 380H306C318 390 322 412 316 440C296 450 270 448 252 436Z" fill="${skin.base}"/>`,
    front:
      `<path d="M266 432C260 408 270 388 284 384C296 382 300 392 296 402C292 414 292 424 296 436C286 444 274 442 266 432Z" fill="${skin.base}"/>` +
      `<path d="M284 386C294 384 298 392 294 401L285 403C279 400 279 390 284 386Z" fill="${skin.light}" opacity=".8"/>` +
      `<path d="M296 402C292 414 292 424 296 436" stroke="${skin.line}" stroke-width="2" fill="none" opacity=".4"/>`,
  };
}

/**
 * Draws a demo person who holds their specimen card beside the face, as a 4:5 SVG document (800 x 1000 units).
 * @param today the calendar day of seeding in Nairobi, `YYYY-MM-DD`
 */
export function drawSelfieWithId(person: DemoPerson, today: string): string {
  const recipe = onAnotherDay(person.portrait);
  const { defs, background, figure, wash } = portraitLayers(recipe);
  const { behind, front } = hand(recipe, recipe.cloth.colors[1]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000"><defs>${defs}</defs>${background}${figure}<g transform="translate(0 40)">${behind}` +
    `<g transform="translate(176 286) rotate(-5) scale(.158)"><rect x="14" y="18" width="1280" height="808" rx="48" fill="#000" opacity=".25"/>${idCardArt(person, today)}</g>${front}</g>${wash}</svg>`
  );
}
