import { between, mix, tenth, times, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { curlBall, curls } from './curl-mass.ts';
import { brushedBack } from './rows.ts';
import { capPath, hairlinePoints, hairlines, shellPoints } from './scalp.ts';
import { strand } from './strands.ts';

/** The size of an afro differs from head to head. */
function afroSize({ random }: Sketch): number {
  return 34 + Math.round(random() * 26);
}

export function afro(sketch: Sketch, layer: 'behind' | 'on'): string {
  const { head, face, hair } = sketch;
  const [x] = head.point(0, -40, -22);
  if (layer === 'behind') {
    const size = afroSize(sketch);
    return curlBall(sketch, { x, y: -62, rx: 68 + size, ry: 62 + size }, { size: 7, count: 230 });
  }
  const cap = capPath(sketch, 6, hairlines.soft(face.hairline), 20);
  const rim = hairlinePoints(sketch, hairlines.soft(face.hairline - 2))
    .filter((_, i) => i > 2 && i < 8)
    .map(
      ([px, py]) =>
        `<circle cx="${tenth(px)}" cy="${tenth(py - 4)}" r="${tenth(4.5 + sketch.random() * 2)}" fill="${hair.base}"/>`,
    )
    .join('');
  sketch.defs.push(`<clipPath id="${sketch.id}hc"><path d="${cap}"/></clipPath>`);
  return `<path d="${cap}" fill="${hair.base}"/>${rim}<g clip-path="url(#${sketch.id}hc)">${curls(sketch, { x, y: -94, rx: 62, ry: 24 }, { size: 6, count: 60 })}</g>`;
}

/** Loose curls to the shoulders: behind the neck, then in front of the ears. */
export function curlsBehind(sketch: Sketch): string {
  const [x] = sketch.head.point(0, -20, -26);
  return (
    curlBall(sketch, { x, y: 34, rx: 96, ry: 92 }, { size: 11, count: 90 }) +
    curlBall(sketch, { x, y: -50, rx: 86, ry: 74 }, { size: 10, count: 70 })
  );
}

export function curlsInFront(sketch: Sketch): string {
  const { head } = sketch;
  const [x] = head.point(0, -90, 10);
  const side = (s: -1 | 1): string => {
    const [sx] = head.edge(s, 10, 21);
    return curlBall(sketch, { x: sx, y: 30, rx: 24, ry: 74 }, { size: 9.5, count: 34 });
  };
  return side(1) + side(-1) + curls(sketch, { x, y: -94, rx: 70, ry: 30 }, { size: 9, count: 54 });
}

export function bantu(sketch: Sketch): string {
  const { head, hair, id } = sketch;
  const places = [
    [-46, -84, 10],
    [46, -84, 10],
    [-17, -96, 40],
    [20, -96, 40],
    [-28, -112, -24],
    [28, -112, -24],
    [0, -118, -50],
  ] as const;
  const knots = places
    .toSorted((a, b) => a[2] - b[2])
    .map(([x, y, z]) => {
      const [cx, cy] = head.point(x, y, z).map(tenth) as [number, number];
      return (
        `<ellipse cx="${cx}" cy="${cy}" rx="15.500" ry="14" fill="url(#${id}h)"/>` +
        [11, 7, 3.4]
          .map(
            (r, i) =>
              `<ellipse cx="${cx}" cy="${cy - 2 - i * 2}" rx="${r}" ry="${r * 0.72}" fill="none" stroke="${i === 1 ? hair.shine : hair.deep}" stroke-width="2.2" opacity=".8"/>`,
          )
          .join('')
      );
    });
  return brushedBack(sketch, 3) + knots.join('');
}

/** The tie of a puff. */
export function band({ head, recipe }: Sketch, y: number): string {
  const [x] = head.point(0, y, -20);
  return `<path d="M${tenth(x - 31)} ${y + 5}Q${tenth(x)} ${y - 11} ${tenth(x + 31)} ${y + 5}" stroke="${recipe.band ?? '#2b1a1a'}" stroke-width="8" fill="none" stroke-linecap="round"/>`;
}

/** Braids or locs tied up above the head, with loose ends. */
export function locKnot(sketch: Sketch, pattern: 'braid' | 'loc', size: number): string {
  const { head, random } = sketch;
  const [x] = head.point(0, -120, -30);
  const width = pattern === 'loc' ? 7.4 : 5.4;
  return times(15, (i) => {
    const s = (i / 14) * 2 - 1;
    const lean = (random() - 0.5) * 14;
    return strand(
      sketch,
      [
        [x + s * size * 0.7, -96],
        [x + s * size * 1.05, -120 - size * 0.3],
        [x + s * size * 0.5 + lean, -122 - size * (0.9 - Math.abs(s) * 0.25)],
        [x - s * size * 0.35 + lean, -112 - size * 0.3],
      ],
      width,
      pattern,
      s < 0.1 ? 0.95 : 0.55,
    );
  });
}

/** Short locs or twists that fall in all directions from the crown. */
export function spikes(sketch: Sketch, pattern: 'loc' | 'twist', length: number): string {
  const { head, face, hair, random } = sketch;
  const cap = `<path d="${capPath(sketch, 2, hairlines.sharp(face.hairline), 5)}" fill="${hair.deep}" opacity=".92"/>`;
  const shell = shellPoints(sketch, 4, -18, 10);
  const [cx] = head.point(0, -100, -5);
  const width = pattern === 'loc' ? 6.4 : 5.4;
  const hang = (start: Point, out: number, drop: number, lit: boolean): string => {
    const middle: Point = [start[0] + out * 0.75, start[1] - (pattern === 'loc' ? 9 : 7)];
    const end: Point = [start[0] + out, start[1] + drop];
    return strand(sketch, [start, middle, end], width, pattern, lit ? 0.95 : 0.5);
  };
  const outer = times(42, (i) => {
    const order = i < 21 ? i : 62 - i;
    const t = (order / 41) * (shell.length - 1);
    const low = shell[Math.floor(t)] ?? [0, 0];
    const [x, y] = between(low, shell[Math.min(shell.length - 1, Math.floor(t) + 1)] ?? low, t % 1);
    const side = Math.sign(x - cx) || 1;
    const height = Math.max(0, (-40 - y) / 70);
    const out =
      side * (pattern === 'loc' ? 9 + random() * 9 : 5 + random() * 7) * (1.2 - height * 0.4) +
      (random() - 0.5) * 14 * height;
    return hang(
      [x - side * 4, y + 6],
      out,
      length * (0.75 - height * 0.75) * (0.8 + random() * 0.5) - height * 12,
      x < cx,
    );
  });
  const inner = times(26, (i) => {
    const s = ((i * 7) % 26) / 25 - 0.5;
    const row = (i % 3) / 2;
    const start = head.at(s * 1.5 * head.halfWidth(-90), mix(-104, -88, row) + Math.abs(s) * 14, 5);
    const reach = head.at(
      s * 1.86 * head.halfWidth(face.hairline),
      face.hairline - 10 + random() * (pattern === 'loc' ? 18 : 6),
      9,
    );
    return hang(
      start,
      reach[0] - start[0] + (random() - 0.5) * 8,
      (reach[1] - start[1]) * (0.55 + row * 0.45),
      s < 0.1,
    );
  });
  return cap + outer + inner;
}
