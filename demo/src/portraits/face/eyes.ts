import { bothSides, tenth } from '../path.ts';
import type { Sketch } from '../sketch.ts';

const ink = '#150906';

interface Eye {
  readonly w: number;
  readonly upper: number;
  readonly lower: number;
  readonly inner: number;
  readonly outer: number;
}

/** How the expression changes the eyes: laughing closes them, thinking looks aside. */
function eyeOf({ face, expression, recipe }: Sketch): Eye {
  const squint = { calm: 1, smile: 0.98, grin: 0.88, laugh: 0.42, thoughtful: 1, smirk: 0.94 }[expression];
  const tired = recipe.age > 48 ? 0.9 : 1;
  const open = face.eyeOpen * squint * tired * (face.lid === 'hooded' ? 0.86 : 1);
  return { w: face.eyeW, upper: open, lower: open * 0.62, inner: face.eyeTilt * 0.5, outer: -face.eyeTilt };
}

function lidLine({ w, upper, inner, outer }: Eye, up = 0): string {
  return `M${-w} ${inner - up * 0.4}C${-w * 0.55} ${-upper * 1.12 - up} ${w * 0.35} ${-upper * 1.3 - up} ${w} ${outer - up * 0.7}`;
}

function closedEye({ head, face, skin, slight }: Sketch, side: -1 | 1, eye: Eye): string {
  const place = { x: face.eyeX, y: 0, side };
  const { w } = eye;
  const lid = head.lay(`M${-w} 3C${-w * 0.5} ${-5.5} ${w * 0.5} ${-6.5} ${w} ${2 + eye.outer * 0.6}`, place);
  const fold = head.lay(`M${-w + 3} 8C${-w * 0.3} 11 ${w * 0.4} 11 ${w} 6`, place);
  const lash = slight
    ? head.lay(`M${w} ${2 + eye.outer * 0.6}L${w + 5} ${eye.outer * 0.6 - 2}M${w - 4} 0L${w} -5`, place)
    : '';
  return (
    `<path d="${lid}" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<path d="${fold}" stroke="${skin.line}" stroke-width="2" fill="none" stroke-linecap="round" opacity=".4"/>` +
    `<path d="${lash}" stroke="${ink}" stroke-width="2" fill="none" stroke-linecap="round"/>`
  );
}

function ball({ head, face, id, expression, recipe }: Sketch, side: -1 | 1, eye: Eye): string {
  const { w, lower, inner, outer } = eye;
  const place = { x: face.eyeX, y: 0, side };
  const shape = head.lay(
    `${lidLine(eye)}C${w * 0.5} ${lower * 1.25} ${-w * 0.4} ${lower * 1.3} ${-w} ${inner}Z`,
    place,
  );
  const clip = `${id}e${side + 1}`;
  const gaze = expression === 'thoughtful' ? 4.5 : head.yaw * -3;
  const lookUp = expression === 'thoughtful' ? -2.2 : 0;
  const [x, y] = head.at(side * face.eyeX, -0.8 + (inner + outer) * 0.2);
  const iris = Math.min(7.6, Math.max(6.2, w * 0.5));
  const cx = tenth(x + gaze);
  const cy = tenth(y + lookUp);
  const white = recipe.age > 45 ? '#efe3d6' : '#f8efe6';
  return (
    `<clipPath id="${clip}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${white}"/><g clip-path="url(#${clip})">` +
    `<circle cx="${cx}" cy="${cy}" r="${tenth(iris)}" fill="${face.iris}"/><circle cx="${cx}" cy="${cy}" r="${tenth(iris * 0.5)}" fill="#0d0503"/>` +
    `<path d="${head.lay(`${lidLine(eye)}L${w} ${outer + 4}C${w * 0.3} ${-eye.upper * 0.55} ${-w * 0.5} ${-eye.upper * 0.5} ${-w} ${inner + 1}Z`, place)}" fill="#1a0a06" opacity=".32"/></g>` +
    `<circle cx="${tenth(x + gaze - 2.2)}" cy="${tenth(y + lookUp - 2.6)}" r="1.9" fill="#fff"/>`
  );
}

function lashes({ head, face, slight, recipe }: Sketch, side: -1 | 1, eye: Eye): string {
  const { w, upper, inner, outer } = eye;
  const painted = slight && recipe.age < 56;
  const wing = painted ? 4 : 0.5;
  const heavy = painted ? 3 : 1.6;
  const band =
    `M${-w - 0.5} ${inner + 0.6}C${-w * 0.55} ${-upper * 1.12 - heavy * 0.5} ${w * 0.35} ${-upper * 1.3 - heavy} ${w + wing} ${outer - (painted ? 3.4 : 0.6)}` +
    `C${w * 0.5} ${-upper * 1.05} ${-w * 0.5} ${-upper * 0.9} ${-w - 0.5} ${inner + 0.6}Z`;
  return `<path d="${head.lay(band, { x: face.eyeX, side })}" fill="${ink}" stroke="${ink}" stroke-width="1.1" stroke-linejoin="round"/>`;
}

function lidFold({ head, face, skin, recipe }: Sketch, side: -1 | 1, eye: Eye): string {
  const place = { x: face.eyeX, side };
  const { w, upper, lower } = eye;
  const parts: string[] = [];
  const line = (d: string, width: number, opacity: number): void => {
    parts.push(
      `<path d="${head.lay(d, place)}" stroke="${skin.line}" stroke-width="${width}" fill="none" opacity="${opacity}" stroke-linecap="round"/>`,
    );
  };
  if (face.lid === 'crease') line(lidLine(eye, 5.5), 1.6, 0.55);
  if (face.lid === 'deep') line(lidLine(eye, 7.5), 2.4, 0.62);
  if (face.lid === 'hooded')
    line(
      `M${-w * 0.7} ${-upper - 3.4}C${-w * 0.1} ${-upper - 6} ${w * 0.7} ${-upper - 3} ${w + 5} ${1 + eye.outer}`,
      2.6,
      0.6,
    );
  const bags = recipe.age > 38 ? Math.min(0.5, 0.2 + (recipe.age - 38) / 70) : 0.16;
  line(`M${-w * 0.8} ${lower + 4}C${-w * 0.3} ${lower + 8} ${w * 0.4} ${lower + 8} ${w * 0.9} ${lower + 3}`, 1.5, bags);
  return parts.join('');
}

const browForms = {
  soft: { rise: 5, peak: 0.55, drop: 3 },
  arched: { rise: 9.5, peak: 0.66, drop: 6 },
  straight: { rise: 1.2, peak: 0.5, drop: 0.6 },
  angled: { rise: 5, peak: 0.72, drop: 2 },
  round: { rise: 7.5, peak: 0.45, drop: 8 },
} as const;

function brow({ head, face, hair, recipe, expression, slight }: Sketch, side: -1 | 1): string {
  const { rise, peak, drop } = browForms[face.browForm];
  const lifted = {
    calm: 0,
    smile: -1,
    grin: -2.4,
    laugh: -4,
    thoughtful: side > 0 ? -4.5 : 1,
    smirk: side < 0 ? -3 : 0,
  }[expression];
  const from = face.browGap;
  const to = face.eyeX + face.eyeW + (slight ? 7 : 5);
  const top = from + (to - from) * peak;
  const t = face.browThick;
  const y = face.browY + lifted;
  const d =
    `M${from} ${y + 0.6}C${from + 6} ${y - rise * 0.6} ${top - 8} ${y - rise} ${top} ${y - rise}` +
    `C${top + 6} ${y - rise} ${to - 4} ${y - rise * 0.3} ${to} ${y + drop}` +
    `C${to - 7} ${y - rise * 0.2 + t * 0.5} ${top + 4} ${y - rise + t * 0.85} ${top - 2} ${y - rise + t}` +
    `C${top - 9} ${y - rise + t * 1.1} ${from + 5} ${y + t * 0.9} ${from + 0.5} ${y + 0.6 + t}Z`;
  const colour = recipe.hairColor === 'grey' || recipe.hairColor === 'silver' ? hair.base : hair.deep;
  return `<path d="${head.lay(d, { side, lift: 1 })}" fill="${colour}" opacity="${slight ? 0.86 : 0.9}"/>`;
}

export function drawEyes(sketch: Sketch): string {
  const eye = eyeOf(sketch);
  const closed = sketch.expression === 'laugh';
  const { face, head, skin } = sketch;
  return bothSides((side) => {
    const socket = head.lay(
      `M${-face.eyeW - 5} -2C${-face.eyeW} ${-15} ${face.eyeW} ${-17} ${face.eyeW + 6} -5C${face.eyeW + 4} 5 ${-face.eyeW} 7 ${-face.eyeW - 5} -2Z`,
      { x: face.eyeX, side },
    );
    const depth = face.lid === 'deep' ? 0.4 : 0.24;
    const parts = closed
      ? closedEye(sketch, side, eye)
      : ball(sketch, side, eye) + lashes(sketch, side, eye) + lidFold(sketch, side, eye);
    return `<path d="${socket}" fill="${skin.shade}" opacity="${depth}"/>${parts}${brow(sketch, side)}`;
  });
}
