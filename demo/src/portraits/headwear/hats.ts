import { buzz } from '../hair/short.ts';
import { hairlinePoints, shellPoints, type Hairline } from '../hair/scalp.ts';
import { smoothPath, tenth, times, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { crease, wrapColors } from './cloth-colors.ts';

const rim = (y: number): Hairline => [
  [0.99, y + 13],
  [0.9, y + 4],
  [0.6, y - 3],
  [0, y - 7],
];

function crownShape(sketch: Sketch, pad: number, lift: number, low: number): string {
  return smoothPath([...shellPoints(sketch, pad, low + 13, lift), ...hairlinePoints(sketch, rim(low), 4)], true);
}

/** The line around the hat at a height. */
function around(sketch: Sketch, y: number, lift = 6): Point[] {
  return hairlinePoints(sketch, rim(y), lift);
}

export function kofia(sketch: Sketch): string {
  const { head } = sketch;
  const [cloth, thread, shade] = wrapColors(sketch);
  const low = -62;
  const left = head.edge(-1, low + 8, 4);
  const right = head.edge(1, low + 8, 4);
  const [x] = head.point(0, -120, -8);
  const body = smoothPath(
    [
      left,
      [left[0] + 5, -102],
      [left[0] + 16, -130],
      [x, -138],
      [right[0] - 16, -130],
      [right[0] - 5, -102],
      right,
      ...around(sketch, low).slice(2, -2),
    ],
    true,
  );
  const stitch = times(9, (i) => {
    const s = (i / 8) * 1.7 - 0.85;
    const [px, py] = head.at(s * head.halfWidth(-70), -88 + (1 - s * s) * -6, 8);
    const w = 8 * Math.sqrt(1 - s * s * 0.8);
    return `<path d="M${tenth(px)} ${tenth(py - 16)}L${tenth(px + w)} ${tenth(py)}L${tenth(px)} ${tenth(py + 16)}L${tenth(px - w)} ${tenth(py)}Z" fill="none" stroke="${thread}" stroke-width="2.3"/><circle cx="${tenth(px)}" cy="${tenth(py)}" r="2.2" fill="${thread}"/>`;
  });
  return `${buzz(sketch)}<path d="${body}" fill="${cloth}"/><path d="M${tenth(right[0] - 20)} -130C${tenth(right[0] - 4)} -110 ${tenth(right[0])} -80 ${tenth(right[0])} -56L${tenth(right[0] - 22)} -64Z" fill="${shade}" opacity=".7"/>${stitch}<path d="${smoothPath(around(sketch, low, 5).slice(1, -1))}" stroke="${thread}" stroke-width="3" fill="none"/>`;
}

export function beanie(sketch: Sketch): string {
  const [wool, roll, shade] = wrapColors(sketch);
  const line = around(sketch, -48, 7);
  const ribs = line.slice(1, -1).flatMap(([x, y], i, all) => {
    const next = all[i + 1];
    const middle: Point[] = next ? [[(x + next[0]) / 2, (y + next[1]) / 2]] : [];
    return [[x, y] as Point, ...middle];
  });
  return (
    `<path d="${crownShape(sketch, 9, 17, -54)}" fill="${wool}"/><path d="${smoothPath(line)}" stroke="${roll}" stroke-width="25" fill="none" stroke-linecap="round"/>` +
    ribs
      .map(
        ([x, y]) =>
          `<path d="M${tenth(x)} ${tenth(y - 10)}v20" stroke="${shade}" stroke-width="2.6" opacity=".6" stroke-linecap="round"/>`,
      )
      .join('') +
    crease('M-46 -84C-36 -108 -10 -120 14 -120', 2.6, 0.16)
  );
}

export function cap(sketch: Sketch): string {
  const { head } = sketch;
  const [crown, peak, shade] = wrapColors(sketch);
  const low = -62;
  const a = head.at(-54, low + 4, 4);
  const b = head.at(54, low + 4, 4);
  const tip = head.at(0, low - 6, 46);
  const forward: Point = [tip[0] + Math.sin(head.yaw) * 26, tip[1] + 20];
  const visor = smoothPath(
    [
      a,
      [(a[0] + forward[0]) / 2 - 18, a[1] + 9],
      forward,
      [(b[0] + forward[0]) / 2 + 18, b[1] + 9],
      b,
      head.at(0, low - 6, 6),
    ],
    true,
  );
  return (
    `${buzz(sketch)}<path d="${crownShape(sketch, 6, 15, low)}" fill="${crown}"/>` +
    `<path d="${smoothPath([head.point(0, -121, 0), head.at(0, -95, 8), head.at(0, low - 6, 8)])}" stroke="${shade}" stroke-width="2.4" fill="none" opacity=".7"/>` +
    `<circle cx="${tenth(head.point(0, -120, -6)[0])}" cy="-121" r="4.5" fill="${peak}"/>` +
    `<path d="${visor}" fill="${peak}"/><path d="${smoothPath([a, [(a[0] + forward[0]) / 2 - 18, a[1] + 9], forward, [(b[0] + forward[0]) / 2 + 18, b[1] + 9], b])}" stroke="#000" stroke-opacity=".25" stroke-width="3" fill="none"/>`
  );
}

export function bucket(sketch: Sketch): string {
  const { head } = sketch;
  const [cloth, bandColor, shade] = wrapColors(sketch);
  const low = -62;
  const left = head.edge(-1, low, 4);
  const right = head.edge(1, low, 4);
  const front = head.at(0, low - 2, 14);
  const brim = smoothPath(
    [
      [left[0] - 30, low + 34],
      [left[0] + 2, low - 4],
      [front[0], low - 16],
      [right[0] - 2, low - 4],
      [right[0] + 30, low + 34],
      [right[0] - 16, low + 27],
      [front[0], low + 20],
      [left[0] + 16, low + 27],
    ],
    true,
  );
  return `<path d="${crownShape(sketch, 6, 13, low)}" fill="${cloth}"/><path d="${smoothPath(around(sketch, low - 7, 6))}" stroke="${bandColor}" stroke-width="11" fill="none"/><path d="${brim}" fill="${cloth}"/><path d="M${tenth(left[0] - 26)} ${low + 30}Q${tenth(front[0])} ${low + 8} ${tenth(right[0] + 26)} ${low + 30}" stroke="${shade}" stroke-width="2.4" fill="none" stroke-dasharray="5 4"/>`;
}

export function strawhat(sketch: Sketch): string {
  const { head } = sketch;
  const [straw, ribbon, shade] = wrapColors(sketch);
  const low = -60;
  const [x] = head.point(0, low, 0);
  const weave = times(
    4,
    (i) =>
      `<ellipse cx="${tenth(x)}" cy="${low - 4}" rx="${118 - i * 13}" ry="${25 - i * 3}" fill="none" stroke="${shade}" stroke-width="1.6" opacity=".5"/>`,
  );
  return `${buzz(sketch)}<ellipse cx="${tenth(x)}" cy="${low - 4}" rx="122" ry="27" fill="${straw}"/>${weave}<path d="${crownShape(sketch, 3, 18, low - 4)}" fill="${straw}"/><path d="${smoothPath(around(sketch, low - 8, 4))}" stroke="${ribbon}" stroke-width="13" fill="none"/>`;
}
