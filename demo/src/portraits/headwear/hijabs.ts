import { shellPoints } from '../hair/scalp.ts';
import { mixColors } from '../palette.ts';
import { smoothPath, tenth, times, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { crease, sheen, wrapColors } from './cloth-colors.ts';

/** The opening for the face: `tight` of 1 lies on the cheeks, less leaves room. */
function opening({ head, face }: Sketch, tight: number, top: number): Point[] {
  const places: readonly (readonly [number, number])[] = [
    [0.5, face.hairline + top + 2],
    [0.86, -34],
    [0.97, 0],
    [0.97, 30],
    [0.93, face.jawY],
  ];
  const wide = 1 - tight;
  const side = (s: -1 | 1): Point[] =>
    places.map(([share, y]) => {
      const [x, py] = head.at(s * share * head.halfWidth(y), y);
      return [x + s * wide * 12, py];
    });
  const [chinX] = head.at(0, face.chinY);
  return [head.at(0, face.hairline + top), ...side(1), [chinX, face.chinY + 3 + wide * 14], ...side(-1).toReversed()];
}

interface Drape {
  readonly pad: number;
  readonly lift: number;
  readonly tight: number;
  readonly top: number;
  /** From the right cheek around the bottom to the left cheek. */
  readonly hem: readonly Point[];
}

/** The cloth with its opening, and the band of an under-cap when there is one. */
function cloth(sketch: Sketch, { pad, lift, tight, top, hem }: Drape, underCap?: string): string {
  const { id, defs } = sketch;
  const [main, light, shade] = wrapColors(sketch);
  defs.push(
    `<linearGradient id="${id}hj" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${main}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
  );
  const outer = smoothPath([...shellPoints(sketch, pad, 20, lift), ...hem], true);
  const hole = smoothPath(opening(sketch, tight, top), true);
  const band = underCap
    ? `<path fill-rule="evenodd" d="${smoothPath(opening(sketch, tight, top - 6), true)}${smoothPath(opening(sketch, tight, top + 6), true)}" fill="${underCap}"/>`
    : '';
  return (
    `<path fill-rule="evenodd" d="${outer}${hole}" fill="url(#${id}hj)"/>${band}` +
    `<path d="${hole}" fill="none" stroke="${mixColors(shade, '#12040a', 0.35)}" stroke-width="4" opacity=".45"/>`
  );
}

/** Drawn across and thrown over one shoulder. */
export function hijab(sketch: Sketch): string {
  const { face } = sketch;
  const [, light] = wrapColors(sketch);
  const c = face.chinY;
  return (
    cloth(sketch, {
      pad: 13,
      lift: 14,
      tight: 0.9,
      top: 2,
      hem: [
        [82, 70],
        [102, c + 40],
        [142, c + 88],
        [96, c + 150],
        [10, c + 128],
        [-84, c + 142],
        [-136, c + 84],
        [-98, c + 36],
        [-80, 66],
      ],
    }) +
    crease(`M-62 ${c - 26}C-50 ${c + 30} 26 ${c + 60} 96 ${c + 46}`) +
    crease(`M-76 ${c}C-60 ${c + 62} 20 ${c + 92} 120 ${c + 78}`) +
    crease(`M64 ${c - 30}C58 ${c + 6} 34 ${c + 28} -6 ${c + 34}`) +
    sheen(`M-84 ${c + 20}C-72 ${c + 84} 0 ${c + 116} 84 ${c + 112}`, light) +
    sheen('M-50 -78C-64 -52 -69 -12 -68 30', light, 3, 0.6)
  );
}

/** The inside of a loose scarf, in its own shadow. */
export function insideOfScarf(sketch: Sketch): string {
  return shadow(sketch, 9, [
    [74, 110],
    [0, 150],
    [-74, 110],
  ]);
}

/** The inside of a close scarf, seen at most at the far cheek of a turned face. */
export function insideOfCloseScarf(sketch: Sketch): string {
  return shadow(sketch, 4, [
    [68, 46],
    [56, 88],
    [0, sketch.face.chinY],
    [-56, 88],
    [-68, 46],
  ]);
}

function shadow(sketch: Sketch, pad: number, below: readonly Point[]): string {
  const [, , shade] = wrapColors(sketch);
  const inside = smoothPath([...shellPoints(sketch, pad, 20, 8), ...below], true);
  return `<path d="${inside}" fill="${mixColors(shade, '#12040a', 0.3)}"/>`;
}

/** Laid loosely over the hair, both ends hanging in front. */
export function shayla(sketch: Sketch): string {
  const { face, id } = sketch;
  const [, light, shade, edge] = wrapColors(sketch);
  const c = face.chinY;
  const hem: Point[] = [
    [90, 60],
    [112, c + 60],
    [116, c + 230],
    [38, c + 232],
    [40, c + 60],
    [16, c + 26],
    [-20, c + 30],
    [-40, c + 70],
    [-44, c + 190],
    [-112, c + 190],
    [-110, c + 50],
    [-88, 60],
  ];
  const border = (x: number, y: number): string =>
    `<path d="M${x} ${y}h72" stroke="${edge}" stroke-width="5" opacity=".9"/>`;
  return (
    cloth(sketch, { pad: 17, lift: 11, tight: 0.3, top: -4, hem }) +
    `<path d="M-40 ${c + 56}C-34 ${c + 20} 20 ${c + 10} 66 ${c - 4}C80 ${c + 30} 30 ${c + 60} -20 ${c + 64}Z" fill="url(#${id}hj)"/>` +
    border(41, c + 214) +
    border(-110, c + 174) +
    crease(
      `M70 ${c + 10}C84 ${c + 60} 80 ${c + 140} 82 ${c + 210}M96 ${c}C104 ${c + 70} 102 ${c + 140} 102 ${c + 214}`,
    ) +
    crease(
      `M-80 ${c}C-88 ${c + 60} -84 ${c + 120} -84 ${c + 176}M-36 ${c + 52}C-10 ${c + 34} 30 ${c + 28} 64 ${c + 2}`,
    ) +
    sheen('M-56 -78C-70 -50 -74 0 -72 46', light, 4, 0.6) +
    `<path d="M24 -106C46 -98 66 -72 70 -34" stroke="${shade}" stroke-width="5" fill="none" opacity=".5"/>`
  );
}

/** A long cape over an under-cap of another colour. */
export function khimar(sketch: Sketch): string {
  const { face } = sketch;
  const [, light, , under] = wrapColors(sketch);
  const c = face.chinY;
  const hem: Point[] = [
    [80, 66],
    [110, c + 50],
    [164, c + 110],
    [186, c + 240],
    [0, c + 262],
    [-186, c + 240],
    [-164, c + 110],
    [-108, c + 50],
    [-80, 66],
  ];
  return (
    cloth(sketch, { pad: 9, lift: 7, tight: 1, top: 5, hem }, under) +
    crease(
      `M-30 ${c + 16}C-60 ${c + 90} -84 ${c + 150} -96 ${c + 240}M40 ${c + 14}C70 ${c + 80} 92 ${c + 150} 104 ${c + 240}M4 ${c + 40}C0 ${c + 110} -6 ${c + 180} -4 ${c + 250}`,
      3.4,
      0.2,
    ) +
    sheen(`M-90 ${c + 40}C-120 ${c + 100} -140 ${c + 170} -146 ${c + 230}M-48 -74C-60 -44 -62 -4 -60 36`, light, 4, 0.5)
  );
}

/** Pinned close around the face in many fine folds, ending under the collar. */
export function pleated(sketch: Sketch): string {
  const { face, head } = sketch;
  const [, light, , pin] = wrapColors(sketch);
  const c = face.chinY;
  const hem: Point[] = [
    [70, 60],
    [64, c + 6],
    [62, c + 38],
    [40, c + 62],
    [0, c + 70],
    [-40, c + 62],
    [-62, c + 38],
    [-62, c + 6],
    [-70, 60],
  ];
  const folds = times(5, (i) => {
    const y = -142 + i * 8;
    const a = head.edge(-1, -62 + i * 8, 9 - i * 2);
    const b = head.edge(1, -62 + i * 8, 9 - i * 2);
    return crease(
      `M${a.map(tenth).join(' ')}C${tenth(a[0] + 16)} ${y} ${tenth(b[0] - 16)} ${y} ${b.map(tenth).join(' ')}`,
      2,
      0.2,
    );
  });
  const throat = times(5, (i) =>
    crease(
      `M-${56 - i * 2} ${c - 16 + i * 13}C-20 ${c + 16 + i * 12} 24 ${c + 14 + i * 12} ${56 - i * 2} ${c - 20 + i * 13}`,
      2.4,
      0.2,
    ),
  );
  const [px, py] = head.edge(1, 44, 4);
  return (
    cloth(sketch, { pad: 11, lift: 17, tight: 0.95, top: 0, hem }) +
    folds +
    throat +
    sheen('M-46 -86C-58 -58 -62 -30 -62 4', light, 3.5, 0.6) +
    `<circle cx="${tenth(px)}" cy="${tenth(py)}" r="5" fill="${pin}"/><circle cx="${tenth(px - 1.5)}" cy="${tenth(py - 1.5)}" r="1.8" fill="#fff" opacity=".8"/>`
  );
}
