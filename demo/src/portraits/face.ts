import { mixColors } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { bothSides } from './sketch.ts';

const left = (distance: number): number => 200 - distance;
const right = (distance: number): number => 200 + distance;

export function faceOutline({ face: { cw, jw, ch, chin } }: Sketch): string {
  return (
    `M${left(cw)} 196C${left(cw + 1)} 142 ${left(cw * 0.74)} 112 200 112C${right(cw * 0.74)} 112 ${right(cw + 1)} 142 ${right(cw)} 196` +
    `C${right(cw)} 230 ${right(jw + 8)} 250 ${right(jw - 2)} 270C${right(jw - 13)} 291 ${right(ch + 6)} ${chin} 200 ${chin}` +
    `C${left(ch + 6)} ${chin} ${left(jw - 13)} 291 ${left(jw - 2)} 270C${left(jw + 8)} 250 ${left(cw)} 230 ${left(cw)} 196Z`
  );
}

export function drawEars({ skin, face: { cw } }: Sketch): string {
  return bothSides(
    (s) =>
      `<path d="M${200 + s * (cw - 3)} 192C${200 + s * (cw + 15)} 182 ${200 + s * (cw + 17)} 206 ${200 + s * (cw + 10)} 222` +
      `C${200 + s * (cw + 7)} 232 ${200 + s * cw} 232 ${200 + s * (cw - 5)} 226Z" fill="${s < 0 ? skin.base : skin.shade}"/>` +
      `<path d="M${200 + s * (cw + 3)} 200q${s * 6} 2 ${s * 3} 14" stroke="${skin.line}" stroke-width="2" opacity=".45" fill="none" stroke-linecap="round"/>`,
  );
}

/** Draws the light from the upper left: a shadow, glows and blush. Belongs inside the clip path of the face. */
export function drawFaceLight({ id, skin, face: { cw, chin } }: Sketch): string {
  return (
    `<path d="M${right(cw * 0.62)} 104C${right(cw * 0.8)} 150 ${right(cw * 0.62)} 182 ${right(cw * 0.7)} 206C${right(cw * 0.78)} 228 ${right(cw * 0.42)} 244 ${right(cw * 0.44)} 272` +
    `C${right(cw * 0.4)} 296 ${right(10)} 308 ${right(6)} 320L290 320L290 104Z" fill="${skin.shade}" opacity=".34"/>` +
    `<ellipse cx="${left(28)}" cy="150" rx="46" ry="36" fill="url(#${id}g)" opacity=".75"/>` +
    `<ellipse cx="${left(36)}" cy="228" rx="27" ry="24" fill="url(#${id}g)" opacity=".8"/>` +
    `<ellipse cx="${left(36)}" cy="240" rx="26" ry="18" fill="url(#${id}b)"/><ellipse cx="${right(36)}" cy="240" rx="26" ry="18" fill="url(#${id}b)" opacity=".9"/>` +
    `<ellipse cx="196" cy="${chin - 14}" rx="16" ry="9" fill="url(#${id}g)" opacity=".6"/>`
  );
}

/** Draws the lines of a face past its forties: on the brow, at the outer eyes and beside the nose. */
export function drawAgeLines({ recipe, skin }: Sketch): string {
  if (recipe.lines !== true) return '';
  const eyes = bothSides(
    (s) => `M${200 + s * 52} 204l${s * 8} -4M${200 + s * 52} 209l${s * 9} 1M${200 + s * 51} 214l${s * 8} 5`,
  );
  const under = bothSides((s) => `M${200 + s * 18} 221q${s * 12} 7 ${s * 24} 1`);
  const cheeks = bothSides((s) => `M${200 + s * 25} 246q${s * 12} 8 ${s * 14} 22`);
  return (
    `<g stroke="${skin.line}" fill="none" stroke-linecap="round"><path d="M170 158Q200 151 230 158M176 168Q200 162 224 168" stroke-width="1.8" opacity=".3"/>` +
    `<path d="${eyes}" stroke-width="1.5" opacity=".4"/><path d="${under}" stroke-width="1.6" opacity=".34"/><path d="${cheeks}" stroke-width="2.2" opacity=".34"/></g>`
  );
}

export function drawNose({ recipe, skin, slight }: Sketch): string {
  const w = recipe.nose ?? (slight ? 15.5 : 18.5);
  const y = 246;
  return (
    `<path d="M207 196C211 214 213 226 ${200 + w - 2} 238C${200 + w + 3} 246 ${200 + w - 4} 251 ${200 + 7} 251L205 236C206 222 204 208 207 196Z" fill="${skin.shade}" opacity=".42"/>` +
    `<path d="M196 200C194 216 193 226 194 236" stroke="${skin.glow}" stroke-width="5" opacity=".3" stroke-linecap="round" fill="none"/>` +
    `<ellipse cx="196" cy="${y - 7}" rx="6.5" ry="5" fill="${skin.glow}" opacity=".6"/>` +
    `<path d="M${200 - w} ${y - 3}C${200 - w - 3} ${y + 5} ${200 - w + 5} ${y + 7} ${200 - w + 9} ${y + 3.5}C${195} ${y + 8} ${205} ${y + 8} ${200 + w - 9} ${y + 3.5}` +
    `C${200 + w - 5} ${y + 7} ${200 + w + 3} ${y + 5} ${200 + w} ${y - 3}" stroke="${skin.line}" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".72"/>` +
    `<ellipse cx="${200 - w * 0.52}" cy="${y + 4}" rx="3.6" ry="1.9" fill="${skin.line}" opacity=".75"/>` +
    `<ellipse cx="${200 + w * 0.52}" cy="${y + 4}" rx="3.6" ry="1.9" fill="${skin.line}" opacity=".75"/>`
  );
}

interface LipColors {
  readonly lip: string;
  readonly upper: string;
  readonly shine: string;
  readonly line: string;
}

const lipShapes = {
  smile: ({ lip, upper, shine, line }: LipColors, y: number) =>
    `<path d="M174 ${y - 4}C183 ${y - 8} 191 ${y - 11} 196 ${y - 9}Q200 ${y - 7} 204 ${y - 9}C209 ${y - 11} 217 ${y - 8} 226 ${y - 4}C217 ${y + 3} 209 ${y + 5} 200 ${y + 5}C191 ${y + 5} 183 ${y + 3} 174 ${y - 4}Z" fill="${upper}"/>` +
    `<path d="M174 ${y - 4}C183 ${y + 3} 191 ${y + 5} 200 ${y + 5}C209 ${y + 5} 217 ${y + 3} 226 ${y - 4}C220 ${y + 10} 211 ${y + 16} 200 ${y + 16}C189 ${y + 16} 180 ${y + 10} 174 ${y - 4}Z" fill="${lip}"/>` +
    `<path d="M168.500 ${y - 10}C177 ${y + 2} 190 ${y + 5.5} 200 ${y + 5.5}C210 ${y + 5.5} 223 ${y + 2} 231.500 ${y - 10}" stroke="${line}" stroke-width="2" fill="none" stroke-linecap="round" opacity=".7"/>` +
    `<ellipse cx="196" cy="${y + 11}" rx="9" ry="2.5" fill="${shine}" opacity=".6"/>`,
  grin: ({ lip, upper, shine }: LipColors, y: number) =>
    `<path d="M168 ${y - 6}C182 ${y - 11} 192 ${y - 13} 200 ${y - 11}C208 ${y - 13} 218 ${y - 11} 232 ${y - 6}C226 ${y + 12} 214 ${y + 20} 200 ${y + 20}C186 ${y + 20} 174 ${y + 12} 168 ${y - 6}Z" fill="${upper}"/>` +
    `<path d="M174 ${y - 4}C186 ${y - 6} 194 ${y - 6} 200 ${y - 5}C206 ${y - 6} 214 ${y - 6} 226 ${y - 4}C221 ${y + 9} 211 ${y + 13} 200 ${y + 13}C189 ${y + 13} 179 ${y + 9} 174 ${y - 4}Z" fill="#3a100c"/>` +
    `<path d="M175 ${y - 4}C186 ${y - 6} 194 ${y - 6} 200 ${y - 5}C206 ${y - 6} 214 ${y - 6} 225 ${y - 4}C221 ${y + 5} 211 ${y + 8.5} 200 ${y + 8.5}C189 ${y + 8.5} 179 ${y + 5} 175 ${y - 4}Z" fill="#fff8f0"/>` +
    `<path d="M200 ${y - 5}V${y + 8}M191 ${y - 5}V${y + 7.5}M209 ${y - 5}V${y + 7.5}" stroke="#d9c8ba" stroke-width=".9" opacity=".7"/>` +
    `<path d="M173 ${y + 2}C180 ${y + 13} 190 ${y + 14.5} 200 ${y + 14.5}C210 ${y + 14.5} 220 ${y + 13} 227 ${y + 2}C222 ${y + 17} 212 ${y + 22} 200 ${y + 22}C188 ${y + 22} 178 ${y + 17} 173 ${y + 2}Z" fill="${lip}"/>` +
    `<ellipse cx="195" cy="${y + 18}" rx="9" ry="2" fill="${shine}" opacity=".65"/>`,
  calm: ({ lip, upper, shine, line }: LipColors, y: number) =>
    `<path d="M178 ${y - 1}C186 ${y - 6} 192 ${y - 9} 196 ${y - 8}Q200 ${y - 6} 204 ${y - 8}C208 ${y - 9} 214 ${y - 6} 222 ${y - 1}C214 ${y + 3} 208 ${y + 4} 200 ${y + 4}C192 ${y + 4} 186 ${y + 3} 178 ${y - 1}Z" fill="${upper}"/>` +
    `<path d="M178 ${y - 1}C186 ${y + 3} 192 ${y + 4} 200 ${y + 4}C208 ${y + 4} 214 ${y + 3} 222 ${y - 1}C216 ${y + 10} 209 ${y + 14} 200 ${y + 14}C191 ${y + 14} 184 ${y + 10} 178 ${y - 1}Z" fill="${lip}"/>` +
    `<path d="M174 ${y - 5}C180 ${y + 1} 190 ${y + 4} 200 ${y + 4}C210 ${y + 4} 220 ${y + 1} 226 ${y - 5}" stroke="${line}" stroke-width="2" fill="none" stroke-linecap="round" opacity=".7"/>` +
    `<ellipse cx="196" cy="${y + 9}" rx="8" ry="2.2" fill="${shine}" opacity=".55"/>`,
};

export function drawMouth({ recipe, skin, slight }: Sketch): string {
  const kind = recipe.mouth ?? 'smile';
  const y = 272;
  const lip = recipe.lip ?? (slight ? '#a13a3a' : mixColors(skin.blush, skin.shade, 0.55));
  const colors = {
    lip,
    upper: mixColors(lip, '#1a0805', 0.24),
    shine: mixColors(lip, '#ffd9c4', 0.42),
    line: skin.line,
  };
  const dimple = (kind === 'grin' ? 0.26 : 0.14) * (slight ? 0.7 : 1);
  return (
    lipShapes[kind](colors, y) +
    `<path d="M163 ${y - 16}q-7 9 -3 20M237 ${y - 16}q7 9 3 20" stroke="${skin.line}" stroke-width="2" opacity="${dimple}" fill="none" stroke-linecap="round"/>` +
    `<path d="M190 ${y + 26}Q200 ${y + 30} 210 ${y + 26}" stroke="${skin.shade}" stroke-width="3" opacity=".55" fill="none" stroke-linecap="round"/>`
  );
}
