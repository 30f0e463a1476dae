import { hairOf } from './hair/styles.ts';
import { bothSides, tenth, times } from './path.ts';
import type { Sketch } from './sketch.ts';

const goldColour = '#f2c14e';
const beadColours = ['#f7b32b', '#fff3e2', '#d7263d', '#0e7c66'];

function earrings(sketch: Sketch): string {
  const { recipe, head, face } = sketch;
  if (recipe.earrings === undefined || hairOf(sketch).ears === 'hidden') return '';
  return bothSides((side) => {
    if (side * head.yaw > 0.16) return '';
    const [x, y] = head.point(side * (head.halfWidth(28) - 1), 28 * face.ear + 4, -2).map(tenth) as [number, number];
    const color = recipe.earC ?? '#d7263d';
    switch (recipe.earrings) {
      case 'hoop':
        return `<ellipse cx="${x}" cy="${y + 12}" rx="9" ry="11.500" fill="none" stroke="${goldColour}" stroke-width="3"/>`;
      case 'drop':
        return `<path d="M${x} ${y}v9" stroke="${goldColour}" stroke-width="2.4"/><path d="M${x} ${y + 8}l8 15h-16z" fill="${color}"/><circle cx="${x}" cy="${y + 27}" r="3.4" fill="#f7cf6b"/>`;
      case 'disc':
        return `<circle cx="${x}" cy="${y + 13}" r="11" fill="${color}"/><circle cx="${x}" cy="${y + 13}" r="5" fill="#fff3e2"/>`;
      default:
        return `<circle cx="${x}" cy="${y}" r="3.6" fill="#f7dc92"/>`;
    }
  });
}

function glasses({ recipe, face, head }: Sketch): string {
  const frame = recipe.glasses;
  if (frame === undefined) return '';
  const round = (recipe.glassR ?? 16) / 20;
  const w = 23;
  const h = 18;
  const k = 0.56 * round;
  const lens = (side: -1 | 1): string => {
    const d = `M${-w} -2C${-w} ${-h * (0.6 + k)} ${-w * (1 - k)} ${-h} 0 ${-h}C${w * (1 - k)} ${-h} ${w} ${-h * (0.6 + k)} ${w} -2C${w} ${h * (0.5 + k)} ${w * (1 - k)} ${h + 2} 0 ${h + 2}C${-w * (1 - k)} ${h + 2} ${-w} ${h * (0.5 + k)} ${-w} -2Z`;
    const path = head.lay(d, { x: face.eyeX + 0.5, y: 2, side, lift: 5 });
    const glare = head.lay(`M-13 -6L-4 -11`, { x: face.eyeX, y: 2, side: 1, lift: 5 });
    const arm =
      side * head.yaw > 0.16
        ? ''
        : head.lay(`M${face.eyeX + w} -4L${head.halfWidth(-2) * 0.995} -2`, { side, lift: 4 });
    return `<path d="${path}" fill="#fff" fill-opacity=".12" stroke="${frame}" stroke-width="3.6"/><path d="${side < 0 ? '' : glare}" stroke="#fff" stroke-width="2.6" opacity=".5" stroke-linecap="round"/><path d="${arm}" stroke="${frame}" stroke-width="3.4" fill="none"/>`;
  };
  const bridge = head.lay(`M${-face.eyeX + w - 1} -1C-4 -7 4 -7 ${face.eyeX - w + 1} -1`, { lift: 8 });
  return `${bothSides(lens)}<path d="${bridge}" stroke="${frame}" stroke-width="3.6" fill="none" stroke-linecap="round"/>`;
}

/** Draws earrings, glasses and the stud in the nose. */
export function drawHeadJewellery(sketch: Sketch): string {
  const { face, head, recipe } = sketch;
  const [x, y] = head.at(-face.noseWing * 0.8, face.noseY - 5, 6);
  const stud = recipe.nosestud === true ? `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.2" fill="#f7dc92"/>` : '';
  return earrings(sketch) + glasses(sketch) + stud;
}

export function drawNecklace({ recipe: { necklace } }: Sketch): string {
  if (necklace === 'beads') {
    return times(17, (i) => {
      const angle = Math.PI * (1 - i / 16);
      return `<circle cx="${tenth(Math.cos(angle) * 47)}" cy="${tenth(126 + Math.sin(angle) * 42)}" r="4.8" fill="${beadColours[i % 4]}"/>`;
    });
  }
  if (necklace === 'chain') {
    return `<path d="M-42 126C-34 178 34 178 42 126" stroke="${goldColour}" stroke-width="2.6" fill="none"/><circle cx="0" cy="166" r="5.5" fill="#f7cf6b"/>`;
  }
  return '';
}
