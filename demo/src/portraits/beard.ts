import type { Beard } from './recipe.ts';
import type { Sketch } from './sketch.ts';

const beardShapes: Record<Beard, (sketch: Sketch) => string> = {
  stubble: ({ hair, face: { cw } }) =>
    `<path d="M${200 - cw - 4} 214C${200 - cw + 4} 246 ${200 - cw + 16} 252 164 254C176 244 188 254 200 255C212 254 224 244 236 254` +
    `C${200 + cw - 16} 252 ${200 + cw - 4} 246 ${200 + cw + 4} 214L${200 + cw + 4} 330H${200 - cw - 4}Z" fill="${hair.base}" opacity=".34"/>`,
  short: jawBeard,
  full: jawBeard,
  goatee: ({ hair }) =>
    '<path fill-rule="evenodd" d="M162 262C178 252 222 252 238 262C244 290 232 322 200 326C168 322 156 290 162 262Z' +
    `M166 266C180 260 190 258 200 260C210 258 220 260 234 266C230 288 216 293 200 293C184 293 170 288 166 266Z" fill="${hair.base}" opacity=".9"/>`,
  moustache: ({ hair }) =>
    `<path d="M164 265C170 256 190 250 200 257C210 250 230 256 236 265C226 262 210 261 200 262C190 261 174 262 164 265Z" fill="${hair.base}" opacity=".94"/>`,
};

function jawBeard({ hair, id, face: { cw }, defs }: Sketch): string {
  defs.push(
    `<linearGradient id="${id}bd" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hair.base}" stop-opacity=".0"/>` +
      `<stop offset=".22" stop-color="${hair.base}" stop-opacity=".86"/><stop offset="1" stop-color="${hair.base}"/></linearGradient>`,
  );
  return (
    `<path fill-rule="evenodd" d="M${200 - cw - 4} 196L${200 - cw + 7} 200C${200 - cw + 8} 232 ${200 - cw + 16} 254 158 260` +
    `C168 256 184 255.500 200 258C216 255.500 232 256 242 260C${200 + cw - 16} 254 ${200 + cw - 8} 232 ${200 + cw - 7} 200L${200 + cw + 4} 196V340H${200 - cw - 4}Z` +
    `M166 267C176 261 190 258 200 261C210 258 224 261 234 267C230 288 216 294 200 294C184 294 170 288 166 267Z" fill="url(#${id}bd)"/>` +
    `<path d="M192 290h16l-3 8h-10z" fill="${hair.base}"/>`
  );
}

/** Draws the beard. Belongs inside the clip path of the face, which trims it to the jaw. */
export function drawBeard(sketch: Sketch): string {
  const { beard } = sketch.recipe;
  return beard === undefined ? '' : beardShapes[beard](sketch);
}
