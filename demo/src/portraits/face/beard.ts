import { smoothPath, tenth, times, type Point } from '../path.ts';
import type { Beard } from '../recipe.ts';
import type { Sketch } from '../sketch.ts';

/** The moustache, from below the nose to beyond the corners of the mouth. */
function moustachePath({ face, expression }: Sketch, heavy: number): string {
  const raised = { calm: 2, thoughtful: 2, smirk: 4, smile: 5.5, grin: 6, laugh: 6 }[expression];
  const { mouthY: y, mouthW: w, noseY, lipUpper } = face;
  const rim = y - lipUpper * 0.9;
  const top = Math.max(noseY + 4, rim - 8 - heavy * 0.8);
  return (
    `M0 ${top + 2.5}C${w * 0.16} ${top - 1} ${w * 0.86} ${rim - 5 - heavy * 0.4} ${w * 1.18} ${y + 1 + heavy * 0.5 - raised}C${w * 0.94} ${y - 1 - raised * 0.6} ${w * 0.4} ${rim - 0.4} 0 ${rim + 1}` +
    `C${-w * 0.4} ${rim - 0.4} ${-w * 0.94} ${y - 1 - raised * 0.6} ${-w * 1.18} ${y + 1 + heavy * 0.5 - raised}C${-w * 0.86} ${rim - 5 - heavy * 0.4} ${-w * 0.16} ${top - 1} 0 ${top + 2.5}Z`
  );
}

/** The beard along the jaw: outside `drop` below the chin, inside down the cheek and around the mouth. */
function jawPath({ head, face }: Sketch, drop: number, cheekLine: number): string {
  const { mouthY: y, mouthW: w, jawY, chinY, lipLower } = face;
  const heights = [-6, 14, 34, jawY, jawY + (chinY - jawY) * 0.55, chinY - 4];
  const pad = drop * 0.18;
  const outer = (side: -1 | 1): Point[] =>
    heights.map((height, i): Point => {
      const [x, top] = head.edge(side, height, i < 2 ? 1 : pad + 1.5);
      return [x, top + (i < 4 ? i : 0) * drop * 0.1];
    });
  const [chinX] = head.at(0, chinY);
  const chin: Point[] = [[chinX, chinY + drop]];
  const inner = (side: -1 | 1): Point[] =>
    (
      [
        [w * 0.5, y + lipLower + 5],
        [w * 1.14, y + 5],
        [w * 1.18, y - 7],
        [face.jaw * 0.78, y - 12 - cheekLine],
        [face.cheek * 0.86, 26 - cheekLine],
        [face.cheek * 0.9, -4],
      ] as const
    ).map(([x, height]) => head.at(side * x, height));
  const lower: Point[] = [head.at(0, y + lipLower + 7)];
  return smoothPath(
    [...outer(-1), ...chin, ...outer(1).toReversed(), ...inner(1).toReversed(), ...lower, ...inner(-1)],
    true,
  );
}

/** Short hairs that give the beard's edge and mass a grain. */
function grain({ head, face, hair, random, recipe }: Sketch, count: number, colour = hair.shine): string {
  const greys = recipe.hairColor === 'grey' || recipe.hairColor === 'silver';
  return times(count, () => {
    const side = random() > 0.5 ? 1 : -1;
    const y = face.mouthY - 6 + random() * (face.chinY - face.mouthY - 4);
    const half = head.halfWidth(y);
    const x = side * Math.min(half * 0.86, face.mouthW * 1.2 + random() * Math.max(4, half * 0.8 - face.mouthW * 1.2));
    const [px, py] = head.at(x, y);
    return `<path d="M${tenth(px)} ${tenth(py)}l${tenth(side * 1.6)} 4" stroke="${colour}" stroke-width="1.2" stroke-linecap="round" opacity="${greys ? 0.2 : 0.5}"/>`;
  });
}

function jawBeard(sketch: Sketch, drop: number, cheekLine: number): string {
  const { hair, id, defs, head, face } = sketch;
  defs.push(
    `<linearGradient id="${id}bd" gradientUnits="userSpaceOnUse" x1="0" y1="-6" x2="0" y2="${tenth(face.mouthY)}"><stop offset="0" stop-color="${hair.base}" stop-opacity=".1"/>` +
      `<stop offset=".5" stop-color="${hair.base}" stop-opacity=".82"/><stop offset="1" stop-color="${hair.base}"/></linearGradient>`,
  );
  const soul = `M-5 ${face.mouthY + face.lipLower + 2}L5 ${face.mouthY + face.lipLower + 2}L3 ${face.mouthY + face.lipLower + 11}L-3 ${face.mouthY + face.lipLower + 11}Z`;
  return (
    `<path d="${jawPath(sketch, drop, cheekLine)}" fill="url(#${id}bd)"/>` +
    `<path d="${head.lay(moustachePath(sketch, 3))}" fill="${hair.base}"/><path d="${head.lay(soul)}" fill="${hair.base}" opacity=".9"/>` +
    grain(sketch, 40)
  );
}

const beards: Record<Beard, (sketch: Sketch) => string> = {
  stubble: (sketch) =>
    `<g opacity=".4"><path d="${jawPath(sketch, 0, 2)}" fill="${sketch.hair.base}"/><path d="${sketch.head.lay(moustachePath(sketch, 1))}" fill="${sketch.hair.base}"/></g>` +
    grain(sketch, 26, sketch.hair.deep),
  short: (sketch) => jawBeard(sketch, 3, 0),
  full: (sketch) => jawBeard(sketch, 13, 5),
  long: (sketch) => jawBeard(sketch, 34, 4),
  goatee: ({ head, face, hair, ...rest }) => {
    const { mouthY: y, mouthW: w, lipLower, chinY } = face;
    const ring = `M${-w * 1.14} ${y + 2}C${-w * 1.3} ${y + 16} ${-w * 0.9} ${chinY} 0 ${chinY + 6}C${w * 0.9} ${chinY} ${w * 1.3} ${y + 16} ${w * 1.14} ${y + 2}C${w * 0.9} ${y + lipLower + 6} ${w * 0.4} ${y + lipLower + 6} 0 ${y + lipLower + 5}C${-w * 0.4} ${y + lipLower + 6} ${-w * 0.9} ${y + lipLower + 6} ${-w * 1.14} ${y + 2}Z`;
    return `<path d="${head.lay(ring)}" fill="${hair.base}" opacity=".94"/><path d="${head.lay(moustachePath({ head, face, hair, ...rest }, 2))}" fill="${hair.base}" opacity=".94"/>`;
  },
  moustache: (sketch) =>
    `<path d="${sketch.head.lay(moustachePath(sketch, 9))}" fill="${sketch.hair.base}" opacity=".95"/>`,
  chinstrap: (sketch) => {
    const { head, face, hair } = sketch;
    const heights = [-6, 14, 34, face.jawY, face.jawY + (face.chinY - face.jawY) * 0.55, face.chinY - 3];
    const line = (pad: number, side: -1 | 1): Point[] => heights.map((y) => head.edge(side, y, pad));
    const chin = (y: number): Point => [head.at(0, face.chinY)[0], y];
    const strap = smoothPath(
      [
        ...line(1, -1),
        chin(face.chinY + 3),
        ...line(1, 1).toReversed(),
        ...line(-8, 1),
        chin(face.chinY - 11),
        ...line(-8, -1).toReversed(),
      ],
      true,
    );
    return `<path d="${strap}" fill="${hair.base}" opacity=".9"/><path d="${head.lay(moustachePath(sketch, 1))}" fill="${hair.base}" opacity=".8"/>`;
  },
};

export function drawBeard(sketch: Sketch): string {
  const { beard } = sketch.recipe;
  return beard === undefined ? '' : beards[beard](sketch);
}
