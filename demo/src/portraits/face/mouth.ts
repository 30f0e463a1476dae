import { mixColors } from '../palette.ts';
import { times } from '../path.ts';
import type { Sketch } from '../sketch.ts';

interface Lips {
  readonly y: number;
  readonly w: number;
  readonly upper: number;
  readonly lower: number;
  readonly bow: number;
  /** How far the corners are raised, left and right. */
  readonly left: number;
  readonly right: number;
}

interface LipColors {
  readonly upper: string;
  readonly lower: string;
  readonly shine: string;
}

function colorsOf({ recipe, skin }: Sketch): LipColors {
  const { lip } = recipe;
  if (lip === undefined)
    return { upper: skin.lip[0], lower: skin.lip[1], shine: mixColors(skin.lip[1], '#ffdcc4', 0.3) };
  const muted = mixColors(lip, skin.base, 0.18);
  return { upper: mixColors(muted, '#1a0805', 0.26), lower: muted, shine: mixColors(muted, '#ffd9c4', 0.4) };
}

const corners = {
  calm: [1.8, 1.8],
  smile: [5, 5],
  smirk: [0.5, 6.5],
  thoughtful: [2.4, -0.6],
  grin: [7, 7],
  laugh: [7, 7],
} as const;
const widths = { calm: 0.94, smile: 1.1, smirk: 1.03, thoughtful: 0.88, grin: 1.26, laugh: 1.24 } as const;

function lipsOf({ face, head, expression }: Sketch): Lips {
  const [left, right] = corners[expression];
  const open = expression === 'grin' || expression === 'laugh';
  // A narrow chin has no room for a wide laugh.
  const room = head.halfWidth(face.mouthY + 4) * 0.68;
  return {
    y: face.mouthY,
    w: Math.min(face.mouthW * widths[expression], room),
    upper: face.lipUpper * (open ? 0.72 : 1),
    lower: face.lipLower * (open ? 0.8 : 1),
    bow: face.bow,
    left,
    right,
  };
}

function closedMouth(sketch: Sketch, lips: Lips): string {
  const { head, skin } = sketch;
  const { y, w, upper, lower, bow, left, right } = lips;
  const colors = colorsOf(sketch);
  const dip = Math.max(left, right) > 2 ? 2 : 0;
  const line = `C${-w * 0.5} ${y + dip} ${-w * 0.2} ${y + dip + 0.6} 0 ${y + dip}C${w * 0.2} ${y + dip + 0.6} ${w * 0.5} ${y + dip} ${w} ${y - right}`;
  const back = `C${w * 0.5} ${y + dip} ${w * 0.2} ${y + dip + 0.6} 0 ${y + dip}C${-w * 0.2} ${y + dip + 0.6} ${-w * 0.5} ${y + dip} ${-w} ${y - left}Z`;
  const top = `M${-w} ${y - left}C${-w * 0.6} ${y - upper * 0.7} ${-w * 0.3} ${y - upper - bow * 0.5} ${-w * 0.14} ${y - upper}Q0 ${y - upper + bow} ${w * 0.14} ${y - upper}C${w * 0.3} ${y - upper - bow * 0.5} ${w * 0.6} ${y - upper * 0.7} ${w} ${y - right}`;
  const bottom = `M${-w} ${y - left}${line}C${w * 0.6} ${y + lower * 0.9} ${w * 0.34} ${y + lower + dip} 0 ${y + lower + dip}C${-w * 0.34} ${y + lower + dip} ${-w * 0.6} ${y + lower * 0.9} ${-w} ${y - left}Z`;
  const seam = `M${-w - 2.5} ${y - left - 1.6}${`C${-w * 0.5} ${y + dip} ${-w * 0.2} ${y + dip + 0.6} 0 ${y + dip}`}${`C${w * 0.2} ${y + dip + 0.6} ${w * 0.5} ${y + dip} ${w + 2.5} ${y - right - 1.6}`}`;
  const gloss = `M${-w * 0.36} ${y + lower * 0.62 + dip}Q${-w * 0.1} ${y + lower * 0.82 + dip} ${w * 0.2} ${y + lower * 0.64 + dip}`;
  return (
    `<path d="${head.lay(top + back)}" fill="${colors.upper}"/><path d="${head.lay(bottom)}" fill="${colors.lower}"/>` +
    `<path d="${head.lay(gloss)}" stroke="${colors.shine}" stroke-width="2.6" fill="none" stroke-linecap="round" opacity=".5"/>` +
    `<path d="${head.lay(seam)}" stroke="${skin.line}" stroke-width="1.9" fill="none" stroke-linecap="round" opacity=".8"/>`
  );
}

/** The gaps between the teeth, wider apart in the middle and narrow at the sides, and fainter than a line of ink. */
function teethLines({ head, face }: Sketch, w: number, from: number, to: number): string {
  const middle = face.teeth === 'gap' ? 2.2 : 0.9;
  const step = face.teeth === 'wide' ? 0.26 : 0.22;
  return times(3, (i) => {
    const x = w * step * (i + (i === 0 ? 0 : 0.92));
    const bend = i * 1.2;
    const width = i === 0 ? middle : 0.9;
    const colour = i === 0 && face.teeth === 'gap' ? '#5b241c' : '#cdb9a8';
    const line = (side: -1 | 1): string =>
      `<path d="${head.lay(`M${x} ${from - bend * 0.5}L${x} ${to - bend}`, { side })}" stroke="${colour}" stroke-width="${width}" opacity=".75"/>`;
    return i === 0 ? line(1) : line(-1) + line(1);
  });
}

function openMouth(sketch: Sketch, lips: Lips): string {
  const { head, id, expression } = sketch;
  const { y, w, upper, lower, bow, left, right } = lips;
  const colors = colorsOf(sketch);
  const laugh = expression === 'laugh';
  const drop = laugh ? 23 : 13;
  const innerTop = `M${-w * 0.93} ${y - left + 0.6}C${-w * 0.5} ${y - 1.4} ${-w * 0.2} ${y - 0.4} 0 ${y - 0.4}C${w * 0.2} ${y - 0.4} ${w * 0.5} ${y - 1.4} ${w * 0.93} ${y - right + 0.6}`;
  const inner = `${innerTop}C${w * 0.72} ${y + drop * 0.7} ${w * 0.34} ${y + drop} 0 ${y + drop}C${-w * 0.34} ${y + drop} ${-w * 0.72} ${y + drop * 0.7} ${-w * 0.93} ${y - left + 0.6}Z`;
  const outer =
    `M${-w} ${y - left}C${-w * 0.6} ${y - upper * 0.9} ${-w * 0.3} ${y - upper - bow * 0.4} ${-w * 0.13} ${y - upper}Q0 ${y - upper + bow} ${w * 0.13} ${y - upper}C${w * 0.3} ${y - upper - bow * 0.4} ${w * 0.6} ${y - upper * 0.9} ${w} ${y - right}` +
    `C${w * 0.78} ${y + drop * 0.75} ${w * 0.38} ${y + drop + lower} 0 ${y + drop + lower}C${-w * 0.38} ${y + drop + lower} ${-w * 0.78} ${y + drop * 0.75} ${-w} ${y - left}Z`;
  const bottomOfTeeth = laugh ? y + 9 : y + drop - 3.6;
  const teeth = `${innerTop}C${w * 0.7} ${bottomOfTeeth - 2.5} ${w * 0.34} ${bottomOfTeeth} 0 ${bottomOfTeeth}C${-w * 0.34} ${bottomOfTeeth} ${-w * 0.7} ${bottomOfTeeth - 2.5} ${-w * 0.93} ${y - left + 0.6}Z`;
  const lowerLip = `M${-w * 0.86} ${y + 1 - left * 0.4}C${-w * 0.66} ${y + drop * 0.8} ${-w * 0.34} ${y + drop} 0 ${y + drop}C${w * 0.34} ${y + drop} ${w * 0.66} ${y + drop * 0.8} ${w * 0.86} ${y + 1 - right * 0.4}C${w * 0.74} ${y + drop * 0.9} ${w * 0.38} ${y + drop + lower} 0 ${y + drop + lower}C${-w * 0.38} ${y + drop + lower} ${-w * 0.74} ${y + drop * 0.9} ${-w * 0.86} ${y + 1 - left * 0.4}Z`;
  const tongue = laugh
    ? `<path d="${head.lay(`M${-w * 0.5} ${y + 17}C${-w * 0.3} ${y + 12} ${w * 0.3} ${y + 12} ${w * 0.5} ${y + 17}C${w * 0.3} ${y + 24} ${-w * 0.3} ${y + 24} ${-w * 0.5} ${y + 17}Z`)}" fill="#b4535a"/>`
    : '';
  return (
    `<path d="${head.lay(outer)}" fill="${colors.upper}"/><path d="${head.lay(lowerLip)}" fill="${colors.lower}"/>` +
    `<clipPath id="${id}m"><path d="${head.lay(inner)}"/></clipPath><g clip-path="url(#${id}m)"><path d="${head.lay(inner)}" fill="#3b0f10"/>${tongue}` +
    `<path d="${head.lay(teeth)}" fill="#fbf5ec"/>${teethLines(sketch, w, y - 1, bottomOfTeeth)}` +
    `<path d="${head.lay(`M${-w} ${y - left}C${-w * 0.5} ${y - 3} ${w * 0.5} ${y - 3} ${w} ${y - right}L${w} ${y - right + 4}C${w * 0.5} ${y + 2.4} ${-w * 0.5} ${y + 2.4} ${-w} ${y - left + 4}Z`)}" fill="#7d4b42" opacity=".3"/></g>`
  );
}

export function drawMouth(sketch: Sketch): string {
  const { head, skin, face, expression, recipe } = sketch;
  const lips = lipsOf(sketch);
  const open = expression === 'grin' || expression === 'laugh';
  const { w, y } = lips;
  const below = y + lips.lower + (expression === 'laugh' ? 25 : open ? 15 : 4);
  const room = face.chinY - below;
  const chin =
    room > 8
      ? `<path d="${head.lay(`M${-w * 0.42} ${below + 2}Q0 ${below + 6} ${w * 0.42} ${below + 2}`)}" stroke="${skin.shade}" stroke-width="3.4" opacity=".5" fill="none" stroke-linecap="round"/>`
      : '';
  const folds = open || face.mark === 'dimples' || recipe.age > 40 ? foldLines(sketch, lips, open) : '';
  return `${open ? openMouth(sketch, lips) : closedMouth(sketch, lips)}${folds}${chin}`;
}

/** The lines from the nose to the corners of the mouth. */
function foldLines({ head, skin, face, recipe }: Sketch, { w, y, left }: Lips, open: boolean): string {
  const strength = (open ? 0.2 : 0.06) + Math.max(0, recipe.age - 34) * 0.012;
  const from = face.noseWing + 1.5;
  const line = `M${from} ${face.noseY - 4}C${from + 4} ${face.noseY + 1} ${w + 7} ${y - left - 10} ${w + 7} ${y - left + 5}`;
  const dimple =
    face.mark === 'dimples' && !recipe.beard
      ? `M${w + 9} ${y - left - 5}Q${w + 13} ${y - left} ${w + 9.5} ${y - left + 6}`
      : '';
  const draw = (side: -1 | 1): string =>
    `<path d="${head.lay(line, { side })}" stroke="${skin.line}" stroke-width="2" opacity="${Math.min(0.6, strength).toFixed(2)}" fill="none" stroke-linecap="round"/>` +
    `<path d="${head.lay(dimple, { side })}" stroke="${skin.line}" stroke-width="2.2" opacity=".5" fill="none" stroke-linecap="round"/>`;
  return draw(-1) + draw(1);
}
