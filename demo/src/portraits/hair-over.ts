import { braid, loc } from './hair-strands.ts';
import type { Sketch } from './sketch.ts';
import { tenth, times } from './sketch.ts';

function braidsOverShoulders({ hair, random }: Sketch): string {
  return (
    times(5, (i) =>
      braid(
        `M${146 - i * 5} ${188 + i * 2}C${128 - i * 9} ${262} ${118 - i * 9} ${330} ${tenth(126 - i * 8.5 + random() * 8)} ${tenth(452 + random() * 40 - i * 6)}`,
        9.5,
        hair,
      ),
    ) +
    times(4, (i) =>
      braid(
        `M${254 + i * 5} ${188 + i * 2}C${272 + i * 9} ${262} ${282 + i * 9} ${330} ${tenth(276 + i * 9 + random() * 8)} ${tenth(452 + random() * 40 - i * 6)}`,
        9.5,
        hair,
      ),
    )
  );
}

function locsOverShoulders({ hair, random }: Sketch): string {
  return (
    times(4, (i) =>
      loc(
        `M${146 - i * 4} ${180 + i * 4}C${124 - i * 8} 250 ${124 - i * 9} 300 ${tenth(118 - i * 9 + random() * 6)} ${tenth(372 + random() * 26)}`,
        14,
        hair,
      ),
    ) +
    times(4, (i) =>
      loc(
        `M${254 + i * 4} ${180 + i * 4}C${276 + i * 8} 250 ${276 + i * 9} 300 ${tenth(282 + i * 9 + random() * 6)} ${tenth(372 + random() * 26)}`,
        14,
        hair,
      ),
    )
  );
}

/** Draws the hair that falls over the garment. Comes last. */
export function drawHairOver(sketch: Sketch): string {
  const { hair, tilt } = sketch.recipe;
  const strands = hair === 'braids' ? braidsOverShoulders(sketch) : hair === 'locs' ? locsOverShoulders(sketch) : '';
  return strands && `<g transform="translate(0 13) rotate(${tilt ?? 0} 200 310)">${strands}</g>`;
}
