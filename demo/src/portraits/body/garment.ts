import type { Neckline } from '../recipe.ts';
import type { Sketch } from '../sketch.ts';
import { weaveFabric } from './fabric.ts';

/** A garment's fill and its trim colour (collar, hem). */
export interface Garment {
  readonly fill: string;
  readonly trim: string;
  readonly inner: string;
}

/** The neckline of each garment, below which it fills the torso. The neck's middle is at x = 0, the chin at y = 100. */
const cutByNeckline: Record<Neckline, (garment: Garment) => string> = {
  crew: ({ fill, trim }) =>
    `<path d="M-240 96H-46C-40 160 40 160 46 96H240V700H-240Z" fill="${fill}"/>` +
    `<path d="M-50 114C-42 170 42 170 50 114" stroke="${trim}" stroke-width="7" fill="none" opacity=".9"/>`,
  v: ({ fill }) =>
    `<path d="M-240 96H-54L0 206L54 96H240V700H-240Z" fill="${fill}"/>` +
    '<path d="M-54 112L0 206L54 112" stroke="#000" stroke-opacity=".22" stroke-width="5" fill="none"/>',
  scoop: ({ fill }) =>
    `<path d="M-240 96H-80C-72 206 72 206 80 96H240V700H-240Z" fill="${fill}"/>` +
    '<path d="M-80 118C-70 206 70 206 80 118" stroke="#000" stroke-opacity=".2" stroke-width="4" fill="none"/>',
  strap: ({ fill }) =>
    `<path d="M-240 244C-140 240 -112 212 -94 182L-86 120H-70L-76 190C-48 228 48 228 76 190L70 120H86L94 182C112 212 140 240 240 244V700H-240Z" fill="${fill}"/>`,
  off: ({ fill }) =>
    `<path d="M-240 214C-90 176 90 176 240 214V700H-240Z" fill="${fill}"/>` +
    '<path d="M-240 224C-90 186 90 186 240 224" stroke="#000" stroke-opacity=".2" stroke-width="4" fill="none"/>',
  high: ({ fill }) =>
    `<path d="M-240 110H-40L-36 88C-20 108 22 110 36 86L40 110H240V700H-240Z" fill="${fill}"/>` +
    '<path d="M-42 122C-22 142 22 142 42 122" stroke="#000" stroke-opacity=".22" stroke-width="4" fill="none"/>',
  shirt: ({ fill }) =>
    `<path d="M-240 96H-50L0 194L50 96H240V700H-240Z" fill="${fill}"/><path d="M0 194V700" stroke="#000" stroke-opacity=".2" stroke-width="3"/>` +
    [222, 264, 306, 348, 390].map((y) => `<circle cx="0" cy="${y}" r="3.6" fill="#fff" opacity=".75"/>`).join(''),
  blazer: ({ fill, inner }) =>
    `<path d="M-70 96H-50L0 202L50 96H70L18 330V700H-18V330Z" fill="${inner}"/>` +
    `<path d="M-240 96H-60L-8 330V700H-240Z" fill="${fill}"/><path d="M240 96H60L8 330V700H240Z" fill="${fill}"/>` +
    '<path d="M-60 106L-88 156L-58 172L-72 192L-8 320L-38 156Z" fill="#000" opacity=".2"/>' +
    '<path d="M60 106L88 156L58 172L72 192L8 320L38 156Z" fill="#000" opacity=".28"/>' +
    '<circle cx="10" cy="350" r="5" fill="#000" opacity=".4"/>',
  hood: ({ fill }) => `<path d="M-240 100H-50C-40 164 40 164 50 100H240V700H-240Z" fill="${fill}"/>`,
};

function shirtCollar({ trim }: Garment): string {
  return (
    `<path d="M-50 108C-52 128 -40 160 -18 182L0 166C-22 152 -34 130 -36 114Z" fill="${trim}"/>` +
    `<path d="M50 108C52 128 40 160 18 182L0 166C22 152 34 130 36 114Z" fill="${trim}"/>` +
    '<path d="M-50 108C-52 128 -40 160 -18 182L0 166M50 108C52 128 40 160 18 182L0 166" stroke="#000" stroke-opacity=".18" stroke-width="2" fill="none"/>'
  );
}

function hood({ trim }: Garment): string {
  return (
    `<path d="M-60 110C-82 132 -72 176 0 190C72 176 82 132 60 110C56 148 32 164 0 164C-32 164 -56 148 -60 110Z" fill="${trim}"/>` +
    '<path d="M-22 180V242M22 180V236" stroke="#fff7ec" stroke-width="4" stroke-linecap="round"/>'
  );
}

export function garmentOf(sketch: Sketch): Garment {
  const { cloth } = sketch.recipe;
  return { fill: weaveFabric(sketch, cloth), trim: cloth.colors[1], inner: cloth.inner ?? '#fff7ec' };
}

/** The garment over the torso, whose outline is the clip path `t` of the sketch. */
export function drawGarment({ recipe, id }: Sketch, garment: Garment): string {
  const folds =
    '<path d="M60 120C120 170 140 250 130 700H260V120Z" fill="#000" opacity=".1"/>' +
    '<path d="M-92 230C-84 300 -88 340 -96 400M96 240C90 300 92 350 100 410" stroke="#000" stroke-width="3" opacity=".14" fill="none"/>';
  const parts = [`<g clip-path="url(#${id}t)">`, cutByNeckline[recipe.neckline](garment), folds, '</g>'];
  if (recipe.neckline === 'shirt') parts.push(shirtCollar(garment));
  if (recipe.neckline === 'hood') parts.push(hood(garment));
  return parts.join('');
}

/** How far the garment covers the arm: 0 is bare, 1 reaches the wrist. */
export function sleeveOf({ recipe }: Sketch): number {
  const byNeckline: Record<Neckline, number> = {
    crew: 0.42,
    v: 0.4,
    scoop: 0.3,
    strap: 0,
    off: 0.2,
    high: 1,
    shirt: 1,
    blazer: 1,
    hood: 1,
  };
  const covered = ['hijab', 'shayla', 'khimar', 'pleated'].includes(recipe.hair);
  return covered ? 1 : byNeckline[recipe.neckline];
}
