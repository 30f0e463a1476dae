import type { Sketch } from './sketch.ts';
import { bothSides, tenth, times } from './sketch.ts';

const goldColour = '#f2c14e';
const beadColours = ['#f7b32b', '#fff3e2', '#d7263d', '#0e7c66'];

function earrings({ recipe, face: { cw } }: Sketch): string {
  switch (recipe.earrings) {
    case 'hoop':
      return bothSides(
        (s) =>
          `<circle cx="${200 + s * (cw + 8)}" cy="246" r="13" fill="none" stroke="${goldColour}" stroke-width="3.2"/>`,
      );
    case 'drop':
      return bothSides(
        (s) =>
          `<path d="M${200 + s * (cw + 7)} 230v9" stroke="${goldColour}" stroke-width="2.4"/>` +
          `<path d="M${200 + s * (cw + 7)} 238l8 15h-16z" fill="${recipe.earC ?? '#d7263d'}"/>` +
          `<circle cx="${200 + s * (cw + 7)}" cy="257" r="3.4" fill="#f7cf6b"/>`,
      );
    case 'stud':
      return bothSides((s) => `<circle cx="${200 + s * (cw + 6)}" cy="229" r="4" fill="#f7dc92"/>`);
    case 'disc':
      return bothSides(
        (s) =>
          `<circle cx="${200 + s * (cw + 8)}" cy="243" r="11" fill="${recipe.earC ?? '#f7b32b'}"/>` +
          `<circle cx="${200 + s * (cw + 8)}" cy="243" r="5" fill="#fff3e2"/>`,
      );
    default:
      return '';
  }
}

function glasses({ recipe, face: { cw } }: Sketch): string {
  const frame = recipe.glasses;
  if (frame === undefined) return '';
  const lenses = bothSides((s) => {
    const x = 200 + s * 30;
    return (
      `<rect x="${x - 24}" y="186" width="48" height="40" rx="${recipe.glassR ?? 18}" fill="#fff" fill-opacity=".1" stroke="${frame}" stroke-width="4"/>` +
      `<path d="M${x - 14} 196l12 -4" stroke="#fff" stroke-width="3" opacity=".55" stroke-linecap="round"/>`
    );
  });
  return `${lenses}<path d="M194 202q6 -5 12 0M146 200l-${cw - 52} -2M254 200l${cw - 52} -2" stroke="${frame}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}

/** Draws earrings and glasses. */
export function drawHeadJewellery(sketch: Sketch): string {
  const stud = sketch.recipe.nosestud === true ? '<circle cx="186" cy="243" r="2.2" fill="#f7dc92"/>' : '';
  return earrings(sketch) + glasses(sketch) + stud;
}

export function drawNecklace({ recipe: { necklace } }: Sketch): string {
  if (necklace === 'beads') {
    return times(17, (i) => {
      const angle = Math.PI * (1 - i / 16);
      const x = 200 + Math.cos(angle) * 47;
      const y = 344 + Math.sin(angle) * 38;
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="4.6" fill="${beadColours[i % 4]}"/>`;
    });
  }
  if (necklace === 'chain') {
    return `<path d="M158 344C166 396 234 396 242 344" stroke="${goldColour}" stroke-width="2.6" fill="none"/><circle cx="200" cy="386" r="5.5" fill="#f7cf6b"/>`;
  }
  return '';
}
