import type { Sketch } from './sketch.ts';
import { bothSides } from './sketch.ts';

const lineColour = '#150906';
const eyeY = 206;

/** An x offset from the middle of the eye, mirrored for the left eye. */
type Across = (offset: number) => number;

function across(side: -1 | 1): Across {
  const middle = 200 + side * 30;
  return (offset) => Math.round((middle + side * offset) * 10) / 10;
}

function happyEye({ slight, skin }: Sketch, side: -1 | 1): string {
  const x = 200 + side * 30;
  const X = across(side);
  const y = eyeY;
  const lid = `<path d="M${X(-15)} ${y + 3}Q${x} ${y - 14} ${X(16)} ${y + 2}" stroke="${lineColour}" stroke-width="4.8" fill="none" stroke-linecap="round"/>`;
  if (!slight) return lid;
  return `${lid}<path d="M${X(15)} ${y + 2}l${side * 6} -4M${X(11)} ${y - 2}l${side * 5} -5" stroke="${skin.line}" stroke-width="2.6" stroke-linecap="round"/>`;
}

function openEye({ recipe, slight, skin, id }: Sketch, side: -1 | 1): string {
  const x = 200 + side * 30;
  const X = across(side);
  const y = eyeY;
  const height = recipe.eyes === 'soft' ? 8.5 : 10;
  const clip = `${id}e${side + 1}`;
  const almond = `M${X(-15)} ${y + 3}C${X(-8)} ${y - height} ${X(6)} ${y - height - 1} ${X(16)} ${y - 1}C${X(8)} ${y + 8.5} ${X(-6)} ${y + 9} ${X(-15)} ${y + 3}Z`;
  const ball =
    `<clipPath id="${clip}"><path d="${almond}"/></clipPath><path d="${almond}" fill="#f7ece1"/><g clip-path="url(#${clip})">` +
    `<circle cx="${x + 0.5}" cy="${y - 0.6}" r="8" fill="#2a140c"/><circle cx="${x + 0.5}" cy="${y + 1}" r="5.2" fill="#5a2e18"/>` +
    `<circle cx="${x + 0.5}" cy="${y - 0.6}" r="4" fill="#120705"/>` +
    `<path d="M${X(-16)} ${y - 4}C${X(-8)} ${y - height - 1} ${X(6)} ${y - height - 2} ${X(18)} ${y - 3}L${X(17)} ${y - 1}C${X(6)} ${y - height + 3} ${X(-8)} ${y - height + 4} ${X(-15)} ${y + 2}Z" fill="#1a0a06" opacity=".35"/></g>` +
    `<circle cx="${x - 2.4}" cy="${y - 3.4}" r="2.3" fill="#fff"/><circle cx="${x + 3}" cy="${y + 2.4}" r="1" fill="#fff" opacity=".6"/>`;
  const lashes =
    `<path d="M${X(-15.5)} ${y + 3.4}C${X(-8)} ${y - height - 1} ${X(6)} ${y - height - 2} ${X(slight ? 20 : 17)} ${y - (slight ? 4 : 2)}` +
    `C${X(7)} ${y - height + 2} ${X(-8)} ${y - height + 3} ${X(-15.5)} ${y + 3.4}Z" fill="${lineColour}" stroke="${lineColour}" stroke-width="${slight ? 2 : 1.3}" stroke-linejoin="round"/>`;
  const folds =
    `<path d="M${X(-13)} ${y - 7}C${X(-5)} ${y - height - 7} ${X(8)} ${y - height - 7} ${X(18)} ${y - 7}" stroke="${skin.line}" stroke-width="1.8" fill="none" opacity=".55" stroke-linecap="round"/>` +
    `<path d="M${X(-9)} ${y + 10}Q${x} ${y + 14} ${X(12)} ${y + 8}" stroke="${skin.line}" stroke-width="1.4" fill="none" opacity=".32" stroke-linecap="round"/>`;
  return ball + lashes + folds;
}

function brow({ recipe, slight, hair }: Sketch, side: -1 | 1): string {
  const X = across(side);
  const y = eyeY - 23 + (recipe.browY ?? 0);
  const thickness = slight ? 5 : 6.6;
  return (
    `<path d="M${X(-17)} ${y - 1}C${X(-6)} ${y - 7} ${X(8)} ${y - 8} ${X(23)} ${y + 4}` +
    `C${X(9)} ${y - 8 + thickness * 0.8} ${X(-5)} ${y - 6 + thickness} ${X(-16)} ${y - 1 + thickness}Z" fill="${hair.deep}" opacity=".94" stroke="${hair.deep}" stroke-width="1" stroke-linejoin="round"/>`
  );
}

export function drawEyes(sketch: Sketch): string {
  const happy = sketch.recipe.eyes === 'happy';
  return bothSides((side) => {
    const depth = happy ? 0.12 : side < 0 ? 0.16 : 0.28;
    const socket = `<ellipse cx="${200 + side * 30}" cy="${eyeY - 3}" rx="21" ry="14" fill="${sketch.skin.shade}" opacity="${depth}"/>`;
    return socket + (happy ? happyEye(sketch, side) : openEye(sketch, side)) + brow(sketch, side);
  });
}
