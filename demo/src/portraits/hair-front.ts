import { knot } from './hair-back.ts';
import { clippedToCap, hairCap } from './hair-cap.ts';
import { braid, curls, loc } from './hair-strands.ts';
import { headwearByStyle } from './headwear.ts';
import type { HairStyle } from './recipe.ts';
import type { Sketch } from './sketch.ts';
import { tenth, times } from './sketch.ts';

/** Cropped hair that fades out at the temples, with the dotted texture of a barber's cut. */
function cropped(sketch: Sketch): string {
  const {
    recipe: { hair: style },
    id,
    hair,
    random,
    face: { cw },
    defs,
  } = sketch;
  const y = style === 'buzz' ? 142 : 138;
  defs.push(
    `<linearGradient id="${id}fd" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hair.base}"/><stop offset=".5" stop-color="${hair.base}" stop-opacity=".96"/><stop offset="1" stop-color="${hair.base}" stop-opacity=".25"/></linearGradient>`,
  );
  const parts: string[] = [];
  if (style === 'hightop') {
    parts.push(
      `<path d="M${200 - cw + 6} 142C${200 - cw - 4} 112 ${200 - cw} 76 ${200 - cw + 14} 68C${200 - cw + 30} 54 ${200 + cw - 30} 54 ${200 + cw - 14} 68` +
        `C${200 + cw} 76 ${200 + cw + 4} 112 ${200 + cw - 6} 142C${200 + cw * 0.7} 124 ${200 - cw * 0.7} 124 ${200 - cw + 6} 142Z" fill="url(#${id}h)"/>`,
    );
    parts.push(curls({ cx: 200, cy: 95, rx: cw - 12, ry: 32 }, 90, random, hair));
  }
  parts.push(
    `<path d="M${200 - cw - 2} 200C${200 - cw - 4} 136 ${200 - cw * 0.74} 102 200 102C${200 + cw * 0.74} 102 ${200 + cw + 4} 136 ${200 + cw + 2} 200` +
      `L${200 + cw - 5} 186C${200 + cw - 7} 164 ${200 + cw - 12} ${y + 18} ${200 + cw * 0.72} ${y + 5}L${200 + cw * 0.62} ${y - 3}` +
      `C${200 + cw * 0.25} ${y - 8} ${200 - cw * 0.25} ${y - 8} ${200 - cw * 0.62} ${y - 3}L${200 - cw * 0.72} ${y + 5}` +
      `C${200 - cw + 12} ${y + 18} ${200 - cw + 7} 164 ${200 - cw + 5} 186Z" fill="url(#${id}fd)"/>`,
  );
  if (style === 'waves' || style === 'fade') {
    parts.push(
      times(
        5,
        (i) =>
          `<path d="M${200 - cw * 0.6 + i * 3} ${130 - i * 5}Q200 ${118 - i * 5.2} ${200 + cw * 0.6 - i * 3} ${130 - i * 5}" stroke="${hair.shine}" stroke-width="1.8" opacity=".55" fill="none" stroke-dasharray="7 4"/>`,
      ),
    );
  }
  if (style === 'fade') parts.push(curls({ cx: 200, cy: 116, rx: 48, ry: 12 }, 34, random, hair));
  return parts.join('');
}

function twists({ hair, random, face }: Sketch): string {
  const base = `<path d="${hairCap(face, { top: 98, side: 198, line: 140 })}" fill="${hair.base}" opacity=".96"/>`;
  const rows = times(3, (row) =>
    times(9 - row, (i) => {
      const t = (i + 0.5) / (9 - row) - 0.5;
      const x = 200 + t * (132 - row * 20);
      const y = 136 - row * 18 + Math.abs(t) * Math.abs(t) * 46;
      return loc(
        `M${tenth(x)} ${tenth(y)}Q${tenth(x + t * 8)} ${tenth(y - 16)} ${tenth(x + t * 26 + (random() - 0.5) * 9)} ${tenth(y - 27 - random() * 8)}`,
        14.5,
        hair,
      );
    }),
  );
  return base + rows;
}

function puff(sketch: Sketch): string {
  const { recipe, id, hair, face } = sketch;
  const cap = hairCap(face, { top: 98, side: 190, line: 134 });
  const strokes = times(9, (i) => {
    const t = i / 8 - 0.5;
    return `<path d="M${tenth(200 + t * 118)} ${tenth(142 + Math.abs(t) * 40)}Q${tenth(200 + t * 76)} 112 ${tenth(202 + t * 34)} 98" stroke="${hair.shine}" stroke-width="1.8" opacity=".5" fill="none"/>`;
  });
  const band = recipe.band ?? '#f7b32b';
  return (
    `<path d="${cap}" fill="url(#${id}h)"/>${clippedToCap(sketch, cap, strokes)}` +
    `<path d="M160 106C178 92 228 92 246 106C230 98 178 98 160 106Z" fill="${band}" stroke="${band}" stroke-width="6" stroke-linejoin="round"/>`
  );
}

function cornrows(sketch: Sketch): string {
  const { id, hair, skin, face } = sketch;
  const cap = hairCap(face, { top: 98, side: 192, line: 134 });
  const partings = times(8, (i) => {
    const t = i / 7 - 0.5;
    return `<path d="M${tenth(200 + t * 112)} ${tenth(140 + Math.abs(t) * Math.abs(t) * 110)}Q${tenth(200 + t * 92)} 110 ${tenth(202 + t * 34)} 96" stroke="${skin.base}" stroke-width="2" opacity=".85" fill="none"/>`;
  });
  const rows = times(7, (i) => {
    const t = (i + 0.5) / 7 - 0.5;
    return `<path d="M${tenth(200 + t * 112)} ${tenth(138 + Math.abs(t) * Math.abs(t) * 110)}Q${tenth(200 + t * 92)} 108 ${tenth(202 + t * 34)} 96" stroke="${hair.shine}" stroke-width="5" stroke-dasharray="3.5 4" opacity=".6" fill="none"/>`;
  });
  return `<path d="${cap}" fill="url(#${id}h)"/>${clippedToCap(sketch, cap, partings + rows)}`;
}

function braids({ recipe, hair, skin, face }: Sketch): string {
  const part = recipe.part ?? -14;
  const rows = times(11, (i) => {
    const t = i / 10 - 0.5;
    const start = part + 200;
    return braid(
      `M${tenth(start + t * 26)} 94C${tenth(200 + t * 96)} 102 ${tenth(200 + t * 142)} 132 ${tenth(200 + t * (face.cw * 2 + 14))} ${tenth(150 + Math.abs(t) * 96)}`,
      10.5,
      hair,
    );
  });
  return (
    `<path d="${hairCap(face, { top: 92, side: 214, line: 134 })}" fill="${hair.base}"/>${rows}` +
    `<path d="M${200 + part} 92L${196 + part * 0.6} 130" stroke="${skin.base}" stroke-width="2.4"/>`
  );
}

function locs({ hair, face }: Sketch): string {
  const rows = times(10, (i) => {
    const t = i / 9 - 0.5;
    return loc(
      `M${tenth(212 + t * 22)} 92C${tenth(200 + t * 110)} 98 ${tenth(200 + t * 148)} 130 ${tenth(200 + t * (face.cw * 2 + 16))} ${tenth(148 + Math.abs(t) * 100)}`,
      15,
      hair,
    );
  });
  return `<path d="${hairCap(face, { top: 92, side: 206, line: 136 })}" fill="${hair.base}"/>${rows}`;
}

/** Locs pulled back and up into a bun behind the crown. */
function locbun({ hair, face }: Sketch): string {
  const rows = times(9, (i) => {
    const t = i / 8 - 0.5;
    return loc(
      `M${tenth(200 + t * (face.cw * 2 - 2))} ${tenth(142 + Math.abs(t) * Math.abs(t) * 150)}Q${tenth(200 + t * 104)} 112 ${tenth(204 + t * 46)} 94`,
      14,
      hair,
    );
  });
  return `<path d="${hairCap(face, { top: 94, side: 196, line: 136 })}" fill="${hair.base}"/>${rows}`;
}

function swept({ id, hair, face: { cw } }: Sketch): string {
  return (
    `<path d="M${198 - cw - 6} 226C${200 - cw - 14} 150 ${200 - cw * 0.8} 90 206 90C${200 + cw * 0.9} 90 ${200 + cw + 16} 150 ${200 + cw + 6} 226` +
    `C${200 + cw} 190 ${200 + cw - 6} 164 ${200 + cw * 0.52} 142C${200 + cw * 0.1} 128 178 122 172 114C166 140 ${200 - cw + 8} 160 ${198 - cw + 2} 186Z" fill="url(#${id}h)"/>` +
    `<path d="M172 112C214 104 246 122 262 156M170 116C156 136 146 150 140 172" stroke="${hair.shine}" stroke-width="3" opacity=".55" fill="none" stroke-linecap="round"/>`
  );
}

function bantu({ id, hair, skin, face }: Sketch): string {
  const cap = `<path d="${hairCap(face, { top: 98, side: 190, line: 134 })}" fill="url(#${id}h)"/>`;
  const partings = `<path d="M200 99V133M168 106Q166 124 158 142M232 106Q234 124 242 142" stroke="${skin.base}" stroke-width="2.2" opacity=".8" fill="none"/>`;
  const knots = times(3, (i) => knot(163 + i * 37, 116 - (i === 1 ? 10 : 0), 17, id, hair.shine));
  return cap + partings + knots;
}

/** One thick plait laid across the crown like a band. */
function crown({ id, hair, face }: Sketch): string {
  const { cw } = face;
  const path = `M${200 - cw + 2} 158C${200 - cw + 4} 108 170 98 200 98C230 98 ${200 + cw - 4} 108 ${200 + cw - 2} 158`;
  const plaits = times(11, (i) => {
    const angle = Math.PI * (1.06 - (i / 10) * 1.12);
    const x = 200 + Math.cos(angle) * (cw - 1);
    const y = 152 - Math.sin(angle) * 52;
    return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="15" ry="11" transform="rotate(${tenth(-((angle * 180) / Math.PI) + 58)} ${tenth(x)} ${tenth(y)})" fill="url(#${id}h)" stroke="${hair.deep}" stroke-width="2"/>`;
  });
  return `<path d="${hairCap(face, { top: 94, side: 194, line: 136 })}" fill="${hair.base}"/><path d="${path}" stroke="${hair.deep}" stroke-width="24" fill="none" stroke-linecap="round"/>${plaits}`;
}

const frontByStyle: Partial<Record<HairStyle, (sketch: Sketch) => string>> = {
  ...headwearByStyle,
  afro: ({ id, hair, random, face }) =>
    `<path d="${hairCap(face, { top: 98, side: 186, line: 136 })}" fill="url(#${id}h)"/>` +
    curls({ cx: 200, cy: 118, rx: 58, ry: 18 }, 34, random, hair),
  twa: ({ id, hair, random, face }) =>
    `<path d="${hairCap(face, { top: 94, side: 190, line: 140 })}" fill="url(#${id}h)"/>` +
    curls({ cx: 200, cy: 118, rx: 66, ry: 28 }, 70, random, hair),
  fade: cropped,
  buzz: cropped,
  waves: cropped,
  hightop: cropped,
  twists,
  puff,
  cornrowpuff: cornrows,
  braidbun: cornrows,
  twopuffs: cornrows,
  cornrows,
  braids,
  locs,
  locbun,
  bob: swept,
  longwave: swept,
  bantu,
  crown,
};

/** Draws the hair on top of the head, or the hat. */
export function drawHairFront(sketch: Sketch): string {
  return frontByStyle[sketch.recipe.hair]?.(sketch) ?? '';
}
