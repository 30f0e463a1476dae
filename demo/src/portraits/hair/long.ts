import { mix, smoothPath, times, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { stroke } from './scalp.ts';

interface Fall {
  readonly length: number;
  readonly wave: number;
  readonly spread: number;
  /** The parting as a share of half the head's width. */
  readonly part: number;
  readonly lift: number;
}

function wavy(points: readonly Point[], wave: number, side: -1 | 1): Point[] {
  return points.map(([x, y], i) => [x + side * wave * (i % 2 ? 1 : -0.6), y]);
}

/** Loose hair behind neck and shoulders. */
export function hairBehind({ head, hair }: Sketch, { length, spread, wave, lift }: Fall): string {
  const edge = (side: -1 | 1): Point[] => {
    const [x] = head.edge(side, -40, lift + 3);
    return [
      [x, -50],
      ...wavy(
        [0.2, 0.4, 0.6, 0.8, 1].map((t): Point => [x + side * spread * t, mix(0, length, t)]),
        wave,
        side,
      ),
    ];
  };
  const middle = (head.edge(-1, -40)[0] + head.edge(1, -40)[0]) / 2;
  return `<path d="${smoothPath([...edge(-1), [middle, length + 8], ...edge(1).toReversed()], true)}" fill="${hair.deep}"/>`;
}

/** One half of loose hair: from the parting around the face to the shoulder. */
function half(sketch: Sketch, { length, wave, spread, part, lift }: Fall, side: -1 | 1): string {
  const { head, face, hair, id } = sketch;
  const partX = part * head.halfWidth(-95);
  const inner: Point[] = [
    head.at(partX, face.hairline - 6, 3),
    head.at(side * 0.55 * head.halfWidth(face.hairline), face.hairline + 6, 3),
    head.at(side * 0.9 * head.halfWidth(-30), -30, 3),
    head.edge(side, 14, -5),
  ];
  const [x] = head.edge(side, 20, 0);
  const fall = [0.3, 0.5, 0.7, 0.9].map((t): Point => [x + side * (spread * t * 0.8 - 4), mix(14, length, t)]);
  const [outX] = head.edge(side, -30, lift + 4);
  const outer = [0.9, 0.7, 0.5, 0.3, 0.1].map((t): Point => [outX + side * (spread * t + 3), mix(10, length, t)]);
  const crown: Point[] = [
    head.edge(side, -60, lift + 3),
    [head.edge(side, -88, lift)[0], -92 - lift * 0.5],
    [head.point(partX, -100, 0)[0], -106 - lift],
  ];
  const outline = [...inner, ...wavy(fall, wave * 0.7, side), ...wavy(outer, wave, side), ...crown];
  const path = smoothPath(outline, true);
  const lines = times(6, (i) => {
    const t = (i + 0.7) / 6.4;
    const points: Point[] = [
      head.point(partX + side * 3, mix(face.hairline - 8, -106, t), mix(50, 0, t)),
      [mix(inner[1]?.[0] ?? 0, crown[1]?.[0] ?? 0, t), mix(inner[1]?.[1] ?? 0, -90, t)],
      [mix(inner[2]?.[0] ?? 0, crown[0]?.[0] ?? 0, t), -40],
      [mix(inner[3]?.[0] ?? 0, outX, t), 16],
      ...wavy(
        [0.3, 0.5, 0.7, 0.88].map((u): Point => [
          mix(x + side * (spread * u * 0.8 - 4), outX + side * spread * u, t),
          mix(14, length, u),
        ]),
        wave * 0.8,
        side,
      ),
    ];
    return stroke(smoothPath(points), i % 2 ? hair.deep : hair.shine, i % 2 ? 2 : 2.6, ' opacity=".55"');
  });
  return `<path d="${path}" fill="${side < 0 ? `url(#${id}h)` : hair.base}"/>${lines}`;
}

export function looseHair(sketch: Sketch, fall: Fall): string {
  return half(sketch, fall, 1) + half(sketch, fall, -1);
}

/** A smooth knot at the back of the head, seen above it. */
export function bun({ head, hair, id }: Sketch, y: number, r: number): string {
  const [x] = head.point(0, y, -40);
  const line = (k: number): string =>
    stroke(
      `M${x - r * 0.8} ${y + k * r * 0.5}Q${x} ${y - r * 0.7 + k * r} ${x + r * 0.8} ${y + k * r * 0.5}`,
      k % 2 ? hair.deep : hair.shine,
      2,
      ' opacity=".6"',
    );
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="url(#${id}h)"/>${line(-0.6)}${line(0)}${line(0.7)}`;
}

/** A tail that falls over one shoulder. */
export function tail(sketch: Sketch, side: -1 | 1, length: number, wave: number): string {
  const { head, hair, id } = sketch;
  const [x] = head.edge(side, 30, 6);
  const outline = smoothPath(
    [
      [x - side * 14, 10],
      [x + side * 14, 40],
      [x + side * (20 + wave), length * 0.55],
      [x + side * 6, length],
      [x - side * (10 - wave), length * 0.6],
      [x - side * 8, 50],
    ],
    true,
  );
  const shine = stroke(
    smoothPath([
      [x, 40],
      [x + side * 8, length * 0.5],
      [x + side * 4, length * 0.86],
    ]),
    hair.shine,
    3,
    ' opacity=".5"',
  );
  return `<path d="${outline}" fill="url(#${id}h)"/>${shine}`;
}
