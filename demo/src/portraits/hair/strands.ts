import { between, mix, smoothPath, times, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { capPath, hairlines, stroke } from './scalp.ts';

export interface Strands {
  /** Strands on each side. */
  readonly count: number;
  readonly width: number;
  /** The height at which they end, in head units below the eyes. */
  readonly length: number;
  /** The place of the parting, as a share of the head's half width. */
  readonly part: number;
  /** How far the ends stand out, and how much they waver. */
  readonly spread: number;
  readonly waver: number;
  readonly pattern: 'braid' | 'loc' | 'twist';
  readonly lift?: number;
}

const patterns = {
  braid: { dash: '2.2 3.6', share: 0.42, opacity: 0.85 },
  loc: { dash: '7 4 3 5', share: 0.34, opacity: 0.7 },
  twist: { dash: '3.4 4.6', share: 0.5, opacity: 0.8 },
} as const;

/** One braid, loc or twist: a dark edge, its colour, and its weave in the light. */
export function strand(
  { hair }: Sketch,
  points: readonly Point[],
  width: number,
  pattern: Strands['pattern'],
  light: number,
): string {
  const d = smoothPath(points);
  const { dash, share, opacity } = patterns[pattern];
  return (
    stroke(d, hair.deep, width + 1.8) +
    stroke(d, hair.base, width) +
    stroke(
      d,
      hair.shine,
      width * share,
      ` stroke-dasharray="${dash}" opacity="${(opacity * light).toFixed(2)}" transform="translate(-.8 -.4)"`,
    )
  );
}

/** `t` is 0 for the strand that frames the face and 1 for the one at the back. */
function strandPoints(sketch: Sketch, strands: Strands, side: -1 | 1, t: number): Point[] {
  const { head, face, random } = sketch;
  const lift = strands.lift ?? 5;
  const part = strands.part * head.halfWidth(-90);
  const start = head.at(part + side * 2, mix(face.hairline - 4, -103, t), 2);
  const shoulder = between(
    head.at(side * 0.66 * head.halfWidth(-80), mix(face.hairline + 2, -96, t), 3),
    head.edge(side, -88, lift),
    t,
  );
  const temple = between(head.at(side * 0.93 * head.halfWidth(-34), -32, 3), head.edge(side, -40, lift + 4), t);
  const cheekOut = mix(-1, lift + 9, t);
  const [cheekX, cheekY] = head.edge(side, 16, cheekOut);
  const end = strands.length + (random() - 0.5) * 18 - t * 6;
  const out = side * strands.spread * (0.3 + t * 0.9);
  const wave = (random() - 0.5) * strands.waver;
  return [
    [start[0], start[1] - lift * t],
    [shoulder[0], shoulder[1] - lift * 0.8],
    temple,
    [cheekX, cheekY],
    [cheekX + out * 0.35 + wave, mix(cheekY, end, 0.45)],
    [cheekX + out * 0.8 - wave, mix(cheekY, end, 0.8)],
    [cheekX + out + wave * 0.6, end],
  ];
}

/** Strands that fall from a parting over both sides, from the back to those that frame the face. */
export function fallingStrands(sketch: Sketch, strands: Strands): string {
  const { hair, face } = sketch;
  const cap = `<path d="${capPath(sketch, (strands.lift ?? 5) - 1, hairlines.soft(face.hairline), strands.lift ?? 5)}" fill="${hair.deep}"/>`;
  const sides = times(strands.count, (i) => {
    const t = 1 - i / (strands.count - 1);
    return ([1, -1] as const)
      .map((side) =>
        strand(sketch, strandPoints(sketch, strands, side, t), strands.width, strands.pattern, side < 0 ? 0.95 : 0.55),
      )
      .join('');
  });
  return cap + sides;
}

/** The strands that hang behind neck and shoulders, as a mass with darker gaps. */
export function strandsBehind(sketch: Sketch, { length, spread, width, pattern }: Strands): string {
  const { head, hair, random } = sketch;
  const top = head.edge(-1, -40, 6)[0];
  const bottom = head.edge(1, -40, 6)[0];
  const mass = smoothPath(
    [
      [top, -60],
      [top - spread * 0.5, 60],
      [top - spread * 0.9, length - 8],
      [(top + bottom) / 2, length + 4],
      [bottom + spread * 0.9, length - 8],
      [bottom + spread * 0.5, 60],
      [bottom, -60],
    ],
    true,
  );
  const hanging = times(11, (i) => {
    const share = i / 10;
    const x = mix(top, bottom, share);
    const out = (share - 0.5) * 2 * spread;
    return strand(
      sketch,
      [
        [x, 0],
        [x + out * 0.5, length * 0.5],
        [x + out * 0.95 + (random() - 0.5) * 6, length + (random() - 0.5) * 16],
      ],
      width,
      pattern,
      0.35,
    );
  });
  return `<path d="${mass}" fill="${hair.deep}"/>${hanging}`;
}
