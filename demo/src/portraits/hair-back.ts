import { braid, cloud, curls, loc } from './hair-strands.ts';
import type { HairStyle } from './recipe.ts';
import type { Sketch } from './sketch.ts';
import { bothSides, tenth, times } from './sketch.ts';

const topPuff = { cx: 204, cy: 80, rx: 72, ry: 56 };

function puffOnTop({ id, hair, random }: Sketch): string {
  return (
    `<path d="${cloud(topPuff, 24, 0.62, random)}" fill="url(#${id}h)"/>` +
    curls({ cx: 204, cy: 78, rx: 64, ry: 50 }, 80, random, hair)
  );
}

const backByStyle: Partial<Record<HairStyle, (sketch: Sketch) => string>> = {
  afro: ({ id, hair, random }) =>
    `<path d="${cloud({ cx: 200, cy: 162, rx: 118, ry: 106 }, 30, 0.62, random)}" fill="url(#${id}h)"/>` +
    curls({ cx: 200, cy: 162, rx: 108, ry: 98 }, 150, random, hair),
  twa: ({ id, random }) =>
    `<path d="${cloud({ cx: 200, cy: 152, rx: 82, ry: 70 }, 28, 0.6, random)}" fill="url(#${id}h)"/>`,
  puff: puffOnTop,
  cornrowpuff: puffOnTop,
  braids: ({ hair, random }) =>
    `<path d="M200 88C120 84 112 170 116 250C112 340 96 400 92 470L308 470C304 400 288 340 284 250C288 170 280 84 200 88Z" fill="${hair.deep}"/>` +
    times(12, (i) => {
      const x = 104 + i * 17.5;
      return braid(
        `M${tenth(150 + i * 9)} 130C${tenth(120 + i * 14)} 230 ${tenth(x)} 330 ${tenth(x - 6 + random() * 12)} ${tenth(452 + random() * 36)}`,
        12,
        hair,
      );
    }),
  braidbun: ({ id, hair, random }) =>
    `<path d="${cloud({ cx: 200, cy: 66, rx: 54, ry: 46 }, 16, 0.6, random)}" fill="url(#${id}h)"/>` +
    times(7, (i) =>
      braid(
        `M${160 + i * 4} ${96 - i * 3}C${150 + i * 6} ${40 + i * 2} ${230 + i * 2} ${28 + i * 6} ${238 - i * 3} ${84 + i * 2}`,
        9,
        hair,
      ),
    ),
  locs: ({ hair, random }) =>
    `<path d="M200 92C124 88 112 170 114 240C112 290 104 330 100 356L300 356C296 330 288 290 286 240C288 170 276 88 200 92Z" fill="${hair.deep}"/>` +
    times(11, (i) => {
      const x = 106 + i * 18.8;
      return loc(
        `M${tenth(152 + i * 9)} 130C${tenth(126 + i * 14)} 220 ${tenth(x)} 290 ${tenth(x - 4 + random() * 8)} ${tenth(352 + random() * 26)}`,
        16,
        hair,
      );
    }),
  bob: ({ id }) =>
    `<path d="M200 92C122 88 112 158 114 214C116 262 108 292 104 316C130 334 168 330 176 316L224 316C232 330 272 334 296 314C292 290 284 262 286 214C288 158 278 88 200 92Z" fill="url(#${id}h)"/>`,
  longwave: ({ id, hair }) =>
    `<path d="M200 88C118 84 108 160 112 220C116 280 78 330 88 392C96 430 120 440 140 430L262 430C286 440 306 424 312 392C320 330 284 280 288 220C292 160 282 84 200 88Z" fill="url(#${id}h)"/>` +
    `<path d="M122 230C124 290 96 330 102 392M138 240C138 300 118 350 124 408M280 230C278 290 304 330 298 392M264 240C264 300 282 350 278 408" stroke="${hair.shine}" stroke-width="3" fill="none" opacity=".5" stroke-linecap="round"/>`,
  twopuffs: ({ id, hair, random }) =>
    bothSides(
      (s) =>
        `<path d="${cloud({ cx: 200 + s * 74, cy: 98, rx: 50, ry: 46 }, 18, 0.62, random)}" fill="url(#${id}h)"/>` +
        curls({ cx: 200 + s * 74, cy: 97, rx: 43, ry: 39 }, 44, random, hair),
    ),
  locbun: ({ hair, random }) =>
    `<ellipse cx="206" cy="78" rx="50" ry="38" fill="${hair.deep}"/>` +
    times(8, (i) =>
      loc(
        `M${168 + i * 9} 104C${150 + i * 9} ${62 - i * 2} ${196 + i * 8} ${38 + i} ${tenth(176 + i * 10 + random() * 6)} ${tenth(92 - random() * 8)}`,
        14,
        hair,
      ),
    ),
  // The knots behind the crown come first, so that the front ones overlap them.
  bantu: ({ id, hair }) => times(4, (i) => knot(150 + i * 33, 98 - (i === 1 || i === 2 ? 14 : 0), 19, id, hair.shine)),
  hijab: ({ recipe }) =>
    `<path d="M200 76C120 74 104 150 108 226C104 300 70 344 60 420L340 420C330 344 296 300 292 226C296 150 280 74 200 76Z" fill="${recipe.wrap?.[2]}"/>`,
  headwrap: ({ recipe }) =>
    `<path d="M128 150C96 96 126 30 204 28C286 26 306 96 274 152Z" fill="${recipe.wrap?.[2]}"/>`,
};

/** A coiled Bantu knot with its turns. */
export function knot(x: number, y: number, radius: number, id: string, shine: string): string {
  const r = radius;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id}h)"/>` +
    `<path d="M${tenth(x - r * 0.62)} ${tenth(y + r * 0.3)}C${tenth(x - r * 0.7)} ${tenth(y - r * 0.8)} ${tenth(x + r * 0.7)} ${tenth(y - r * 0.8)} ${tenth(x + r * 0.55)} ${tenth(y + r * 0.1)}` +
    `C${tenth(x + r * 0.4)} ${tenth(y + r * 0.6)} ${tenth(x - r * 0.3)} ${tenth(y + r * 0.4)} ${tenth(x - r * 0.15)} ${tenth(y - r * 0.1)}" stroke="${shine}" stroke-width="2.2" fill="none" opacity=".65" stroke-linecap="round"/>`
  );
}

/** Draws the hair behind the neck and shoulders. */
export function drawHairBack(sketch: Sketch): string {
  return backByStyle[sketch.recipe.hair]?.(sketch) ?? '';
}
