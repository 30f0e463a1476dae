import type { HairStyle } from './recipe.ts';
import type { Sketch } from './sketch.ts';
import { tenth, times } from './sketch.ts';

const undyedColours = ['#fff6e6', '#c8872b', '#e9d6b8', '#fff6e6'] as const;

function wrapColors({ recipe }: Sketch): [string, string, string, string] {
  const [main = undyedColours[0], second = undyedColours[1], shade = undyedColours[2], fourth = shade] =
    recipe.wrap ?? undyedColours;
  return [main, second, shade, fourth];
}

function hijab(sketch: Sketch): string {
  const {
    id,
    face: { cw },
    defs,
  } = sketch;
  const [main, light, shade, under] = wrapColors(sketch);
  defs.push(
    `<linearGradient id="${id}hj" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${main}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
  );
  return (
    '<path fill-rule="evenodd" d="M200 78C116 78 104 152 108 224C108 300 60 370 36 470C34 500 34 520 34 540L366 540C366 520 366 500 364 470C340 370 292 300 292 224C296 152 284 78 200 78Z' +
    `M200 122C158 122 ${200 - cw + 1} 156 ${200 - cw + 3} 204C${200 - cw + 4} 254 ${200 - 44} 296 200 ${300}C${200 + 44} 296 ${200 + cw - 4} 254 ${200 + cw - 3} 204C${200 + cw - 1} 156 242 122 200 122Z" fill="url(#${id}hj)"/>` +
    `<path d="M146 150C158 124 182 116 200 116C222 116 244 126 254 150C242 132 222 124 200 124C180 124 160 132 146 150Z" fill="${under}"/>` +
    `<path d="M140 262C150 320 210 346 284 326C276 372 206 392 128 350Z" fill="${main}"/>` +
    `<path d="M140 262C146 312 196 350 286 330M128 300C140 350 200 384 280 366M112 340C136 398 216 424 308 392" stroke="${shade}" stroke-width="3.5" fill="none" opacity=".65" stroke-linecap="round"/>` +
    `<path d="M124 250C124 300 104 350 92 400M130 130C118 160 118 196 120 220" stroke="${light}" stroke-width="4" fill="none" opacity=".8" stroke-linecap="round"/>`
  );
}

function headwrap(sketch: Sketch): string {
  const {
    id,
    face: { cw },
    defs,
  } = sketch;
  const [ground, ring, core, dot] = wrapColors(sketch);
  defs.push(
    `<pattern id="${id}hw" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="34" height="34" fill="${ground}"/>` +
      `<circle cx="17" cy="17" r="8" fill="${ring}"/><circle cx="17" cy="17" r="3.4" fill="${core}"/><circle cx="0" cy="0" r="3.4" fill="${dot}"/>` +
      `<circle cx="34" cy="0" r="3.4" fill="${dot}"/><circle cx="0" cy="34" r="3.4" fill="${dot}"/><circle cx="34" cy="34" r="3.4" fill="${dot}"/></pattern>`,
  );
  const crease = 'stroke="#000" stroke-opacity=".3" stroke-width="3.5" fill="none" stroke-linecap="round"';
  return (
    `<path d="M${198 - cw} 178C122 120 136 46 206 42C280 40 292 122 ${202 + cw} 178C250 138 226 130 200 130C174 130 150 138 ${198 - cw} 178Z" fill="url(#${id}hw)"/>` +
    `<path d="M${198 - cw} 178C150 138 176 112 262 96M140 120C170 84 220 70 268 84M${202 + cw} 178C256 150 240 132 214 122" ${crease}/>` +
    `<path d="M206 72C176 20 214 -2 236 22C262 0 296 30 250 74C236 84 218 84 206 72Z" fill="url(#${id}hw)"/>` +
    `<path d="M214 66C206 40 218 28 230 40M240 66C262 48 262 34 250 34" ${crease}/><ellipse cx="228" cy="78" rx="20" ry="11" fill="${core}"/>`
  );
}

/** The close-cut hair that shows below a kofia, cap or beanie. */
function sideburns({ hair, face: { cw } }: Sketch): string {
  return (
    `<path d="M${200 - cw - 1} 198C${200 - cw - 3} 176 ${200 - cw} 160 ${200 - cw + 2} 152L${200 + cw - 2} 152C${200 + cw} 160 ${200 + cw + 3} 176 ${200 + cw + 1} 198` +
    `L${200 + cw - 6} 182L${200 + cw - 8} 156L${200 - cw + 8} 156L${200 - cw + 6} 182Z" fill="${hair.base}" opacity=".8"/>`
  );
}

function kofia(sketch: Sketch): string {
  const {
    id,
    face: { cw },
    defs,
  } = sketch;
  const [cloth, thread, shade] = wrapColors(sketch);
  defs.push(
    `<linearGradient id="${id}kf" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${cloth}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
  );
  const stitches = times(9, (i) => {
    const t = i / 8 - 0.5;
    const x = 200 + t * 118;
    const y = 118 + Math.abs(t) * Math.abs(t) * 26;
    return (
      `<path d="M${tenth(x)} ${tenth(y - 15)}L${tenth(x + 7)} ${tenth(y)}L${tenth(x)} ${tenth(y + 15)}L${tenth(x - 7)} ${tenth(y)}Z" fill="none" stroke="${thread}" stroke-width="2.4"/>` +
      `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.2" fill="${thread}"/>`
    );
  });
  return (
    sideburns(sketch) +
    `<path d="M${200 - cw - 4} 156C${200 - cw - 6} 116 ${200 - cw + 4} 82 ${200 - cw + 14} 76C170 62 230 62 ${200 + cw - 14} 76C${200 + cw - 4} 82 ${200 + cw + 6} 116 ${200 + cw + 4} 156C250 136 150 136 ${200 - cw - 4} 156Z" fill="url(#${id}kf)"/>` +
    stitches +
    `<path d="M${200 - cw - 4} 150C150 130 250 130 ${200 + cw + 4} 150" stroke="${thread}" stroke-width="3" fill="none"/>` +
    `<path d="M${200 - cw + 8} 84C170 72 230 72 ${200 + cw - 8} 84" stroke="${thread}" stroke-width="2.4" fill="none"/>`
  );
}

function beanie(sketch: Sketch): string {
  const {
    face: { cw },
  } = sketch;
  const [wool, rib, shade] = wrapColors(sketch);
  const ribs = times(13, (i) => {
    const x = tenth(200 - cw - 2 + ((cw * 2 + 4) * (i + 0.5)) / 13);
    const sag = tenth(6 * (1 - ((i - 6) / 6) ** 2));
    return `<path d="M${x} ${128 - sag}v27" stroke="${shade}" stroke-width="3" opacity=".55" stroke-linecap="round"/>`;
  });
  return (
    sideburns(sketch) +
    `<path d="M${200 - cw - 3} 146C${200 - cw - 8} 92 ${200 - cw + 22} 62 200 60C${200 + cw - 22} 62 ${200 + cw + 8} 92 ${200 + cw + 3} 146Z" fill="${wool}"/>` +
    `<path d="M200 60C${200 + cw - 22} 62 ${200 + cw + 8} 92 ${200 + cw + 3} 146H${200 + cw - 20}C${200 + cw - 14} 104 ${200 + cw - 30} 72 200 60Z" fill="${shade}" opacity=".5"/>` +
    `<path d="M${200 - cw - 7} 130C150 112 250 112 ${200 + cw + 7} 130L${200 + cw + 6} 163C250 145 150 145 ${200 - cw - 6} 163Z" fill="${rib}"/>${ribs}`
  );
}

function cap(sketch: Sketch): string {
  const {
    face: { cw },
  } = sketch;
  const [crown, peak, shade] = wrapColors(sketch);
  return (
    sideburns(sketch) +
    `<path d="M${200 - cw - 4} 150C${200 - cw - 6} 96 ${200 - cw + 24} 74 200 74C${200 + cw - 24} 74 ${200 + cw + 6} 96 ${200 + cw + 4} 150C240 132 160 132 ${200 - cw - 4} 150Z" fill="${crown}"/>` +
    `<path d="M200 74C${200 + cw - 24} 74 ${200 + cw + 6} 96 ${200 + cw + 4} 150C${200 + cw - 6} 145 ${200 + cw - 16} 141 ${200 + cw - 24} 140C${200 + cw - 20} 108 ${200 + cw - 36} 84 200 74Z" fill="${shade}" opacity=".45"/>` +
    `<path d="M200 74V136M${200 - cw + 22} 140C${200 - cw + 22} 106 186 82 200 74" stroke="#000" stroke-opacity=".18" stroke-width="2.4" fill="none"/><circle cx="200" cy="74" r="5" fill="${peak}"/>` +
    `<path d="M${200 - cw - 5} 148C150 122 250 122 ${200 + cw + 5} 148C${200 + cw + 18} 158 ${200 + cw + 12} 168 ${200 + cw - 2} 166C240 150 160 150 ${200 - cw + 2} 166C${200 - cw - 12} 168 ${200 - cw - 18} 158 ${200 - cw - 5} 148Z" fill="${peak}"/>` +
    `<path d="M${200 - cw - 2} 165C160 149 240 149 ${200 + cw + 2} 165" stroke="#000" stroke-opacity=".22" stroke-width="3" fill="none"/>`
  );
}

/** Hats and scarves, by the hair style that includes them. */
export const headwearByStyle: Partial<Record<HairStyle, (sketch: Sketch) => string>> = {
  hijab,
  headwrap,
  kofia,
  beanie,
  cap,
};
