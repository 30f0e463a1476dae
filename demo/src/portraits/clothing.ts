import type { Neckline } from './recipe.ts';
import type { Sketch } from './sketch.ts';
import { weaveFabric } from './fabric.ts';

/** A garment's fill and its trim colour (collar, hem). */
interface Garment {
  readonly fill: string;
  readonly trim: string;
  readonly inner: string;
}

const foldLines =
  '<path d="M262 330C318 372 340 430 336 520L420 520L420 330Z" fill="#000" opacity=".11"/>' +
  '<path d="M96 392C84 430 86 470 90 520" stroke="#000" stroke-width="3" opacity=".12" fill="none"/>' +
  '<path d="M306 392C316 430 314 470 310 520" stroke="#000" stroke-width="3" opacity=".16" fill="none"/>';

const cutByNeckline: Record<Neckline, (garment: Garment) => string> = {
  crew: ({ fill, trim }) =>
    `<path d="M0 320H152C160 376 240 376 248 320H400V520H0Z" fill="${fill}"/>` +
    `<path d="M149 334C156 386 244 386 251 334" stroke="${trim}" stroke-width="7" fill="none" opacity=".9"/>`,
  v: ({ fill }) =>
    `<path d="M0 320H146L200 424L254 320H400V520H0Z" fill="${fill}"/>` +
    '<path d="M146 330L200 424L254 330" stroke="#000" stroke-opacity=".22" stroke-width="5" fill="none"/>',
  scoop: ({ fill }) =>
    `<path d="M0 320H118C128 424 272 424 282 320H400V520H0Z" fill="${fill}"/>` +
    '<path d="M118 336C130 424 270 424 282 336" stroke="#000" stroke-opacity=".2" stroke-width="4" fill="none"/>',
  strap: ({ fill }) =>
    `<path d="M0 452C60 440 90 424 104 404L112 340H126L122 408C150 446 250 446 278 408L274 340H288L296 404C310 424 340 440 400 452V520H0Z" fill="${fill}"/>`,
  off: ({ fill }) =>
    `<path d="M0 432C110 396 290 396 400 432V520H0Z" fill="${fill}"/>` +
    '<path d="M0 440C110 404 290 404 400 440" stroke="#000" stroke-opacity=".2" stroke-width="4" fill="none"/>',
  high: ({ fill }) =>
    `<path d="M0 330H160L166 306C180 326 222 328 236 304L240 330H400V520H0Z" fill="${fill}"/>` +
    '<path d="M160 344C180 362 222 362 240 344" stroke="#000" stroke-opacity=".22" stroke-width="4" fill="none"/>',
  shirt: ({ fill }) =>
    `<path d="M0 320H150L200 412L250 320H400V520H0Z" fill="${fill}"/><path d="M200 412V520" stroke="#000" stroke-opacity=".2" stroke-width="3"/>` +
    '<circle cx="200" cy="440" r="4" fill="#fff" opacity=".7"/><circle cx="200" cy="480" r="4" fill="#fff" opacity=".7"/>',
  blazer: ({ fill, inner }) =>
    `<path d="M0 320H150L200 420L250 320H400V520H0Z" fill="${inner}"/>` +
    '<path d="M158 340C166 380 234 380 242 340" stroke="#000" stroke-opacity=".15" stroke-width="5" fill="none"/>' +
    `<path d="M0 320H140L192 520H0Z" fill="${fill}"/><path d="M400 320H260L208 520H400Z" fill="${fill}"/>` +
    '<path d="M140 330L112 376L142 392L128 412L192 520L160 380Z" fill="#000" opacity=".2"/>' +
    '<path d="M260 330L288 376L258 392L272 412L208 520L240 380Z" fill="#000" opacity=".28"/>',
  // A hood lies over the neck and is drawn later: see `hood` below.
  hood: () => '',
};

function shirtCollar({ trim }: Garment): string {
  return (
    `<path d="M150 330C148 348 160 380 182 402L200 384C178 372 166 350 164 334Z" fill="${trim}"/>` +
    `<path d="M250 330C252 348 240 380 218 402L200 384C222 372 234 350 236 334Z" fill="${trim}"/>` +
    '<path d="M150 330C148 348 160 380 182 402L200 384M250 330C252 348 240 380 218 402L200 384" stroke="#000" stroke-opacity=".18" stroke-width="2" fill="none"/>'
  );
}

function hood({ fill, trim }: Garment, id: string): string {
  return (
    `<g clip-path="url(#${id}t)"><path d="M0 320H150C160 384 240 384 250 320H400V520H0Z" fill="${fill}"/>${foldLines}</g>` +
    `<path d="M140 330C118 352 128 396 200 410C272 396 282 352 260 330C256 368 232 384 200 384C168 384 144 368 140 330Z" fill="${trim}"/>` +
    '<path d="M178 400V462M222 400V456" stroke="#fff7ec" stroke-width="4" stroke-linecap="round"/>'
  );
}

/** The outline of the shoulders. Broad shoulders are 16 units wider on each side. */
function torsoPath(slight: boolean): string {
  const w = slight ? 0 : 16;
  return (
    `M${150 - w * 0.2} 342C${120 - w} 358 ${72 - w} 366 ${52 - w} 404C${36 - w} 440 ${30 - w} 480 ${28 - w} 520` +
    `L${372 + w} 520C${370 + w} 480 ${364 + w} 440 ${348 + w} 404C${328 + w} 366 ${280 + w} 358 ${250 + w * 0.2} 342Z`
  );
}

/** Draws the bare shoulders, which lie under the neck and the garment. */
export function drawTorso({ recipe, id, skin, slight, defs }: Sketch): string {
  const torso = torsoPath(slight);
  defs.push(`<clipPath id="${id}t"><path d="${torso}"/></clipPath>`);
  const shade =
    recipe.neckline === 'strap'
      ? `<g clip-path="url(#${id}t)"><path d="M300 340C330 390 330 450 320 520L400 520L400 340Z" fill="${skin.shade}" opacity=".35"/></g>`
      : '';
  return `<path d="${torso}" fill="url(#${id}s)"/>${shade}`;
}

export function drawGarment(sketch: Sketch): string {
  const { recipe, id } = sketch;
  const garment: Garment = {
    fill: weaveFabric(sketch, recipe.cloth),
    trim: recipe.cloth.colors[1],
    inner: recipe.cloth.inner ?? '#fff7ec',
  };
  const parts = [`<g clip-path="url(#${id}t)">`, cutByNeckline[recipe.neckline](garment), foldLines, '</g>'];
  if (recipe.neckline === 'shirt') parts.push(shirtCollar(garment));
  if (recipe.neckline === 'hood') parts.push(hood(garment, id));
  return parts.join('');
}
