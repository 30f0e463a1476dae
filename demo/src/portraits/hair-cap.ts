import type { FaceShape } from './recipe.ts';
import type { Sketch } from './sketch.ts';

interface Cap {
  /** y of the crown. */
  readonly top: number;
  /** y where the hair ends at the temples. */
  readonly side: number;
  /** y of the hairline in the middle of the forehead. */
  readonly line: number;
}

/** Hair that lies on the skull, from the temples over the crown and back along the hairline. */
export function hairCap({ cw }: FaceShape, { top, side, line }: Cap): string {
  const w = 0.78;
  return (
    `M${200 - cw - 2} ${side}C${200 - cw - 5} ${top + 44} ${200 - cw * 0.72} ${top} 200 ${top}` +
    `C${200 + cw * 0.72} ${top} ${200 + cw + 5} ${top + 44} ${200 + cw + 2} ${side}` +
    `C${200 + cw - 1} ${line + 34} ${200 + cw * w} ${line + 8} ${200 + cw * 0.5} ${line + 1}` +
    `C${200 + cw * 0.2} ${line - 4} ${200 - cw * 0.2} ${line - 4} ${200 - cw * 0.5} ${line + 1}` +
    `C${200 - cw * w} ${line + 8} ${200 - cw + 1} ${line + 34} ${200 - cw - 2} ${side}Z`
  );
}

/** Clips rows of hair to the skull. */
export function clippedToCap({ id, defs }: Sketch, cap: string, rows: string): string {
  defs.push(`<clipPath id="${id}hc"><path d="${cap}"/></clipPath>`);
  return `<g clip-path="url(#${id}hc)">${rows}</g>`;
}
