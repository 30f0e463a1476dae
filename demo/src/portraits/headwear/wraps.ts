import { hairlinePoints, shellPoints, type Hairline } from '../hair/scalp.ts';
import { smoothPath, tenth, times, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { crease, sheen, wrapColors } from './cloth-colors.ts';

const brim = (top: number): Hairline => [
  [0.985, -16],
  [0.955, -32],
  [0.84, top + 12],
  [0.45, top + 2],
  [0, top],
];

function printed(sketch: Sketch): string {
  const { id, defs } = sketch;
  const [ground, ring, core, dot] = wrapColors(sketch);
  defs.push(
    `<pattern id="${id}hw" width="30" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="30" height="30" fill="${ground}"/>` +
      `<circle cx="15" cy="15" r="8.500" fill="${ring}"/><circle cx="15" cy="15" r="4" fill="${core}"/><circle cx="0" cy="0" r="3.2" fill="${dot}"/><circle cx="30" cy="30" r="3.2" fill="${dot}"/></pattern>`,
  );
  return `url(#${id}hw)`;
}

function wrapCap(sketch: Sketch, pad: number, lift: number): string {
  const line = brim(sketch.face.hairline + 6);
  return smoothPath([...shellPoints(sketch, pad, -16, lift), ...hairlinePoints(sketch, line, 4)], true);
}

function bands({ head, face }: Sketch, count: number, lift: number): string {
  return times(count, (i) => {
    const a = head.edge(-1, -26 - i * 8, 6);
    const b = head.edge(1, -26 - i * 8, 6);
    const y = face.hairline - 6 - i * ((lift + 30) / count) * 1.4;
    return crease(
      `M${a.map(tenth).join(' ')}C${tenth(a[0] * 0.4)} ${tenth(y - 10)} ${tenth(b[0] * 0.5)} ${tenth(y - 4)} ${b.map(tenth).join(' ')}`,
      2.6,
      0.26,
    );
  });
}

/** Tied with a knot in front. */
export function headwrap(sketch: Sketch): string {
  const { head, face } = sketch;
  const fill = printed(sketch);
  const [x, y] = head.at(6, face.hairline - 16, 10).map(tenth) as [number, number];
  return (
    `<path d="${wrapCap(sketch, 9, 34)}" fill="${fill}"/>${bands(sketch, 4, 22)}` +
    `<path d="M${x} ${y}C${x - 44} ${y - 40} ${x - 22} ${y - 62} ${x} ${y - 34}C${x + 24} ${y - 64} ${x + 50} ${y - 34} ${x} ${y}Z" fill="${fill}" stroke="#1a0508" stroke-opacity=".35" stroke-width="2.4"/>` +
    crease(
      `M${x - 6} ${y - 8}C${x - 26} ${y - 30} ${x - 22} ${y - 46} ${x - 12} ${y - 42}M${x + 6} ${y - 8}C${x + 26} ${y - 30} ${x + 24} ${y - 44} ${x + 14} ${y - 42}`,
      2.6,
    ) +
    `<ellipse cx="${x}" cy="${y - 4}" rx="13" ry="10" fill="${wrapColors(sketch)[2]}"/>`
  );
}

/** Wound low and tied to a wide bow at one side. */
export function bowwrap(sketch: Sketch): string {
  const { head, random } = sketch;
  const fill = printed(sketch);
  const side = random() > 0.5 ? 1 : -1;
  const [x, y] = head.edge(side, -70, 2).map(tenth) as [number, number];
  const loop = (dx: number, dy: number): string => {
    const [ex, ey] = [x + side * dx, y + dy];
    return `<path d="M${x} ${y}C${tenth(x + side * dx * 0.3)} ${tenth(y + dy - 26)} ${ex} ${ey - 24} ${ex} ${ey}C${ex} ${ey + 20} ${tenth(x + side * dx * 0.4)} ${tenth(y + 12)} ${x} ${y}Z" fill="${fill}" stroke="#1a0508" stroke-opacity=".22" stroke-width="2"/>`;
  };
  return `<path d="${wrapCap(sketch, 7, 12)}" fill="${fill}"/>${bands(sketch, 5, 8)}${loop(46, -30)}${loop(50, 18)}<circle cx="${x}" cy="${y}" r="11" fill="${wrapColors(sketch)[1]}"/>`;
}

/** Wound upwards into a tall crown of folds. */
export function highwrap(sketch: Sketch): string {
  const { head, face } = sketch;
  const [main, second, shade] = wrapColors(sketch);
  const left = head.edge(-1, -58, 6);
  const right = head.edge(1, -58, 6);
  const [x] = head.point(0, -120, -20);
  const tower = smoothPath(
    [
      left,
      [x - 84, -120],
      [x - 78, -168],
      [x - 20, -186],
      [x + 46, -182],
      [x + 88, -150],
      [x + 80, -108],
      right,
      head.at(0, face.hairline - 4, 4),
    ],
    true,
  );
  const folds = times(6, (i) =>
    sheen(
      `M${tenth(left[0] + i * 5)} ${-62 - i * 10}C${x - 30} ${-100 - i * 14} ${x + 30} ${-98 - i * 15} ${tenth(right[0] + 6 - i * 2)} ${-80 - i * 16}`,
      i % 2 ? second : shade,
      i % 2 ? 6 : 3.4,
      i % 2 ? 0.85 : 0.55,
    ),
  );
  return `<path d="${tower}" fill="${main}"/>${folds}<path d="${wrapCap(sketch, 7, 5)}" fill="${main}"/>${bands(sketch, 3, 0)}<path d="${smoothPath(hairlinePoints(sketch, brim(face.hairline + 3), 6))}" stroke="${second}" stroke-width="8" fill="none" stroke-linecap="round"/>`;
}

/** A scarf that covers the hair and leaves the neck free, twisted in front. */
export function turbanscarf(sketch: Sketch): string {
  const { head, face, id, defs } = sketch;
  const [main, light, shade] = wrapColors(sketch);
  defs.push(
    `<linearGradient id="${id}ts" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${main}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
  );
  const line: Hairline = [
    [0.97, 26],
    [0.94, 8],
    [0.9, -26],
    [0.72, face.hairline + 12],
    [0.4, face.hairline + 3],
    [0, face.hairline + 1],
  ];
  const path = smoothPath([...shellPoints(sketch, 10, 30, 18), ...hairlinePoints(sketch, line, 3)], true);
  const [x, y] = head.at(0, face.hairline - 12, 10).map(tenth) as [number, number];
  const l = head.edge(-1, -8, 8).map(tenth) as [number, number];
  const r = head.edge(1, -8, 8).map(tenth) as [number, number];
  return (
    `<path d="${path}" fill="url(#${id}ts)"/>` +
    times(4, (i) =>
      crease(
        `M${l[0] + i * 3} ${l[1] - i * 16}Q${x - 30} ${y - 8 - i * 7} ${x} ${y - i * 2}M${r[0] - i * 3} ${r[1] - i * 16}Q${x + 30} ${y - 8 - i * 7} ${x} ${y - i * 2}`,
        2.4,
        0.26,
      ),
    ) +
    `<path d="M${x - 16} ${y - 6}C${x - 10} ${y - 26} ${x + 12} ${y - 26} ${x + 16} ${y - 6}C${x + 12} ${y + 12} ${x - 12} ${y + 12} ${x - 16} ${y - 6}Z" fill="${main}" stroke="${shade}" stroke-width="3"/>`
  );
}

/** A turban of crossing bands. */
export function turban(sketch: Sketch): string {
  const { head, face } = sketch;
  const [main, light, shade] = wrapColors(sketch);
  const [x] = head.point(0, -100, 0);
  const peak: Point = head.at(0, face.hairline - 2, 6);
  const left = head.edge(-1, 2, 6);
  const right = head.edge(1, 2, 6);
  const outline = smoothPath(
    [
      left,
      [left[0] - 14, -50],
      [x - 66, -118],
      [x, -142],
      [x + 66, -118],
      [right[0] + 14, -50],
      right,
      head.at(0.86 * head.halfWidth(-30), -34, 4),
      peak,
      head.at(-0.86 * head.halfWidth(-30), -34, 4),
    ],
    true,
  );
  const folds = times(5, (i) =>
    [-1, 1]
      .map((s) => {
        const e = s < 0 ? left : right;
        return `<path d="M${tenth(e[0] + s * 6)} ${tenth(e[1] - 14 - i * 19)}Q${tenth(x + s * 40)} ${tenth(-74 - i * 13)} ${tenth(peak[0] + s * -6)} ${tenth(peak[1] - 4 - i * 13)}" stroke="${i % 2 ? light : shade}" stroke-width="${i % 2 ? 3 : 3.6}" fill="none" opacity=".75" stroke-linecap="round"/>`;
      })
      .join(''),
  );
  return `<path d="${outline}" fill="${main}"/>${folds}`;
}
