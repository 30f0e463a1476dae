import { crownY } from '../head.ts';
import { smoothPath, tenth, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';

/** Points of a line on the forehead: the share of half the head's width, and the height. The left side mirrors it. */
export type Hairline = readonly (readonly [share: number, y: number])[];

export const hairlines = {
  soft: (h: number): Hairline => [
    [0.975, 16],
    [0.95, -8],
    [0.89, -30],
    [0.74, h + 12],
    [0.42, h + 1],
    [0, h - 1],
  ],
  sharp: (h: number): Hairline => [
    [0.985, 14],
    [0.955, -14],
    [0.94, -32],
    [0.86, h + 19],
    [0.79, h + 5],
    [0.42, h + 1],
    [0, h],
  ],
  high: (h: number): Hairline => [
    [0.98, 12],
    [0.96, -12],
    [0.93, -34],
    [0.8, h - 10],
    [0.6, h - 23],
    [0.34, h - 8],
    [0, h - 3],
  ],
} as const;

function onForehead({ head }: Sketch, [share, y]: readonly [number, number], side: -1 | 1, lift: number): Point {
  return head.at(side * share * head.halfWidth(y), y, lift);
}

/** The hairline from the right ear to the left one. */
export function hairlinePoints(sketch: Sketch, line: Hairline, lift = 0): Point[] {
  const right = line.map((place) => onForehead(sketch, place, 1, lift));
  const left = line.map((place) => onForehead(sketch, place, -1, lift)).toReversed();
  return [...right, ...left.slice(1)];
}

/** The outline of the hair from the left ear over the crown to the right one, `pad` units above the skull. */
export function shellPoints({ head }: Sketch, pad: number, lowest: number, lift = pad): Point[] {
  const heights = [lowest, lowest * 0.5 - 15, -45, -70, -88, -99];
  const side = (s: -1 | 1): Point[] =>
    heights.map((y): Point => {
      const [x, top] = head.edge(s, y, pad);
      return [x, top - lift * Math.max(0, (y + 30) / (crownY + 30)) ** 1.2];
    });
  const [topX] = head.point(0, crownY, -9);
  return [...side(-1), [topX, crownY - lift], ...side(1).toReversed()];
}

/** Hair that follows the skull: between its outline and the hairline. */
export function capPath(sketch: Sketch, pad: number, line: Hairline, lift = pad): string {
  const lowest = line[0]?.[1] ?? 10;
  return smoothPath([...shellPoints(sketch, pad, lowest, lift), ...hairlinePoints(sketch, line)], true);
}

/** The back of the head, which the turn brings into view behind the near ear. */
export function backOfHead({ head, hair, skin, recipe }: Sketch, color = hair.deep, pad = 0): string {
  const levels = [
    [-98, 40, 36],
    [-70, 58, 62],
    [-30, 60, 72],
    [6, 57, 62],
    [30, 48, 48],
    [44, 34, 32],
  ] as const;
  const sin = Math.sin(head.yaw);
  const cos = Math.cos(head.yaw);
  const edge = (side: -1 | 1): Point[] =>
    levels.map(([y, a, d]): Point => [-14 * sin + side * (Math.sqrt((a * cos) ** 2 + (d * sin) ** 2) + pad), y]);
  const fill = recipe.hair === 'bald' ? skin.shade : color;
  return `<path d="${smoothPath([...edge(-1), ...edge(1).toReversed()], true)}" fill="${fill}"/>`;
}

/** Fills hair with light from the upper left. */
export function defineHair({ id, hair, defs }: Sketch): void {
  defs.push(
    `<linearGradient id="${id}h" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${hair.shine}"/><stop offset=".5" stop-color="${hair.base}"/><stop offset="1" stop-color="${hair.deep}"/></linearGradient>`,
  );
}

export function stroke(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${tenth(width)}" fill="none" stroke-linecap="round"${extra}/>`;
}
